import { expect, test } from 'vitest'
import { checkFileEnd, detectFileType } from './file-type.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const PNG = '\u0089PNG\r\n\u001a\n'
const CHUNK = (name: string, data = '') => `\u0000\u0000\u0000${String.fromCharCode(data.length)}${name}${data}SUM!`
const WEBP = (length: number, data: string) => `RIFF${String.fromCharCode(length)}\u0000\u0000\u0000WEBP${data}`

test.each([
  ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
  [PNG, 'png'],
  ['RIFF....WEBPVP8 ', 'webp'],
  ['%PDF-1.7', 'pdf'],
  ['<svg xmlns="">', 'svg'],
  ['\u00ef\u00bb\u00bf \n<?xml version="1.0"?><!-- a > b --><svg\n>', 'svg'],
  [' <!doctype html><p>', undefined],
  ['<svgs>', undefined],
  ['GIF89a', undefined],
  ['RIFF....WAVE', undefined],
  ['', undefined],
])('bytes that begin with %j are recognised as %s', (text, type) => expect(detectFileType(bytes(text))).toBe(type))

test.each([
  ['png', PNG + CHUNK('IHDR', 'abc') + CHUNK('IEND'), 'whole'],
  ['png', `${PNG}${CHUNK('IHDR', 'abc')}${CHUNK('IEND')}PK`, 'has-more'],
  ['png', PNG + CHUNK('IHDR', 'abc'), 'cut-off'],
  ['png', PNG + CHUNK('IHDR', 'abc').slice(0, 9), 'cut-off'],
  ['png', PNG, 'cut-off'],
  ['webp', WEBP(8, 'VP8 '), 'whole'],
  ['webp', WEBP(7, 'VP8.'), 'whole'],
  ['webp', WEBP(20, 'VP8 '), 'cut-off'],
  ['webp', WEBP(4, 'VP8 '), 'has-more'],
  ['jpeg', '\u00ff\u00d8\u00ff\u00d9', 'whole'],
  ['jpeg', '\u00ff\u00d8\u00ff\u00d9\u0000\u0000', 'whole'],
  ['jpeg', '\u00ff\u00d8\u00ff\u00d9<script>', 'has-more'],
  ['jpeg', '\u00ff\u00d8\u00ff\u00e0', 'cut-off'],
  ['svg', '<svg>', 'whole'],
] as const)('whether a %s that ends with %j is complete: %s', (type, text, end) => expect(checkFileEnd(bytes(text), type)).toBe(end))
