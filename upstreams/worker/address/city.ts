import { directional, spelledDirectional } from './directionals.ts'
import { spelledSuffix } from './suffixes.ts'
import { words } from './words.ts'

/** Publication 28, section 223: the names of cities are spelled out. */
const SPELLED: Readonly<Record<string, string>> = { ST: 'SAINT', STE: 'SAINTE', FT: 'FORT', MT: 'MOUNT' }

// Suffixes that stand at the end of a city's name and are spelled out, such as BEACH for BCH.
const ENDINGS = new Set('BCH CTR CYN GDNS GRV HBR HL HLS HTS IS JCT LK LKS MDWS PT RDG SPG SPGS STA VLG VLY VW'.split(' '))

/** Returns the standard form of a city: SAINT, FORT, MOUNT and directions spelled out, no punctuation. */
export function standardCity(city: string): string {
  const name = words(city)
  const last = name.length - 1
  if (last < 1) return name[0] ?? ''
  return name
    .map((word, at) => {
      if (at < last && Object.hasOwn(SPELLED, word)) return SPELLED[word]
      if (at === 0 && directional(word)) return spelledDirectional(word)
      return at === last && ENDINGS.has(word) ? spelledSuffix(word) : word
    })
    .join(' ')
}

/** Returns the edit distance of two names, or `most` + 1 when it is larger than `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      next[j] = same ? (row[j - 1] ?? 0) : 1 + Math.min(row[j - 1] ?? 0, row[j] ?? 0, next[j - 1] ?? 0)
    }
    row = next
  }
  return Math.min(row[other.length] ?? 0, most + 1)
}
