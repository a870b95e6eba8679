/** What decides whether somebody who signed on may come in. */
export type Account = {
  enabled: boolean
  locked: boolean
  /** Before the present sign-on; undefined when this is the first. */
  lastSeen: Date | undefined
  /** When an administrator last let this person in again: as good as a visit, or the lock would come back at once. */
  unlockedAt?: Date
}

const INACTIVE_ACCOUNT_EXPIRY_DAYS = 120
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the account is to be refused, and whether it has to be locked now because nobody used it for too long. */
export function admission(account: Account, now: Date, expiryDays?: number): 'welcome' | 'disabled' | 'locked' | 'lock-now' {
  if (!account.enabled) return 'disabled'
  if (account.locked) return 'locked'
  return isInactive(account.lastSeen, now, expiryDays) && isInactive(account.unlockedAt ?? account.lastSeen, now, expiryDays)
    ? 'lock-now'
    : 'welcome'
}

/** Last seen more than that many days ago (default 120). */
export function isInactive(lastSeen: Date | undefined, now: Date, expiryDays = INACTIVE_ACCOUNT_EXPIRY_DAYS): boolean {
  return lastSeen !== undefined && now.getTime() - lastSeen.getTime() > expiryDays * DAY_MS
}
