import type { Env } from '@fondly/kit/env.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { sql, type Kysely } from 'kysely'
import { createHmac } from 'node:crypto'
import { createBlockCounter } from './block-counters.ts'
import type { Count, CountInTable } from './count.ts'
import type { CoreTables } from '../store/tables.ts'

type Counting = { database: Kysely<CoreTables>; env: Pick<Env, 'clock' | 'log'>; dataKey: Uint8Array }

const MINUTE_MS = 60_000
/** The greatest number of keys for which this process remembers that they must wait. It asks the database about all other keys. */
const MAX_KNOWN_KEYS = 10_000

type Counted = { key: Buffer; amount: number; now: Date; endsAt: Date }

const addToCount = compileStatement((tables: Kysely<CoreTables>, { key, amount, now, endsAt }: Counted) => {
  const isOver = sql<boolean>`rate.ends_at <= ${now}`
  return tables
    .insertInto('rate')
    .values({ key, points: amount, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when ${isOver} then excluded.points else rate.points + excluded.points end`,
        ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else rate.ends_at end`,
      }),
    )
    .returning(['points', 'ends_at'])
})

/** Creates counters that all processes share, in a table that PostgreSQL does not flush to disk. `name` separates the counts of different limits. */
export function createSharedCounters({ database, env, dataKey }: Counting) {
  const { clock, log } = env
  const countAs =
    (name: string, windowMs: number): CountInTable =>
    async (key, amount) => {
      const now = clock()
      const values = { key: keyOf(name, key), amount, now, endsAt: new Date(now.getTime() + windowMs) }
      const row = await addToCount.executeTakeFirst(database, values)
      if (!row) throw new Error('A request that is counted has a row.')
      return { points: row.points, endsAt: row.ends_at }
    }

  // Returns a keyed hash for the table, because a key can be an address, which is personal data.
  function keyOf(name: string, key: string): Buffer {
    return createHmac('sha256', dataKey).update(`${name} ${key}`).digest()
  }

  return {
    /**
     * Limits each key to `points` requests in a window (in milliseconds, default a minute), with a statement for each request. A key that must wait
     * is refused without asking the database again.
     */
    each: (name: string, points: number, windowMs = MINUTE_MS): Count => {
      const waiting = new Map<string, number>()
      const countInTable = countAs(name, windowMs)
      return async (key) => {
        const now = clock().getTime()
        const known = waiting.get(key)
        if (known !== undefined && known > now) return (known - now) / 1000
        if (waiting.size >= MAX_KNOWN_KEYS) waiting.clear()
        waiting.delete(key)

        const { points: counted, endsAt } = await countInTable(key, 1)
        if (counted <= points) return undefined
        log.warn('Too many requests.', { code: name })
        waiting.set(key, endsAt.getTime())
        return (endsAt.getTime() - now) / 1000
      }
    },
    /** Limits each key to `points` requests a minute, with a statement for each tenth of the limit. Use it for requests that a page sends often. */
    inBlocks: (name: string, points: number): Count => {
      const count = createBlockCounter({ points, clock, countInTable: countAs(name, MINUTE_MS) })
      return async (key) => {
        const seconds = await count(key)
        if (seconds !== undefined) log.warn('Too many requests.', { code: name })
        return seconds
      }
    },
  }
}
