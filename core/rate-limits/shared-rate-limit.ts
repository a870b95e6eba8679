import type { Env } from '@fondly/kit/env.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { sql, type Kysely } from 'kysely'
import { createHmac } from 'node:crypto'
import type { CoreTables } from '../store/tables.ts'

/** Counts one more request of that key. Returns the seconds to wait when there were too many, else undefined. */
export type Count = (key: string) => Promise<number | undefined>

type Counting = { database: Kysely<CoreTables>; env: Pick<Env, 'clock' | 'log'>; dataKey: Uint8Array }

const MINUTE_MS = 60_000
/** The most keys that this process remembers as having to wait. It asks the database about all others. */
const MAX_KNOWN_KEYS = 10_000

const countRequest = compileStatement((tables: Kysely<CoreTables>, { key, now, endsAt }: { key: Buffer; now: Date; endsAt: Date }) => {
  const isOver = sql<boolean>`rate.ends_at <= ${now}`
  return tables
    .insertInto('rate')
    .values({ key, points: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when ${isOver} then 1 else rate.points + 1 end`,
        ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else rate.ends_at end`,
      }),
    )
    .returning(['points', 'ends_at'])
})

/**
 * Limits each key to so many requests in a window of milliseconds (default: a minute), counted by all processes in one database row that is not
 * flushed to disk. A key that has to wait is refused without asking the database again. `name` keeps the counts of different limits apart.
 */
export function createSharedCounters({ database, env, dataKey }: Counting): (name: string, points: number, window?: number) => Count {
  return (name, points, window = MINUTE_MS) => {
    const waiting = new Map<string, number>()

    return async (key) => {
      const now = env.clock().getTime()
      const known = waiting.get(key)
      if (known !== undefined && known > now) return (known - now) / 1000
      if (waiting.size >= MAX_KNOWN_KEYS) waiting.clear()
      waiting.delete(key)

      const values = { key: keyOf(name, key), now: new Date(now), endsAt: new Date(now + window) }
      const row = await countRequest.executeTakeFirst(database, values)
      if (!row) throw new Error('A request that is counted has a row.')
      if (row.points <= points) return undefined
      env.log.warn('Too many requests.', { code: name })
      waiting.set(key, row.ends_at.getTime())
      return (row.ends_at.getTime() - now) / 1000
    }
  }

  // An address is personal data, so the table holds a keyed hash of it.
  function keyOf(name: string, key: string): Buffer {
    return createHmac('sha256', dataKey).update(`${name} ${key}`).digest()
  }
}
