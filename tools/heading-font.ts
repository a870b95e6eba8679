import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const NEWSREADER = import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')
/** The characters for which web/fonts.css names it. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const
/** Headings weigh 420, a line that is not one 400, and nothing is smaller than 16 pixels; what lies beyond is half of the file. */
const AXES = { wght: { min: 400, max: 420, default: 400 }, opsz: { min: 16, max: 72, default: 16 } }
/** What browsers use unasked, and the figures that the pages ask for. */
const FEATURES = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/** The face of the pages' headings, cut down to the weights and sizes that they have: web/fonts/newsreader.woff2. */
export async function buildHeadingFont(): Promise<Uint8Array> {
  const text = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))).join(
    '',
  )
  return await subsetFont(await readFile(fileURLToPath(NEWSREADER)), text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: AXES,
  })
}
