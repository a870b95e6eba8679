import { sql } from 'kysely'
import type { House } from '../house.ts'

/** Which order was sent in place of which: a withdrawn order and the draft that corrects it, which keeps its link until it is sent. */
export function corrections({ database, env }: Pick<House, 'database' | 'env'>) {
  return {
    /** The draft of that key corrects that order; where another one did so before and was not sent, it no longer does. */
    begin: async (userId: string, orderNo: string, draftKey: string): Promise<void> => {
      const row = { draft_key: draftKey, created_at: env.clock() }
      await database
        .insertInto('correction')
        .values({ user_id: userId, order_no: orderNo, ...row })
        .onConflict((conflict) => conflict.columns(['user_id', 'order_no']).doUpdateSet(row))
        .execute()
    },

    /** By the number of the corrected order, that of the order in its place. */
    ofUser: async (userId: string): Promise<Map<string, string>> => {
      const rows = await database
        .selectFrom('correction')
        .innerJoin('sending', (join) =>
          join.onRef('sending.owner', '=', 'correction.user_id').onRef('sending.idempotency_key', '=', 'correction.draft_key'),
        )
        .select(['correction.order_no as orderNo', sql<string | null>`sending.data ->> 'orderNo'`.as('by')])
        .where('correction.user_id', '=', userId)
        .execute()
      return new Map(rows.flatMap(({ orderNo, by }) => (by === null ? [] : [[orderNo, by] as const])))
    },
  }
}
