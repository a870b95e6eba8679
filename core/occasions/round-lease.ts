import { addDays, type Day } from '@fondly/domain/mail-date/mail-date.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import type { CoreTables } from '../store/tables.ts'

/** Another process takes over when this one has not renewed the lease for this long. A failed round is repeated after the same time. */
const LEASE_MS = 10 * 60_000

/** Creates the lease of the daily round: one process at a time does the round, and each day has one, unless another is requested. */
export function createRoundLease({ database, env }: Pick<CoreContext, 'database' | 'env'>) {
  const leaseEnd = () => new Date(env.clock().getTime() + LEASE_MS)

  return {
    /** Returns whether this process may do the round of this day: nobody has finished it, and nobody is doing it. */
    async claim(today: Day): Promise<boolean> {
      const claimed = await database
        .updateTable('occasion_round')
        // A request that comes while the round runs sets this to null again.
        .set({ prepared_on: addDays(today, -1), preparing_until: leaseEnd() })
        .where((row) => row.or([row('prepared_on', 'is', null), row('prepared_on', '<', today)]))
        .where((row) => row.or([row('preparing_until', 'is', null), row('preparing_until', '<=', env.clock())]))
        .executeTakeFirst()
      return claimed.numUpdatedRows > 0n
    },

    renew: async (): Promise<void> => void (await database.updateTable('occasion_round').set({ preparing_until: leaseEnd() }).execute()),

    /** Ends the round of this day. If another round was requested meanwhile, the next process does it. */
    end: async (today: Day): Promise<void> =>
      void (await database
        .updateTable('occasion_round')
        .set({ prepared_on: sql`case when prepared_on is not null then ${today} end`, preparing_until: null })
        .execute()),
  }
}

/**
 * Requests another round, also on a day that had one, and also while one runs. The row is written even if a round is requested already: a claim then
 * waits
 * for this transaction, so that its round finds what the transaction adds.
 */
export const requestRound = async (database: Kysely<CoreTables>): Promise<void> =>
  void (await database.updateTable('occasion_round').set({ prepared_on: null }).execute())
