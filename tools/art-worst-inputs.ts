import { MAX_CLOSING_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import type { LayeredCard, Layer } from '@fondly/stationery/layout/layered-page.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import type { Art, ArtOf } from '@fondly/stationery/paint/art.ts'
import { artFindings } from '@fondly/stationery/paint/preflight/art-findings.ts'
import { detectFileType } from '@fondly/kit/files/file-type.ts'
import { parser, type ParserCase, run, TEXTS } from './parser-case.ts'

const OUTSIDE = '/art/outside.webp'
const address = { name: 'Acme Care', address1: '9 HQ Rd', address2: '', city: 'Austin', state: 'TX', zip: '73301' }
const content: CardContent = {
  cardId: '1HBE2115',
  size: '70',
  orientation: 'V',
  language: 'en_US',
  outsideUrl: OUTSIDE,
  insideUrl: OUTSIDE,
  sentimentUrl: undefined,
  message: '',
  signature: 'Ana',
  logoUrl: undefined,
  disclaimer: '',
  backMessage: '',
  backDisclaimer: '',
  returnAddress: address,
  recipient: address,
  scanCode: 'A7kP2mQ9xZ',
}
const scene: Art = {
  scene: { width: 100, height: 140, bleed: 4, shapes: {}, nodes: [{ path: 'M-4 -4L104 -4L104 144L-4 144Z', fill: '#f4e8d0' }] },
}
const art: ArtOf = new Map([[OUTSIDE, scene]])
/** The cache of page grounds, as on the server. Every card here has the same ground, so the counts are of the work on the words only. */
const cache = new Map()

const saying = (message: string): LayeredCard => cardPages({ ...content, message })
const box = { x: 100, y: 100, width: 900, height: 600 }

/** Returns a card whose inside has these layers, each one above the layer before it. */
function layered(layers: Layer[]): LayeredCard {
  const { outside, inside, envelope } = cardPages(content)
  return { outside, inside: { ...inside, layers }, envelope }
}
const many =
  (layer: Layer) =>
  (count: number): LayeredCard =>
    layered(Array.from({ length: count }, () => layer))

const LAYERS = {
  pictures: many({ kind: 'picture', ...box, url: OUTSIDE }),
  words: many({ kind: 'text', ...box, text: 'Many happy returns of the day.', face: 'garamond10Center', color: '#000000' }),
  symbols: many({ kind: 'barcode', ...box, text: 'A7kP2mQ9xZ', module: 6 }),
}
const WORDS = {
  words: run('many happy returns '),
  'one word': run('a'),
  hyphens: TEXTS.hyphens,
  'wide letters': TEXTS['wide letters'],
  'letters that compose': TEXTS['letters that compose'],
  'signs that nobody sees': TEXTS['signs that nobody sees'],
}
const bytes = (make: (size: number) => string) => (size: number) => Buffer.from(make(size), 'latin1')

/** The code that checks cards and pictures before printing. Decoding by C libraries is not counted: it has its own process and time limit. */
export const ART_PARSERS: Record<string, ParserCase> = {
  // The words shrink until they fit, so the steps do not grow evenly with such a short text. Instead, the number of steps has a limit.
  'words before they are printed': parser(MAX_CLOSING_CHARACTERS, (text: string) => preflight(saying(text)), WORDS, 1_000_000),
  'ink of a message': parser(MAX_CLOSING_CHARACTERS, (text: string) => artFindings(saying(text), art, cache), WORDS, 1_000_000),
  // As many layers as assertModest lets a page have; each layer may lie over every other one.
  'layers before they are printed, counted': parser(60, preflight, LAYERS, 20_000),
  'ink of many layers, counted': parser(30, (card: LayeredCard) => artFindings(card, art, cache), LAYERS, 50_000),
  'kind of a picture': parser(10_000_000, (file: Uint8Array) => detectFileType(file), {
    spaces: bytes(run(' ')),
    'a head of SVG': bytes(run(' ', { before: '\u00ef\u00bb\u00bf', after: '<svg>' })),
    'a head of WebP': bytes(run('WEBP', { before: 'RIFF' })),
    'a head of PNG': bytes(run('\u0089PNG\r\n')),
    'a head of JPEG': bytes(run('\u00ff\u00d8\u00ff')),
  }),
}
