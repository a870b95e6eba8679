import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { sql } from 'kysely'
import { Fault } from '../faults.ts'
import { forApplication, type Route } from '../route.ts'
import { type Field, foldedField, searchFields, textField } from '../search/fields.ts'
import { runSearch } from '../search/run-search.ts'
import type { CommerceContext } from '../context.ts'
import { type CustomerRow, customerState } from '../shop/customer-document.ts'

/** The searchable properties of a customer's profile, which is stored as it was sent. */
const ofProfile = (name: string): Field => ({ column: sql`lower(profile->>${name})`, kind: 'folded' })
const PROFILE = ['second_name', 'suffix', 'salutation', 'title', 'fax', 'phone_home', 'phone_mobile', 'phone_business', 'company_name']
const FIELDS: Record<string, Field> = {
  customer_no: textField('customer_no'),
  email: foldedField('email'),
  first_name: foldedField('first_name'),
  last_name: foldedField('last_name'),
  gender: { column: sql`(profile->>'gender')::numeric`, kind: 'number' },
  'credentials.login': foldedField('login'),
  'credentials.enabled': { column: sql.ref('enabled'), kind: 'boolean' },
  ...Object.fromEntries(PROFILE.map((name) => [name, ofProfile(name)])),
}
/** The limit of `start` + `count`. */
const MAX_REACH = 10_000

export function customerSearchRoutes(context: CommerceContext): Route[] {
  const fields = searchFields(FIELDS, context.attributes, 'customer')

  return [
    forApplication('POST /customer_lists/:list/customer_search', async ({ params, body }) => {
      if (params['list'] !== context.list) {
        throw new Fault('CustomerListNotFoundException', 'There is no such customer list.', { customerListId: params['list'] })
      }
      return {
        document: await runSearch<CustomerRow>(context.database, await body(SearchRequest), {
          type: 'customer_search_result',
          from: sql.table('customer'),
          fields,
          key: sql`customer_no`,
          hit: (row) => ({ _type: 'customer_search_hit', relevance: 1, data: toListedCustomer(row) }),
          unselected: 'basics',
          reach: MAX_REACH,
        }),
      }
    }),
  ]
}

/** A customer as the Data API returns it. */
function toListedCustomer(row: CustomerRow): Record<string, unknown> {
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
