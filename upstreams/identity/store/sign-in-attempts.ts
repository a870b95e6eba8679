import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDatabase } from './tables.ts'

const MAX_FAILURES = 5
/** The length of the first lock. Each further lock within a day is twice as long, up to four hours. */
export const LOCKOUT_SECONDS = 900
const MAX_DOUBLINGS = 4
const FAILURES_KEPT_SECONDS = 24 * 60 * 60

export type Lockout = { secondsUntilUnlock: number; unlockAt: Date }
export type SignInAttempts = {
  /** Counts an attempt before the password is checked, so that parallel requests get no more than five attempts together. */
  take: (username: string) => Promise<{ nth: number } | Lockout>
  /** Records that the attempt was wrong. The fifth wrong attempt locks the name, and the lock is returned. */
  failed: (username: string, nth: number) => Promise<Lockout | undefined>
  clear: (username: string) => Promise<void>
  lockout: (username: string) => Promise<Lockout | undefined>
}

/** Counts wrong passwords by name, also for names that do not exist, so that the answer does not tell which names exist. */
export function signInAttempts(database: IdentityDatabase, clock: () => Date): SignInAttempts {
  const later = (seconds: number) => new Date(clock().getTime() + seconds * 1000)
  const lockedUntil = (lockouts: string) =>
    sql<Date>`${clock()}::timestamptz + make_interval(secs => ${LOCKOUT_SECONDS}::float8 * 2 ^ least(${sql.raw(lockouts)}, ${MAX_DOUBLINGS}::integer))`

  return {
    take: async (username) => {
      const now = clock()
      const isLocked = sql<boolean>`sign_in_attempts.locked_until > ${now}`
      const isForgotten = sql<boolean>`sign_in_attempts.last_at < ${later(-FAILURES_KEPT_SECONDS)}`
      const isOver = sql<boolean>`(sign_in_attempts.locked_until is not null or ${isForgotten})`
      const locksNow = sql<boolean>`sign_in_attempts.failures >= ${MAX_FAILURES}`
      const row = await database
        .insertInto('sign_in_attempts')
        .values({ name_key: nameKey(username), failures: 1, last_at: now, locked_until: null, lockouts: 0 })
        .onConflict((conflict) =>
          conflict.column('name_key').doUpdateSet({
            failures: sql<number>`case when ${isLocked} then sign_in_attempts.failures when ${isOver} then 1 else sign_in_attempts.failures + 1 end`,
            locked_until: sql<Date | null>`case when ${isLocked} then sign_in_attempts.locked_until when ${isOver} then null
              when ${locksNow} then ${lockedUntil('sign_in_attempts.lockouts')} end`,
            lockouts: sql<number>`case when ${isLocked} then sign_in_attempts.lockouts when ${isForgotten} then 0 when ${isOver} then sign_in_attempts.lockouts
              when ${locksNow} then sign_in_attempts.lockouts + 1 else sign_in_attempts.lockouts end`,
            last_at: now,
          }),
        )
        .returning(['failures', 'locked_until'])
        .executeTakeFirstOrThrow()
      return toLockout(row.locked_until, clock()) ?? { nth: row.failures }
    },
    failed: async (username, nth) => {
      if (nth < MAX_FAILURES) return undefined
      const locked = await database
        .updateTable('sign_in_attempts')
        .set({ locked_until: lockedUntil('lockouts'), lockouts: sql<number>`lockouts + 1` })
        .where('name_key', '=', nameKey(username))
        .where('locked_until', 'is', null)
        .returning('locked_until')
        .executeTakeFirst()
      // A parallel attempt has already locked the name.
      return toLockout(locked?.locked_until ?? later(LOCKOUT_SECONDS), clock())
    },
    clear: async (username) => {
      await database.deleteFrom('sign_in_attempts').where('name_key', '=', nameKey(username)).execute()
    },
    lockout: async (username) => {
      const row = await database
        .selectFrom('sign_in_attempts')
        .select('locked_until')
        .where('name_key', '=', nameKey(username))
        .executeTakeFirst()
      return toLockout(row?.locked_until ?? null, clock())
    },
  }
}

/** Returns the lock that ends at this time; undefined without a time or when the time has passed. */
export const toLockout = (until: Date | null, now: Date): Lockout | undefined =>
  until && until > now ? { secondsUntilUnlock: Math.ceil((until.getTime() - now.getTime()) / 1000), unlockAt: until } : undefined

/**
 * The key under which a name's wrong passwords are counted. A browser that signed on with the name before has its own key, so that nobody else can
 * use up its attempts.
 */
export const attemptKey = (username: string, knownBrowser: string | undefined) =>
  // A name cannot hold a zero byte, so the keys never collide.
  knownBrowser ? `\0browser ${knownBrowser} ${username}` : username

// Hashed, because people sometimes type their password into the name field.
export const nameKey = (username: string) => createHash('sha256').update(username.toLowerCase()).digest('base64url')
