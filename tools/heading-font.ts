import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const NEWSREADER = import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')
/** The characters in this font's unicode-range in web/fonts.css, without the control characters. */
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
/** Headings have weight 420, other lines have 400, and no text is smaller than 16 pixels. The unused part of the axes would be half of the file. */
const AXES = { wght: { min: 400, max: 420, default: 400 }, opsz: { min: 16, max: 72, default: 16 } }
/** The features that browsers use by default, and the figures that the pages ask for (lnum, tnum). */
const FEATURES = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/** Returns the font of the pages' headings (web/fonts/newsreader.woff2), reduced to the weights and sizes that the pages use. */
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
