import {
  CustomerAuthRequest,
  CustomerPatch,
  ExternalProfileRequest,
  TrustedSystemAuthRequest,
} from '@fondly/contracts/ocapi/shop/customers.ts'
import { sql } from 'kysely'
import { mergeCustom } from '../attributes.ts'
import { Fault } from '../faults.ts'
import { assertState } from '../resource-state.ts'
import { type Call, forApplication, forCustomer, forTokens, type Reply, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { listBaskets } from './customer-baskets.ts'
import {
  customerDocument,
  type CustomerRow,
  customerState,
  guestDocument,
  noCustomer,
  findCustomer,
  withLoginConflict,
} from './customer-document.ts'
import { readExpansions } from './products.ts'
import { authenticate } from './registration.ts'
import { findOrCreateProfile } from './external-profile.ts'

export function customerRoutes(context: CommerceContext): Route[] {
  const { database, env, tokens, attributes } = context

  async function signIn(customer: CustomerRow): Promise<Reply> {
    return {
      document: customerDocument(customer, { auth_type: 'registered' }),
      headers: { authorization: `Bearer ${await tokens.shopper(customer.customer_id, false)}` },
    }
  }

  async function guest(customerId: string): Promise<Reply> {
    return {
      document: { ...guestDocument(customerId), visit_id: context.newId() },
      headers: { authorization: `Bearer ${await tokens.shopper(customerId, true)}` },
    }
  }

  async function refresh(call: Call): Promise<Reply> {
    const caller = await call.caller()
    if (caller.kind === 'nobody') throw new Fault('AuthorizationHeaderMissingException', 'A customer token is needed to refresh one.')
    if (caller.kind !== 'customer') throw new Fault('AccessWithoutUserForbiddenException', 'A user is needed for this resource.')
    return caller.guest ? guest(caller.customerId) : signIn(await findCustomer(context, caller.customerId))
  }

  return [
    forTokens('POST /customers/auth', async (call) => {
      const request = await call.body(CustomerAuthRequest)
      await attributes.readCustom('auth_request', request)
      const { type } = request
      if (type === 'guest') return guest(context.newId())
      if (type === 'refresh') return refresh(call)
      if (type === 'credentials') return signIn(await authenticate(context, call.headers.get('authorization')))
      // Only the type for a storefront session is left, and this server has no storefront.
      throw new Fault('AuthenticationFailedException', 'The customer could not be authenticated.')
    }),

    forTokens('DELETE /customers/auth', async ({ caller }) => {
      const shopper = await caller()
      if (shopper.kind === 'nobody') throw new Fault('AuthorizationHeaderMissingException', 'A customer token is needed to end one.')
      if (shopper.kind !== 'customer') throw new Fault('AccessWithoutUserForbiddenException', 'A user is needed for this resource.')
      await context.endedTokens.end(shopper.tokenId, shopper.tokenEndsAt)
      return {}
    }),

    forApplication('POST /customers/auth/trustedsystem', async ({ body }) => {
      const request = await body(TrustedSystemAuthRequest)
      await attributes.readCustom('trusted_system_auth_request', request)
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
      if (!customer || clientId !== context.clientId) {
        throw new Fault('AuthenticationFailedException', 'The customer could not be authenticated.')
      }
      return signIn(customer)
    }),

    forCustomer('POST /customers/ext_profile', async ({ body, shopper }) => {
      const request = await body(ExternalProfileRequest)
      if (!shopper.guest) throw new Fault('InvalidCustomerTypeException', 'Only a guest may become a customer.')
      const customer = await findOrCreateProfile(context, request, await attributes.readCustom('customer', request))
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
      // This call only checks the names, because customers have no stored addresses or payment instruments.
      readExpansions(query, ['addresses', 'paymentinstruments'])
      if (shopper.guest && shopper.customerId === params['customer']) return { document: guestDocument(shopper.customerId) }
      const customer = await findCustomer(context, params['customer'] ?? '', shopper)
      return { document: customerDocument(customer, { auth_type: 'registered' }) }
    }),

    forCustomer('PATCH /customers/:customer', async ({ params, shopper, body, headers }) => {
      const patch = await body(CustomerPatch)
      const customer = await findCustomer(context, params['customer'] ?? '', shopper)
      assertState(customerState(customer), headers, patch)
      const { email: newEmail, first_name = customer.first_name, last_name = customer.last_name, ...rest } = patch
      const profile = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('_') && !key.startsWith('c_')))
      const email = newEmail ?? customer.email
      const custom = await attributes.readCustom('customer', patch)
      const written = await withLoginConflict(email, () =>
        database
          .updateTable('customer')
          .set({
            email,
            // If the login equals the e-mail address, both change together.
            login: customer.login === customer.email ? email : customer.login,
            first_name,
            last_name,
            profile: JSON.stringify(mergeCustom(customer.profile, profile)),
            custom: JSON.stringify(mergeCustom(customer.custom, custom)),
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
      return { document: await listBaskets(context, shopper) }
    }),
  ]
}
