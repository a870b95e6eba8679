import {
  CustomerAuthRequest,
  CustomerPatch,
  ExternalProfileRequest,
  TrustedSystemAuthRequest,
} from '@fondly/contracts/ocapi/shop/customers.ts'
import { sql } from 'kysely'
import { changed } from '../attributes.ts'
import { Fault } from '../faults.ts'
import { sameState } from '../resource-state.ts'
import { type Asked, forApplication, forCustomer, forSigningIn, type Reply, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { shopBaskets } from './customer-baskets.ts'
import {
  customerDocument,
  type CustomerRow,
  customerState,
  guestDocument,
  noCustomer,
  theCustomer,
  whileLoginIsFree,
} from './customer-document.ts'
import { expansionsOf } from './products.ts'
import { byPassword } from './registration.ts'
import { orCreateProfile } from './external-profile.ts'

export function customerRoutes(commerce: Commerce): Route[] {
  const { database, env, tokens, attributes } = commerce

  async function signedIn(customer: CustomerRow): Promise<Reply> {
    return {
      document: customerDocument(customer, { auth_type: 'registered' }),
      headers: { authorization: `Bearer ${await tokens.shopper(customer.customer_id, false)}` },
    }
  }

  async function guest(customerId: string): Promise<Reply> {
    return {
      document: { ...guestDocument(customerId), visit_id: commerce.newId() },
      headers: { authorization: `Bearer ${await tokens.shopper(customerId, true)}` },
    }
  }

  async function refreshed(asked: Asked): Promise<Reply> {
    const caller = await asked.caller()
    if (caller.kind === 'nobody') throw new Fault('AuthorizationHeaderMissingException', 'A customer token is needed to refresh one.')
    if (caller.kind !== 'customer') throw new Fault('AccessWithoutUserForbiddenException', 'A user is needed for this resource.')
    return caller.guest ? guest(caller.customerId) : signedIn(await theCustomer(commerce, caller.customerId))
  }

  return [
    forSigningIn('POST /customers/auth', async (asked) => {
      const request = await asked.body(CustomerAuthRequest)
      await attributes.customOf('auth_request', request)
      const { type } = request
      if (type === 'guest') return guest(commerce.newId())
      if (type === 'refresh') return refreshed(asked)
      if (type === 'credentials') return signedIn(await byPassword(commerce, asked.headers.get('authorization')))
      // There is no storefront beside these calls, so that nobody has a session of one.
      throw new Fault('AuthenticationFailedException', 'The customer could not be authenticated.')
    }),

    forSigningIn('DELETE /customers/auth', async ({ caller }) => {
      const shopper = await caller()
      if (shopper.kind === 'nobody') throw new Fault('AuthorizationHeaderMissingException', 'A customer token is needed to end one.')
      if (shopper.kind !== 'customer') throw new Fault('AccessWithoutUserForbiddenException', 'A user is needed for this resource.')
      await commerce.endedTokens.end(shopper.tokenId, shopper.tokenEndsAt)
      return {}
    }),

    forApplication('POST /customers/auth/trustedsystem', async ({ body }) => {
      const request = await body(TrustedSystemAuthRequest)
      await attributes.customOf('trusted_system_auth_request', request)
      const { client_id: clientId, login } = request
      const now = env.clock()
      const customer = await database
        .updateTable('customer')
        .set({ previous_login_at: sql`last_login_at`, last_login_at: now })
        .where(sql<boolean>`lower(login) = lower(${login})`)
        .where('enabled', '=', true)
        .where('locked', '=', false)
        .returningAll()
        .executeTakeFirst()
      if (!customer || clientId !== commerce.clientId) {
        throw new Fault('AuthenticationFailedException', 'The customer could not be authenticated.')
      }
      return signedIn(customer)
    }),

    forCustomer('POST /customers/ext_profile', async ({ body, shopper }) => {
      const request = await body(ExternalProfileRequest)
      if (!shopper.guest) throw new Fault('InvalidCustomerTypeException', 'Only a guest may become a customer.')
      const customer = await orCreateProfile(commerce, request, await attributes.customOf('customer', request))
      return {
        document: {
          _type: 'customers_ext_profile',
          authentication_provider_id: customer.provider,
          external_id: customer.external_id,
          email: customer.email,
          first_name: customer.first_name ?? undefined,
          last_name: customer.last_name ?? undefined,
          ...customer.custom,
          customer_id: customer.customer_id,
        },
      }
    }),

    forCustomer('GET /customers/:customer', async ({ params, query, shopper }) => {
      // Nobody keeps addresses or ways of paying here: there is nothing to tell of either.
      expansionsOf(query, ['addresses', 'paymentinstruments'])
      if (shopper.guest && shopper.customerId === params['customer']) return { document: guestDocument(shopper.customerId) }
      const customer = await theCustomer(commerce, params['customer'] ?? '', shopper)
      return { document: customerDocument(customer, { auth_type: 'registered' }) }
    }),

    forCustomer('PATCH /customers/:customer', async ({ params, shopper, body, headers }) => {
      const patch = await body(CustomerPatch)
      const customer = await theCustomer(commerce, params['customer'] ?? '', shopper)
      sameState(customerState(customer), headers, patch)
      const { email: newEmail, first_name = customer.first_name, last_name = customer.last_name, ...rest } = patch
      const profile = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('_') && !key.startsWith('c_')))
      const email = newEmail ?? customer.email
      const custom = await attributes.customOf('customer', patch)
      const written = await whileLoginIsFree(email, () =>
        database
          .updateTable('customer')
          .set({
            email,
            // Who logs in with their e-mail, as all people of an identity provider do, does so after it changed.
            login: customer.login === customer.email ? email : customer.login,
            first_name,
            last_name,
            profile: JSON.stringify(changed(customer.profile, profile)),
            custom: JSON.stringify(changed(customer.custom, custom)),
            revision: sql`revision + 1`,
            modified_at: env.clock(),
          })
          .where('customer_id', '=', customer.customer_id)
          .where('revision', '=', customer.revision)
          .returningAll()
          .executeTakeFirst(),
      )
      if (!written) throw new Fault('ConcurrentModificationException', 'The customer was changed by somebody else at the same time.')
      return { document: customerDocument(written, { auth_type: 'registered' }) }
    }),

    forCustomer('GET /customers/:customer/baskets', async ({ params, shopper }) => {
      if (params['customer'] !== shopper.customerId) noCustomer(params['customer'] ?? '')
      return { document: await shopBaskets(commerce, shopper) }
    }),
  ]
}
