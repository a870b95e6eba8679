import { invalidRequest } from '../faults.ts'
import { FILTER_COLUMNS, FILTER_EXTRAS, type Comparison, type UserFilter } from '../store/users.ts'

/** Longer filters are refused before they are read. */
const MAX_FILTER_CHARACTERS = 2000
const MAX_COMPARISONS = 20
const MAX_VALUE_CHARACTERS = 256

/**
 * Parses the supported part of PingOne's SCIM filter language: `username eq "x"`, `name.family sw "W"`, joined by `and`, with or without parentheses;
 * `enabled` and `population.id` with `eq` only. Returns comparisons that must all hold. Throws 400 for anything else.
 */
export function readFilter(filter: string | undefined): UserFilter {
  if (filter === undefined) return []
  if (filter.length > MAX_FILTER_CHARACTERS) throw refused(`The filter is longer than ${MAX_FILTER_CHARACTERS} characters.`)
  const reader = tokenize(filter)
  const comparisons = readConjunction(reader)
  if (reader.next() !== undefined) throw refused()
  if (comparisons.length > MAX_COMPARISONS) throw refused(`The filter has more than ${MAX_COMPARISONS} comparisons.`)
  return comparisons
}

type Reader = { next: () => string | undefined; peek: () => string | undefined }

function readConjunction(reader: Reader): Comparison[] {
  const found = readTerm(reader)
  while (reader.peek()?.toLowerCase() === 'and') {
    reader.next()
    found.push(...readTerm(reader))
  }
  return found
}

function readTerm(reader: Reader): Comparison[] {
  const token = reader.next()
  if (token !== '(') return [comparison(token, reader.next(), reader.next())]
  const inside = readConjunction(reader)
  if (reader.next() !== ')') throw refused()
  return inside
}

function comparison(name = '', operator = '', value = ''): Comparison {
  const attribute = [...FILTER_COLUMNS, ...FILTER_EXTRAS].find((one) => one.toLowerCase() === name.toLowerCase())
  const how = operator.toLowerCase()
  if (!attribute || (how !== 'eq' && how !== 'sw')) throw refused()
  const isExact = attribute === 'enabled' || attribute === 'population.id'
  if (isExact && how !== 'eq') throw refused()
  if (attribute === 'enabled') {
    const flag = value.toLowerCase()
    if (flag !== 'true' && flag !== 'false') throw refused()
    return { attribute, operator: 'eq', value: flag }
  }
  const text = readQuoted(value)
  return { attribute, operator: how, value: text }
}

function readQuoted(token: string): string {
  if (!token.startsWith('"') || token.length < 3) throw refused()
  const text = token.slice(1, -1).replaceAll(/\\(["\\])/g, '$1')
  if (text.length > MAX_VALUE_CHARACTERS || text.includes('\0')) throw refused()
  return text
}

/** Words, quoted texts and parentheses, read once from left to right. */
function tokenize(filter: string): Reader {
  const tokens: string[] = []
  for (let at = 0; at < filter.length;) {
    const character = filter.charAt(at)
    if (character === ' ') {
      at += 1
      continue
    }
    const end = findTokenEnd(filter, at)
    tokens.push(filter.slice(at, end))
    at = end
  }
  let read = 0
  return { next: () => tokens[read++], peek: () => tokens[read] }
}

function findTokenEnd(filter: string, start: number): number {
  const first = filter.charAt(start)
  if (first === '(' || first === ')') return start + 1
  if (first !== '"') {
    let at = start
    while (at < filter.length && !' ()"'.includes(filter.charAt(at))) at += 1
    return at
  }
  for (let at = start + 1; at < filter.length; at += 1) {
    if (filter.charAt(at) === '\\') at += 1
    else if (filter.charAt(at) === '"') return at + 1
  }
  throw refused()
}

const refused = (message = 'The filter is not one that is served: comparisons with eq or sw, joined by and.') => invalidRequest(message)
