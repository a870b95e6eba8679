import { findOldStateCode } from './old-state-names.ts'
import { findStateCode } from '../order-form/states.ts'
import { trimText } from '../order-form/trim-form.ts'
import { zipAsTyped } from '../order-form/typing.ts'
import { beginsDelivery, findBoxEnd, findUnitsEnd, hasDigit, isSuffix, joinWords, toWords, type Word } from './address-words.ts'
import { readLabels, withColons } from './read-labels.ts'
import { findCityStart, isCity } from './split-city.ts'
import { isNameSuffix, mayBeName, splitName } from './split-name.ts'

/** A longer text is not read as an address. */
export const MAX_PASTED_CHARACTERS = 400
const MAX_WORDS = 40
const MAX_STATE_WORDS = 6
const MAX_EXTRA_LINES = 3

/** The fields of the form that a pasted address fills. Without a name in the text, the names are left out. */
export type PastedAddress = {
  firstName?: string
  lastName?: string
  address1: string
  address2: string
  city: string
  state: string
  zipCode: string
}

type Segment = readonly Word[]

/**
 * Reads a whole address in the United States from pasted text: one line, or a name and lines. Returns undefined unless
 * the text is certainly an address: a house with its street, a box or a route, then city, state and ZIP code, and nothing that fits no field.
 */
export function readPastedAddress(text: string): PastedAddress | undefined {
  if (text.length > MAX_PASTED_CHARACTERS || !text.isWellFormed()) return undefined
  const { text: written, name } = readLabels(trimText(withColons(text).replaceAll('\t', '\n')))
  // A comma in the first cell of a row: 'Doe, Jane' is in one cell.
  const hasNameCells = text.includes('\t') && !/^[^\n]*,/.test(written.trimStart())
  const segments = toSegments(written, hasNameCells)
  if (segments.some(isProse)) return undefined
  // Some of the next steps compare each word with every other word, so the number of words is limited here.
  if (segments.flat().length > MAX_WORDS) return undefined
  const place = takePlace(segments)
  if (!place) return undefined
  const { city, ...rest } = place
  if (city.some(({ text: word }) => CITY_NEVER_HAS.has(word))) return undefined
  const isMilitary = /^A[AEP]$/.test(place.state)
  if (isMilitary !== /^[AFD]PO$/.test(city.map(({ plain }) => plain).join(' '))) return undefined
  const lines = toLines(segments, place.state === 'PR')
  if (!lines || (lines.isDoubtful && !/\n./.test(written.trim()))) return undefined
  return { ...lines.fields, ...name, ...rest, city: joinWords(city) }
}

/** Why pasted lines were not read. 'no-place': they have no ZIP code. 'unsure': some of the text fits no field of the form. */
export type NotRead = 'no-place' | 'unsure'

/** Tells why pasted lines were not read. One line is often a part of an address, and needs no reason. */
export function findWhyNotRead(text: string): NotRead | undefined {
  if (text.split('\n').filter((line) => line.trim()).length < 2) return undefined
  return /\b\d{5}\b/.test(text) ? 'unsure' : 'no-place'
}

/** The parts of the text between its commas, line ends and dashes, without bullets, quotes and the country. */
function toSegments(text: string, hasNameCells: boolean): Segment[] {
  const parts = text.replace(/[‐-―−]/g, '-').split(/[\n,;|•·▪‣◦]|(?<! [13]) \/ (?!o )/i)
  const segments = parts
    .map((part) =>
      trimPart(part)
        .replace(/\s+/g, ' ')
        .replace(/ ?\/ ?o /gi, '/o '),
    )
    .flatMap((part) => splitAtDashes(toWords(part)))
  const kept = segments.filter((words) => words.length > 0 && !isContact(words))
  return withoutCountry(joinSuffixes(hasNameCells ? joinNameCells(kept) : kept))
}

