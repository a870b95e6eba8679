import type { Rejection } from '@fondly/domain/print/rejection.ts'
import type { Card } from '@fondly/domain/catalogue/card.ts'
import { isDay } from '@fondly/domain/mail-date/mail-date.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { sql } from 'kysely'
import { cutMoment, type CutSetting, MAX_WAIT_MS } from './cut-off.ts'
import type { Printing } from './printing.ts'
import { reportFailed } from './reject.ts'

type IntakeOptions = Pick<Printing, 'database' | 'commerce' | 'clock' | 'log'> & { cut: CutSetting; blackoutDays: ReadonlySet<string> }

/**
 * Takes in orders that are ready at commerce. An order becomes free for a batch of its mail date, size and stock. It is rejected when one of these
 * three is unknown. A rejected order that is ready again is taken in again. An order in any other state stays unchanged.
 */
export async function takeInOrders(ready: Order[], options: IntakeOptions): Promise<void> {
  const { database } = options
  const known = await readStates(ready, options)
  let hasNew = false
  const cards = new Map<string, Awaited<ReturnType<IntakeOptions['commerce']['catalogue']['card']>>>()
  for (const order of ready) {
    if ((known.get(order.orderNo) ?? 'unprintable') !== 'unprintable') continue
    const { cardId } = order.item
    if (!cards.has(cardId)) {
      const card = await options.commerce.catalogue.card(cardId)
      cards.set(cardId, card)
      if (card) await saveCard(database, card)
    }
    const note = toIntakeRow(order, cards.get(cardId), options)
    if (note.state === 'free') hasNew = true
    if (note.state === 'unprintable') {
      options.log.error('An order cannot be printed.', { orderNo: order.orderNo, code: note.reason.code })
      // Commerce then does not list the order as ready any more, so it takes no place among the new orders.
      await reportFailed(options.commerce, order.orderNo)
    }
    const row = { ...note, reason: note.reason && JSON.stringify(note.reason) }
    await database
      .insertInto('print_order')
      .values({ order_no: order.orderNo, batch_id: null, ...row })
      .onConflict((conflict) => conflict.column('order_no').doUpdateSet(row).where('print_order.state', '=', 'unprintable'))
      .execute()
  }
  if (hasNew && options.cut.mode === 'soon') await shareCutMoments(database, options.clock())
}

async function saveCard(database: IntakeOptions['database'], { id, name, size, orientation, pictureUrl }: Card): Promise<void> {
  const values = { name, size, orientation, picture_url: pictureUrl }
  await database
    .insertInto('card')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/**
 * Gives all waiting orders of one mail date, size and stock the latest of their cut times, so that they are cut in one batch. No order waits longer
 * than MAX_WAIT_MS. A cut time never becomes earlier, so a sender never loses time to withdraw.
 */
async function shareCutMoments(database: IntakeOptions['database'], now: Date): Promise<void> {
  await sql`
    update press.print_order waiting set cut_at = latest.cut_at
    from (
      select mail_date, size, stock, max(cut_at) as cut_at from press.print_order
      where state = 'free' and cut_at > ${now} group by mail_date, size, stock) latest
    where waiting.state = 'free' and waiting.cut_at > ${now} and waiting.cut_at < latest.cut_at
      and waiting.mail_date = latest.mail_date and waiting.size = latest.size and waiting.stock = latest.stock
      and latest.cut_at - waiting.seen_at <= ${MAX_WAIT_MS} * interval '1 millisecond'`.execute(database)
}

/**
 * Reports orders as exported again when the press has exported them but commerce lists them as ready: commerce wrote late, or somebody changed the
 * order by hand. The orders are not printed twice, and the log names them.
 */
export async function reportAgain(ready: Order[], options: Pick<IntakeOptions, 'database' | 'commerce' | 'log'>): Promise<void> {
  for (const [orderNo, state] of await readStates(ready, options)) {
    if (state !== 'exported') continue
    options.log.warn('Commerce reports a printed order as ready; it is not printed again.', { orderNo })
    await options.commerce.orders.setExportStatus(orderNo, 'exported')
  }
}

function toIntakeRow(
  { mailDate: wantedDay, item }: Order,
  card: Awaited<ReturnType<IntakeOptions['commerce']['catalogue']['card']>>,
  { clock, cut, blackoutDays }: IntakeOptions,
) {
  const seenAt = clock()
  const mailDate = isMailDate(wantedDay) ? wantedDay : null
  if (mailDate === null || !card) {
    const reason: Rejection = { code: mailDate === null ? 'mail-date-unreadable' : 'card-unknown' }
    return { mail_date: mailDate, state: 'unprintable' as const, reason, seen_at: seenAt, cut_at: null, card_id: card?.id ?? null }
  }
  return {
    mail_date: mailDate,
    card_id: card.id,
    size: card.size,
    // An order of another program may not name its envelope. Then use the envelope of the card.
    stock: item.envelopeId || card.envelopeId,
    orientation: card.orientation,
    state: 'free' as const,
    reason: null,
    seen_at: seenAt,
    cut_at: cutMoment({ mailDate, seenAt }, cut, blackoutDays),
  }
}

async function readStates(orders: Order[], { database }: Pick<IntakeOptions, 'database'>) {
  if (orders.length === 0) return new Map<string, string>()
  const numbers = orders.map(({ orderNo }) => orderNo)
  const rows = await database.selectFrom('print_order').select(['order_no', 'state']).where('order_no', 'in', numbers).execute()
  return new Map(rows.map(({ order_no: orderNo, state }) => [orderNo, state as string]))
}

// Accepts only calendar days from 2000 on, because an earlier date is a mistake.
const isMailDate = (text: string): boolean => isDay(text) && text >= '2000-01-01'
