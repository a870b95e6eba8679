import { sql, type Kysely } from 'kysely'
import type { CoreSettings } from '../context.ts'
import type { CoreTables } from './tables.ts'

const HOUR_MS = 3_600_000
/** A question to a sender counts as answered with 'abort' after this time. No draft lives longer either. */
const QUESTION_HOURS = 7 * 24
/** Order History shows 90 days and draws its pictures from these rows. Commerce keeps the orders themselves. */
export const MAX_SENDING_AGE_HOURS = 92 * 24
/** Security events are kept for more than a year. Rows about what signed-in users did are never removed. */
const SECURITY_EVENT_HOURS = 400 * 24
/** How long an expired invitation stays in the list, so that it can be sent again. */
const INVITATION_HOURS = 90 * 24
/** A person who was accepted has a role by then. A person who still waits may ask again. */
const REGISTRATION_HOURS = 90 * 24
/** How long a decision to decline somebody is kept. The account stays disabled at identity. */
const DECLINED_HOURS = 400 * 24
/** How long the preview of an import of people is kept that nobody confirmed. */
const IMPORT_PREVIEW_HOURS = 24
/** How long the results of an import can be read. */
const IMPORT_HOURS = 30 * 24
/** How long the removal of a Do not mail entry can be undone. */
const REMOVED_ENTRY_HOURS = 1
/** How long a deleted message can be restored. */
const DELETED_MESSAGE_HOURS = 24
/** How long files of contacts are kept, imported or not. */
const CONTACT_IMPORT_HOURS = 24
/** How long the columns of a list are remembered that nobody uses any more. A list for each Christmas stays. */
const BULK_COLUMNS_HOURS = 400 * 24
/** No browser stays signed on at identity for longer than this. */
const SIGNED_ON_HOURS = 31 * 24

/** Removes expired rows: sign-ins, sessions, drafts, recipients, ended sendings with their sealed recipients, and people without a session. */
export async function sweep(
  database: Kysely<CoreTables>,
  now: Date,
  { idleHours, absoluteHours }: Pick<CoreSettings, 'idleHours' | 'absoluteHours'>,
): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await database.deleteFrom('sign_in').where('expires_at', '<=', now).execute()
  await database.deleteFrom('draft').where('expires_at', '<=', now).execute()
  await database.deleteFrom('sign_on_since').where('since', '<=', before(SIGNED_ON_HOURS)).execute()
  await database.deleteFrom('audit').where('user_id', 'is', null).where('at', '<=', before(SECURITY_EVENT_HOURS)).execute()
  await database.deleteFrom('security_event_day').where('day', '<=', before(SECURITY_EVENT_HOURS).toISOString().slice(0, 10)).execute()
  await database.deleteFrom('rate').where('ends_at', '<=', now).execute()
  await database.deleteFrom('mail').where('expires_at', '<=', now).execute()
  await database.deleteFrom('invitation').where('sent_at', '<=', before(INVITATION_HOURS)).execute()
  await database
    .deleteFrom('registration')
    .where('created_at', '<=', before(REGISTRATION_HOURS))
    .where((row) => row.or([row('state', '!=', 'declined'), row('created_at', '<=', before(DECLINED_HOURS))]))
    .execute()
  await database.deleteFrom('saved_message').where('deleted_at', '<=', before(DELETED_MESSAGE_HOURS)).execute()
  await database.deleteFrom('recipient').where('expires_at', '<=', now).execute()
  await database
    .deleteFrom('session')
    .where((row) => row.or([row('created_at', '<=', before(absoluteHours)), row('seen_at', '<=', before(idleHours))]))
    .execute()
  await database
    .updateTable('sending')
    .set({ state: 'stopped', started_step: null, data: sql`data || '{"stopped": {"reason": "aborted"}}'::jsonb`, updated_at: now })
    .where('state', '=', 'waiting')
    // Also compare `created_at`, because only this column has an index. A row is never created after its last change.
    .where('created_at', '<=', before(QUESTION_HOURS))
    .where('updated_at', '<=', before(QUESTION_HOURS))
    .execute()
  await database
    .deleteFrom('sending')
    .where('state', 'in', ['done', 'stopped'])
    .where('created_at', '<=', before(MAX_SENDING_AGE_HOURS))
    .where('updated_at', '<=', before(MAX_SENDING_AGE_HOURS))
    .execute()
  await database.deleteFrom('do_not_mail').where('removed_at', '<=', before(REMOVED_ENTRY_HOURS)).execute()
  await database.deleteFrom('closed_day').where('day', '<=', before(MAX_SENDING_AGE_HOURS).toISOString().slice(0, 10)).execute()
  await database.deleteFrom('correction').where('created_at', '<=', before(MAX_SENDING_AGE_HOURS)).execute()
  await database
    .deleteFrom('people_import')
    .where('state', '=', 'waiting')
    .where('updated_at', '<=', before(IMPORT_PREVIEW_HOURS))
    .execute()
  await database
    .deleteFrom('people_import')
    .where('state', 'in', ['done', 'stopped'])
    .where('updated_at', '<=', before(IMPORT_HOURS))
    .execute()
  await database
    .deleteFrom('contact_import')
    .where('state', '<>', 'running')
    .where('updated_at', '<=', before(CONTACT_IMPORT_HOURS))
    .execute()
  await database.deleteFrom('bulk_columns').where('used_at', '<=', before(BULK_COLUMNS_HOURS)).execute()
  await database
    .deleteFrom('person')
    // Wait an hour, because a sign-in writes the person shortly before the session.
    .where('updated_at', '<', before(1))
    .where((row) => row.not(row.exists(row.selectFrom('session').select('user_id').whereRef('session.user_id', '=', 'person.user_id'))))
    .execute()
}
