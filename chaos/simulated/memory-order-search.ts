import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import type { OrderRow } from '@fondly/upstreams/commerce/shop/order-document.ts'

/** Returns a page of orders for a search in one field, as a sending and the press make it. Throws on any other query. */
export function orderSearchResult(
  orders: OrderRow[],
  body: Record<string, unknown>,
  documentOf: (order: OrderRow) => Record<string, unknown>,
): Record<string, unknown> {
  const { query, sorts = [], start = 0, count = 25 } = SearchRequest.parse(body)
  if (!('term_query' in query)) throw new Error('Only a term is looked for here.')
  const { fields, values = [] } = query.term_query
  const [sort] = sorts
  if (fields.length !== 1 || (sort && sort.field !== 'creation_date')) throw new Error('Only one field is looked for here, by age.')
  const found = orders.filter((order) => values.includes(valueOf(order, fields[0])))
  const sign = sort?.sort_order === 'desc' ? -1 : 1
  if (sort)
    found.sort((one, other) => sign * (one.created_at.getTime() - other.created_at.getTime()) || one.order_no.localeCompare(other.order_no))
  const hits = found.slice(start, start + count).map((order) => ({ _type: 'order_search_hit', relevance: 1, data: documentOf(order) }))
  return { _type: 'order_search_result', count: hits.length, start, total: found.length, ...(hits.length > 0 ? { hits } : {}) }
}

function valueOf(order: OrderRow, field: string | undefined): string {
  if (field === 'customer_email') return order.customer_email?.toLowerCase() ?? ''
  if (field === 'order_no') return order.order_no
  if (field === 'export_status') return order.export_status
  throw new Error(`Nobody looks for ${field} here.`)
}
