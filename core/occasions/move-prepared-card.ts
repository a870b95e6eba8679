import { type Kysely, sql } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { isUnsent } from './prepare-cards.ts'

/**
 * Links a prepared card with the draft of another card, after its user has changed the card. The prepared card is done when that draft is sent. If
 * another prepared card was linked with that draft, it returns to the shelf. With `isRepeated` it keeps its link, because the draft may have its
 * words already.
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
