import type { CardLanguage } from '../card-language.ts'
import { createColumnFinder } from '../spreadsheets/headings.ts'
import type { Role } from '../user/user.ts'
import { ROLES } from './people-search.ts'

/** The most rows of a file below its headings. */
export const MAX_IMPORT_ROWS = 10_000

/** The number of rows in one answer. */
export const IMPORT_ROWS_PER_PAGE = 200

/** The headings of the file of people, in its order; each is written in English and read in both languages. */
const HEADINGS = {
  email: ['e-mail', 'email address', 'correo electrónico', 'correo'],
  firstName: ['first name', 'nombre'],
  lastName: ['last name', 'apellido', 'apellidos'],
  role: ['role', 'función'],
  location: ['location', 'sede'],
  supervisorId: ['supervisor', 'supervisora'],
  senderProfiles: ['sender profiles', 'perfiles de remitente'],
  languages: ['languages', 'idiomas'],
  state: ['state', 'estado'],
  lastSignIn: ['last sign-in', 'último acceso'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type PeopleColumn = keyof typeof HEADINGS

/** The first row of the file of people. */
export const PEOPLE_FILE_HEAD: readonly string[] = Object.values(HEADINGS).map(([english]) => english)

/** Returns the column of a heading. Case, accents, spaces and hyphens do not matter. */
export const columnOfHeading: (heading: string) => PeopleColumn | undefined = createColumnFinder<PeopleColumn>(HEADINGS)

/** A row of the file with its cells by column; a column that the file lacks is absent. */
export type PeopleFileRow = {
  /** The row number in a spreadsheet: the headings are row 1. */
  row: number
  /** The row has more cells than there are headings. */
  hasMoreCells: boolean
  cells: Partial<Record<PeopleColumn, string>>
}

/** Returns the role that a cell names. */
export const roleOfCell = (cell: string): Role | undefined => ROLES.find((role) => role === cell.toLowerCase())

/** Returns the entries of a cell that lists several. */
export const entriesOfCell = (cell: string): string[] => [...new Set(cell.split(/[\s,;|]/).filter(Boolean))]

const LANGUAGES = new Map<string, CardLanguage>([
  ['en', 'en_US'],
  ['en_us', 'en_US'],
  ['es', 'es'],
])

/** Returns the language of a card that an entry names. */
export const languageOfEntry = (entry: string): CardLanguage | undefined => LANGUAGES.get(entry.toLowerCase().replace('-', '_'))
