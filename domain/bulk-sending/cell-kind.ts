import { beginsDelivery, findUnitsEnd, toWords } from '../address/address-words.ts'
import { readPastedAddress } from '../address/read-pasted-address.ts'
import { repairZip } from '../address/repair-zip.ts'
import { findZipStates } from '../address/zip-states.ts'
import { findMonthNumber } from '../mail-date/typed-day.ts'
import { findStateCode } from '../order-form/states.ts'
import { fold } from '../recognition/fold.ts'
import { isKnownName } from '../recognition/given-names.ts'
import { readCityLine } from './read-city-line.ts'
import { findRowLanguage } from './row-language.ts'

/** What a cell looks like without its heading. 'word' and 'words' are letters of which nothing more is known. */
export type CellKind =
  | 'email'
  | 'phone'
  | 'zipCode'
  | 'state'
  | 'wholeAddress'
  | 'cityStateZip'
  | 'street'
  | 'unit'
  | 'day'
  | 'language'
  | 'salutation'
  | 'message'
  | 'fullName'
  | 'givenName'
  | 'number'
  | 'word'
  | 'words'

/** A longer cell is a message. It is not read as an address, because that takes time for each cell. */
const MAX_SHORT_CHARACTERS = 200
const MIN_MESSAGE_CHARACTERS = 30
const MAX_NAME_WORDS = 5
const SALUTATION = /^(?:dear|hello|hi|querid[oa]s?|estimad[oa]s?|hola)\b/i

/** Tells what a cell looks like. The cell is trimmed and not empty. */
export function findCellKind(cell: string): CellKind {
  if (cell.length > MAX_SHORT_CHARACTERS) return 'message'
  if (/^[^\s@]+@[^\s@]+$/.test(cell)) return 'email'
  if (/^(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-.]\d{4}$/.test(cell)) return 'phone'
  if (isDayText(cell)) return 'day'
  if (isZip(cell)) return 'zipCode'
  if (/^-?[\d.,]+$/.test(cell)) return 'number'
  if (cell.length === 2 && findStateCode(cell) && findRowLanguage(cell) === undefined) return 'state'
  if (findRowLanguage(cell)) return 'language'
  if (readPastedAddress(cell)) return 'wholeAddress'
  if (readCityLine(cell)) return 'cityStateZip'
  const words = toWords(cell.replace(/\s+/g, ' '))
  if (findUnitsEnd(words, 0) === words.length) return 'unit'
  if (cell.length < 80 && beginsDelivery(words, 0, true)) return 'street'
  if (findStateCode(cell)) return 'state'
  if (SALUTATION.test(cell) && words.length <= MAX_NAME_WORDS + 1) return 'salutation'
  return findTextKind(cell, words.length)
}

function findTextKind(cell: string, wordCount: number): CellKind {
  const isPlain = /^\p{L}[\p{L}\p{M} .,'’&-]*$/u.test(cell)
  if (!isPlain || (cell.length >= MIN_MESSAGE_CHARACTERS && wordCount > MAX_NAME_WORDS)) return wordCount > 3 ? 'message' : 'words'
  const given = fold(cell)
    .split(/[^a-z]/)
    .filter((word) => word.length > 1 && isKnownName(word))
  if (wordCount === 1) return given.length > 0 ? 'givenName' : 'word'
  const isCapital = cell.split(/[\s,&-]/).every((word) => word === '' || /^\p{Lu}/u.test(word) || JOINTS.has(word))
  return given.length > 0 && isCapital && wordCount <= MAX_NAME_WORDS ? 'fullName' : 'words'
}

const JOINTS = new Set(['and', 'y', 'e', 'de', 'la', 'del', 'van', 'von'])

const isZip = (cell: string): boolean => {
  const zip = repairZip(cell)
  return /^\d{5}(-\d{4})?$/.test(zip) && cell.replaceAll(/\D/g, '').length >= 4 && findZipStates(zip).length > 0
}

const DAYS = [
  /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/,
  /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/,
  /^\d{1,2}-\d{1,2}-\d{2,4}$/,
  /^\d{1,2} de \p{L}+(?: de \d{4})?$/u,
  /^\p{L}+ \d{1,2}(?:,? \d{4})?$/u,
]

const isDayText = (cell: string): boolean =>
  DAYS.some((pattern) => pattern.test(cell)) && (/^[\d/T :.-]+$/.test(cell) || findMonthNumber(cell) !== undefined)
