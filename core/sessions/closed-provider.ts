import { namesOwnPassword } from '@fondly/gateways/identity/sign-on-methods.ts'
import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { Env } from '@fondly/kit/env.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { createCache } from '../cache/cache.ts'
import type { Session } from './sessions.ts'

/** Whether the session began with an external provider that is switched off now. False while identity does not answer. */
export type IsThroughClosedProvider = (session: Pick<Session, 'user' | 'tokens'>) => Promise<boolean>

/** Half the interval between two checks of a session. */
const FRESH_SECONDS = 30

type ProviderContext = { identity: Pick<Identity, 'signOn'>; env: Pick<Env, 'clock' | 'log'> }

export function createClosedProviders({ identity, env }: ProviderContext): IsThroughClosedProvider {
  const closed = createCache<string, boolean>({
    name: 'external providers that are switched off',
    // Identity may not allow this application to read providers; then no session ends for this reason.
    load: async (id) => {
      const found = await identity.signOn.readProvider(id).catch((error: unknown) => logFailure(env.log, UNREADABLE, error))
      return found?.value.enabled === false
    },
    ...env,
    freshSeconds: FRESH_SECONDS,
    staleSeconds: 0,
  })
  return async ({ user: { identityProviderId }, tokens }) =>
    identityProviderId !== undefined && !namesOwnPassword(tokens.idToken) && closed.get(identityProviderId)
}

const UNREADABLE = 'It could not be read whether an external provider is switched off.'
