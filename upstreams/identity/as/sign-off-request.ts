import type { Env } from '@fondly/kit/env.ts'
import type { Seal } from '@fondly/kit/seal.ts'
import type { Adapter } from 'oidc-provider'

/** Stores the parameters of a sign-off that needs confirmation, so that the address of the confirmation page holds no ID token. */
export type SignOffRequests = {
  /** Stores the parameters for ten minutes and returns their id. */
  save: (parameters: string) => Promise<string>
  /** Returns the parameters; an empty text when the id is unknown or expired. */
  find: (id: string) => Promise<string>
}

const LIFETIME_SECONDS = 600

export function signOffRequests(adapter: Adapter, seal: Seal, env: Pick<Env, 'clock' | 'random'>): SignOffRequests {
  const now = () => Math.floor(env.clock().getTime() / 1000)
  return {
    save: async (parameters) => {
      const id = Buffer.from(env.random(32)).toString('base64url')
      const sealed = seal.close(parameters, `sign-off ${id}`).toString('base64')
      await adapter.upsert(id, { exp: now() + LIFETIME_SECONDS, sealed }, LIFETIME_SECONDS)
      return id
    },
    find: async (id) => {
      const found = await adapter.find(id)
      if (!found || (found.exp ?? 0) <= now() || typeof found['sealed'] !== 'string') return ''
      return String(seal.open(Buffer.from(found['sealed'], 'base64'), `sign-off ${id}`))
    },
  }
}
