import franklin from './packs/franklin.json' with { type: 'json' }
import garamond from './packs/garamond.json' with { type: 'json' }
import hand from './packs/hand.json' with { type: 'json' }

/** The printed fonts, by our own short names. */
export type FontName = 'garamond' | 'franklin' | 'hand'

/**
 * The metrics needed to set a line in a font, in whole font units. A cluster is what one glyph shows: a character, or the characters of a ligature.
 * `tools/font-packs.ts` makes it from the whole TTF; never edit it by hand.
 */
export type FontPack = {
  font: FontName
  /** The SHA-256 of the TTF. */
  source: string
  unitsPerEm: number
  ascent: number
  descent: number
  /** Every printable character, in order. */
  characters: string
  /** Sorted with the longest first. */
  ligatures: string[]
  /** The advances of the characters, then of the ligatures. */
  advances: number[]
  /** The kerning row of each cluster as the left glyph, and its kerning column as the right glyph. */
  leftClasses: number[]
  rightClasses: number[]
  /** By left class: pairs of a right class and the units by which the two glyphs move together or apart. */
  kerning: number[][]
}

/** A font pack indexed for lookup. */
export type Font = {
  name: FontName
  unitsPerEm: number
  ascent: number
  descent: number
  has: (character: string) => boolean
  /** Returns the character that is printed: the given one, or its replacement. */
  shown: (character: string) => string
  ligatures: string[]
  /** In UTF-16 units; at least 2, because a character may take two. */
  longestCluster: number
  advance: (cluster: string) => number
  kern: (left: string, right: string) => number
}

const opened = new Map<FontName, Font>()
const packs: Record<FontName, FontPack> = { garamond: garamond as FontPack, franklin: franklin as FontPack, hand: hand as FontPack }

/** Returns the metrics of a font. Each font is indexed once. */
export function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = indexed(packs[name])
  opened.set(name, font)
  return font
}

/** Identifies the set of font packs. A new version makes sure that everything drawn with other metrics is drawn again. */
export const fontPackVersion: string = Object.values(packs)
  .map((pack) => pack.source.slice(0, 8))
  .join('-')

function indexed(pack: FontPack): Font {
  const index = new Map([...Array.from(pack.characters), ...pack.ligatures].map((cluster, place) => [cluster, place]))
  const kerning = pack.kerning.map(byRightClass)
  const shown = (character: string) => (index.has(character) ? character : (STAND_INS[character] ?? character))
  return {
    name: pack.font,
    unitsPerEm: pack.unitsPerEm,
    ascent: pack.ascent,
    descent: pack.descent,
    has: (character) => index.has(shown(character)),
    shown,
    ligatures: pack.ligatures,
    longestCluster: Math.max(2, ...pack.ligatures.map((ligature) => ligature.length)),
    advance: (cluster) => pack.advances[index.get(cluster) ?? -1] ?? 0,
    kern: (left, right) => {
      const row = pack.leftClasses[index.get(left) ?? -1]
      const column = pack.rightClasses[index.get(right) ?? -1]
      return row === undefined || column === undefined ? 0 : (kerning[row]?.get(column) ?? 0)
    },
  }
}

/** Replacements that look the same, for hyphens, bars and an apostrophe that some fonts lack. Lines break at the original characters. */
const STAND_INS: Record<string, string> = { '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—', '\u2212': '–', '\u02bc': '’' }

function byRightClass(row: number[]): Map<number, number> {
  const values = new Map<number, number>()
  for (let i = 0; i + 1 < row.length; i += 2) values.set(row[i] ?? 0, row[i + 1] ?? 0)
  return values
}
