import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { isUnsent } from './prepare-cards.ts'

/** Links a prepared card with the draft of another card that its user writes instead: once that card is sent, the prepared one is done. */
export async function movePreparedCard(
  database: Kysely<CoreTables>,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return
  await database
    .updateTable('prepared_card')
    .set({ draft_key: to })
    .where('user_id', '=', userId)
    .where('draft_key', '=', from)
    .where(isUnsent)
    .execute()
}
