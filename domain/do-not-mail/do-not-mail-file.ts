import {
  checkDoNotMail,
  DO_NOT_MAIL_REASONS,
  type DoNotMailEntry,
  type DoNotMailProblem,
  type DoNotMailReason,
  MAX_DO_NOT_MAIL_REMARK_CHARACTERS,
} from './do-not-mail.ts'
import { createColumnFinder } from '../spreadsheets/headings.ts'
import { toSearchText } from '../search-text.ts'

/** The headings of the file, in its order; each is written in English and read in both languages. */
const HEADINGS = {
  firstName: ['First name', 'Nombre'],
  lastName: ['Last name', 'Apellido', 'Apellidos'],
  address1: ['Address 1', 'Address', 'Dirección 1', 'Dirección'],
  address2: ['Address 2', 'Dirección 2'],
  city: ['City', 'Ciudad'],
  state: ['State', 'Estado'],
  zipCode: ['ZIP', 'ZIP code', 'Zip', 'Código postal'],
  reason: ['Reason', 'Motivo'],
  words: ['Remark', 'Observación'],
  until: ['Until', 'Hasta'],
} as const satisfies Record<keyof DoNotMailEntry, readonly string[]>

const COLUMNS = Object.keys(HEADINGS) as (keyof DoNotMailEntry)[] // the keys of the table

/** The first row of the file. The last two columns are not read back. */
export const DO_NOT_MAIL_FILE_HEAD: readonly string[] = [...COLUMNS.map((column) => HEADINGS[column][0]), 'Added by', 'Added on']

/** The words that a cell of the column 'Reason' may have, besides the code itself. */
const REASON_WORDS: Readonly<Record<string, DoNotMailReason>> = {
  'moved away': 'moved',
  'se mudo': 'moved',
  'asked not to be written to': 'asked',
  'pidio que no se le escriba': 'asked',
  'opt out': 'asked',
  died: 'deceased',
  fallecio: 'deceased',
  'returned by the post': 'returned',
  devuelto: 'returned',
  'legal reasons': 'legal',
  otro: 'other',
}

/** The most characters of a cell of a name or an address. */
const MAX_CELL_CHARACTERS = 200

/** A row of the file: an entry, or its problem. Rows are numbered as in a spreadsheet, whose headings are row 1. */
export type DoNotMailRow = { row: number; entry: DoNotMailEntry } | { row: number; problems: (DoNotMailProblem | 'reason')[] }

/** Reads the rows of a file; undefined when it has no heading for the ZIP code. Empty rows are left out. */
export function readDoNotMailRows(rows: readonly (readonly string[])[], today: string): DoNotMailRow[] | undefined {
  const [head = [], ...body] = rows
  const columns = head.map(columnOfHeading)
  if (!columns.includes('zipCode')) return undefined
  return body.flatMap((cells, at) => (cells.some((cell) => cell !== '') ? [toRow(cells, columns, at + 2, today)] : []))
}

const columnOfHeading = createColumnFinder<keyof DoNotMailEntry>(HEADINGS)

function toRow(cells: readonly string[], columns: readonly (keyof DoNotMailEntry | undefined)[], row: number, today: string): DoNotMailRow {
  const read = (column: keyof DoNotMailEntry) => (cells[columns.indexOf(column)] ?? '').trim().slice(0, MAX_CELL_CHARACTERS)
  const said = read('reason')
  const reason = readReason(said)
  const entry: DoNotMailEntry = {
    firstName: read('firstName'),
    lastName: read('lastName'),
    address1: read('address1'),
    address2: read('address2'),
    city: read('city'),
    state: read('state'),
    zipCode: toZip(read('zipCode')),
    reason: reason ?? 'other',
    words: (read('words') || (reason ? '' : said)).slice(0, MAX_DO_NOT_MAIL_REMARK_CHARACTERS),
    until: read('until'),
  }
  const problems = [...(said === '' ? (['reason'] as const) : []), ...checkDoNotMail(entry, today)]
  return problems.length > 0 ? { row, problems: problems.filter((problem) => said !== '' || problem !== 'words') } : { row, entry }
}

function readReason(cell: string): DoNotMailReason | undefined {
  const said = toSearchText(cell)
  return DO_NOT_MAIL_REASONS.find((reason) => reason === said) ?? (Object.hasOwn(REASON_WORDS, said) ? REASON_WORDS[said] : undefined)
}

// Spreadsheets drop the zero of New England: 2110 is 02110.
const toZip = (cell: string): string => (/^\d{4}$/.test(cell) ? `0${cell}` : cell)

/** Returns the cells of an entry, in the order of the headings. */
export const toDoNotMailCells = (entry: DoNotMailEntry & { addedBy: string; addedOn: string }): string[] => [
  ...COLUMNS.map((column) => entry[column]),
  entry.addedBy,
  entry.addedOn,
]
