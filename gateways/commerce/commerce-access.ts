import { AccessToken, AccessTokenRefusal } from '@fondly/contracts/ocapi/data/access-token.ts'
import { Customer, CustomerAuthRequest, TrustedSystemAuthRequest } from '@fondly/contracts/ocapi/shop/customers.ts'
import { ask } from '@fondly/kit/ask.ts'
import { breaker } from '@fondly/kit/breaker.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { Patience } from '@fondly/kit/deadline.ts'
import { retryAfterMilliseconds } from '@fondly/kit/retry-after.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'
import type { Shopper } from './commerce.ts'
import { type CommerceLine, type CallOptions, UPSTREAM } from './call-commerce.ts'
import { createTokenCache, type IssuedToken } from './token-cache.ts'
import { type CommerceUser, userToken } from './user-token.ts'

const MARGIN_SECONDS = 60
/** Assumed lifetime of a shopper's token: half an hour. The token is opaque, so its real expiry is unknown. */
const SHOPPER_SECONDS = 1800
const MAX_SHOPPERS = 10_000

export type Access = ReturnType<typeof commerceAccess>

/** Makes calls as the application, as a Business Manager user, as a shopper or without a token. It obtains, caches and renews the tokens. */
export function commerceAccess(options: {
  say: CommerceLine
  line: UpstreamEndpoint
  tokenLine: UpstreamEndpoint
  clientId: string
  clientSecret: string
  user?: CommerceUser | undefined
  env: Env
  patience: Patience
  restMilliseconds?: number
}) {
  const { say, clientId, env, patience } = options
  const goodFor = (seconds: number) => new Date(env.clock().getTime() + (seconds - MARGIN_SECONDS) * 1000)
  const applicationToken = tokenHost(options)

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
      const { access_token: token, expires_in: seconds } = await userToken({ user: undefined, ...options }, until)
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
    until = patience.until(),
  ): Promise<z.output<Answer>> => (await applications.use('application', until, (bearer) => say(saying, { bearer, until }))).answer

  /** Opens a session for the shopper without their password, as a trusted system. */
  async function signIn(login: string, until = patience.until()): Promise<{ customer: Customer; obtained: IssuedToken }> {
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
    asUser: async <Answer extends z.ZodType>(saying: CallOptions<Answer>, until = patience.until()): Promise<z.output<Answer>> =>
      (await users.use('user', until, (bearer) => say(saying, { bearer, until }))).answer,
    signIn,
    /** Returns the deadline that several calls for one purpose share. */
    until: patience.until,
    asShopper: async <Answer extends z.ZodType>(
      shopper: Shopper,
      saying: CallOptions<Answer>,
      until = patience.until(),
    ): Promise<z.output<Answer>> => (await shoppers.use(shopper, until, (bearer) => say(saying, { bearer, until }))).answer,
    asAnybody: async <Answer extends z.ZodType>(saying: CallOptions<Answer>): Promise<z.output<Answer>> =>
      (await say(saying, { until: patience.until() })).answer,
    /** Calls in a new guest session that is not used again. */
    asGuest: async <Answer extends z.ZodType>(saying: CallOptions<Answer>): Promise<z.output<Answer>> => {
      const body = { schema: CustomerAuthRequest, document: { type: 'guest' } }
      const until = patience.until()
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

/** Creates the function that obtains the application's token. Its host is not commerce, so it has a circuit breaker of its own. */
function tokenHost(options: {
  tokenLine: UpstreamEndpoint
  clientId: string
  clientSecret: string
  env: Env
  patience: Patience
  restMilliseconds?: number
}) {
  const { tokenLine, clientId, clientSecret, env, patience, restMilliseconds } = options
  const { run } = breaker({ upstream: 'commerce-token', env, restMilliseconds })
  const credentials = new TextEncoder().encode(`${clientId}:${encodeURIComponent(clientSecret)}`)

  return (until: Date): Promise<z.output<typeof AccessToken>> =>
    run(async () => {
      const said = {
        url: `${tokenLine.baseUrl}/dwsso/oauth2/access_token`,
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(String.fromCodePoint(...credentials))}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: 'grant_type=client_credentials',
      }
      const response = await patience.within(until, (deadlineMilliseconds) =>
        ask(tokenLine.fetch, said, { upstream: UPSTREAM, deadlineMilliseconds }),
      )
      const json: unknown = await response.json().catch(() => undefined)
      if (!response.ok) {
        const code = AccessTokenRefusal.safeParse(json).data?.error ?? 'Unknown'
        const retryAfter = retryAfterMilliseconds(response.headers, env.clock())
        throw new UpstreamRefused(UPSTREAM, response.status, code, 'The application was given no token.', {}, retryAfter)
      }
      const read = AccessToken.safeParse(json)
      if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
      return read.data
    })
}
