/** The data of an account that decides whether a person who signed on is admitted. */
export type Account = {
  enabled: boolean
  locked: boolean
  /** The last visit before this sign-on; undefined for the first sign-on. */
  lastSeen: Date | undefined
  /** When an administrator last unlocked the account. It counts as a visit, because the account would be locked again at once otherwise. */
  unlockedAt?: Date
}

export const INACTIVE_ACCOUNT_EXPIRY_DAYS = 120
const DAY_MS = 24 * 60 * 60 * 1000

/** Decides whether to admit the account, refuse it, or lock it now because it was unused for too long. */
export function admission(account: Account, now: Date, expiryDays?: number): 'welcome' | 'disabled' | 'locked' | 'lock-now' {
  if (!account.enabled) return 'disabled'
  if (account.locked) return 'locked'
  return isInactive(account.lastSeen, now, expiryDays) && isInactive(account.unlockedAt ?? account.lastSeen, now, expiryDays)
    ? 'lock-now'
    : 'welcome'
}

/** Returns true when the last visit was more than `expiryDays` days ago. */
export function isInactive(lastSeen: Date | undefined, now: Date, expiryDays = INACTIVE_ACCOUNT_EXPIRY_DAYS): boolean {
  return lastSeen !== undefined && now.getTime() - lastSeen.getTime() > expiryDays * DAY_MS
}
