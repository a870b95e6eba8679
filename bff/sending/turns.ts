import { sql, type Kysely } from 'kysely'
import type { BffTables } from '../store/tables.ts'
import { CREATE_ORDER } from './step-names.ts'

/** Whose sending of a user has or makes the basket. A turn ends by itself: with the sending, with its basket, or while it waits for a decision. */
export type Turns = {
  /** The sending whose turn it is now: this one, where the turn was free; undefined when another took it in this moment. */
  take: (userId: string, sendingId: string) => Promise<string | undefined>
}

export function turnsIn(database: Kysely<BffTables>): Turns {
  return {
    async take(userId, sendingId) {
      // One statement, so of two sendings that ask at once one gets it.
      const { rows } = await sql<{ holder: string }>`
        with taken as (
          insert into bff.sending_turn (user_id, sending_id) values (${userId}, ${sendingId})
          on conflict (user_id) do update set sending_id = excluded.sending_id
          where sending_turn.sending_id = excluded.sending_id
            or not exists (
              select 1 from bff.sending
              where sending.id = sending_turn.sending_id and sending.state = 'running' and not ${CREATE_ORDER} = any(sending.recorded))
          returning sending_id)
        select sending_id as holder from taken
        union all
        select sending_id from bff.sending_turn where user_id = ${userId} and not exists (select from taken)`.execute(database)
      return rows[0]?.holder
    },
  }
}
