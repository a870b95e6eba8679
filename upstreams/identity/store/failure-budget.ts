import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDatabase } from './tables.ts'

export type FailureBudget = {
  /** Counts one failure before the step is carried out. Returns the seconds to wait if this address has had too many; then nothing is counted. */
  take: (step: Step) => Promise<number | undefined>
  /** The step succeeded: removes the failures of this address for this name. */
  forgive: (step: Step) => Promise<void>
  /** The step was neither right nor wrong: takes back the failure that `take` counted. */
  giveBack: (step: Step) => Promise<void>
}
export type Step = { address: string; subject: string }

/** Enough for an office of forty people who mistype their passwords on the same morning. */
export const FREE_FAILURES = 50
/** The most failures of one name that count for its address. The name has its own lock, and one person must not use up the budget of a whole office. */
export const MAX_COUNTED_PER_NAME = 8
const WINDOW_MS = 3_600_000
const FIRST_WAIT_MS = 15_000
const MAX_WAIT_MS = 900_000

/**
 * Counts failed steps by address, over all names and all processes, because the lock of a name does not stop somebody who tries one password on many names.
 * 50 failures an hour are free. Each further one doubles the wait, from 15 seconds to 15 minutes. A step that is refused because of the wait does not count.
 */
export function failureBudget(database: IdentityDatabase, clock: () => Date, key: string): FailureBudget {
  // Addresses and names are personal data, so the table holds keyed hashes only.
  const computeHash = (kind: string, text: string) => createHmac('sha256', key).update(`${kind} ${text.toLowerCase()}`).digest()
  const addressKey = ({ address }: Step) => computeHash('failures from', address)
  const subjectKey = ({ subject }: Step) => computeHash('failures for', subject)

  return {
    take: (step) =>
      database.transaction().execute(async (transaction) => {
        const [address, subject, now] = [addressKey(step), subjectKey(step), clock()]
        // One transaction at a time for each address; parallel ones would all read the same count.
        await sql`select pg_advisory_xact_lock(${address.readBigInt64BE().toString()}::bigint)`.execute(transaction)
        const { failures, lastAt } = await transaction
          .selectFrom('failed_steps')
          .where('address_key', '=', address)
          .where('failures', '>', 0)
          .where('last_at', '>', new Date(now.getTime() - WINDOW_MS))
          .select([
            sql<number>`coalesce(sum(least(failures, ${MAX_COUNTED_PER_NAME}::integer)), 0)::integer`.as('failures'),
            sql<Date | null>`max(last_at)`.as('lastAt'),
          ])
          .executeTakeFirstOrThrow()
        const waitMs = lastAt ? lastAt.getTime() + toWaitMs(failures) - now.getTime() : 0
        if (waitMs > 0) return waitMs / 1000
        await transaction
          .insertInto('failed_steps')
          .values({ address_key: address, subject_key: subject, failures: 1, last_at: now })
          .onConflict((conflict) =>
            conflict.columns(['address_key', 'subject_key']).doUpdateSet({
              failures: sql<number>`case when failed_steps.last_at <= ${new Date(now.getTime() - WINDOW_MS)} then 1 else failed_steps.failures + 1 end`,
              last_at: now,
            }),
          )
          .execute()
        return undefined
      }),
    forgive: async (step) => {
      await database
        .deleteFrom('failed_steps')
        .where('address_key', '=', addressKey(step))
        .where('subject_key', '=', subjectKey(step))
        .execute()
    },
    giveBack: async (step) => {
      await database
        .updateTable('failed_steps')
        .set({ failures: sql<number>`greatest(failures - 1, 0)` })
        .where('address_key', '=', addressKey(step))
        .where('subject_key', '=', subjectKey(step))
        .execute()
    },
  }
}

/** How long, in milliseconds, an address with this number of failures waits after its last one. */
const toWaitMs = (failures: number) =>
  failures < FREE_FAILURES ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - FREE_FAILURES, 10))
