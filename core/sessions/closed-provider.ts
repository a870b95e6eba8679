import { readSignOnMethods, type SignOnMethods } from '@fondly/gateways/identity/sign-on-methods.ts'
import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { DescribedPolicy } from '@fondly/gateways/identity/sign-on.ts'
import type { Env } from '@fondly/kit/env.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { createCache } from '../cache/cache.ts'
import { createPermission } from './permission.ts'
import type { Session } from './sessions.ts'

/** Returns true when the session began with an external provider that is switched off now. Returns false while identity does not answer. */
export type IsThroughClosedProvider = (session: Pick<Session, 'user' | 'tokens'>) => Promise<boolean>

/** Half of the interval between two checks of a session, so that each check reads the present state. */
const FRESH_SECONDS = 30
/** How long a known policy is used while identity does not answer. */
const POLICY_STALE_SECONDS = 10 * 60

type ProviderContext = { identity: Pick<Identity, 'signOn'>; env: Pick<Env, 'clock' | 'log'> }

export function createClosedProviders({ identity: { signOn }, env }: ProviderContext): IsThroughClosedProvider {
  // Some applications may not read providers and policies. Then every provider counts as switched on.
  const mayReadProviders = createPermission(
    env,
    'The application may not read external providers, so nobody is signed out when one is switched off.',
  )
  const mayReadPolicies = createPermission(
    env,
    'The application may not read sign-on policies, so the provider of a session is taken from the account and its ID token.',
  )
  const logUnreadable = (error: unknown) => logFailure(env.log, UNREADABLE, error)
  const closed = createCache<string, boolean>({
    name: 'external providers that are switched off',
    load: async (id) => {
      const found = await mayReadProviders(() => signOn.readProvider(id)).catch(logUnreadable)
      return found?.value.enabled === false
    },
    ...env,
    freshSeconds: FRESH_SECONDS,
    staleSeconds: 0,
  })
  const policies = createCache<string, DescribedPolicy | undefined>({
    name: 'sign-on policies of sessions',
    load: async (wanted) => (await mayReadPolicies(() => signOn.describePolicies({ isNeeded: (name) => name === wanted })))?.[0],
    ...env,
    freshSeconds: FRESH_SECONDS,
    staleSeconds: POLICY_STALE_SECONDS,
  })

  return async ({ user: { identityProviderId: ofAccount }, tokens }) => {
    // Most accounts have no provider. Their sessions need no call to identity.
    if (ofAccount === undefined) return false
    const methods = readSignOnMethods(tokens.idToken)
    const policy = methods.policy === undefined ? undefined : await policies.get(methods.policy).catch(logUnreadable)
    const providerId = findProvider(methods, { ...(policy ? { policy } : {}), ofAccount })
    return providerId !== undefined && closed.get(providerId)
  }
}

const UNREADABLE = 'It could not be read whether an external provider is switched off.'

/**
 * Returns the provider with which a session began, as far as it can be known. The policy of the sign-on says more than the account, because an
 * account may have several providers.
 */
function findProvider(
  { hasPassword }: SignOnMethods,
  { policy, ofAccount }: { policy?: DescribedPolicy; ofAccount: string },
): string | undefined {
  const { ways = [], providerIds = [] } = policy ?? {}
  const [only, another] = providerIds
  // A policy with providers and without passwords lets nobody in by a password alone. There, a password only links the account with its provider at
  // the first sign-in.
  const isByProviderOnly = only !== undefined && !ways.includes('password')
  if (hasPassword && !isByProviderOnly) return undefined
  return only !== undefined && another === undefined ? only : ofAccount
}
