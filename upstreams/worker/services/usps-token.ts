import { UspsToken } from '@fondly/contracts/worker/usps.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { askService, readAnswer } from './ask-service.ts'

export type UspsAccess = { url: string; clientId: string; clientSecret: string }

const EARLY_SECONDS = 60

/** The token of our credentials: obtained once however many ask, kept until a minute before it ends (or, of a short one, for half its life). */
export function uspsToken({ url, clientId, clientSecret }: UspsAccess, { fetch, clock }: Pick<Env, 'fetch' | 'clock'>) {
  let kept: Promise<{ token: string; until: number }> | undefined

  async function obtain(deadlineMilliseconds: number): Promise<{ token: string; until: number }> {
    const asked = clock().getTime()
    const said = {
      url: `${url}/oauth2/v3/token`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials', scope: 'addresses' }),
    }
    const { status, json } = await askService(said, { upstream: 'usps', fetch, clock, deadlineMilliseconds })
    if (status !== 200) throw new UpstreamRefused('usps', status, 'Token', 'USPS gave no token.')
    const { access_token: token, expires_in: life } = readAnswer('usps', UspsToken, json)
    return { token, until: asked + Math.max(life - EARLY_SECONDS, life / 2) * 1000 }
  }

  return {
    /** A token that still holds; of its deadline in milliseconds, the first who asks decides. */
    get: async (deadlineMilliseconds: number): Promise<string> => {
      const known = await kept
      if (known && clock().getTime() < known.until) return known.token
      // While this one waited, another may have begun to obtain a new one.
      const current = kept
      if (current && (await current) !== known) return (await current).token
      const obtained = obtain(deadlineMilliseconds)
      kept = obtained
      obtained.catch(() => {
        if (kept === obtained) kept = undefined
      })
      return (await obtained).token
    },
    /** USPS called this token invalid. */
    forget: async (token: string): Promise<void> => {
      const current = kept
      const known = await current?.catch(() => undefined)
      if (kept === current && known?.token === token) kept = undefined
    },
  }
}
