import { HISTORY_COLUMNS, type HistorySort, NEWEST_FIRST } from '@fondly/domain/order-history/history-sort.ts'

/**
 * What of the history stands in the address bar. What is searched for does not: it is mostly somebody's name, and a recipient
 * never stays in an address.
 */
export type HistoryView = {
  sort: HistorySort
  /** Undefined: the first, or the one with the order that is open. */
  page: number | undefined
  /** The order whose details are open. */
  order: string | undefined
}

const NAMES = ['history', 'sort', 'page', 'order'] as const

/** Undefined while the address bar does not ask for the history. */
export function parseView(query: URLSearchParams): HistoryView | undefined {
  if (!query.has('history')) return undefined
  const page = Number(query.get('page'))
  return {
    sort: sortOf(query.get('sort') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : undefined,
    order: query.get('order') || undefined,
  }
}

/** The address bar for a view, or without any of it; what is as usual is left out, what is not ours stays. */
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
