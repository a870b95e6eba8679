import { sql, type Kysely } from 'kysely'
import type { BffTables } from '../store/tables.ts'
import { CREATE_ORDER } from './step-names.ts'

/** Whose sending of a user has or makes the basket. A turn ends by itself: with the sending, with its basket, or while it waits for a decision. */
export type Turns = { take: (userId: string, sendingId: string) => Promise<boolean> }

export function turnsIn(database: Kysely<BffTables>): Turns {
  return {
    async take(userId, sendingId) {
      // One statement, so of two sendings that ask at once one gets it.
      const taken = await sql`
        insert into bff.sending_turn (user_id, sending_id) values (${userId}, ${sendingId})
        on conflict (user_id) do update set sending_id = excluded.sending_id
        where sending_turn.sending_id = excluded.sending_id
          or not exists (
            select 1 from bff.sending
            where sending.id = sending_turn.sending_id and sending.state = 'running' and not ${CREATE_ORDER} = any(sending.recorded))
        returning sending_id`.execute(database)
      return taken.rows.length > 0
    },
  }
}
