import { directional, directionalAt, spelledDirectional } from './directionals.ts'
import { isCommonSuffix, spelledSuffix, standardSuffix } from './suffixes.ts'

/** Words that were taken off one end of a street, as they are written. */
export type Taken = { text: string[]; words: number }
export const NOTHING: Taken = { text: [], words: 0 }

/** A name with its suffix. Of two suffix words the first is spelled out (234.2), so is a directional before the suffix (233.3). */
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
  // After a suffix a single letter is the street's own: 'AVENUE E DR'.
  if (inner > 0 && directional(word) && !(word.length === 1 && standardSuffix(name[inner - 1]))) return spelledDirectional(word) ?? word
  return spelledSuffix(word) ?? word
}

/** The directional at the end of a street, when words of a name stand before it. */
export function trailingDirectional(street: readonly string[], from: number): Taken {
  const last = street.length - 1
  for (const at of [last - 1, last]) {
    if (at <= from) continue
    const found = directionalAt(street, at)
    if (found && at + found.words === street.length) return { text: [found.directional], words: found.words }
  }
  return NOTHING
}

/** After a Spanish 'CALLE' or 'PASEO' only a common English suffix is one: 'CALLE BUENA VISTA', 'PASEO DEL RIO DR'. */
export function standardSpanishName(name: readonly string[]): string[] {
  return standardName(name, isCommonSuffix)
}
