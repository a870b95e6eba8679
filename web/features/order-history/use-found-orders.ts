import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { found, ROWS_PER_PAGE, searchableRows, sorted, toPage } from '@fondly/domain/order-history/sort-and-page.ts'
import { useDeferredValue, useMemo } from 'react'
import { useLanguage } from '../../words/words.tsx'
import { useHistoryWords } from './history-words.ts'
import type { HistoryView } from './view.ts'

/** Filters and sorts the orders. Returns the page to show, and the open order if it matches the filter. */
export function useFoundOrders(orders: HistoryRow[], typed: string, view: HistoryView) {
  const { locale } = useLanguage()
  const words = useHistoryWords()
  const search = useDeferredValue(typed)
  const readable = useMemo(() => searchableRows(orders, words.statuses), [orders, words])
  const rows = useMemo(() => found(readable, search), [readable, search])
  // `view` is a new object at every render, so useMemo needs its single fields.
  const { column, descending } = view.sort
  const inOrder = useMemo(
    () => sorted(rows, { column, descending }, { locale, statusWords: words.statuses }),
    [rows, column, descending, locale, words],
  )
  const place = inOrder.findIndex(({ id }) => id === view.order)
  const page = toPage(inOrder, view.page ?? (place < 0 ? 1 : Math.floor(place / ROWS_PER_PAGE) + 1))
  return { page, open: inOrder[place], isFound: (orderNo: string) => inOrder.some(({ id }) => id === orderNo) }
}
