import {
  columnOfContactHeading,
  type ContactColumn,
  type ContactFileRow,
  findUnknownHeadings,
  MAX_IMPORTED_CONTACTS,
  readContactCells,
} from '@fondly/domain/contacts/contact-file.ts'
import { isVcard, readVcards } from '@fondly/domain/contacts/read-vcards.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../../context.ts'
import { readTable } from '../../spreadsheets/read-table.ts'

export type ContactsFile = { rows: ContactFileRow[]; unknownHeadings: string[] }

const MAX_NAMED_HEADINGS = 10
const MAX_HEADING_CHARACTERS = 60
/** Files of some address books have very many columns. */
const MAX_COLUMNS = 300

/** Reads a file of contacts: a table, XLSX or CSV, whose columns are found by their headings, or vCards. */
export async function readContactsFile(
  context: Pick<CoreContext, 'readWorkbook'>,
  bytes: Uint8Array<ArrayBuffer>,
  thisYear: number,
): Promise<ContactsFile> {
  const start = new TextDecoder().decode(bytes.slice(0, 200))
  const file = isVcard(start) ? { rows: readCards(bytes, thisYear), unknownHeadings: [] } : await readContactTable(context, bytes, thisYear)
  if (file.rows.length === 0) throw new Refused('unprocessable', 'import-nobody')
  return file
}

function readCards(bytes: Uint8Array<ArrayBuffer>, thisYear: number): ContactFileRow[] {
  const cards = readVcards(new TextDecoder().decode(bytes))
  if (cards.length > MAX_IMPORTED_CONTACTS)
    throw new Refused('unprocessable', 'import-too-many-rows', { params: { max: MAX_IMPORTED_CONTACTS } })
  return cards.map((cells, at) => readContactCells(at + 1, cells, { thisYear }))
}

async function readContactTable(
  context: Pick<CoreContext, 'readWorkbook'>,
  bytes: Uint8Array<ArrayBuffer>,
  thisYear: number,
): Promise<ContactsFile> {
  const [head = [], ...body] = await readTable(context, bytes)
  if (head.length > MAX_COLUMNS) throw new Refused('unprocessable', 'import-too-many-columns', { params: { max: MAX_COLUMNS } })
  const columns = head.map(columnOfContactHeading)
  if (!columns.some((column) => column === 'firstName' || column === 'lastName' || column === 'name'))
    throw new Refused('unprocessable', 'import-no-name')
  const repeated = head.find((_, at) => columns[at] && columns.indexOf(columns[at]) < at)
  if (repeated !== undefined) throw new Refused('unprocessable', 'import-heading-repeated', { params: { heading: repeated } })
  const rows = body.flatMap((cells, at): ContactFileRow[] => {
    if (!cells.some((cell) => cell !== '')) return []
    const read: Partial<Record<ContactColumn, string>> = {}
    for (const [index, column] of columns.entries()) if (column) read[column] = cells[index] ?? ''
    return [readContactCells(at + 2, read, { thisYear, moreCells: cells.slice(head.length) })]
  })
  const unknown = findUnknownHeadings(head)
  return { rows, unknownHeadings: unknown.slice(0, MAX_NAMED_HEADINGS).map((heading) => heading.slice(0, MAX_HEADING_CHARACTERS)) }
}
