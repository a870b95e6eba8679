import { repairZip } from '../address/repair-zip.ts'
import { findPlaceProblem, type PlaceProblem } from '../address/zip-problem.ts'
import { findStateCode } from '../order-form/states.ts'
import { createColumnFinder, toHeadingKey } from '../spreadsheets/headings.ts'
import type { TypedPerson } from '../recognition/compare-people.ts'
import {
  type ContactContent,
  hasName,
  MAX_CONTACT_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS_PER_CONTACT,
  tidyContact,
} from './contact.ts'
import { type Birthday, type BirthdayProblemCode, isWithoutBirthday, readBirthday, writeBirthday } from './read-birthday.ts'
import { splitFileName } from './split-file-name.ts'

/** The most people of a file. */
export const MAX_IMPORTED_CONTACTS = 10_000
export const IMPORTED_CONTACTS_PER_PAGE = 200

/**
 * The headings of the file of contacts, in its order. For each column, Fondly writes the first heading and reads all of them, because address books
 * of other programs use them.
 */
const HEADINGS = {
  firstName: ['first name', 'given name', 'nombre', 'nombres'],
  lastName: ['last name', 'family name', 'surname', 'apellido', 'apellidos'],
  address1: [
    'address',
    'address 1',
    'address line 1',
    'street',
    'street address',
    'home street',
    'address 1 - street',
    'mailing street',
    'dirección',
    'calle',
  ],
  address2: [
    'address 2',
    'address line 2',
    'apt',
    'unit',
    'apartment',
    'home street 2',
    'address 1 - extended address',
    'dirección 2',
    'apartamento',
  ],
  city: ['city', 'home city', 'address 1 - city', 'mailing city', 'ciudad'],
  state: ['state', 'home state', 'address 1 - region', 'mailing state', 'estado'],
  zipCode: ['zip code', 'zip', 'postal code', 'home postal code', 'address 1 - postal code', 'mailing zip', 'código postal'],
  tags: ['tags', 'labels', 'categories', 'group membership', 'etiquetas', 'categorías'],
  note: ['note', 'notes', 'nota', 'notas'],
  birthday: ['birthday', 'birth date', 'birthdate', 'date of birth', 'dob', 'cumpleaños', 'fecha de nacimiento'],
  name: ['name', 'full name', 'display name', 'nombre completo'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type ContactColumn = keyof typeof HEADINGS

/** The first row of an exported file. It has no column for the whole name, which is only read. */
export const CONTACT_FILE_HEAD: readonly string[] = Object.entries(HEADINGS).flatMap(([column, [written]]) =>
  column === 'name' ? [] : [written],
)

/** The heading of the last column of a file of refused rows, in each language of the page. */
const REASON_HEADINGS: ReadonlySet<string> = new Set(['reason', 'motivo'])

/**
 * Returns the headings of a file that name no column of a contact. In a file that Fondly wrote, the last column may hold reasons and is not listed.
 */
export function findUnknownHeadings(head: readonly string[]): string[] {
  const isOurs = CONTACT_FILE_HEAD.every((written, at) => toHeadingKey(written) === toHeadingKey(head[at] ?? ''))
  return head.filter(
    (heading, at) =>
      heading !== '' &&
      !columnOfContactHeading(heading) &&
      !(isOurs && at === CONTACT_FILE_HEAD.length && REASON_HEADINGS.has(toHeadingKey(heading))),
  )
}

/** Returns the column of a heading. Case, accents, spaces and hyphens do not matter. */
export const columnOfContactHeading: (heading: string) => ContactColumn | undefined = createColumnFinder<ContactColumn>(HEADINGS)

export type ContactProblem = {
  field: string
  /** An unusable birthday does not refuse a row any more, but stored rows of older imports have this code. */
  code: 'no-name' | 'too-long' | 'too-many-tags' | 'cells' | PlaceProblem['code'] | BirthdayProblemCode
}
export type RowRest = { birthdayText: string; moreCells: string[] }
/** A person of a file. `row` is the row in the spreadsheet, or the number of the vCard. */
export type ContactFileRow = {
  row: number
  content: ContactContent
  birthday: Birthday | undefined
  /** Why the birthday is left out. The person is imported without it. */
  birthdayProblem?: BirthdayProblemCode
  /** Why the row is refused. */
  problems: ContactProblem[]
  /** The birthday as it was written, and the cells without a heading. */
  rest: RowRest
}

const FIELDS = Object.keys(MAX_CONTACT_CHARACTERS) as (keyof TypedPerson)[] // its own keys

/**
 * Reads the cells of a person, by column. It never throws: problems are listed. Nobody was born after `thisYear`; `moreCells` are cells without a
 * heading.
 */
export function readContactCells(
  row: number,
  cells: Partial<Record<ContactColumn, string>>,
  { thisYear, moreCells = [] }: { thisYear: number; moreCells?: string[] },
): ContactFileRow {
  const { tags = '', note = '', name = '', birthday: born = '', ...person } = cells
  const state = person.state ?? ''
  const stateCode = findStateCode(state)
  const named = person.firstName || person.lastName || !name ? person : { ...person, ...splitFileName(name, stateCode === 'PR') }
  const content = tidyContact({
    firstName: '',
    lastName: '',
    address1: '',
    address2: '',
    city: '',
    ...named,
    state: stateCode || state,
    zipCode: repairZip(person.zipCode ?? ''),
    // Google separates with ' ::: ', and marks its own groups with a star.
    tags: tags.split(/:::|[;,\n]/).map((tag) => tag.trim().replace(/^\* /, '')),
    note,
  })
  const birthday = isWithoutBirthday(born) ? undefined : readBirthday(born, thisYear)
  const place = findPlaceProblem(content)
  const problems: ContactProblem[] = [
    ...(moreCells.some((cell) => cell !== '') ? [{ field: 'row', code: 'cells' } as const] : []),
    ...(hasName(content) ? [] : [{ field: 'firstName', code: 'no-name' } as const]),
    ...FIELDS.filter((field) => content[field].length > MAX_CONTACT_CHARACTERS[field]).map(
      (field) => ({ field, code: 'too-long' }) as const,
    ),
    ...(place ? [place] : []),
    ...(content.note.length > MAX_NOTE_CHARACTERS ? [{ field: 'note', code: 'too-long' } as const] : []),
    ...(content.tags.some((tag) => tag.length > MAX_TAG_CHARACTERS) ? [{ field: 'tags', code: 'too-long' } as const] : []),
    ...(content.tags.length > MAX_TAGS_PER_CONTACT ? [{ field: 'tags', code: 'too-many-tags' } as const] : []),
  ]
  const read = birthday && 'problem' in birthday ? { birthday: undefined, birthdayProblem: birthday.problem } : { birthday }
  return { row, content, ...read, problems, rest: { birthdayText: born, moreCells } }
}

/** Writes a contact as a row of the file. A birthday that could not be read keeps its text. */
export const toContactCells = ({ tags, note, ...person }: ContactContent, birthday: Birthday | string | undefined): string[] => [
  ...FIELDS.map((field) => person[field]),
  tags.join(', '),
  note,
  typeof birthday === 'object' ? writeBirthday(birthday) : (birthday ?? ''),
]
