import { sql, type Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { CREATE_ORDER } from './step-names.ts'

/**
 * Whose turn it is to have, make or remove a user's basket: a sending's, or a late basket's while somebody is at it. A turn ends by itself: with the
 * sending, with its basket, or while it waits for a decision.
 */
export type BasketLock = {
  /** Whose turn it is now: this one's, where the turn was free; undefined when another took it in this moment. */
  take: (userId: string, id: string) => Promise<string | undefined>
}

const LATE_BASKET = 'late basket '
/** What takes a turn to remove the late basket of that sending. */
export const orphanBasketLockHolder = (sendingId: string): string => `${LATE_BASKET}${sendingId}`
/** The sending of a late basket's turn; undefined when it is a sending's own. */
export const orphanBasketSendingId = (holder: string): string | undefined =>
  holder.startsWith(LATE_BASKET) ? holder.slice(LATE_BASKET.length) : undefined

export function createBasketLock(database: Kysely<CoreTables>): BasketLock {
  return {
    async take(userId, id) {
      // One statement, so of two that ask at once one gets it.
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
