import type { BulkColumn, KnownHeading } from './bulk-columns.ts'
import type { CellKind } from './cell-kind.ts'

/** The share of each kind among the filled cells of a column. */
export type CellShares = Map<CellKind, number>

/** The column that cells of a kind fill. An e-mail address, a telephone number and plain words fill none. */
const COLUMN_OF_KIND: Partial<Record<CellKind, BulkColumn>> = {
  zipCode: 'zipCode',
  state: 'state',
  wholeAddress: 'wholeAddress',
  cityStateZip: 'cityStateZip',
  street: 'address1',
  unit: 'address2',
  day: 'mailDate',
  language: 'language',
  salutation: 'salutation',
  message: 'message',
  fullName: 'fullName',
  givenName: 'firstName',
}

/** Kinds that cannot be mistaken for another column. A ZIP code can: a spreadsheet writes days as such numbers too. */
const SURE_KINDS: readonly CellKind[] = ['email', 'phone', 'wholeAddress', 'cityStateZip', 'street']
/** Columns of free text, where a cell may look like anything. */
const FREE_COLUMNS: readonly BulkColumn[] = ['message', 'salutation', 'closing', 'company', 'accountNumber', 'address2']

const MOST = 0.6
const NEARLY_ALL = 0.8

type Choice = { column: BulkColumn | null; confidence: number }
type Evidence = {
  known: KnownHeading | undefined
  shares: CellShares | undefined
  /** The column has a heading, known or not. */
  hasHeading: boolean
  /** What the headings of all columns name. */
  all: readonly BulkColumn[]
}

/** Chooses what a column holds. Where heading and cells differ, cells that cannot be mistaken decide. */
export function chooseColumn({ known, shares = new Map(), hasHeading, all }: Evidence): Choice {
  const share = (kind: CellKind) => shares.get(kind) ?? 0
  const [kind, most] = [...shares].reduce((best, one) => (one[1] > best[1] ? one : best), ['words', 0])
  const byCells = most >= MOST ? COLUMN_OF_KIND[kind] : undefined
  if (!known) return byCells ? { column: byCells, confidence: hasHeading ? 0.5 * most : 0.7 * most } : { column: null, confidence: 0.3 }

  const column = rereadName(known.column, { share, all })
  if (column !== known.column) return { column, confidence: 0.85 }
  const isOther = byCells !== column && SURE_KINDS.includes(kind) && most >= NEARLY_ALL && !FREE_COLUMNS.includes(column)
  // 'Address' may be the heading of whole addresses or of their last lines.
  if (isOther) return { column: byCells ?? null, confidence: byCells ? 0.8 : 0.6 }
  if (shares.size === 0) return { column, confidence: 0.6 }
  return { column, confidence: byCells === column ? 0.99 : known.isExact ? 0.9 : 0.75 }
}

/** 'Nombre' alone is a whole name; so is 'Last name' above 'Peña, Lucía'. 'Name' beside 'Last name' is a first name. */
function rereadName(column: BulkColumn, { share, all }: { share: (kind: CellKind) => number; all: readonly BulkColumn[] }): BulkColumn {
  const isAlone = !all.some((other) => other !== column && (other === 'firstName' || other === 'lastName' || other === 'fullName'))
  if ((column === 'firstName' || column === 'lastName') && isAlone && share('fullName') + share('words') >= 0.5) return 'fullName'
  if (column === 'fullName' && all.includes('lastName') && !all.includes('firstName') && share('givenName') + share('word') >= MOST)
    return 'firstName'
  return column
}
