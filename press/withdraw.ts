import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { sql, type Kysely } from 'kysely'
import type { PressTables } from './store/tables.ts'

/**
 * 'withdrawn': by this call. 'already': by an earlier call. 'cut': not withdrawn, its batch is cut. 'reserved': not withdrawn, its correction is
 * being sent.
 */
export type Withdrawal = 'withdrawn' | 'already' | 'cut' | 'reserved'

/**
 * Withdraws an order, also an order that the press has not seen yet. It is one statement: of a withdrawal and a cut at the same moment, only one
 * succeeds.
 */
export async function withdrawOrder(
  database: Kysely<PressTables>,
  { orderNo, by, now }: { orderNo: string; by: string; now: Date },
): Promise<Withdrawal> {
  const done = await sql`
    insert into press.print_order (order_no, mail_date, state, seen_at, withdrawn_at, withdrawn_by)
    values (${orderNo}, null, 'withdrawn', ${now}, ${now}, ${by})
    on conflict (order_no) do update set state = 'withdrawn', withdrawn_at = excluded.withdrawn_at, withdrawn_by = excluded.withdrawn_by, reason = null
      where print_order.state in ('free', 'unprintable')
    returning order_no`.execute(database)
  if (done.rows.length > 0) return 'withdrawn'
  const row = await database.selectFrom('print_order').select('state').where('order_no', '=', orderNo).executeTakeFirst()
  if (row?.state === 'reserved') return 'reserved'
  return row?.state === 'withdrawn' ? 'already' : 'cut'
}

/** Tells commerce that a withdrawn order must not be exported and is cancelled. Repeating this changes nothing. */
export async function writeWithdrawal(
  orderNo: string,
  { database, orders }: { database: Kysely<PressTables>; orders: Commerce['orders'] },
): Promise<void> {
  try {
    await orders.setExportStatus(orderNo, 'not_exported')
    await orders.setStatus(orderNo, 'cancelled')
  } catch (error) {
    // Ignore an order that commerce has lost, or that has ended in another way.
    if (!(await hasEnded(error, orderNo, orders))) throw error
  }
  await database
    .updateTable('print_order')
    .set({ cancel_told: true })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'withdrawn')
    .execute()
}

async function hasEnded(error: unknown, orderNo: string, orders: Commerce['orders']): Promise<boolean> {
  if (!(error instanceof UpstreamRefused)) return false
  if (error.status === 404) return true
  if (error.code !== 'OrderStatusTransitionException') return false
  const status = (await orders.ofSite(orderNo))?.status
  return status === 'failed' || status === 'replaced' || status === 'completed'
}

/** Lists withdrawn orders that commerce may not know of yet, the oldest first, at most `most` of them. */
export async function listUnreportedWithdrawals(database: Kysely<PressTables>, most: number): Promise<string[]> {
  const rows = await database
    .selectFrom('print_order')
    .select('order_no')
    .where('state', '=', 'withdrawn')
    .where('cancel_told', '=', false)
    .orderBy('withdrawn_at')
    .limit(most)
    .execute()
  return rows.map(({ order_no: orderNo }) => orderNo)
}
