import { isDay } from '@fondly/domain/mail-date/mail-date.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { type NotNull, sql, type Kysely } from 'kysely'
import { type Printing, sayFailed } from './print-batch.ts'
import type { PressTables } from './store/tables.ts'

/** Takes down orders that commerce says are ready: free for a batch, or put aside where there is no mail date to be read. */
export async function noteReady(ready: Order[], { database, commerce, clock, log }: Noting): Promise<void> {
  const now = clock()
  for (const { orderNo, requestedShipDate } of ready) {
    const hasDate = isMailDate(requestedShipDate)
    if (!hasDate) {
      log.error('An order cannot be printed.', { orderNo, code: NO_DATE })
      // It leaves the list of what is ready, so that it does not stand in the way of others.
      await sayFailed(commerce, orderNo)
    }
    const note = hasDate
      ? { mail_date: requestedShipDate, state: 'free' as const, reason: null, seen_at: now }
      : { mail_date: null, state: 'unprintable' as const, reason: NO_DATE, seen_at: now }
    await database
      .insertInto('print_order')
      .values({ order_no: orderNo, batch_id: null, ...note })
      // What is free, cut or exported stays so. What was put aside is ready again: somebody has mended it.
      .onConflict((conflict) => conflict.column('order_no').doUpdateSet(note).where('print_order.state', '=', 'unprintable'))
      .execute()
  }
}

/** Printed and reported long ago, and said to be ready again (a write that came late, or somebody's hand): it is not printed twice, and said so. */
export async function reportAgain(ready: Order[], { database, commerce, log }: Noting): Promise<void> {
  const orderNos = ready.map(({ orderNo }) => orderNo)
  if (orderNos.length === 0) return
  const printed = await database
    .selectFrom('print_order')
    .select('order_no')
    .where('order_no', 'in', orderNos)
    .where('state', '=', 'exported')
    .execute()
  for (const { order_no: orderNo } of printed) {
    log.warn('An order that was printed is said to be ready; it is not printed again.', { orderNo })
    await commerce.orders.setExportStatus(orderNo, 'exported')
  }
}

type Noting = Pick<Printing, 'database' | 'commerce' | 'clock' | 'log'>
const NO_DATE = 'The order has no mail date that can be read.'

// Beyond what a calendar allows, dates of long ago are nobody's.
const isMailDate = (text: string): boolean => isDay(text) && text >= '2000-01-01'

/**
 * Cuts a batch of every mail date that has free orders, up to `last` (a calendar day). One transaction, one statement that moves the orders:
 * an order is cut once or not at all.
 */
export async function cutBatches(database: Kysely<PressTables>, last: string, largest: number, now: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Two presses that cut at once would number their batches alike.
    await sql`select pg_advisory_xact_lock(hashtext('fondly press cut'))`.execute(transaction)
    const days = await transaction
      .selectFrom('print_order')
      .select('mail_date')
      .distinct()
      .where('state', '=', 'free')
      .where('mail_date', '<=', last)
      .orderBy('mail_date')
      .$narrowType<{ mail_date: NotNull }>()
      .execute()
    for (const { mail_date } of days) {
      const { number } = await transaction
        .selectFrom('batch')
        .select((select) => select.fn.coalesce(select.fn.max('number'), sql<number>`0`).as('number'))
        .where('mail_date', '=', mail_date)
        .executeTakeFirstOrThrow()
      const { id } = await transaction
        .insertInto('batch')
        .values({ mail_date, number: number + 1, created_at: now, completed_at: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sql`
        update press.print_order set state = 'cut', batch_id = ${id}
        where order_no in (select order_no from press.print_order where state = 'free' and mail_date = ${mail_date} order by seen_at, order_no limit ${largest})
          and state = 'free'`.execute(transaction)
    }
    return days.length
  })
}
