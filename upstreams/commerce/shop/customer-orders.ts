import { malformedParameter } from '../faults.ts'
import { numberOf } from '../query-number.ts'
import { forCustomer, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { noCustomer } from './customer-document.ts'
import { orderDocument } from './order-document.ts'

const PAGE = 10
const LARGEST_PAGE = 50

/** A shopper's own orders, the newest first, page by page. */
export function customerOrderRoutes(commerce: Commerce): Route[] {
  const { database, link } = commerce

  return [
    forCustomer('GET /customers/:customer/orders', async ({ params, query, shopper }) => {
      if (params['customer'] !== shopper.customerId) noCustomer(params['customer'] ?? '')
      const start = numberOf(query, 'start', 0, 1_000_000)
      const count = numberOf(query, 'count', PAGE, LARGEST_PAGE)
      const [from, until] = [instantOf(query, 'from'), instantOf(query, 'until')]
      const status = query.get('status')

      let own = database.selectFrom('orders').where('customer_id', '=', shopper.customerId)
      if (from) own = own.where('created_at', '>=', from)
      if (until) own = own.where('created_at', '<=', until)
      if (status) own = own.where('status', 'in', status.split(','))
      const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('order_no', 'desc').offset(start).limit(count).execute()
      const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()

      const page = (at: number) => {
        const other = new URLSearchParams([...query].filter(([name]) => name !== 'client_id'))
        other.set('start', String(at))
        return link(`/customers/${encodeURIComponent(shopper.customerId)}/orders?${other.toString()}`)
      }
      return {
        document: {
          _type: 'customer_order_result',
          count: rows.length,
          start,
          total,
          data: rows.map((row) => orderDocument(commerce, row)),
          ...(rows.length > 0 && start + rows.length < total ? { next: page(start + rows.length) } : {}),
          ...(start > 0 ? { previous: page(Math.max(0, start - count)) } : {}),
        },
      }
    }),
  ]
}

function instantOf(query: URLSearchParams, name: string): Date | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const instant = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(instant.getTime()))
    throw malformedParameter(name, text, `The parameter '${name}' must be a date and time.`)
  return instant
}
