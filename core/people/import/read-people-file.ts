import { columnOfHeading, type PeopleColumn, type PeopleFileRow } from '@fondly/domain/people/people-file.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../../context.ts'
import { readTable } from '../../spreadsheets/read-table.ts'

export type PeopleFile = {
  rows: PeopleFileRow[]
  /** The headings that the import does not know and ignores. */
  unknownHeadings: string[]
}

const MAX_NAMED_HEADINGS = 10
const MAX_HEADING_CHARACTERS = 60
/** The exported file has ten columns. A file from another program may have more; unknown columns are ignored. */
const MAX_COLUMNS = 100

/** Reads a file of people, XLSX or CSV. Columns are found by their headings, and empty rows are left out. */
export async function readPeopleFile(context: Pick<CoreContext, 'readWorkbook'>, bytes: Uint8Array<ArrayBuffer>): Promise<PeopleFile> {
  const [head = [], ...body] = await readTable(context, bytes)
  if (head.length > MAX_COLUMNS) throw new Refused('unprocessable', 'import-too-many-columns', { params: { max: MAX_COLUMNS } })
  const columns = head.map(columnOfHeading)
  const known = columns.flatMap((column, at): KnownColumn[] => (column ? [{ column, at }] : []))
  if (!known.some(({ column }) => column === 'email')) throw new Refused('unprocessable', 'import-no-email')
  const repeated = head.find((_, at) => columns[at] && columns.indexOf(columns[at]) < at)
  if (repeated !== undefined) throw new Refused('unprocessable', 'import-heading-repeated', { params: { heading: repeated } })
  const rows = body
    .map((cells, at) => toRow(cells, { known, count: head.length }, at + 2))
    .filter((_, at) => body[at]?.some((cell) => cell !== ''))
  if (rows.length === 0) throw new Refused('unprocessable', 'import-nobody')
  const unknown = head.filter((heading, at) => heading !== '' && !columns[at])
  return { rows, unknownHeadings: unknown.slice(0, MAX_NAMED_HEADINGS).map((heading) => heading.slice(0, MAX_HEADING_CHARACTERS)) }
}

type KnownColumn = { column: PeopleColumn; at: number }

function toRow(cells: readonly string[], { known, count }: { known: readonly KnownColumn[]; count: number }, row: number): PeopleFileRow {
  const read: PeopleFileRow['cells'] = {}
  for (const { column, at } of known) {
    const cell = cells[at]
    // Some programs leave out empty cells at the end of a row, so the last cells may be missing.
    if (cell !== undefined) read[column] = cell
  }
  return { row, hasMoreCells: cells.slice(count).some((cell) => cell !== ''), cells: read }
}
