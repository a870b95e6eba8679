import { AccessToken, AccessTokenRefusal, USER_GRANT } from '@fondly/contracts/ocapi/data/access-token.ts'
import { ask } from '@fondly/kit/ask.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { Patience } from '@fondly/kit/deadline.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type * as z from 'zod'
import { UPSTREAM } from './call-commerce.ts'

/** A Business Manager user in whose name the application may act. */
export type CommerceUser = { name: string; password: string }

/** Obtains the token of a Business Manager user. Unlike the application's own, it comes from commerce itself, and lives a quarter of an hour. */
export async function userToken(
  options: { line: UpstreamEndpoint; clientId: string; clientSecret: string; user: CommerceUser | undefined; patience: Patience },
  until: Date,
): Promise<z.output<typeof AccessToken>> {
  const { line, clientId, clientSecret, user, patience } = options
  if (!user) throw new UpstreamRefused(UPSTREAM, 401, 'NoUser', 'A call is to be made as a user, and no user is set.')
  const credentials = new TextEncoder().encode(`${user.name}:${user.password}:${clientSecret}`)
  const said = {
    url: `${line.baseUrl}/dw/oauth2/access_token?client_id=${encodeURIComponent(clientId)}`,
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(String.fromCodePoint(...credentials))}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams({ grant_type: USER_GRANT }).toString(),
  }
  const response = await patience.within(until, (deadlineMilliseconds) =>
    ask(line.fetch, said, { upstream: UPSTREAM, deadlineMilliseconds }),
  )
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const code = AccessTokenRefusal.safeParse(json).data?.error ?? 'Unknown'
    throw new UpstreamRefused(UPSTREAM, response.status, code, 'The user was given no token.')
  }
  const read = AccessToken.safeParse(json)
  if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
  return read.data
}
