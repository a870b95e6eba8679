import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { sql } from 'kysely'
import { forCustomerOrApplication, type Route } from '../route.ts'
import { type Field, searchFields } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import type { Commerce } from '../shelf.ts'
import { orderDocument, type OrderRow } from './order-document.ts'

const text = (column: string): Field => ({ column: sql.ref(column), kind: 'text' })
const FIELDS: Record<string, Field> = {
  order_no: text('order_no'),
  status: text('status'),
  confirmation_status: text('confirmation_status'),
  export_status: text('export_status'),
  payment_status: text('payment_status'),
  shipping_status: text('shipping_status'),
  customer_no: text('customer_no'),
  customer_name: { column: sql`lower(customer_name)`, kind: 'folded' },
  customer_email: { column: sql`lower(customer_email)`, kind: 'folded' },
  creation_date: { column: sql.ref('created_at'), kind: 'instant' },
  last_modified: { column: sql.ref('modified_at'), kind: 'instant' },
  total_gross_price: { column: sql.ref('total'), kind: 'number' },
  total_net_price: { column: sql.ref('total'), kind: 'number' },
}

export function orderSearchRoutes(commerce: Commerce): Route[] {
  const fields = searchFields(FIELDS, commerce.attributes, 'order')

  const indexed = () => {
    const { env, searchLagMilliseconds: lag } = commerce
    return lag > 0 ? sql`created_at <= ${new Date(env.clock().getTime() - lag)}` : sql`true`
  }

  return [
    forCustomerOrApplication('POST /order_search', async ({ body, shopper }) => ({
      document: await runSearch<OrderRow>(commerce.database, await body(SearchRequest), {
        type: 'order_search_result',
        table: 'orders',
        fields,
        key: sql`order_no`,
        within: sql<boolean>`${shopper ? sql`customer_id = ${shopper.customerId}` : sql`true`} and ${indexed()}`,
        hit: (row) => ({ _type: 'order_search_hit', relevance: 1, data: orderDocument(commerce, row) }),
      }),
    })),
  ]
}
