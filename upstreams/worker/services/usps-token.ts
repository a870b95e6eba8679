import { UspsToken } from '@fondly/contracts/worker/usps.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { callService, readAnswer } from './call-service.ts'

export type UspsAccess = { url: string; clientId: string; clientSecret: string }

const RENEW_BEFORE_SECONDS = 60

/** Caches the USPS token until a minute before it expires (a short one: for half its lifetime). Parallel callers share one request. */
export function uspsToken({ url, clientId, clientSecret }: UspsAccess, { fetch, clock }: Pick<Env, 'fetch' | 'clock'>) {
  let cache: Promise<{ token: string; until: number }> | undefined

  async function requestToken(deadlineMilliseconds: number): Promise<{ token: string; until: number }> {
    const requestedAt = clock().getTime()
    const call = {
      url: `${url}/oauth2/v3/token`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials', scope: 'addresses' }),
    }
    const { status, json } = await callService(call, { upstream: 'usps', fetch, clock, deadlineMilliseconds })
    if (status !== 200) throw new UpstreamRefused('usps', status, 'Token', 'USPS gave no token.')
    const { access_token: token, expires_in: life } = readAnswer('usps', UspsToken, json)
    return { token, until: requestedAt + Math.max(life - RENEW_BEFORE_SECONDS, life / 2) * 1000 }
  }

  return {
    /** Returns a valid token. Callers at the same time share one request, with the deadline of the first caller. */
    get: async (deadlineMilliseconds: number): Promise<string> => {
      const known = await cache
      if (known && clock().getTime() < known.until) return known.token
      // Another caller may have requested a new token in the meantime.
      const current = cache
      if (current && (await current) !== known) return (await current).token
      const requested = requestToken(deadlineMilliseconds)
      cache = requested
      requested.catch(() => {
        if (cache === requested) cache = undefined
      })
      return (await requested).token
    },
    /** Removes a token that USPS refused. */
    forget: async (token: string): Promise<void> => {
      const current = cache
      const known = await current?.catch(() => undefined)
      if (cache === current && known?.token === token) cache = undefined
    },
  }
}
