import { boxLine, findPostBox } from './boxes.ts'
import { houseNumber } from './house-number.ts'
import { phrases } from './phrases.ts'
import { kilometreLine, spanishStreet, findSpanishStreet, urbanization } from './puerto-rico.ts'
import { standardStreet } from './street.ts'
import { standardSuffix } from './suffixes.ts'
import { isDesignator, isIdentifier, numberedDesignator, unitsFrom } from './units.ts'

/** A part of a line in its standard form. One line may have several: a street and a box, an urbanization and a street. */
export type Part =
  /** The street, box or route of the delivery. */
  | { kind: 'delivery'; text: string; units: string[]; military: boolean }
  | { kind: 'units'; units: string[] }
  /** A Puerto Rican urbanization, which is written above the street. */
  | { kind: 'area'; text: string }
  /** Words without a number: a building, C/O with a name. */
  | { kind: 'other'; text: string }
  | { kind: 'wrong'; message: string }

/** Regions with rules of their own. */
export type Region = { military: boolean; spanish: boolean }

const attentionAt = phrases(`
C/O: C/O, CARE OF, IN CARE OF
ATTN: ATTN, ATTENTION, ATTEN
`)

/** Splits a line into its parts. */
export function lineParts(line: readonly string[], region: Region): Part[] {
  return line.length === 0 ? [] : readParts(line.flatMap(unglued), region)
}

function readParts(line: readonly string[], region: Region): Part[] {
  return (
    attentionParts(line, region) ??
    (region.spanish ? areaParts(line, region) : undefined) ??
    boxParts(line, region) ??
    unitParts(line) ??
    (region.spanish ? spanishParts(line) : undefined) ??
    streetParts(line, region) ??
    unitsBeforeStreet(line, region) ?? [{ kind: 'other', text: line.join(' ') }]
  )
}

function attentionParts(line: readonly string[], region: Region): Part[] | undefined {
  const at = line.findIndex((_, index) => attentionAt(line, index) !== undefined)
  const found = at < 0 ? undefined : attentionAt(line, at)
  if (!found) return undefined
  if (at > 0) {
    const before = readParts(line.slice(0, at), region)
    return isDelivered(before) ? [...before, { kind: 'other', text: attention(found, line.slice(at)) }] : undefined
  }
  // Find the address after a name: 'C/O JANE DOE 123 MAIN ST'.
  for (let to = found.words + 1; to < line.length; to++) {
    if (!beginsDelivery(line, to)) continue
    const rest = readParts(line.slice(to), region)
    if (isDelivered(rest)) return [{ kind: 'other', text: attention(found, line.slice(0, to)) }, ...rest]
  }
  return [{ kind: 'other', text: attention(found, line) }]
}

function attention({ means, words }: { means: string; words: number }, line: readonly string[]): string {
  return [means, ...line.slice(words)].join(' ')
}

// After a name, accept only a certain address, because 'C/O STUDIO 54' is a name.
function beginsDelivery(line: readonly string[], at: number): boolean {
  if (findPostBox(['', '', ...line.slice(at, at + 5)]) === 2) return true
  return /^\d/.test(line[at] ?? '') && line.slice(at + 2).some((word) => standardSuffix(word) !== undefined)
}

function isDelivered(parts: readonly Part[]): boolean {
  return parts[0]?.kind === 'delivery'
}

function areaParts(line: readonly string[], region: Region): Part[] | undefined {
  const found = urbanization(line)
  return found && [{ kind: 'area', text: found.area }, ...(found.rest.length > 0 ? readParts(found.rest, region) : [])]
}

function spanishParts(line: readonly string[]): Part[] | undefined {
  const kilometre = kilometreLine(line)
  if (kilometre) return [{ kind: 'delivery', text: kilometre, units: [], military: false }]
  const found = spanishStreet(line)
  if (found) return [{ kind: 'delivery', ...found, military: false }]
  const at = findSpanishStreet(line)
  const behind = at > 0 && !houseNumber(line) ? spanishParts(line.slice(at)) : undefined
  return behind && [{ kind: 'other', text: line.slice(0, at).join(' ') }, ...behind]
}

function boxParts(line: readonly string[], region: Region): Part[] | undefined {
  const box = boxLine(line, region)
  if (!box) return undefined
  if ('message' in box) return [{ kind: 'wrong', ...box }]
  const delivery = { kind: 'delivery' as const, text: box.text, military: box.kind === 'military' }
  const units = unitsFrom(box.rest, 0)
  if (Array.isArray(units)) return [{ ...delivery, units }]
  // After a certain box, the other words are further parts (Publication 28, section 245). 'BOX 5 ELDER DR' is not a certain box, so it is not a box.
  return box.loose ? undefined : [{ ...delivery, units: [] }, ...readParts(box.rest, region)]
}

function unitParts(line: readonly string[]): Part[] | undefined {
  const units = unitsFrom(line, 0)
  if (Array.isArray(units)) return [{ kind: 'units', units }]
  return units && [{ kind: 'wrong', message: `${units.needsNumber} needs a number.` }]
}

function streetParts(line: readonly string[], region: Region): Part[] | undefined {
  const number = houseNumber(line)
  const rest = line.slice(number?.words)
  if (!number || rest.length === 0) return undefined
  const box = findPostBox(rest)
  if (box > 0) return [...(streetParts(line.slice(0, number.words + box), region) ?? []), ...readParts(rest.slice(box), region)]
  const { at, units } = streetEnd(rest)
  if (!Array.isArray(units)) return [{ kind: 'wrong', message: `${units.needsNumber} needs a number.` }]
  return [{ kind: 'delivery', text: [...number.text, ...standardStreet(rest.slice(0, at))].join(' '), units, military: false }]
}

// Finds the end of the street's name, which has at least one word: the first index after which all words are units.
function streetEnd(rest: readonly string[]): { at: number; units: string[] | { needsNumber: string } } {
  for (let at = 1; at < rest.length; at++) {
    const alone = !isDesignator(rest[at] ?? '') && !rest.slice(at).some((word) => /[\d#]/.test(word))
    if (alone && at < 2) continue
    const units = unitsFrom(rest, at)
    if (units) return { at, units }
  }
  return { at: rest.length, units: [] }
}

// Reads units in front of the street: 'APT 4 123 MAIN ST'.
function unitsBeforeStreet(line: readonly string[], region: Region): Part[] | undefined {
  for (let to = 1; to < line.length - 1; to++) {
    if (!houseNumber(line.slice(to))) continue
    const units = unitsFrom(line.slice(0, to), 0)
    const street = Array.isArray(units) ? streetParts(line.slice(to), region) : undefined
    if (street && Array.isArray(units)) return [{ kind: 'units', units }, ...street]
  }
  return undefined
}

const GLUED = new Set(['BOX', 'POB', 'POBOX', 'RR', 'HC', 'HCR', 'RFD', 'PSC', 'CMR'])

// Splits 'APT4' and 'RR2' into two words.
function unglued(word: string): string | string[] {
  const [, letters = '', number = ''] = /^([A-Z]{2,9})(\d[A-Z0-9/-]*)$/.exec(word) ?? []
  return number && (GLUED.has(letters) || numberedDesignator(letters)) ? [letters, number] : word
}

/** Reads a second line of one number or letter as a unit without a designator. Returns undefined for any other line. */
export function bareUnit(line: readonly string[]): string | undefined {
  const [only = ''] = line
  return line.length === 1 && isIdentifier(only) && (/\d/.test(only) || only.length === 1) ? `# ${only}` : undefined
}
