import { sql, type Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { CREATE_ORDER } from './step-names.ts'

/**
 * A customer has one basket at a time, so this lock says which sending, or which orphan basket, may create, use or remove it. The lock needs no
 * release: it is free once its sending has created the order, waits for a decision or has ended, or once the lease on the orphan basket has expired.
 */
export type BasketLock = {
  /** Takes the lock for this id where it is free, and returns the id that holds it now; undefined when another took it at this moment. */
  take: (userId: string, id: string) => Promise<string | undefined>
}

const LATE_BASKET = 'late basket '
/** The lock holder that removes the orphan basket of this sending. */
export const orphanBasketLockHolder = (sendingId: string): string => `${LATE_BASKET}${sendingId}`
/** The sending whose orphan basket this lock holder removes; undefined when the holder is a sending itself. */
export const orphanBasketSendingId = (holder: string): string | undefined =>
  holder.startsWith(LATE_BASKET) ? holder.slice(LATE_BASKET.length) : undefined

export function createBasketLock(database: Kysely<CoreTables>): BasketLock {
  return {
    async take(userId, id) {
      // One statement, so only one of two concurrent callers gets the lock.
      const { rows } = await sql<{ holder: string }>`
        with taken as (
          insert into bff.sending_turn (user_id, sending_id) values (${userId}, ${id})
          on conflict (user_id) do update set sending_id = excluded.sending_id
          where sending_turn.sending_id = excluded.sending_id
            or not exists (
              select 1 from bff.sending
              where sending.id = sending_turn.sending_id and sending.state = 'running' and not ${CREATE_ORDER} = any(sending.recorded))
            and not exists (
              select 1 from bff.late_basket
              where late_basket.id = substr(sending_turn.sending_id, ${LATE_BASKET.length + 1}::int) and starts_with(sending_turn.sending_id, ${LATE_BASKET})
                and late_basket.lease_until > now())
          returning sending_id)
        select sending_id as holder from taken
        union all
        select sending_id from bff.sending_turn where user_id = ${userId} and not exists (select from taken)`.execute(database)
      return rows[0]?.holder
    },
  }
}
