import { type Query, SEARCH_PAGE_SIZE, type SearchQuery, type Value } from '@fondly/contracts/ocapi/search.ts'
import type { ReportedOrder } from './commerce.ts'

/** One page of a search over the site. `last` is the last hit, even if its order could not be read. */
export type SearchPage = (
  query: SearchQuery,
) => Promise<{ orders: ReportedOrder[]; seen: number; total: number; last: LastHit | undefined }>
export type LastHit = { orderNo: string; modified: string }

const BY_CHANGE = [{ field: 'last_modified' }, { field: 'order_no' }]

/**
 * Reads the orders of the site by their last change. A search returns at most 1,000 hits, and an order that changes meanwhile moves to the end, which
 * shifts all later pages. So each page begins where the last one ended, not at an offset.
 */
export async function* walkChangedOrders(search: SearchPage, since: Date): AsyncGenerator<ReportedOrder[]> {
  let from: Value = since.toISOString()
  let isNew = true
  let met = new Set<string>()
  for (;;) {
    const { orders, seen, last } = await search({
      query: range({ field: 'last_modified', from, ...(isNew ? {} : { from_inclusive: false }) }),
      sorts: BY_CHANGE,
      count: SEARCH_PAGE_SIZE,
    })
    const fresh = orders.filter(({ orderNo, modifiedAt }) => !met.has(`${orderNo} ${modifiedAt.getTime()}`))
    if (fresh.length > 0) yield fresh
    if (!last || seen < SEARCH_PAGE_SIZE) return
    met = new Set(orders.map(({ orderNo, modifiedAt }) => `${orderNo} ${modifiedAt.getTime()}`))
    isNew = last.modified !== from
    from = last.modified
    // If all orders of a page have the same instant, the other orders of that instant are found by their numbers.
    if (!isNew) yield* walkInstant(search, last)
  }
}

async function* walkInstant(search: SearchPage, after: LastHit): AsyncGenerator<ReportedOrder[]> {
  let { orderNo } = after
  for (;;) {
    const { orders, seen, last } = await search({
      query: both(
        range({ field: 'last_modified', from: after.modified, to: after.modified }),
        range({ field: 'order_no', from: orderNo, from_inclusive: false }),
      ),
      sorts: [{ field: 'order_no' }],
      count: SEARCH_PAGE_SIZE,
    })
    if (orders.length > 0) yield orders
    if (!last || seen < SEARCH_PAGE_SIZE) return
    orderNo = last.orderNo
  }
}

type Range = { field: string; from?: Value; to?: Value; from_inclusive?: boolean; to_inclusive?: boolean }

/** A query for a range of one field. */
export function range(filter: Range): Query {
  return { filtered_query: { query: { match_all_query: {} }, filter: { range_filter: filter } } }
}

const both = (one: Query, other: Query): Query => ({ bool_query: { must: [one, other] } })
