import { Customer, CustomerAuthRequest, TrustedSystemAuthRequest } from '@fondly/contracts/ocapi/shop/customers.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { Deadlines } from '@fondly/kit/deadline.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'
import type { Shopper } from './commerce.ts'
import { type CommerceLine, type CallOptions, UPSTREAM } from './call-commerce.ts'
import { tokenRequest } from './request-token.ts'
import { createTokenCache, type IssuedToken } from './token-cache.ts'
import { applicationTokenSource, type CommerceUser, userTokenSource } from './token-sources.ts'

const RENEW_BEFORE_EXPIRY_SECONDS = 60
/** Assumed lifetime of a shopper's token: half an hour. The token is opaque, so its real expiry is unknown. */
const SHOPPER_SECONDS = 1800
const MAX_SHOPPERS = 10_000

export type Access = ReturnType<typeof commerceAccess>

/** Makes calls as the application, as a Business Manager user, as a shopper or without a token. It obtains, caches and renews the tokens. */
export function commerceAccess(options: {
  say: CommerceLine
  endpoint: UpstreamEndpoint
  tokenEndpoint: UpstreamEndpoint
  clientId: string
  clientSecret: string
  user?: CommerceUser | undefined
  env: Env
  deadlines: Deadlines
  restMilliseconds?: number
}) {
  const { say, clientId, env, deadlines } = options
  const goodFor = (seconds: number) => new Date(env.clock().getTime() + (seconds - RENEW_BEFORE_EXPIRY_SECONDS) * 1000)
  const applicationToken = tokenRequest(applicationTokenSource(options), options)
  const userToken = options.user && tokenRequest(userTokenSource({ ...options, user: options.user }), options)

  const applications = createTokenCache<'application'>({
    keyOf: (holder) => holder,
    obtain: async (_, until) => {
      const { access_token: token, expires_in: seconds } = await applicationToken(until)
      return { token, until: goodFor(seconds) }
    },
    clock: env.clock,
    maxHolders: 1,
  })
  const users = createTokenCache<'user'>({
    keyOf: (holder) => holder,
    obtain: async (_, until) => {
      if (!userToken) throw new UpstreamRefused(UPSTREAM, 401, 'NoUser', 'A call is to be made as a user, and no user is set.')
      const { access_token: token, expires_in: seconds } = await userToken(until)
      return { token, until: goodFor(seconds) }
    },
    clock: env.clock,
    maxHolders: 1,
  })
  const shoppers = createTokenCache<Shopper>({
    keyOf: ({ customerId }) => customerId,
    obtain: async ({ email }, until) => (await signIn(email, until)).obtained,
    clock: env.clock,
    maxHolders: MAX_SHOPPERS,
  })

  const asApplication = async <Answer extends z.ZodType>(
    saying: CallOptions<Answer>,
    until = deadlines.until(),
  ): Promise<z.output<Answer>> => (await applications.use('application', until, (bearer) => say(saying, { bearer, until }))).answer

  /** Opens a session for the shopper without their password, as a trusted system. */
  async function signIn(login: string, until = deadlines.until()): Promise<{ customer: Customer; obtained: IssuedToken }> {
    const { answer, bearer } = await applications.use('application', until, (token) =>
      say(
        {
          api: 'shop',
          method: 'POST',
          path: '/customers/auth/trustedsystem',
          body: { schema: TrustedSystemAuthRequest, document: { client_id: clientId, login } },
          answer: Customer,
        },
        { bearer: token, until },
      ),
    )
    const obtained = { token: given(bearer), until: goodFor(SHOPPER_SECONDS) }
    shoppers.put({ customerId: answer.customer_id, email: login }, obtained)
    return { customer: answer, obtained }
  }

  return {
    asApplication,
    /** Calls in the name of the configured Business Manager user. */
    asUser: async <Answer extends z.ZodType>(saying: CallOptions<Answer>, until = deadlines.until()): Promise<z.output<Answer>> =>
      (await users.use('user', until, (bearer) => say(saying, { bearer, until }))).answer,
    signIn,
    /** Returns the deadline that several calls for one purpose share. */
    until: deadlines.until,
    asShopper: async <Answer extends z.ZodType>(
      shopper: Shopper,
      saying: CallOptions<Answer>,
      until = deadlines.until(),
    ): Promise<z.output<Answer>> => (await shoppers.use(shopper, until, (bearer) => say(saying, { bearer, until }))).answer,
    asAnybody: async <Answer extends z.ZodType>(saying: CallOptions<Answer>): Promise<z.output<Answer>> =>
      (await say(saying, { until: deadlines.until() })).answer,
    /** Calls in a new guest session that is not used again. */
    asGuest: async <Answer extends z.ZodType>(saying: CallOptions<Answer>): Promise<z.output<Answer>> => {
      const body = { schema: CustomerAuthRequest, document: { type: 'guest' } }
      const until = deadlines.until()
      // The reference requires the client id of a sign-in in the query.
      const query = { client_id: clientId }
      const { bearer } = await say({ api: 'shop', method: 'POST', path: '/customers/auth', query, body, answer: Customer }, { until })
      return (await say(saying, { bearer: given(bearer), until })).answer
    },
  }
}

function given(bearer: string | undefined): string {
  if (bearer === undefined) throw new UpstreamUnreadable(UPSTREAM, new Error('The reply carries no token.'))
  return bearer
}
