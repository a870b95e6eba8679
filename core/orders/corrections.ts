import type { Kysely } from 'kysely'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreTables } from '../store/tables.ts'

/** The corrections of a user, by the numbers of the corrected orders. */
export type CorrectionsOfUser = {
  /** The number of the order that replaces each corrected order. */
  sentAs: ReadonlyMap<string, string>
  /** Orders whose correction is being sent. */
  underWay: ReadonlySet<string>
}

/** Creates the queries about corrections. A correction links an order with the draft that will replace it. The link stays until the draft is sent. */
export function corrections({ database }: { database: Kysely<CoreTables> }) {
  /** Returns the number of the order that the draft with this key corrects; undefined when it corrects none. */
  async function orderOf(userId: string, draftKey: string): Promise<string | undefined> {
    const rows = database.selectFrom('correction').select('order_no').where('user_id', '=', userId).where('draft_key', '=', draftKey)
    return (await rows.executeTakeFirst())?.order_no
  }

  return {
    /** Returns the key of the draft that corrects this order. Undefined when nobody has begun a correction. */
    draftKeyOf: async (userId: string, orderNo: string): Promise<string | undefined> => {
      const rows = database.selectFrom('correction').select('draft_key').where('user_id', '=', userId).where('order_no', '=', orderNo)
      return (await rows.executeTakeFirst())?.draft_key
    },

    orderOf,

    /** Removes the link of this draft. The draft is then sent as a card of its own and replaces no order. */
    unlink: async (userId: string, draftKey: string): Promise<void> => {
      await database.deleteFrom('correction').where('user_id', '=', userId).where('draft_key', '=', draftKey).execute()
    },

    /**
     * Returns two things: whether the form with this key corrects an order, and the card's draft if it has one that has not expired. Of that draft it
     * returns the key and whether it corrects an order.
     */
    findFormLinks: async (
      userId: string,
      { cardId, key, now }: { cardId: string; key: string | undefined; now: Date },
    ): Promise<{ isCorrection: boolean; draftKey: string | undefined; draftIsCorrection: boolean }> => {
      const draft = database
        .selectFrom('draft')
        .leftJoin('correction', (join) =>
          join.onRef('correction.user_id', '=', 'draft.user_id').onRef('correction.draft_key', '=', 'draft.key'),
        )
        .select(['draft.key', 'correction.order_no as corrects'])
        .where('draft.user_id', '=', userId)
        .where('draft.card_id', '=', cardId)
        .where('draft.expires_at', '>', now)
      const [lying, isCorrection] = [await draft.executeTakeFirst(), key !== undefined && (await orderOf(userId, key)) !== undefined]
      return { isCorrection, draftKey: lying?.key, draftIsCorrection: typeof lying?.corrects === 'string' }
    },

    ofUser: async (userId: string): Promise<CorrectionsOfUser> => {
      const rows = await database
        .selectFrom('correction')
        .innerJoin('sending', (join) =>
          join.onRef('sending.owner', '=', 'correction.user_id').onRef('sending.idempotency_key', '=', 'correction.draft_key'),
        )
        .select(['correction.order_no as orderNo', 'sending.state', 'sending.order_no as by'])
        .where('correction.user_id', '=', userId)
        .execute()
      return {
        sentAs: new Map(rows.flatMap(({ orderNo, state, by }) => (state === 'done' && by !== null ? [[orderNo, by] as const] : []))),
        underWay: new Set(rows.filter(({ state }) => state === 'running' || state === 'waiting').map(({ orderNo }) => orderNo)),
      }
    },
  }
}

/**
 * Links a draft with the order that it corrects, and removes the link of an earlier draft that was not sent. Refuses when the earlier draft is being
 * sent or was sent, because an order can be replaced only once.
 */
export async function linkCorrection(
  database: Kysely<CoreTables>,
  { userId, orderNo, draftKey, now }: { userId: string; orderNo: string; draftKey: string; now: Date },
): Promise<void> {
  const row = { draft_key: draftKey, created_at: now }
  const linked = await database
    .insertInto('correction')
    .values({ user_id: userId, order_no: orderNo, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'order_no'])
        .doUpdateSet(row)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('sending')
                .select('sending.id')
                .whereRef('sending.owner', '=', 'correction.user_id')
                .whereRef('sending.idempotency_key', '=', 'correction.draft_key')
                .where('sending.state', '<>', 'stopped'),
            ),
          ),
        ),
    )
    .returning('order_no')
    .executeTakeFirst()
  if (!linked) throw new Refused('conflict', 'order-being-corrected')
}
