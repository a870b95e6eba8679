import { malformedParameter } from '../faults.ts'
import { readNumber } from '../query-number.ts'
import { forCustomer, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { noCustomer } from './customer-document.ts'
import { orderDocument } from './order-document.ts'

const DEFAULT_PAGE_SIZE = 10
const MAX_PAGE_SIZE = 50

/** A shopper's own orders, newest first, in pages. */
export function customerOrderRoutes(context: CommerceContext): Route[] {
  const { database, link } = context

  return [
    forCustomer('GET /customers/:customer/orders', async ({ params, query, shopper }) => {
      if (params['customer'] !== shopper.customerId) noCustomer(params['customer'] ?? '')
      const start = readNumber(query, 'start', 0, 1_000_000)
      const count = readNumber(query, 'count', DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE)
      const [from, until] = [readInstant(query, 'from'), readInstant(query, 'until')]
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
          data: rows.map((row) => orderDocument(context, row)),
          ...(rows.length > 0 && start + rows.length < total ? { next: page(start + rows.length) } : {}),
          ...(start > 0 ? { previous: page(Math.max(0, start - count)) } : {}),
        },
      }
    }),
  ]
}

function readInstant(query: URLSearchParams, name: string): Date | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const instant = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(instant.getTime()))
    throw malformedParameter(name, text, `The parameter '${name}' must be a date and time.`)
  return instant
}
