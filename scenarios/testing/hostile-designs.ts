import { KNOWN_BAD, KNOWN_BAD_TO_US } from '@fondly/core/designs/testing/known-bad-designs.ts'
import { testDesign, testPicture } from '@fondly/core/designs/testing/write-pdf.ts'
import { makePng, pngChunk, pngHead } from './make-pictures.ts'

const svg = (inside: string, head = 'width="5.3067in" height="7.3067in" viewBox="0 0 1592 2192"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`)
const known = (name: string) => {
  const found = [...KNOWN_BAD, ...KNOWN_BAD_TO_US].find((one) => one.name === name)
  if (!found) throw new Error(`There is no known fault of this name: ${name}`)
  return found.bytes
}
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])
const JPEG_END = Buffer.from([0xff, 0xd9])
const jpegOf = (components: number) =>
  Buffer.concat([
    JPEG_START,
    Buffer.from([0xc0, 0, 8 + 3 * components, 8, 8, 0x90, 6, 0x38, components]),
    Buffer.alloc(3 * components),
    JPEG_END,
  ])
const INK = [20, 40, 60, 255] as const

/** Harmful or unusable files for a design, each with the expected code of the refusal or of the finding of preflight. */
export const HOSTILE_DESIGNS: Record<string, [code: string, file: () => Uint8Array]> = {
  'no bytes at all': ['upload-empty', () => new Uint8Array()],
  'thirty-one megabytes': ['upload-too-large', () => Buffer.alloc(31_000_000, 1)],
  'a program': ['upload-wrong-type', () => Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.', 'latin1')],
  'a page': ['upload-wrong-type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  'a GIF': ['upload-wrong-type', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
  'a PDF that is only its head': ['broken', () => Buffer.from('%PDF-1.7\n')],
  'a PDF of nothing': ['broken', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n')],
  'a PDF whose table leads nowhere': [
    'broken',
    () =>
      Buffer.from(
        Buffer.from(testDesign())
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n99'),
        'latin1',
      ),
  ],
  'a PDF with a script': ['scripts', () => known('a named script')],
  'a PDF that runs when it is opened': ['scripts', () => known('a script when it is opened')],
  'a PDF that starts a program': ['scripts', () => testDesign({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  'a PDF with a file inside': ['attachments', () => known('a file attached')],
  'an encrypted PDF': ['encrypted', () => known('encrypted')],
  'a PDF that draws itself': ['too-heavy', () => known('a form that draws itself')],
  'a PDF that unpacks to 100 MB': ['too-heavy', () => known('a drawing that unpacks to 100 MB')],
  'a PDF with a picture of 36 million pixels': [
    'pixels',
    () =>
      testDesign({ resources: '/XObject << /Im 5 0 R >>', content: 'q 382 0 0 526 0 0 cm /Im Do Q', more: [testPicture(6_000, 6_000)] }),
  ],
  'a PNG that claims 40,000 x 40,000 pixels': [
    'too-heavy',
    () => Buffer.concat([pngHead(40_000, 40_000), pngChunk('IDAT', Buffer.alloc(80)), pngChunk('IEND', Buffer.alloc(0))]),
  ],
  'a PNG whose pixels are noise': [
    'broken',
    () => Buffer.concat([pngHead(1592, 2192), pngChunk('IDAT', Buffer.alloc(80, 7)), pngChunk('IEND', Buffer.alloc(0))]),
  ],
  'a PNG cut in the middle': ['upload-cut-off', () => makePng(400, 200, INK).subarray(0, 120)],
  'a PNG followed by a page': ['upload-has-more', () => Buffer.concat([makePng(400, 200, INK), Buffer.from('<script>alert(1)</script>')])],
  'a JPEG of two channels': ['jpeg-colours', () => jpegOf(2)],
  'a JPEG without a picture': ['broken', () => Buffer.concat([JPEG_START, Buffer.from([0xe0, 0, 2]), JPEG_END])],
  'a drawing with a script': ['scripts', () => svg('<rect width="9" height="9"/><script>alert(1)</script>')],
  'a drawing that fetches': ['svg-links', () => svg('<image href="https://evil.test/spy.png" width="9" height="9"/>')],
  'a drawing that laughs a billion times': [
    'too-heavy',
    () => Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "ha">]>'), svg('<path d="&a;"/>')]),
  ],
  'a drawing nested a thousand times': ['too-heavy', () => svg(`${'<g>'.repeat(1_000)}${'</g>'.repeat(1_000)}`)],
  'a drawing that uses itself': ['too-heavy', () => svg('<g id="a"><use href="#a"/></g>')],
}
