/** The eight directions (Publication 28, Appendix B). */
const SPELLED: Readonly<Record<string, string>> = {
  N: 'NORTH',
  S: 'SOUTH',
  E: 'EAST',
  W: 'WEST',
  NE: 'NORTHEAST',
  NW: 'NORTHWEST',
  SE: 'SOUTHEAST',
  SW: 'SOUTHWEST',
}
const ABBREVIATED = new Map(Object.entries(SPELLED).flatMap(([short, full]) => [[short, short] as const, [full, short] as const]))

/** Returns the abbreviation: 'NORTH' and 'N' give 'N'. Returns undefined for any other word. */
export function directional(word: string | undefined): string | undefined {
  return word === undefined ? undefined : ABBREVIATED.get(word)
}

/** Returns the full word: 'N' and 'NORTH' give 'NORTH'. Returns undefined for any other word. */
export function spelledDirectional(word: string): string | undefined {
  const short = ABBREVIATED.get(word)
  return short && SPELLED[short]
}

/** Returns the directional at an index and its number of words: 'NORTH EAST' is the one directional 'NE', but 'NORTH SOUTH' are two directionals. */
export function readDirectional(words: readonly string[], at: number): { directional: string; words: 1 | 2 } | undefined {
  const first = directional(words[at])
  if (!first) return undefined
  const second = directional(words[at + 1])
  if (second && /^[NS][EW]$/.test(first + second)) return { directional: first + second, words: 2 }
  return { directional: first, words: 1 }
}
