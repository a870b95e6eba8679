import type { Day } from '../mail-date/mail-date.ts'
import { fillColumnPlaceholders } from '../order-form/placeholders.ts'
import { createHeadingCheck, toHeadingKey } from '../spreadsheets/headings.ts'
import type { BulkColumn } from './bulk-columns.ts'
import type { ListRow, ReadingProblem } from './list-row.ts'
import { readListDay } from './read-list-day.ts'
import { type ReadCell, readRecipient } from './read-recipient.ts'
import type { RecognisedColumn } from './recognise-columns.ts'
import { findRowLanguage } from './row-language.ts'

export type ReadList = {
  rows: ListRow[]
  /** The numbers of the empty rows between others. */
  emptyRows: number[]
  /** The numbers of rows that repeat the headings, as on each page of a printed list. */
  headingRows: number[]
}

type ListToRead = {
  rows: readonly (readonly string[])[]
  headingRow: number | undefined
  columns: readonly Pick<RecognisedColumn, 'heading' | 'column'>[]
}

/** What holds for every row. */
export type ListSettings = {
  /** The message of every row without one of its own. It may have placeholders. */
  message: string
  /** The mail date of every row without one of its own; empty when each row has one. */
  mailDate: Day
  today: Day
}

/** Turns the rows of a list into the texts of their cards. It never throws: what cannot be read is a problem of its row. */
export function readListRows({ rows, headingRow = 0, columns }: ListToRead, settings: ListSettings): ReadList {
  const headings = columns.map(({ heading }) => toHeadingKey(heading))
  const isHeading = createHeadingCheck(headings)
  const index = new Map(columns.flatMap(({ column }, at): [BulkColumn, number][] => (column ? [[column, at]] : [])))
  const read: ReadList = { rows: [], emptyRows: [], headingRows: [] }
  const first = new Map<string, number>()
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== ''))
  for (let at = headingRow; at <= last; at++) {
    const cells = rows[at] ?? []
    if (cells.every((cell) => cell === '')) read.emptyRows.push(at + 1)
    else if (isHeading(cells)) read.headingRows.push(at + 1)
    else {
      const values = new Map(headings.flatMap((key, position): [string, string][] => (key ? [[key, cells[position] ?? '']] : [])))
      const row = readRow((column) => cells[index.get(column) ?? -1] ?? '', values, settings)
      const key = JSON.stringify(row.texts).toLowerCase()
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, at + 1)
      else row.problems.push({ field: 'row', code: 'row-repeated', params: { row: earlier } })
      read.rows.push({ row: at + 1, ...row })
    }
  }
  return read
}

function readRow(cell: ReadCell, values: ReadonlyMap<string, string>, { message, mailDate, today }: ListSettings): Omit<ListRow, 'row'> {
  const { recipient, problems } = readRecipient(cell)
  const written = [cell('salutation'), cell('message') || message, cell('closing')].filter(Boolean).join('\n')
  const { filled, missing } = fillColumnPlaceholders(written, values)
  const language = findRowLanguage(cell('language'))
  const more: ReadingProblem[] = []
  if (missing.length > 0) more.push({ field: 'closing', code: 'closing-value-missing', params: { written: missing.join(', ') } })
  if (cell('language') !== '' && !language) more.push({ field: 'language', code: 'language-unread' })
  const sendDate = cell('mailDate') === '' ? mailDate : readListDay(cell('mailDate'), today)
  return {
    texts: { ...recipient, accountNumber: cell('accountNumber'), closing: filled, sendDate, language },
    problems: [...problems, ...more],
  }
}
