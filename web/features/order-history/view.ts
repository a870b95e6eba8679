import { HISTORY_COLUMNS, type HistorySort, NEWEST_FIRST } from '@fondly/domain/order-history/history-sort.ts'

/**
 * The part of the history that is in the address. The search text is not in the address, because it is usually a recipient's name, and a recipient
 * must never stay in an address.
 */
export type HistoryView = {
  sort: HistorySort
  /** Undefined shows the page with the open order, or else the first page. */
  page: number | undefined
  /** The order whose details are open. */
  order: string | undefined
}

const NAMES = ['history', 'sort', 'page', 'order'] as const

/** Reads the view from a query; returns undefined if the query does not open the history. */
export function parseView(query: URLSearchParams): HistoryView | undefined {
  if (!query.has('history')) return undefined
  const page = Number(query.get('page'))
  return {
    sort: sortOf(query.get('sort') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : undefined,
    order: query.get('order') || undefined,
  }
}

/** Builds the query for a view, or for a closed history. Omits default values, and keeps parameters of other parts. */
export function toQuery(view: HistoryView | undefined, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of NAMES) next.delete(name)
  if (!view) return next
  const { sort, page, order } = view
  next.set('history', '1')
  if (sort.column !== NEWEST_FIRST.column || sort.descending !== NEWEST_FIRST.descending)
    next.set('sort', `${sort.descending ? '-' : ''}${sort.column}`)
  if (page !== undefined) next.set('page', String(page))
  if (order !== undefined) next.set('order', order)
  return next
}

function sortOf(text: string): HistorySort {
  const column = HISTORY_COLUMNS.find((name) => name === text.replace(/^-/, ''))
  return column ? { column, descending: text.startsWith('-') } : NEWEST_FIRST
}
