import { AccessToken, AccessTokenRefusal } from '@fondly/contracts/ocapi/data/access-token.ts'
import { ask } from '@fondly/kit/ask.ts'
import { breaker } from '@fondly/kit/breaker.ts'
import type { Deadlines } from '@fondly/kit/deadline.ts'
import type { Env } from '@fondly/kit/env.ts'
import { retryAfterMilliseconds } from '@fondly/kit/retry-after.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'
import { UPSTREAM } from './call-commerce.ts'

/** Where a token comes from, and who asks for it. */
export type TokenSource = {
  /** The name of the source in logs. Each source has its own circuit breaker. */
  name: string
  /** Whose token it is, for the error of a refusal. */
  holder: 'application' | 'user'
  endpoint: UpstreamEndpoint
  /** Path and query below the endpoint's address. */
  path: string
  /** The parts of the Basic credentials. They are joined by colons. */
  credentials: string[]
  grantType: string
}

/**
 * Creates the function that requests a token before the given instant. It throws UpstreamRefused with the wait that the source asks for,
 * UpstreamUnreadable, UpstreamTimeout, or UpstreamUnavailable while the source is left alone.
 */
export function tokenRequest(
  { name, holder, endpoint, path, credentials, grantType }: TokenSource,
  { env, deadlines, restMilliseconds }: { env: Env; deadlines: Deadlines; restMilliseconds?: number | undefined },
): (until: Date) => Promise<z.output<typeof AccessToken>> {
  const { run } = breaker({ upstream: name, env, ...(restMilliseconds === undefined ? {} : { restMilliseconds }) })
  const bytes = new TextEncoder().encode(credentials.join(':'))
  const request = {
    url: `${endpoint.baseUrl}${path}`,
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(String.fromCodePoint(...bytes))}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams({ grant_type: grantType }).toString(),
  }

  return (until) =>
    run(async () => {
      const response = await deadlines.within(until, (deadlineMilliseconds) =>
        ask(endpoint.fetch, request, { upstream: UPSTREAM, deadlineMilliseconds }),
      )
      const json: unknown = await response.json().catch(() => undefined)
      if (!response.ok) {
        const code = AccessTokenRefusal.safeParse(json).data?.error ?? 'Unknown'
        const retryAfter = retryAfterMilliseconds(response.headers, env.clock())
        throw new UpstreamRefused(UPSTREAM, response.status, code, `The ${holder} was given no token.`, {}, retryAfter)
      }
      const read = AccessToken.safeParse(json)
      if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
      return read.data
    })
}
