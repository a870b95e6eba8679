import { directional, readDirectional, spelledDirectional } from './directionals.ts'
import { standardHighway } from './highways.ts'
import { NOTHING, standardName, standardSpanishName, type StreetWords, trailingDirectional } from './street-name.ts'
import { standardSuffix } from './suffixes.ts'

const SPANISH = new Set(['CALLE', 'CALLEJON', 'CAMINO', 'CAMINITO', 'AVENIDA', 'PASEO', 'VEREDA', 'VIA'])

/** Returns the standard form of a street: directionals and suffix abbreviated, the name unchanged. */
export function standardStreet(street: readonly string[]): string[] {
  return letteredAvenue(street) ?? standardHighway(street) ?? namedStreet(street)
}

// In 'AVENUE N' the letter is the name. In 'AVENUE OF THE AMERICAS', AVENUE is part of the name.
function letteredAvenue(street: readonly string[]): string[] | undefined {
  const [first, second = '', ...more] = street
  if (standardSuffix(first) !== 'AVE') return undefined
  if (second === 'OF') return ['AVENUE', second, ...more]
  if (!/^(?:[A-Z]|\d+)$/.test(second)) return undefined
  if (more.length === 0) return ['AVENUE', second]
  const after = readDirectional(more, 0)
  return after?.words === more.length ? ['AVENUE', second, after.directional] : undefined
}

function namedStreet(street: readonly string[]): string[] {
  const before = leadingDirectional(street)
  const after = trailingDirectional(street, before.words)
  const name = street.slice(before.words, street.length - after.words)
  const written = SPANISH.has(name[0] ?? '') && name.length > 2 ? standardSpanishName(name) : standardName(name)
  return [...before.text, ...written, ...after.text]
}

function leadingDirectional(street: readonly string[]): StreetWords {
  const found = readDirectional(street, 0)
  if (!found) return NOTHING
  const rest = street.slice(found.words)
  // When nothing or only a suffix remains, the directional is the name ('NORTH AVE', 'E ST SE').
  const isName = rest.length === 0 || directional(rest[0]) !== undefined ? nothingButDirectionals(rest) : onlySuffix(rest)
  if (!isName) return { text: [found.directional], words: found.words }
  return found.words === 2 ? { text: [spelledDirectional(found.directional) ?? ''], words: 2 } : NOTHING
}

function onlySuffix([suffix = '', ...rest]: readonly string[]): boolean {
  return standardSuffix(suffix) !== undefined && nothingButDirectionals(rest)
}

function nothingButDirectionals(words: readonly string[]): boolean {
  return words.every((word) => directional(word) !== undefined)
}
