import { addDays, type Day } from '@fondly/domain/mail-date/mail-date.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'

/**
 * How long the lease lasts. When a process has not renewed it for this long, another process takes over. A failed round is also repeated after this
 * time.
 */
const LEASE_MS = 10 * 60_000

/** Creates the lease of the daily round. One process at a time does the round. Each day has one round, and another if one is requested. */
export function createRoundLease({ database, env }: Pick<CoreContext, 'database' | 'env'>) {
  const leaseEnd = () => new Date(env.clock().getTime() + LEASE_MS)

  return {
    /** Returns true if this process may do the round of this day: no process has finished it, and no process is doing it. */
    async claim(today: Day): Promise<boolean> {
      const claimed = await database
        .updateTable('occasion_round')
        // Set yesterday, not today. A request that comes while the round runs sets null, so `end` can see the request.
        .set({ prepared_on: addDays(today, -1), preparing_until: leaseEnd() })
        .where((row) => row.or([row('prepared_on', 'is', null), row('prepared_on', '<', today)]))
        .where((row) => row.or([row('preparing_until', 'is', null), row('preparing_until', '<=', env.clock())]))
        .executeTakeFirst()
      return claimed.numUpdatedRows > 0n
    },

    renew: async (): Promise<void> => void (await database.updateTable('occasion_round').set({ preparing_until: leaseEnd() }).execute()),

    /** Ends the round of this day. If another round was requested meanwhile, the round is not ended and the next process does it. */
    end: async (today: Day): Promise<void> =>
      void (await database
        .updateTable('occasion_round')
        .set({ prepared_on: sql`case when prepared_on is not null then ${today} end`, preparing_until: null })
        .execute()),
  }
}

/**
 * Requests another round, also on a day that already had one, and also while a round runs. Always writes the row, even if a round is already
 * requested. Then a claim waits for this transaction, and its round finds what this transaction adds.
 */
export const requestRound = async (database: Kysely<CoreTables>): Promise<void> =>
  void (await database.updateTable('occasion_round').set({ prepared_on: null }).execute())
