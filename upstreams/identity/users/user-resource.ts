import type { PingOneUser } from '@fondly/contracts/pingone/users.ts'
import type { AccountState } from '../store/account-states.ts'
import type { UserRow } from '../store/tables.ts'

type EnvironmentUrl = { apiUrl: string; environmentId: string }

/** The user as PingOne's JSON. A lock after wrong passwords says when it ends; an administrator's lock does not end by itself. */
export function userResource(
  user: UserRow,
  { lockout, hasDevices, providerId }: AccountState,
  { apiUrl, environmentId }: EnvironmentUrl,
): PingOneUser {
  const environment = `${apiUrl}/environments/${environmentId}`
  const locked = user.locked_at !== null || lockout !== undefined
  return {
    ...user.attributes,
    _links: {
      self: { href: `${environment}/users/${user.id}` },
      environment: { href: environment },
      population: { href: `${environment}/populations/${user.population_id}` },
    },
    id: user.id,
    environment: { id: environmentId },
    username: user.username,
    email: user.email,
    name: { given: user.given_name, family: user.family_name },
    enabled: user.enabled,
    account: {
      canAuthenticate: user.enabled && !locked,
      status: locked ? 'LOCKED' : 'OK',
      ...(user.locked_at ? { lockedAt: user.locked_at.toISOString() } : {}),
      ...(lockout && !user.locked_at ? { secondsUntilUnlock: lockout.secondsUntilUnlock, unlockAt: lockout.unlockAt.toISOString() } : {}),
    },
    emailVerified: user.email_verified,
    lifecycle: { status: user.email_verified ? 'ACCOUNT_OK' : 'VERIFICATION_REQUIRED' },
    population: { id: user.population_id },
    identityProvider: providerId ? { id: providerId, type: 'OPENID_CONNECT' } : { type: 'PING_ONE' },
    ...(user.last_sign_on ? { lastSignOn: { at: user.last_sign_on.toISOString() } } : {}),
    mfaEnabled: hasDevices,
    createdAt: user.created_at.toISOString(),
    updatedAt: user.updated_at.toISOString(),
  }
}
