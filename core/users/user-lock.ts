import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

/** Does the work while no other process does work under the same lock for this user. */
export type WithUserLock = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>

/** A lock expires after this time if its process has died. The work of a lock takes less time. */
const LOCK_MS = 20_000
const RETRY_MS = 25

type LockOptions = { database: Kysely<CoreTables>; env: Pick<Env, 'clock' | 'random'>; dataKey: Uint8Array; name: string }

/**
 * Creates a lock for each user that all processes share: a row of the table `rate`, which is not flushed to disk and whose expired rows are swept. No
 * database connection is held while the work runs, so slow work cannot use up the pool.
 */
export function createUserLock({ database, env, dataKey, name }: LockOptions): WithUserLock {
  async function take(key: Buffer, holder: number): Promise<boolean> {
    const now = env.clock()
    const row = { points: holder, ends_at: new Date(now.getTime() + LOCK_MS) }
    const taken = await database
      .insertInto('rate')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('rate.ends_at', '<=', now))
      .returning('key')
      .executeTakeFirst()
    return taken !== undefined
  }

  return async (userId, work) => {
    const key = createHmac('sha256', dataKey).update(`lock ${name} ${userId}`).digest()
    const holder = new DataView(env.random(4).buffer).getUint32(0) >>> 1
    // Wait for the lock, but at most LOCK_MS. By then the lock of a process that died has expired.
    for (let waited = 0; waited < LOCK_MS && !(await take(key, holder)); waited += RETRY_MS) await pause(RETRY_MS)
    try {
      return await work()
    } finally {
      await database.deleteFrom('rate').where('key', '=', key).where('points', '=', holder).execute()
    }
  }
}
