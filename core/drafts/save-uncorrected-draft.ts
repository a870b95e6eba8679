import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { sql, type Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

type PlainDraft = {
  userId: string
  cardId: string
  /** The key that the window knows. */
  key: string | null
  newKey: string
  newScanCode: string
  sealed: Buffer
  senderProfileId: string
  expiresAt: Date
  now: Date
}

/**
 * Saves a form that has nothing to do with a sending or with a corrected order, in one statement. Changes nothing, and returns no row, if a sending has
 * the key, if the form or the draft of the card corrects an order, or if another window replaces the draft at this moment.
 */
export const saveUncorrectedDraft = compileStatement((tables: Kysely<CoreTables>, draft: PlainDraft) => {
  const { userId, cardId, key, newKey, newScanCode, sealed, senderProfileId, expiresAt, now } = draft
  // `before` is the draft when the statement began. A draft that has replaced it since may correct an order, so its key has to be the same.
  const statement = sql<{ key: string; scan_code: string }>`
    with before as (
      select key from bff.draft
      where user_id = ${userId} and card_id = ${cardId} and expires_at > ${now}
        and not exists (select from bff.correction where correction.user_id = draft.user_id and correction.draft_key = draft.key))
    insert into bff.draft as stored (user_id, card_id, key, scan_code, sealed, expires_at, client_id, sender_profile_id)
    select ${userId}::text, ${cardId}::text, ${newKey}::text, ${newScanCode}::text, ${sealed}::bytea, ${expiresAt}::timestamptz,
      (select client_id from bff.person where user_id = ${userId}), ${senderProfileId}::text
    where not exists (select from bff.sending where owner = ${userId} and idempotency_key = ${key})
      and not exists (select from bff.correction where user_id = ${userId} and draft_key = ${key})
    on conflict (user_id, card_id) do update set
      key = case when stored.expires_at <= ${now} then excluded.key else stored.key end,
      scan_code = case when stored.expires_at <= ${now} then excluded.scan_code else stored.scan_code end,
      sealed = excluded.sealed, expires_at = excluded.expires_at, client_id = excluded.client_id, sender_profile_id = excluded.sender_profile_id
    where stored.expires_at <= ${now} or stored.key = (select key from before)
    returning stored.key, stored.scan_code`
  return { compile: () => statement.compile(tables) }
})
