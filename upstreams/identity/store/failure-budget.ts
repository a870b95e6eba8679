import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDatabase } from './tables.ts'

export type FailureBudget = {
  /** Counts one failure before the step is carried out. If this address has had too many failures, counts nothing and returns the seconds to wait. */
  take: (step: Step) => Promise<number | undefined>
  /** Removes the failures of this address for this name. Call it when the step has succeeded. */
  forgive: (step: Step) => Promise<void>
  /** Removes the failure that `take` counted. Call it when the step was neither right nor wrong. */
  giveBack: (step: Step) => Promise<void>
}
export type Step = { address: string; subject: string }

/** The failures of one address that cause no wait. They are enough for an office of forty people who mistype their passwords on one morning. */
export const FREE_FAILURES = 50
/**
 * The most failures of one name that count for its address. The name has its own lock, and one person must not use up the budget of a whole office.
 */
export const MAX_COUNTED_PER_NAME = 8
const WINDOW_MS = 3_600_000
const FIRST_WAIT_MS = 15_000
const MAX_WAIT_MS = 900_000

/**
 * Counts failed steps by address, for all names and in all processes, because the lock of a name does not stop somebody who tries one password on
 * many names. 50 failures in an hour cause no wait. Each further failure doubles the wait, from 15 seconds to 15 minutes. A step that is refused
 * because of the wait does not count.
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
        // Lock the address: without a lock, parallel transactions would all read the same count.
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

/** Returns how long, in milliseconds, an address with this number of failures waits after its last failure. */
const toWaitMs = (failures: number) =>
  failures < FREE_FAILURES ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - FREE_FAILURES, 10))
