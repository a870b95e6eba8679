import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { sql } from 'kysely'
import { Fault } from '../faults.ts'
import { forApplication, type Route } from '../route.ts'
import { type Field, searchFields } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import type { Commerce } from '../shelf.ts'
import { type CustomerRow, customerState } from '../shop/customer-document.ts'

const folded = (column: string): Field => ({ column: sql`lower(${sql.ref(column)})`, kind: 'folded' })
const FIELDS: Record<string, Field> = {
  customer_no: { column: sql.ref('customer_no'), kind: 'text' },
  email: folded('email'),
  first_name: folded('first_name'),
  last_name: folded('last_name'),
  'credentials.login': folded('login'),
  'credentials.enabled': { column: sql.ref('enabled'), kind: 'boolean' },
}

export function customerSearchRoutes(commerce: Commerce): Route[] {
  const fields = searchFields(FIELDS, commerce.attributes, 'customer')

  return [
    forApplication('POST /customer_lists/:list/customer_search', async ({ params, body }) => {
      if (params['list'] !== commerce.list) {
        throw new Fault('CustomerListNotFoundException', 'There is no such customer list.', { customerListId: params['list'] })
      }
      return {
        document: await runSearch<CustomerRow>(commerce.database, await body(SearchRequest), {
          type: 'customer_search_result',
          table: 'customer',
          fields,
          key: sql`customer_no`,
          hit: (row) => ({ _type: 'customer_search_hit', relevance: 1, data: listedCustomer(row) }),
        }),
      }
    }),
  ]
}

/** As the Data API tells a customer to programs. */
function listedCustomer(row: CustomerRow): Record<string, unknown> {
  return {
    _type: 'customer',
    _resource_state: customerState(row),
    customer_id: row.customer_id,
    customer_no: row.customer_no,
    email: row.email,
    first_name: row.first_name ?? undefined,
    last_name: row.last_name ?? undefined,
    credentials: { _type: 'credentials', login: row.login, enabled: row.enabled, locked: row.locked },
    last_login_time: row.last_login_at ?? undefined,
    previous_login_time: row.previous_login_at ?? undefined,
    creation_date: row.created_at,
    last_modified: row.modified_at,
    ...row.profile,
    ...row.custom,
  }
}
