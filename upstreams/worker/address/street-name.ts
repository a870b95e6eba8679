import { directional, readDirectional, spelledDirectional } from './directionals.ts'
import { isCommonSuffix, spelledSuffix, standardSuffix } from './suffixes.ts'

/** Words from one end of a street, in their standard form, and their number in the typed line. */
export type StreetWords = { text: string[]; words: number }
export const NOTHING: StreetWords = { text: [], words: 0 }

/**
 * Standardises a name with its suffix. The first of two suffix words is spelled out (Publication 28, 234.2), and so is a directional before the
 * suffix (233.3).
 */
export function standardName(name: readonly string[], isSuffix: (word: string | undefined) => boolean = () => true): string[] {
  const last = name.at(-1)
  const suffix = name.length > 1 && isSuffix(last) ? standardSuffix(last) : undefined
  if (!suffix) return [...name]
  const inner = name.length - 2
  return [...name.slice(0, inner), spelledInner(name, inner), suffix]
}

function spelledInner(name: readonly string[], inner: number): string {
  const word = name[inner] ?? ''
  if (inner === 0 && directional(word)) return word.length > 1 ? (spelledDirectional(word) ?? word) : word
  // A single letter after a suffix belongs to the name: 'AVENUE E DR'.
  if (inner > 0 && directional(word) && !(word.length === 1 && standardSuffix(name[inner - 1]))) return spelledDirectional(word) ?? word
  return spelledSuffix(word) ?? word
}

/** Returns the directional at the end of a street, if words of a name come before it. */
export function trailingDirectional(street: readonly string[], from: number): StreetWords {
  const last = street.length - 1
  for (const at of [last - 1, last]) {
    if (at <= from) continue
    const found = readDirectional(street, at)
    if (found && at + found.words === street.length) return { text: [found.directional], words: found.words }
  }
  return NOTHING
}

/** Standardises a Spanish name. After 'CALLE' or 'PASEO' only a common English suffix counts as one: 'CALLE BUENA VISTA', 'PASEO DEL RIO DR'. */
export function standardSpanishName(name: readonly string[]): string[] {
  return standardName(name, isCommonSuffix)
}
