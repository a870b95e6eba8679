import type { PingOneUser } from '@fondly/contracts/pingone/users.ts'
import type { Lockout } from '../store/sign-in-attempts.ts'
import type { UserRow } from '../store/tables.ts'

type Whereabouts = { apiUrl: string; environmentId: string }
/** What is kept beside the user: a lock by wrong passwords, whether a second factor is asked for, and the external provider he is linked with. */
type Standing = { lockout: Lockout | undefined; hasDevices: boolean; providerId: string | undefined }

/** The user as PingOne's platform API tells it. A lock by wrong passwords ends by itself and says when; an administrator's does not. */
export function userResource(
  user: UserRow,
  { lockout, hasDevices, providerId }: Standing,
  { apiUrl, environmentId }: Whereabouts,
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
