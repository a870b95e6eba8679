import { makePng, makeSvg, pngChunk, pngHead } from './make-pictures.ts'

const INK = [20, 40, 60, 255] as const
const ZIP_END = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
const JPEG_END = Buffer.from([0xff, 0xd9])
const WEBP_OF = (bytes: number) => Buffer.concat([Buffer.from('RIFF'), Buffer.from(Uint32Array.of(bytes).buffer), Buffer.from('WEBPVP8 ')])
const LAUGHS = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
/** Six levels. Each level repeats the level below ten times, which makes a million shapes. */
const NESTED_USES = Array.from({ length: 6 }, (_, at) => {
  const uses = `<use href="#u${at - 1}"/>`.repeat(10)
  return `<g id="u${at}">${at === 0 ? '<rect width="1" height="1"/>' : uses}</g>`
}).join('')

/** Harmful or unusable files for a logo, each with the expected code of the refusal. */
export const HOSTILE_LOGOS: Record<string, [code: string, file: () => Uint8Array]> = {
  'no bytes at all': ['upload-empty', () => new Uint8Array()],
  'three megabytes': ['upload-too-large', () => Buffer.alloc(3_000_000, 1)],
  'a program': ['upload-wrong-type', () => Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.', 'latin1')],
  'an archive': ['upload-wrong-type', () => ZIP_END],
  'a PDF': ['upload-wrong-type', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
  'a GIF': ['upload-wrong-type', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
  'a page': ['upload-wrong-type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  'a page around a drawing': ['picture-unreadable', () => Buffer.concat([Buffer.from('<html>'), makeSvg(''), Buffer.from('</html>')])],
  'a PNG cut in the middle': ['upload-cut-off', () => makePng(400, 200, INK).subarray(0, 120)],
  'a PNG followed by an archive': ['upload-has-more', () => Buffer.concat([makePng(400, 200, INK), ZIP_END])],
  'a PNG whose pixels are noise': [
    'picture-unreadable',
    () => Buffer.concat([pngHead(400, 200), pngChunk('IDAT', Buffer.alloc(80, 7)), pngChunk('IEND', Buffer.alloc(0))]),
  ],
  'a PNG that claims 40,000 x 40,000 pixels': [
    'picture-too-many-pixels',
    () => Buffer.concat([pngHead(40_000, 40_000), pngChunk('IDAT', Buffer.alloc(80)), pngChunk('IEND', Buffer.alloc(0))]),
  ],
  'a PNG of 7,000 pixels in width': ['logo-too-large', () => makePng(7_000, 40, INK)],
  'a PNG of one pixel': ['logo-too-small', () => makePng(1, 1, INK)],
  'a PNG that nobody sees': ['logo-not-seen-on-light', () => makePng(400, 200, [255, 255, 255, 255])],
  'a PNG of glass': ['logo-not-seen-on-light', () => makePng(400, 200, [0, 0, 0, 0])],
  'a JPEG that ends at once': ['upload-cut-off', () => JPEG_START],
  'a JPEG without a picture': ['picture-unreadable', () => Buffer.concat([JPEG_START, JPEG_END])],
  'a JPEG followed by a page': ['upload-has-more', () => Buffer.concat([JPEG_START, JPEG_END, Buffer.from('<script>alert(1)</script>')])],
  'a WebP that claims more than it has': ['upload-cut-off', () => WEBP_OF(9_999)],
  'a WebP without a picture': ['picture-unreadable', () => WEBP_OF(8)],
  'script in a drawing': ['svg-unsafe', () => makeSvg('<script>alert(1)</script>')],
  'a drawing that acts when it is loaded': ['svg-unsafe', () => makeSvg('<g onload="alert(1)"/>')],
  'a page inside a drawing': ['svg-unsafe', () => makeSvg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
  'a drawing with a picture from elsewhere': [
    'svg-unsafe',
    () => makeSvg('<image href="https://evil.test/spy.png" width="9" height="9"/>'),
  ],
  'a drawing that links': ['svg-unsafe', () => makeSvg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
  'a drawing painted from elsewhere': ['svg-unsafe', () => makeSvg('<path d="M0 0" fill="url( \'https://evil.test/#a\')"/>')],
  'a drawing that repeats a file': ['svg-unsafe', () => makeSvg('<use xlink:href="file:///etc/passwd#a"/>')],
  'a style sheet from elsewhere': ['svg-unsafe', () => makeSvg('<style>@import "https://evil.test/a.css";</style>')],
  'a style sheet that names another in the document': [
    'svg-unsafe',
    () => makeSvg('', '<?xml-stylesheet href="https://evil.test/a.css"?>'),
  ],
  'script that hides in a style sheet': ['svg-unsafe', () => makeSvg('<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>')],
  'script that hides twice': ['svg-unsafe', () => makeSvg('<style>&amp;lt;/style&amp;gt;&amp;lt;script&amp;gt;</style>')],
  'script behind a comment in a style sheet': [
    'svg-unsafe',
    () => makeSvg('<style><![CDATA[<!-- ]]></style><style>&lt;path onload="alert(1)"/&gt;</style>'),
  ],
  'a drawing that moves': ['svg-unsafe', () => makeSvg('<animate attributeName="href" values="javascript:alert(1)"/>')],
  'a drawing with a filter': ['svg-unsafe', () => makeSvg('<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>')],
  'a drawing that laughs a billion times': ['svg-unsafe', () => makeSvg('<path d="&c;"/>', LAUGHS)],
  'a drawing that repeats its repetitions': ['svg-too-complex', () => makeSvg(NESTED_USES)],
  'a drawing of 6,000 parts': ['svg-too-complex', () => makeSvg('<path d="M0 0"/>'.repeat(6_000))],
  'a drawing nested a thousand times': ['svg-too-complex', () => makeSvg('<g>'.repeat(1_000))],
  'a drawing with letters': ['svg-has-text', () => makeSvg('<text y="9">Harborview</text>')],
  'a drawing that is not closed': ['picture-unreadable', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"')],
  'a drawing in no known writing': ['picture-unreadable', () => Buffer.concat([makeSvg(''), Buffer.from([0xff, 0xfe])])],
  'a drawing larger than the sea': [
    'picture-unreadable',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9999999999" height="9999999999"><path d="M0 0h9v9z"/></svg>'),
  ],
}
