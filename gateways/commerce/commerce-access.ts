import { AccessToken, AccessTokenRefusal } from '@fondly/contracts/ocapi/data/access-token.ts'
import { Customer, CustomerAuthRequest, TrustedSystemAuthRequest } from '@fondly/contracts/ocapi/shop/customers.ts'
import { ask } from '@fondly/kit/ask.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { Line } from '@fondly/kit/line.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'
import type { Shopper } from './commerce.ts'
import { type CommerceLine, type Saying, UPSTREAM } from './commerce-line.ts'
import { keptTokens, type Obtained } from './kept-tokens.ts'

const MARGIN_SECONDS = 60
/** A shopper's token is opaque to us and lives half an hour. */
const SHOPPER_SECONDS = 1800
const SHOPPERS = 10_000

export type Access = ReturnType<typeof commerceAccess>

/** Who speaks: the application itself, a shopper, or nobody in particular. Tokens are obtained, kept and renewed here. */
export function commerceAccess(options: {
  say: CommerceLine
  tokenLine: Line
  clientId: string
  clientSecret: string
  env: Env
  timeoutMilliseconds: number
}) {
  const { say, clientId, env } = options
  const until = (seconds: number) => new Date(env.clock().getTime() + (seconds - MARGIN_SECONDS) * 1000)

  const applications = keptTokens<'application'>({
    keyOf: (holder) => holder,
    obtain: async () => {
      const { access_token: token, expires_in: seconds } = await applicationToken(options)
      return { token, until: until(seconds) }
    },
    clock: env.clock,
    most: 1,
  })
  const shoppers = keptTokens<Shopper>({
    keyOf: ({ customerId }) => customerId,
    obtain: async ({ email }) => (await signIn(email)).obtained,
    clock: env.clock,
    most: SHOPPERS,
  })

  const asApplication = async <Answer extends z.ZodType>(saying: Saying<Answer>): Promise<z.output<Answer>> =>
    (await applications.use('application', (token) => say(saying, token))).answer

  /** The shopper's own session, opened on our word that it is they. */
  async function signIn(login: string): Promise<{ customer: Customer; obtained: Obtained }> {
    const { answer, bearer } = await applications.use('application', (token) =>
      say(
        {
          api: 'shop',
          method: 'POST',
          path: '/customers/auth/trustedsystem',
          body: { schema: TrustedSystemAuthRequest, document: { client_id: clientId, login } },
          answer: Customer,
        },
        token,
      ),
    )
    const obtained = { token: given(bearer), until: until(SHOPPER_SECONDS) }
    shoppers.put({ customerId: answer.customer_id, email: login }, obtained)
    return { customer: answer, obtained }
  }

  return {
    asApplication,
    signIn,
    asShopper: async <Answer extends z.ZodType>(shopper: Shopper, saying: Saying<Answer>): Promise<z.output<Answer>> =>
      (await shoppers.use(shopper, (token) => say(saying, token))).answer,
    asAnybody: async <Answer extends z.ZodType>(saying: Saying<Answer>): Promise<z.output<Answer>> => (await say(saying)).answer,
    /** Says it as a guest of its own, who is nobody afterwards. */
    asGuest: async <Answer extends z.ZodType>(saying: Saying<Answer>): Promise<z.output<Answer>> => {
      const body = { schema: CustomerAuthRequest, document: { type: 'guest' } }
      const { bearer } = await say({ api: 'shop', method: 'POST', path: '/customers/auth', body, answer: Customer })
      return (await say(saying, given(bearer))).answer
    },
  }
}

function given(bearer: string | undefined): string {
  if (bearer === undefined) throw new UpstreamUnreadable(UPSTREAM, new Error('The reply carries no token.'))
  return bearer
}

async function applicationToken(options: {
  tokenLine: Line
  clientId: string
  clientSecret: string
  timeoutMilliseconds: number
}): Promise<z.output<typeof AccessToken>> {
  const { tokenLine, clientId, clientSecret, timeoutMilliseconds } = options
  const credentials = new TextEncoder().encode(`${clientId}:${encodeURIComponent(clientSecret)}`)
  const request = new Request(`${tokenLine.baseUrl}/dwsso/oauth2/access_token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(String.fromCodePoint(...credentials))}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: 'grant_type=client_credentials',
  })
  const response = await ask(tokenLine.fetch, request, { upstream: UPSTREAM, deadlineMilliseconds: timeoutMilliseconds })
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const code = AccessTokenRefusal.safeParse(json).data?.error ?? 'Unknown'
    throw new UpstreamRefused(UPSTREAM, response.status, code, 'The application was given no token.')
  }
  const read = AccessToken.safeParse(json)
  if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
  return read.data
}
