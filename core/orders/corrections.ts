import { sql, type Kysely } from 'kysely'
import { Refused } from '../refused.ts'
import type { House } from '../context.ts'
import type { BffTables } from '../store/tables.ts'

/** What became of the corrections of a user, by the numbers of the corrected orders. */
export type CorrectionsOfUser = {
  /** The number of the order in its place. */
  sentAs: ReadonlyMap<string, string>
  /** Orders whose correction is being sent. */
  underWay: ReadonlySet<string>
}

export const BEING_CORRECTED = 'A corrected card is being sent in place of this one. Please look again in a moment.'

/** Which order is sent in place of which: an order and the draft that corrects it, which keeps its link until it is sent. */
export function corrections({ database }: Pick<House, 'database'>) {
  return {
    /** The key of the draft that corrects that order; undefined where none was begun. */
    draftKeyOf: async (userId: string, orderNo: string): Promise<string | undefined> => {
      const rows = database.selectFrom('correction').select('draft_key').where('user_id', '=', userId).where('order_no', '=', orderNo)
      return (await rows.executeTakeFirst())?.draft_key
    },

    /** The order that the draft of this key corrects; undefined where it corrects none. */
    orderOf: async (userId: string, draftKey: string): Promise<string | undefined> => {
      const rows = database.selectFrom('correction').select('order_no').where('user_id', '=', userId).where('draft_key', '=', draftKey)
      return (await rows.executeTakeFirst())?.order_no
    },

    /**
     * Which form of a card corrects an order: the form of this key, and the draft of that card if it is another one. An expired draft is none.
     */
    findFormLinks: async (
      userId: string,
      { cardId, key, now }: { cardId: string; key: string | undefined; now: Date },
    ): Promise<{ isCorrection: boolean; otherDraftIsCorrection: boolean }> => {
      const rows = await database
        .selectFrom('correction')
        .leftJoin('draft', (join) =>
          join
            .onRef('draft.user_id', '=', 'correction.user_id')
            .onRef('draft.key', '=', 'correction.draft_key')
            .on('draft.card_id', '=', cardId)
            .on('draft.expires_at', '>', now),
        )
        .select(['correction.draft_key as linkedKey', 'draft.key as draftKey'])
        .where('correction.user_id', '=', userId)
        .where((row) => row.or([row('correction.draft_key', '=', key ?? ''), row('draft.key', 'is not', null)]))
        .execute()
      return {
        isCorrection: rows.some(({ linkedKey }) => linkedKey === key),
        otherDraftIsCorrection: rows.some(({ draftKey }) => draftKey !== null && draftKey !== key),
      }
    },

    ofUser: async (userId: string): Promise<CorrectionsOfUser> => {
      const rows = await database
        .selectFrom('correction')
        .innerJoin('sending', (join) =>
          join.onRef('sending.owner', '=', 'correction.user_id').onRef('sending.idempotency_key', '=', 'correction.draft_key'),
        )
        .select(['correction.order_no as orderNo', 'sending.state', sql<string | null>`sending.data ->> 'orderNo'`.as('by')])
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
 * Links a draft with the order that it corrects, and unlinks an earlier draft that was not sent. Refused while the earlier draft is being sent and after
 * it was sent: an order is replaced only once.
 */
export async function linkCorrection(
  database: Kysely<BffTables>,
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
  if (!linked) throw new Refused('conflict', { message: BEING_CORRECTED })
}