/** Removes the quotes and asterisks around a part, and the full stop after a ZIP code. */
const trimPart = (part: string): string =>
  part
    .trim()
    .replace(/^["'“”„«»*>]+ ?/, '')
    .replace(/["'“”»*]{1,3}$/, '')
    .replace(/(\d{4})\.$/, '$1')

/** 'Jane Doe - 12 Elm St' are two parts, '12 - 14 Elm St' is one, and '45405 - 1234' a ZIP code. */
function splitAtDashes(words: Segment): Segment[] {
  const at = words.findIndex(({ text }, index) => /^-+$/.test(text) && !isRange(words[index - 1], words[index + 1]))
  if (at >= 0) return [words.slice(0, at), ...splitAtDashes(words.slice(at + 1))]
  const [zip, dash, more] = words.slice(-3)
  return dash?.text === '-' && /^\d{5}$/.test(zip?.text ?? '') && more ? [[...words.slice(0, -2), more]] : [words]
}
const isRange = (before: Word | undefined, after: Word | undefined): boolean =>
  before !== undefined && after !== undefined && hasDigit(before) && hasDigit(after)

/** Returns true for an e-mail address, a web address or a telephone number, with or without a label. The form has no field for them. */
function isContact(words: Segment): boolean {
  const [first, ...others] = words
  const hasLabel = CONTACT_LABELS.has(first?.text.toUpperCase() ?? '')
  const value = hasLabel ? others : words
  const number = value.map(({ text }) => text).join('')
  if (hasLabel && number === '') return true
  return (
    (value.length === 1 && (number.includes('@') || /^(?:https?:\/\/|www\.)\S+$/i.test(number))) ||
    /^(?:\+?1[-.]?)?\(?\d{3}\)?[-.]?\d{3}[-.]?\d{4}$/.test(number)
  )
}

const CONTACT_LABELS = new Set([
  'PHONE:',
  'TEL:',
  'MOBILE:',
  'CELL:',
  'EMAIL:',
  'E-MAIL:',
  'TELÉFONO:',
  'CORREO:',
  ...'FAX: TEL.: PH: CELULAR: MÓVIL: WORK: HOME: OFFICE: DIRECT: WEB: WEBSITE: T: M: P: C: O: E: W:'.split(' '),
])

/** Returns true for words that contain an e-mail address or a word of a letter, such as 'Dear'. Such words are not an address. */
const isProse = (words: Segment): boolean => words.some(({ text, plain }) => text.includes('@') || LETTER_WORDS.has(plain))
const LETTER_WORDS = new Set(['DEAR', 'THANK', 'THANKS', 'PLEASE', 'YOU', 'QUERIDO', 'QUERIDA', 'GRACIAS'])
const CITY_NEVER_HAS = new Set(['in', 'at', 'from', 'to', 'with', 'en'])

/** 'Smith, Jr.' is one name. */
function joinSuffixes(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const words of segments) {
    const before = joined.at(-1)
    const isSuffix = words.length === 1 && isNameSuffix(words[0])
    if (isSuffix && before && !before.some(hasDigit)) joined.splice(-1, 1, [...before, ...words])
    else joined.push(words)
  }
  return joined
}

/** Joins the first two cells of a row: the first name stands before the last name. */
function joinNameCells(segments: readonly Segment[]): Segment[] {
  const [first, last, ...others] = segments
  return first?.length === 1 && last?.length === 1 && ![...first, ...last].some(hasDigit) ? [[...first, ...last], ...others] : [...segments]
}

const COUNTRY = new Set(['US', 'USA', 'UNITED STATES', 'UNITED STATES OF AMERICA', 'EEUU', 'EE UU', 'ESTADOS UNIDOS'])

function withoutCountry(segments: Segment[]): Segment[] {
  const last = segments.at(-1)?.map(({ plain }) => plain) ?? []
  if (COUNTRY.has(last.join(' '))) return segments.slice(0, -1)
  return COUNTRY.has(last.at(-1) ?? '') ? [...segments.slice(0, -1), segments.at(-1)?.slice(0, -1) ?? []] : segments
}

/** Takes ZIP code, state and city from the end of the segments, and leaves there what stands before them. */
function takePlace(segments: Segment[]): { city: Segment; state: string; zipCode: string } | undefined {
  const zipWords = takeEnd(segments, findZip)
  const stateWords = zipWords && takeEnd(segments, findState)
  const state = toStateCode(stateWords ?? [])
  const last = segments.pop()
  if (!zipWords || !state || !last) return undefined
  const zipCode = zipAsTyped(joinWords(zipWords))
  if (isCity(last) && segments.length > 0) return { city: last, state, zipCode }
  const start = findCityStart(last, state === 'PR')
  if (start === undefined) return undefined
  segments.push(last.slice(0, start))
  return { city: last.slice(start), state, zipCode }
}

function takeEnd(segments: Segment[], countWords: (words: Segment) => number): Segment | undefined {
  const last = segments.pop() ?? []
  const count = countWords(last)
  if (count === 0) return undefined
  if (count < last.length) segments.push(last.slice(0, -count))
  return last.slice(-count)
}

function findZip(words: Segment): number {
  const [before, last] = [words.at(-2)?.text ?? '', words.at(-1)?.text ?? '']
  if (/^\d{5}(?:-?\d{4})?$/.test(last)) return 1
  return /^\d{4}$/.test(last) && /^\d{5}$/.test(before) ? 2 : 0
}

function findState(words: Segment): number {
  // 'W. Va.' is not Virginia.
  if (findOldStateCode(joinWords(words.slice(-2)))) return 2
  // A code of two letters is always the state: 'Washington DC'.
  if (words.at(-1)?.plain.length === 2 && findStateCode(words.at(-1)?.plain ?? '')) return 1
  for (let count = Math.min(MAX_STATE_WORDS, words.length); count > 0; count--) if (toStateCode(words.slice(-count))) return count
  return 0
}

const toStateCode = (words: Segment): string => findStateCode(joinWords(words)) || (findOldStateCode(joinWords(words)) ?? '')

type Lines = Pick<PastedAddress, 'firstName' | 'lastName' | 'address1' | 'address2'>

/** Sorts the segments before the city into name and address lines. `isDoubtful`: if the text was a single line, it may not be an address. */
function toLines(segments: readonly Segment[], isSpanish: boolean): { fields: Lines; isDoubtful: boolean } | undefined {
  const names: Segment[] = []
  const deliveries: Segment[] = []
  const extras: Segment[] = []
  const attentions: Segment[] = []
  for (const segment of segments.flatMap((words) => splitBeforeDelivery(words, isSpanish))) {
    if (beginsDelivery(segment, 0, isSpanish) || (isSpanish && isUrbanization(segment))) deliveries.push(...splitUnit(segment, extras))
    else if (findUnitsEnd(segment, 0) > 0) extras.push(segment)
    else if (isAttention(segment)) attentions.push(...splitUnit(segment, extras))
    // Other words with digits, such as an account number, fit no field of the form.
    else if (segment.some(hasDigit)) return undefined
    else if (deliveries.length > 0) extras.push(segment)
    else names.push(segment)
  }
  // Without another name, the person of the attention line is the recipient.
  const person = names.length === 0 ? attentions.findIndex((words) => !isCareOf(words) && words.length > 2) : -1
  if (person >= 0) names.push(...attentions.splice(person, 1).map((words) => words.slice(1)))
  const [name = [], ...others] = joinLastAndFirst(names)
  const [address1, ...more] = deliveries
  const second = [...more, ...extras, ...others]
  if (!address1 || more.length > 1 || second.length + attentions.length > MAX_EXTRA_LINES || !mayBeName(name)) return undefined
  if (deliveries.every((words) => isSpanish && isUrbanization(words)) || deliveries.some(isCount)) return undefined
  const fields = {
    ...(name.length > 0 ? splitName(name, isSpanish) : {}),
    address1: joinWords(address1),
    address2: [second.map(joinWords).join(' '), ...attentions.map(joinWords)].filter(Boolean).join(', '),
  }
  const isFree = (words: Segment) => findUnitsEnd(words, 0) === 0 && !isSpanish
  return { fields, isDoubtful: hasDigit(address1[0] ?? NO_WORD) && !address1.some(isSuffix) && extras.some(isFree) }
}

const NO_WORD: Word = { text: '', plain: '' }
const COUNTED = new Set(
  'STARS DAYS NIGHTS WEEKS MONTHS YEARS HOURS MINUTES TIMES PEOPLE GUESTS REVIEWS PERCENT DOLLARS MILES THINGS'.split(' '),
)
const SMALL_IN_STREETS = new Set('OF THE AND AT DE DEL LA LAS LOS EL Y'.split(' '))

/** '5 Stars' and '7 Days of rain' count something, and are not a house and street. */
function isCount(words: Segment): boolean {
  const [house, street, ...others] = words
  if (!house || !street || !hasDigit(house) || words.some(isSuffix)) return false
  const isProper = /^\p{Lu}/u.test(street.text)
  return COUNTED.has(street.plain) || (isProper && others.some(({ text, plain }) => /^\p{Ll}/u.test(text) && !SMALL_IN_STREETS.has(plain)))
}

/** 'Jane Doe 123 Main St' is a name and a delivery; 'Urb Las Gladiolas 150 Calle A' an urbanization and a street. */
function splitBeforeDelivery(words: Segment, isSpanish: boolean): Segment[] {
  const at = words.findIndex((_, index) => beginsDelivery(words, index, isSpanish))
  const isSplit = at > 0 && !words.slice(0, at).some(hasDigit) && findUnitsEnd(words, 0) === 0
  return isSplit ? [words.slice(0, at), words.slice(at)] : [words]
}

/** Moves the unit at the end of a street to the other lines: 'Apt 3B'. */
function splitUnit(words: Segment, extras: Segment[]): Segment[] {
  const first = Math.max(findBoxEnd(words, 0), 2)
  const at = words.findIndex((_, index) => index >= first && findUnitsEnd(words, index) === words.length)
  if (at < 0) return [words]
  extras.push(words.slice(at))
  return [words.slice(0, at)]
}

/** 'Doe, Jane' is the person Jane Doe. */
function joinLastAndFirst(names: readonly Segment[]): readonly Segment[] {
  const [last, first, ...others] = names
  return last?.length === 1 && first && first.length <= 2 ? [[...first, ...last], ...others] : names
}

const isCareOf = ([first]: Segment): boolean => first?.plain === 'C/O'
const isAttention = (words: Segment): boolean => isCareOf(words) || ['ATTN', 'ATTENTION'].includes(words[0]?.plain ?? '')
const isUrbanization = ([first]: Segment): boolean => ['URB', 'URBANIZACION', 'URBANIZATION'].includes(first?.plain ?? '')
