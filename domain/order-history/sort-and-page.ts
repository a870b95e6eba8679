import { mentions, toSearchText } from '../search-text.ts'
import type { HistoryColumn, HistorySort } from './history-sort.ts'
import type { OrderRow, OrderRowStatus } from './order-row.ts'

export const ROWS_PER_PAGE = 10

type StatusWords = Record<OrderRowStatus, string>

/** Adds the search text to each row. Call it once for as long as neither rows nor language change. */
export function searchableRows<Row extends OrderRow>(rows: readonly Row[], statusWords: StatusWords): { row: Row; text: string }[] {
  return rows.map((row) => ({
    row,
    text: toSearchText(
      [
        row.orderDate,
        row.orderNo,
        row.prodName,
        row.prodId,
        row.sender,
        row.recipient,
        row.shipAddress,
        row.shipDate,
        statusWords[row.status],
        row.sentiment,
        row.personalMsg,
      ].join(' '),
    ),
  }))
}

/** Returns the rows that contain every typed word, in any column. */
export function found<Row extends OrderRow>(rows: readonly { row: Row; text: string }[], typed: string): Row[] {
  return rows.filter(({ text }) => mentions(text, typed)).map(({ row }) => row)
}

/** Sorts by the rules of the language of `locale` (BCP 47). Rows that are equal in the column are sorted newest first. */
export function sorted<Row extends OrderRow>(
  rows: readonly Row[],
  { column, descending }: HistorySort,
  { locale, statusWords }: { locale: string; statusWords: StatusWords },
): Row[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  const keyed = rows.map((row) => ({ row, key: keyOf(row, column, statusWords) }))
  const turn = descending ? -1 : 1
  keyed.sort((a, b) => turn * collator.compare(a.key, b.key) || newestFirst(a.row, b.row))
  return keyed.map(({ row }) => row)
}

/**
 * Returns the sort after a click on a column. The first click sorts dates newest first and anything else alphabetically; the next click reverses it.
 */
export function toggleSort(column: HistoryColumn, before: HistorySort): HistorySort {
  if (column === before.column) return { column, descending: !before.descending }
  return { column, descending: column === 'orderDate' || column === 'shipDate' }
}

export type HistoryPage<Row> = { rows: Row[]; page: number; pages: number; first: number; last: number; total: number }

/** Returns one page of ten rows. Pages count from 1; a page number out of range gives the nearest page. */
export function toPage<Row>(rows: readonly Row[], wanted: number): HistoryPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE))
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages)
  const start = (page - 1) * ROWS_PER_PAGE
  const shown = rows.slice(start, start + ROWS_PER_PAGE)
  return { rows: shown, page, pages, first: shown.length === 0 ? 0 : start + 1, last: start + shown.length, total: rows.length }
}

function keyOf(row: OrderRow, column: HistoryColumn, statusWords: StatusWords): string {
  if (column === 'orderDate') return row.orderedAt
  if (column === 'shipDate') return `${row.shipDate.slice(6)}/${row.shipDate.slice(0, 5)}`
  if (column === 'status') return statusWords[row.status]
  if (column === 'prodName') return `${row.prodName} ${row.prodId}`
  return row[column]
}

function newestFirst(a: OrderRow, b: OrderRow): number {
  if (a.orderedAt === b.orderedAt) return a.id < b.id ? 1 : -1
  return a.orderedAt < b.orderedAt ? 1 : -1
}
