import { type Kysely, sql } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { isUnsent } from './prepare-cards.ts'

/**
 * Links a prepared card with the draft of another card that its user writes instead: once that card is sent, the prepared one is done. Another prepared
 * card whose words stood in that draft is on the shelf again. `isRepeated`: the draft may have these words already, and its link stays.
 */
export async function movePreparedCard(
  database: Kysely<CoreTables>,
  userId: string,
  { from, to, isRepeated }: { from: string; to: string; isRepeated: boolean },
): Promise<void> {
  if (from === to) return
  const ofUser = database
    .updateTable('prepared_card')
    .set({ draft_key: sql`case when draft_key = ${from} then ${to} end` })
    .where('user_id', '=', userId)
    .where(isUnsent)
  const isWaiting = sql<boolean>`exists (select 1 from prepared_card moved where moved.user_id = ${userId} and moved.draft_key = ${from})`
  const isOfDraft = sql<boolean>`(draft_key = ${from} or (draft_key = ${to} and (${!isRepeated} or ${isWaiting})))`
  await ofUser.where(isOfDraft).execute()
}
