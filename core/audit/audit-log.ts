import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

/** An action for the audit log. It has only ids and codes, never a name, an address or a message. */
export type AuditEvent = {
  event:
    | 'log_in'
    | 'refused'
    | 'sign_out'
    | 'sign_out_elsewhere'
    | 'password_changed'
    | 'purchase'
    | 'real_name'
    | 'withdraw'
    | 'withdraw_for'
    | 'invitation_accepted'
    | 'contact_added'
    | 'contact_changed'
    | 'contact_erased'
    | 'contacts_imported'
    | 'contacts_exported'
    | 'signature_drawn'
    | 'signature_removed'
  userId: string
  clientId: string
  orderNo?: string
  code?: string
}
/** Records an event; a repeated purchase of the same order is recorded once. */
export type Audit = (event: AuditEvent) => Promise<void>

/** Creates the audit log on the table `audit`; pass a transaction to record an event together with other changes. `clock` gives the time of each event. */
export function createAuditLog(database: Kysely<CoreTables>, clock: () => Date): Audit {
  return async ({ event, userId, clientId, orderNo, code }) => {
    const row = { at: clock(), event, user_id: userId, client_id: clientId, order_no: orderNo ?? null, code: code ?? null }
    const inserted = database.insertInto('audit').values(row)
    await (
      event === 'purchase'
        ? inserted.onConflict((conflict) => conflict.column('order_no').where('event', '=', sql.lit('purchase')).doNothing())
        : inserted
    ).execute()
  }
}

/**
 * Returns an SQL statement that records these events and does nothing when `condition` is false. The caller makes this statement a part of a larger
 * one.
 */
export function auditStatement(events: readonly AuditEvent[], at: Date, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = JSON.stringify(events.map(({ event, userId, clientId, orderNo, code }) => ({ event, userId, clientId, orderNo, code })))
  return sql`insert into bff.audit (at, event, user_id, client_id, order_no, code)
    select ${at}::timestamptz, event, "userId", "clientId", "orderNo", code
    from jsonb_to_recordset(${rows}::jsonb) as row (event text, "userId" text, "clientId" text, "orderNo" text, code text)
    where ${condition}
    on conflict (order_no) where event = 'purchase' do nothing`
}
