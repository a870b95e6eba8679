import { CustomerSearchResult, type ListedCustomer } from '@fondly/contracts/ocapi/data/customer-search.ts'
import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { Customer as WireCustomer, CustomerPatch, ExternalProfile, ExternalProfileRequest } from '@fondly/contracts/ocapi/shop/customers.ts'
import type { Customer, Customers, Shopper } from './commerce.ts'
import type { Access } from './commerce-access.ts'

/** Creates the calls that find, make and change customers of a customer list; `provider` is the identity provider of their external profiles. */
export function createCustomers(access: Access, { list, provider }: { list: string; provider: string }): Customers {
  const { asApplication, asGuest, asShopper, signIn } = access

  async function patch(shopper: Shopper, change: Record<string, string>): Promise<WireCustomer> {
    const path = `/customers/${encodeURIComponent(shopper.customerId)}`
    const body = { schema: CustomerPatch, document: change }
    return asShopper(shopper, { api: 'shop', method: 'PATCH', path, body, answer: WireCustomer })
  }

  return {
    find: async (email) => {
      const query = { term_query: { fields: ['email'], operator: 'is', values: [email] } }
      const body = { schema: SearchRequest, document: { query, select: '(**)', count: 2 } }
      const path = `/customer_lists/${encodeURIComponent(list)}/customer_search`
      const { hits } = await asApplication({ api: 'data', method: 'POST', path, body, answer: CustomerSearchResult })
      const found = hits.map(({ data }) => data).find((customer) => customer.email?.toLowerCase() === email.toLowerCase())
      return found && listedCustomer(found, email)
    },

    create: async ({ identityId, email, firstName, lastName }) => {
      const document = { authentication_provider_id: provider, external_id: identityId, email, first_name: firstName, last_name: lastName }
      const body = { schema: ExternalProfileRequest, document }
      const profile = await asGuest({ api: 'shop', method: 'POST', path: '/customers/ext_profile', body, answer: ExternalProfile })
      // A person whom commerce knows by an older address signs in with that address.
      const { customer } = await signIn(profile.email ?? email)
      const shopper = { customerId: customer.customer_id, email: profile.email ?? email }
      const change = difference(customer, { email, firstName, lastName })
      return fromWire(Object.keys(change).length > 0 ? await patch(shopper, change) : customer, email)
    },

    update: async (shopper, person) => {
      const path = `/customers/${encodeURIComponent(shopper.customerId)}`
      const customer = await asShopper(shopper, { api: 'shop', method: 'GET', path, answer: WireCustomer })
      const change = difference(customer, person)
      if (Object.keys(change).length > 0) await patch(shopper, change)
    },
  }
}

function difference(customer: WireCustomer, person: { email: string; firstName: string; lastName: string }): Record<string, string> {
  return {
    ...(customer.email === person.email ? {} : { email: person.email }),
    ...(customer.first_name === person.firstName ? {} : { first_name: person.firstName }),
    ...(customer.last_name === person.lastName ? {} : { last_name: person.lastName }),
  }
}

function listedCustomer(customer: ListedCustomer, email: string): Customer {
  const { enabled = true, locked = false } = customer.credentials ?? {}
  return { ...fromWire(customer, email), enabled, locked }
}

function fromWire(customer: WireCustomer, email: string): Customer {
  return {
    customerId: customer.customer_id,
    email: customer.email ?? email,
    firstName: customer.first_name ?? '',
    lastName: customer.last_name ?? '',
    lastLogin: customer.last_login_time === undefined ? undefined : new Date(customer.last_login_time),
    enabled: customer.enabled ?? true,
    locked: false,
  }
}
