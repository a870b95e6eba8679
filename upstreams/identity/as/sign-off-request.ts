import type { Env } from '@fondly/kit/env.ts'
import type { Seal } from '@fondly/kit/seal.ts'
import type { Adapter } from 'oidc-provider'

/** The parameters of a sign-off that a page asks about, kept here so that no ID token stands in the page's address. */
export type SignOffRequests = {
  /** Answers the id under which they are found for ten minutes. */
  keep: (parameters: string) => Promise<string>
  /** Without any when the id is not known (any more). */
  find: (id: string) => Promise<string>
}

const LIFETIME_SECONDS = 600

export function signOffRequests(adapter: Adapter, seal: Seal, env: Pick<Env, 'clock' | 'random'>): SignOffRequests {
  const now = () => Math.floor(env.clock().getTime() / 1000)
  return {
    keep: async (parameters) => {
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
