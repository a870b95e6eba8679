import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { FONT_FILES } from '@fondly/stationery/paint/font-files.ts'
import type { FontName, FontPack } from '@fondly/stationery/typeset/font-pack.ts'
import { buildHeadingFont } from './heading-font.ts'

/*
 * Extracts from each TTF what layout and browsers need: `node tools/font-packs.ts` writes
 * stationery/typeset/packs/*.json, stationery/paint/svg/fonts/*.woff2 and web/fonts/newsreader.woff2, which are committed.
 */
export const FONT_NAMES: FontName[] = ['garamond', 'franklin', 'hand']

/** The Latin letters of the Americas, Europe and Vietnam, and the punctuation of ordinary letters. */
const RANGES: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x17f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1d4],
  [0x1fc, 0x1ff],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0x2661, 0x2661],
  [0x2665, 0x2665],
]
const LIGATURES = ['ffi', 'ffl', 'ff', 'fi', 'fl', 'll', 'tt']
/** Without ligatures and contextual forms, each character is one glyph, and every painter draws the same one. */
const PLAIN = ['-liga', '-clig', '-calt', '+kern']
const JOINED = ['+liga', '-clig', '-calt', '+kern']

/** Returns the metrics of one font as JSON, measured with HarfBuzz. */
export async function buildFontPack(name: FontName): Promise<string> {
  const bytes = await readFile(FONT_FILES[name])
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer))
  const font = new harfbuzz.Font(face)
  const characters = printable(face, font)
  const ligatures = LIGATURES.filter((ligature) => shape(font, ligature, JOINED).length === 1)
  const clusters = [...characters, ...ligatures]
  const pairs = kerningPairs(font, characters, ligatures)
  const extents = font.hExtents()
  const [leftClasses, rows] = classes(pairs)
  const [rightClasses, columns] = classes(transposed(rows))
  const pack: FontPack = {
    font: name,
    source: createHash('sha256').update(bytes).digest('hex'),
    unitsPerEm: face.upem,
    ascent: extents.ascender,
    descent: extents.descender,
    characters: characters.join(''),
    ligatures,
    advances: clusters.map((cluster) => shape(font, cluster, JOINED).reduce((sum, glyph) => sum + glyph.advance, 0)),
    leftClasses,
    rightClasses,
    kerning: transposed(columns).map((row) => row.flatMap((value, column) => (value === 0 ? [] : [column, value]))),
  }
  return `${JSON.stringify(pack)}\n`
}

/** Returns the font for browsers (WOFF2): only the characters and ligatures of the pack, and no kerning. */
export async function buildBrowserFont(name: FontName, pack: string): Promise<Uint8Array> {
  const { characters, ligatures } = JSON.parse(pack) as FontPack
  return await subsetFont(await readFile(FONT_FILES[name]), characters, {
    targetFormat: 'woff2',
    keepFeatures: ligatures.length > 0 ? ['liga'] : [],
    dropTables: ['GPOS', 'kern', 'DSIG'],
  })
}

/** `at` is the index of the glyph's first character in the text. */
type ShapedGlyph = { id: number; advance: number; at: number }

function shape(font: harfbuzz.Font, text: string, features: string[]): ShapedGlyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.setDirection(harfbuzz.Direction.LTR)
  buffer.setScript('Latn')
  buffer.setLanguage('en')
  harfbuzz.shape(
    font,
    buffer,
    features.map((feature) => new harfbuzz.Feature(feature.slice(1), feature.startsWith('+') ? 1 : 0)),
  )
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map((info, i) => ({ id: info.codepoint, advance: positions[i]?.xAdvance ?? 0, at: info.cluster }))
}

function printable(face: harfbuzz.Face, font: harfbuzz.Font): string[] {
  const known = new Set(face.collectUnicodes())
  const characters: string[] = []
  for (const [first, last] of RANGES)
    for (let code = first; code <= last; code++) {
      const character = String.fromCodePoint(code)
      // Keep only characters that are normalized (NFC) and one glyph, because every painter can place these alone.
      if (known.has(code) && character.normalize('NFC') === character && shape(font, character, PLAIN).length === 1)
        characters.push(character)
    }
  return characters
}

/** The kerning of each pair: one row for each left cluster, one column for each right cluster. */
function kerningPairs(font: harfbuzz.Font, characters: string[], ligatures: string[]): number[][] {
  const plain = (left: string) => {
    // The text is 'l r1 l r2 ...'. The kerning of a pair is the advance of 'l' before 'r' minus the advance of 'l' alone.
    const glyphs = new Map(shape(font, characters.map((right) => left + right).join(''), PLAIN).map((glyph) => [glyph.at, glyph]))
    const [alone] = shape(font, left, PLAIN)
    return characters.map((_, i) => {
      const withRight = glyphs.get(2 * i)
      // If the glyph has changed (a figure of a fraction), there is no kerning, because the layout never sets such a pair.
      return withRight && alone && withRight.id === alone.id ? withRight.advance - alone.advance : 0
    })
  }
  const advanceIn = (left: string, right: string) => {
    const glyphs = shape(font, left + right, JOINED)
    const alone = shape(font, left, JOINED)[0]
    // If a longer ligature replaced the pair, there is no kerning, because the pair is never set like this.
    return glyphs.length === 2 && alone && glyphs[0]?.id === alone.id ? glyphs[0].advance - alone.advance : 0
  }
  const single = characters.map((left) => [...plain(left), ...ligatures.map((right) => advanceIn(left, right))])
  const joined = ligatures.map((left) => [...characters, ...ligatures].map((right) => advanceIn(left, right)))
  return [...single, ...joined]
}

/** Gives equal rows the same class. Returns [the class of each row, the row of each class]. */
function classes(rows: number[][]): [number[], number[][]] {
  const known = new Map<string, number>()
  const distinct: number[][] = []
  const classOf = rows.map((row) => {
    const key = row.join()
    const found = known.get(key) ?? known.set(key, known.size).size - 1
    distinct[found] ??= row
    return found
  })
  return [classOf, distinct]
}

function transposed(rows: number[][]): number[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of FONT_NAMES) {
    const pack = await buildFontPack(name)
    await writeFile(new URL(`../stationery/typeset/packs/${name}.json`, import.meta.url), pack)
    const browserFont = await buildBrowserFont(name, pack)
    await writeFile(new URL(`../stationery/paint/svg/fonts/${name}.woff2`, import.meta.url), browserFont)
    console.log(`${name}: pack ${pack.length} bytes, browser font ${browserFont.length} bytes`)
  }
  const headings = await buildHeadingFont()
  await writeFile(new URL('../web/fonts/newsreader.woff2', import.meta.url), headings)
  console.log(`newsreader: ${headings.length} bytes`)
}
