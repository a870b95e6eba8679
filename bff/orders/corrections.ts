import { sql, type Kysely } from 'kysely'
import type { House } from '../house.ts'
import type { BffTables } from '../store/tables.ts'

/** What became of the corrections of a user, by the numbers of the corrected orders. */
export type CorrectionsOfUser = {
  /** The number of the order in its place. */
  sentAs: ReadonlyMap<string, string>
  /** Begun, and nothing is sent or under way in its place. */
  unsent: ReadonlySet<string>
}

/** Which order was sent in place of which: a withdrawn order and the draft that corrects it, which keeps its link until it is sent. */
export function corrections({ database, env }: Pick<House, 'database' | 'env'>) {
  return {
    /** It is about to be withdrawn and corrected: said beforehand, so that whatever is interrupted afterwards can be gone on with. */
    intend: async (userId: string, orderNo: string): Promise<void> => {
      // No draft has this key yet.
      const row = { user_id: userId, order_no: orderNo, draft_key: env.ids(), created_at: env.clock() }
      await database
        .insertInto('correction')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'order_no']).doNothing())
        .execute()
    },

    /** It could not be withdrawn, so there is nothing to correct. */
    forget: async (userId: string, orderNo: string): Promise<void> => {
      await database.deleteFrom('correction').where('user_id', '=', userId).where('order_no', '=', orderNo).execute()
    },

    /** The key of the draft that corrects that order; undefined where none was begun. */
    draftKeyOf: async (userId: string, orderNo: string): Promise<string | undefined> => {
      const rows = database.selectFrom('correction').select('draft_key').where('user_id', '=', userId).where('order_no', '=', orderNo)
      return (await rows.executeTakeFirst())?.draft_key
    },

    ofUser: async (userId: string): Promise<CorrectionsOfUser> => {
      const rows = await database
        .selectFrom('correction')
        .leftJoin('sending', (join) =>
          join.onRef('sending.owner', '=', 'correction.user_id').onRef('sending.idempotency_key', '=', 'correction.draft_key'),
        )
        .select(['correction.order_no as orderNo', 'sending.state', sql<string | null>`sending.data ->> 'orderNo'`.as('by')])
        .where('correction.user_id', '=', userId)
        .execute()
      const isUnderWay = (state: string | null) => state === 'running' || state === 'waiting'
      return {
        sentAs: new Map(rows.flatMap(({ orderNo, by }) => (by === null ? [] : [[orderNo, by] as const]))),
        unsent: new Set(rows.filter(({ by, state }) => by === null && !isUnderWay(state)).map(({ orderNo }) => orderNo)),
      }
    },
  }
}

/** The draft of that key corrects that order; where another one did so before and was not sent, it no longer does. */
export async function linkCorrection(
  database: Kysely<BffTables>,
  { userId, orderNo, draftKey, now }: { userId: string; orderNo: string; draftKey: string; now: Date },
): Promise<void> {
  const row = { draft_key: draftKey, created_at: now }
  await database
    .insertInto('correction')
    .values({ user_id: userId, order_no: orderNo, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_no']).doUpdateSet(row))
    .execute()
}
