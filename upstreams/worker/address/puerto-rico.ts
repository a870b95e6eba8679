import { phrases } from './phrases.ts'
import { standardSpanishName } from './street-name.ts'
import { unitsFrom } from './units.ts'

/** A Puerto Rican street: its number comes first, then 'CALLE' and the name. */
export type SpanishStreet = { text: string; units: string[] }

/** Publication 28, section 29 and Appendix H: words that begin the name of a street. Only a few are abbreviated. */
const prefixAt = phrases(`
AVE: AVENIDA, AVE, AV, AVDA, AVENUE
BLVD: BULEVAR, BOULEVARD, BLVD
CALLE: CALLE, CLL
CALLEJON: CALLEJON
CALETA: CALETA
CAMINITO: CAMINITO
CAMINO: CAMINO, CAM
CARR: CARRETERA, CARR
MARGINAL: MARGINAL
PARQUE: PARQUE
PASAJE: PASAJE
PASEO: PASEO
PATIO: PATIO
PLAZA: PLAZA
VEREDA: VEREDA
VIA: VIA
VISTA: VISTA
`)

const areaAt = phrases('URB: URB, URBANIZACION, URBANIZATION')

/** Section 294: the directions in Spanish. The post writes the English letters. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  NORTE: 'N',
  SUR: 'S',
  ESTE: 'E',
  OESTE: 'W',
  NORESTE: 'NE',
  NOROESTE: 'NW',
  SURESTE: 'SE',
  SUDESTE: 'SE',
  SUROESTE: 'SW',
  SUDOESTE: 'SW',
  NO: 'NW',
  SO: 'SW',
}
const NUMBER_MARKS = new Set(['#', 'NUM', 'NUMERO', 'NO', 'CASA', 'LOTE'])
const BLOCK_MARKS = new Set(['BLOQUE', 'BLQ', 'BLK'])

/** Splits an urbanization (section 292) from the street on the same line. */
export function urbanization(line: readonly string[]): { area: string; rest: string[] } | undefined {
  const found = areaAt(line, 0)
  if (found) {
    const from = line.findIndex((_, at) => at > found.words && spanishStreet(line.slice(at)) !== undefined)
    const to = from < 0 ? line.length : from
    if (to === found.words) return undefined
    return { area: ['URB', ...line.slice(found.words, to)].join(' '), rest: line.slice(to) }
  }
  // An urbanization after a street. Directly after the number it is the street's own name ('1234 URB LOS OLMOS').
  const at = line.findIndex((_, index) => index > 1 && index < line.length - 1 && areaAt(line, index) !== undefined)
  const behind = at < 0 ? undefined : areaAt(line, at)
  return behind && { area: ['URB', ...line.slice(at + behind.words)].join(' '), rest: line.slice(0, at) }
}

/** Returns the index of a street after the name of a village or a building ('VILLA CAROLINA 12 CALLE 5'), or -1. */
export function findSpanishStreet(line: readonly string[]): number {
  return line.findIndex(
    (word, at) => at > 0 && spanishNumber(word) !== undefined && prefixAt(line, at + 1) && spanishStreet(line.slice(at)),
  )
}

/** Reads '150 CALLE A', 'CALLE A 150', 'CALLE 19 BLQ 199 CASA 31', 'AMAPOLA CALLE'. Returns undefined when the line begins with no Spanish street. */
export function spanishStreet(line: readonly string[]): SpanishStreet | undefined {
  const marked = NUMBER_MARKS.has(line[0] ?? '') ? 1 : 0
  const number = spanishNumber(line[marked])
  if (number) return numberFirst(number, line.slice(marked + 1))
  return marked ? undefined : numberLast(line)
}

function numberFirst(number: string, rest: readonly string[]): SpanishStreet | undefined {
  for (let to = 1; to <= rest.length; to++) {
    const units = unitsFrom(rest, to)
    if (!Array.isArray(units)) continue
    const street = standardSpanishStreet(rest.slice(0, to))
    if (street) return { text: [number, ...street].join(' '), units }
  }
  return undefined
}

function numberLast(line: readonly string[]): SpanishStreet | undefined {
  const prefix = prefixAt(line, 0)
  if (!prefix) return undefined
  for (let at = prefix.words + 1; at < line.length; at++) {
    const found = blockAndHouse(line, at)
    const units = found && unitsFrom(line, found.to)
    const street = Array.isArray(units) ? standardSpanishStreet(line.slice(0, at)) : undefined
    if (found && street && Array.isArray(units)) return { text: [found.number, ...street].join(' '), units }
  }
  return undefined
}

// Reads 'BLQ 199 CASA 31' as 199-31, and 'NUM 18', '# 18' and 'A-17' as a house.
function blockAndHouse(line: readonly string[], at: number): { number: string; to: number } | undefined {
  const block = BLOCK_MARKS.has(line[at] ?? '') ? spanishNumber(line[at + 1]) : undefined
  const from = block ? at + 2 : at
  const marked = NUMBER_MARKS.has(line[from] ?? '') ? 1 : 0
  const house = spanishNumber(line[from + marked])
  if (!house || (block && !marked)) return undefined
  return { number: block ? `${block}-${house}` : house, to: from + marked + 1 }
}

// A hyphen between a letter and digits is removed (A-17); between two numbers it stays (199-31).
function spanishNumber(word: string | undefined): string | undefined {
  const [, letters, digits] = /^([A-Z]{1,2})-?(\d+[A-Z]?)$/.exec(word ?? '') ?? []
  if (letters && digits) return letters + digits
  return /^\d+[A-Z]?(?:-\d+[A-Z]?)?$/.test(word ?? '') ? word : undefined
}

function standardSpanishStreet(street: readonly string[]): string[] | undefined {
  const prefix = prefixAt(street, 0)
  const name = prefix ? street.slice(prefix.words) : street.at(-1) === 'CALLE' ? street.slice(0, -1) : []
  if (name.length === 0) return undefined
  const direction = name.length > 1 ? DIRECTIONS[name.at(-1) ?? ''] : undefined
  const written = direction ? [...name.slice(0, -1), direction] : name
  return standardSpanishName([prefix?.means ?? 'CALLE', ...written])
}

/** Reads 'CARR 2 KM 4.5': a country road with the kilometre as its number. */
export function kilometreLine(line: readonly string[]): string | undefined {
  const found = /^(?:CARR|CARRETERA|RD|ROAD|PR) (\d+[A-Z]?) KM (\d+(?:\.\d+)?)(?: HM (\d+(?:\.\d+)?))?$/.exec(line.join(' '))
  return found ? `CARR ${found[1]} KM ${found[2]}${found[3] ? ` HM ${found[3]}` : ''}` : undefined
}
