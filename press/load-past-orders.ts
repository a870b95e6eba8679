import type { Rejection } from '@fondly/domain/print/rejection.ts'
import type { Card } from '@fondly/domain/catalogue/card.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { type Kysely, sql } from 'kysely'
import type { PressTables } from './store/tables.ts'

/** An order that the press printed before this installation began. Only demonstrations have such orders. */
export type PastPrintOrder = {
  orderNo: string
  mailDate: Day
  card: Pick<Card, 'id' | 'name' | 'size' | 'orientation' | 'pictureUrl'>
  stock: string
  seenAt: Date
  cutAt: Date
  /** The id of the user who sent the card. */
  userId: string
} & (
  | { state: 'free' }
  | { state: 'exported'; mailedAt: Date | undefined }
  | { state: 'withdrawn'; at: Date }
  | { state: 'unprintable'; reason: Rejection }
)

const MINUTE_MS = 60_000
const COMPLETED_AFTER_MS = 2 * MINUTE_MS
const ACKNOWLEDGED_AFTER_MS = 30 * MINUTE_MS

/**
 * Loads past orders in the state that they would have now. Most are in mailed batches, whose files are no longer on disk. Only waiting orders still
 * have to be cut, at their time. This can be repeated. `by` is the operator's id, `largest` the most orders of a batch.
 */
export async function loadPastOrders(
  database: Kysely<PressTables>,
  orders: readonly PastPrintOrder[],
  { by, largest, now }: { by: string; largest: number; now: Date },
): Promise<void> {
  const [first] = orders
  if (!first) return
  await database.transaction().execute(async (transaction) => {
    // Two processes may load the orders at the same time.
    await sql`select pg_advisory_xact_lock(hashtext('fondly past print orders'))`.execute(transaction)
    // One transaction loads all orders, so one known order means that all are loaded.
    const known = await transaction.selectFrom('print_order').select('order_no').where('order_no', '=', first.orderNo).executeTakeFirst()
    if (known) return
    const cards = [...new Map(orders.map(({ card }) => [card.id, { ...card, picture_url: card.pictureUrl }])).values()]
    await sql`insert into press.card (id, name, size, orientation, picture_url)
      select id, name, size, orientation, picture_url from jsonb_populate_recordset(null::press.card, ${JSON.stringify(cards)}::jsonb)
      on conflict (id) do nothing`.execute(transaction)
    const batches = makeBatches(orders, { largest, now })
    const { rows } = await sql<{ id: number; mail_date: Day; number: number }>`
      insert into press.batch (mail_date, number, size, stock, state, created_at, completed_at, acknowledged_at, acknowledged_by, mailed_at, mailed_by,
        shipment_reported)
      select mail_date, number, size, stock, 'exported', created_at, completed_at, acknowledged_at, acknowledged_by, mailed_at, mailed_by,
        mailed_at is not null
      from jsonb_populate_recordset(null::press.batch, ${JSON.stringify(batches.map((batch) => toRow(batch, by)))}::jsonb)
      order by created_at, mail_date, number returning id, mail_date, number`.execute(transaction)
    const ids = new Map(rows.map(({ id, mail_date: mailDate, number }) => [`${mailDate} ${number}`, id]))
    const batchOf = new Map(
      batches.flatMap(({ mailDate, number, orderNumbers }) => orderNumbers.map((orderNo) => [orderNo, ids.get(`${mailDate} ${number}`)])),
    )
    await sql`insert into press.print_order (order_no, mail_date, size, stock, orientation, state, batch_id, reason, seen_at, cut_at, withdrawn_at,
        withdrawn_by, cancel_told, card_id)
      select order_no, mail_date, size, stock, orientation, state, batch_id, reason, seen_at, cut_at, withdrawn_at, withdrawn_by,
        state = 'withdrawn', card_id
      from jsonb_populate_recordset(null::press.print_order, ${JSON.stringify(orders.map((order) => toOrderRow(order, batchOf.get(order.orderNo))))}::jsonb)`.execute(
      transaction,
    )
  })
}

type PastBatch = Pick<PastPrintOrder, 'mailDate' | 'stock' | 'cutAt'> & {
  number: number
  size: string
  mailedAt: Date | undefined
  acknowledgedAt: Date | undefined
  orderNumbers: string[]
}

/** Puts printed orders of one mail date, size and stock into batches, as a cut does. */
function makeBatches(orders: readonly PastPrintOrder[], { largest, now }: { largest: number; now: Date }): PastBatch[] {
  const batches: PastBatch[] = []
  const printed = orders.filter((order) => order.state === 'exported')
  for (const [mailDate, ofDay] of Map.groupBy(printed, (order) => order.mailDate)) {
    let number = 0
    const groups = Map.groupBy(ofDay, ({ card, stock }) => `${card.size} ${stock}`)
    for (const [, group] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
      for (let at = 0; at < group.length; at += largest) {
        const part = group.slice(at, at + largest)
        const [first] = part
        if (!first) continue
        const cutAt = new Date(Math.max(...part.map((order) => order.cutAt.getTime())))
        const acknowledgedAt = new Date(cutAt.getTime() + ACKNOWLEDGED_AFTER_MS)
        batches.push({
          mailDate,
          number: ++number,
          size: first.card.size,
          stock: first.stock,
          cutAt,
          mailedAt: first.mailedAt,
          acknowledgedAt: first.mailedAt || acknowledgedAt <= now ? acknowledgedAt : undefined,
          orderNumbers: part.map(({ orderNo }) => orderNo),
        })
      }
    }
  }
  return batches
}

function toRow({ mailDate, number, size, stock, cutAt, acknowledgedAt, mailedAt }: PastBatch, by: string) {
  return {
    mail_date: mailDate,
    number,
    size,
    stock,
    created_at: cutAt,
    completed_at: new Date(cutAt.getTime() + COMPLETED_AFTER_MS),
    ...(acknowledgedAt ? { acknowledged_at: acknowledgedAt, acknowledged_by: by } : {}),
    ...(mailedAt ? { mailed_at: mailedAt, mailed_by: by } : {}),
  }
}

function toOrderRow(order: PastPrintOrder, batchId: number | undefined) {
  const { orderNo, mailDate, card, stock, seenAt, cutAt, userId, state } = order
  return {
    order_no: orderNo,
    mail_date: mailDate,
    size: card.size,
    stock,
    orientation: card.orientation,
    card_id: card.id,
    state,
    batch_id: batchId ?? null,
    reason: state === 'unprintable' ? order.reason : null,
    seen_at: seenAt,
    cut_at: cutAt,
    ...(state === 'withdrawn' ? { withdrawn_at: order.at, withdrawn_by: userId } : {}),
  }
}
