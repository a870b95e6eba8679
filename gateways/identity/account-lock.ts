import type { PingOneUser } from '@fondly/contracts/pingone/users.ts'

/** PingOne locks an account only until a given instant, so a lock without end gets an instant far in the future. */
export const LOCKED_FOR_GOOD = '2999-12-31T00:00:00.000Z'
const FOR_GOOD_FROM = Date.parse('2900-01-01T00:00:00.000Z')

/** Returns when a lock ends by itself; undefined for a lock that an administrator has to end. */
export function readLockEnd(account: PingOneUser['account']): Date | undefined {
  const time = Date.parse(account?.unlockAt ?? '')
  return Number.isNaN(time) || time >= FOR_GOOD_FROM ? undefined : new Date(time)
}

/**
 * Returns true for a lock that only an administrator can end. A lock that ends by itself comes from wrong passwords, which is not a reason to sign the
 * user out.
 */
export function isLockedForGood(account: PingOneUser['account']): boolean {
  if (account?.status !== 'LOCKED') return false
  return account.unlockAt === undefined ? account.secondsUntilUnlock === undefined : readLockEnd(account) === undefined
}
