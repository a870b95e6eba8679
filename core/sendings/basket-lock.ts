import { sql, type Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { CREATE_ORDER } from './step-names.ts'

/**
 * A customer has only one basket at a time. This lock says which sending, or which orphan basket, may create, use or remove it. The lock needs no
 * release. It is free when its sending has created the order, waits for a decision or has ended, and when the lease on the orphan basket has expired.
 */
export type BasketLock = {
  /** Takes the lock for this id if the lock is free. Returns the id that holds the lock now; undefined when another call took it at this moment. */
  take: (userId: string, id: string) => Promise<string | undefined>
}

const ORPHAN_BASKET = 'orphan basket '
/** Returns the id under which the search for an orphan basket of this sending holds the lock. */
export const orphanBasketLockHolder = (sendingId: string): string => `${ORPHAN_BASKET}${sendingId}`
/** Returns the sending whose orphan basket this holder of the lock removes. Undefined when the holder is a sending. */
export const orphanBasketSendingId = (holder: string): string | undefined =>
  holder.startsWith(ORPHAN_BASKET) ? holder.slice(ORPHAN_BASKET.length) : undefined

/**
 * Creates the lock on the table `basket_lock`, which has one row for each user. Any process may take it, because the database decides who gets the
 * lock.
 */
export function createBasketLock(database: Kysely<CoreTables>): BasketLock {
  return {
    async take(userId, id) {
      // Use one statement, so that only one of two concurrent callers gets the lock.
      const { rows } = await sql<{ holder: string }>`
        with taken as (
          insert into bff.basket_lock (user_id, sending_id) values (${userId}, ${id})
          on conflict (user_id) do update set sending_id = excluded.sending_id
          where basket_lock.sending_id = excluded.sending_id
            or not exists (
              select 1 from bff.sending
              where sending.id = basket_lock.sending_id and sending.state = 'running' and not ${CREATE_ORDER} = any(sending.recorded))
            and not exists (
              select 1 from bff.orphan_basket
              where orphan_basket.id = substr(basket_lock.sending_id, ${ORPHAN_BASKET.length + 1}::int) and starts_with(basket_lock.sending_id, ${ORPHAN_BASKET})
                and orphan_basket.lease_until > now())
          returning sending_id)
        select sending_id as holder from taken
        union all
        select sending_id from bff.basket_lock where user_id = ${userId} and not exists (select from taken)`.execute(database)
      return rows[0]?.holder
    },
  }
}
