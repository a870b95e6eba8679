import { INACTIVE_ACCOUNT_EXPIRY_DAYS } from '../user/admission.ts'

/**
 * The states in the order of the tabs. 'away': the person will be locked for inactivity soon, or at the next sign-in. 'off': an administrator has
 * disabled the person.
 */
export const PERSON_STATES = ['active', 'invited', 'locked', 'away', 'off'] as const
export type PersonState = (typeof PERSON_STATES)[number]

export type AccountState = {
  enabled: boolean
  locked: boolean
  /** Undefined for somebody who never signed in. */
  lastSignOn: Date | undefined
  /** When an administrator last unlocked the account, which counts as a visit. */
  unlockedAt: Date | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000
/** An inactive person counts as away this long before the lock. */
export const AWAY_BEFORE_LOCK_DAYS = 14

/**
 * Returns the state of a person, and when they will be locked for inactivity (undefined before the first sign-in, and for a locked or disabled
 * person).
 */
export function readPersonState(
  { enabled, locked, lastSignOn, unlockedAt }: AccountState,
  now: Date,
  expiryDays = INACTIVE_ACCOUNT_EXPIRY_DAYS,
): { state: PersonState; locksAt?: Date } {
  if (!enabled) return { state: 'off' }
  if (locked) return { state: 'locked' }
  if (!lastSignOn) return { state: 'invited' }
  const lastVisit = Math.max(lastSignOn.getTime(), unlockedAt?.getTime() ?? 0)
  const locksAt = new Date(lastVisit + expiryDays * DAY_MS)
  const isSoon = locksAt.getTime() - now.getTime() <= AWAY_BEFORE_LOCK_DAYS * DAY_MS
  return { state: isSoon ? 'away' : 'active', locksAt }
}

export type LockCause = 'wrong-passwords' | 'inactivity' | 'administrator'

/** Returns the probable reason of a lock: only a lock after wrong passwords ends by itself. */
export function readLockCause(
  { lastSeen, lockEndsAt, lockedAt }: { lastSeen: Date | undefined; lockEndsAt: Date | undefined; lockedAt: Date | undefined },
  expiryDays = INACTIVE_ACCOUNT_EXPIRY_DAYS,
): LockCause {
  if (lockEndsAt) return 'wrong-passwords'
  // The product locks at the first sign-in after the absence, so the absence ended shortly before the lock.
  const isAfterAbsence = lastSeen && lockedAt && lockedAt.getTime() - lastSeen.getTime() > expiryDays * DAY_MS
  return isAfterAbsence ? 'inactivity' : 'administrator'
}
