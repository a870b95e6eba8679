import { type Kysely, sql } from 'kysely'
import type { PressTables } from './store/tables.ts'

/**
 * What a sending found when it reserved the order that it corrects. 'reserved': the order cannot be cut until this sending has ended. 'withdrawn': the
 * sender withdrew it before, so it is not printed. 'cut': it is being printed. 'taken': another sending replaces it, or has replaced it.
 */
export type Reservation = 'reserved' | 'withdrawn' | 'cut' | 'taken'

/** How the sending that reserved an order ended; 'under-way' while it has not. */
export type SendingOutcome = { state: 'sent'; userId: string } | { state: 'stopped' | 'under-way' }

type Correction = { orderNo: string; sendingId: string; now: Date }

/**
 * Keeps an order from being cut while its correction is ordered. Repeatable by the same sending. It is one statement, so when a cut, a withdrawal and a
 * second correction run at the same moment, only one of them wins. An order that the press has not seen yet is reserved too.
 */
export async function reserveForCorrection(database: Kysely<PressTables>, { orderNo, sendingId, now }: Correction): Promise<Reservation> {
  const reserved = await sql`
    insert into press.print_order (order_no, mail_date, state, seen_at, reserved_by, reserved_at)
    values (${orderNo}, null, 'reserved', ${now}, ${sendingId}, ${now})
    on conflict (order_no) do update set state = 'reserved', reserved_by = excluded.reserved_by, reserved_at = excluded.reserved_at
      where print_order.state in ('free', 'unprintable')
    returning order_no`.execute(database)
  if (reserved.rows.length > 0) return 'reserved'
  const row = await database.selectFrom('print_order').select(['state', 'reserved_by']).where('order_no', '=', orderNo).executeTakeFirst()
  if (row?.state === 'cut' || row?.state === 'exported') return 'cut'
  // A withdrawn row that names a sending was withdrawn by that correction.
  if (row?.state === 'withdrawn' && row.reserved_by === null) return 'withdrawn'
  return row?.reserved_by === sendingId ? 'reserved' : 'taken'
}

/**
 * Withdraws the reserved order, because its correction will be printed. Call it only after the commit point of the new order. Repeatable.
 * @returns whether the order was withdrawn by this call.
 */
export async function withdrawReserved(
  database: Kysely<PressTables>,
  { orderNo, sendingId, by, now }: Correction & { by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('print_order')
    .set({ state: 'withdrawn', withdrawn_at: now, withdrawn_by: by, reason: null })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'reserved')
    .where('reserved_by', '=', sendingId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Ends a reservation without a withdrawal: the order has its earlier state again and is cut when it is due. Call it only after the end of the sending is committed. */
export async function releaseReserved(database: Kysely<PressTables>, { orderNo, sendingId }: Omit<Correction, 'now'>): Promise<void> {
  const ours = sql<boolean>`order_no = ${orderNo} and state = 'reserved' and reserved_by = ${sendingId}`
  // The press had not seen this order before the reservation: its next run takes it in.
  await database.deleteFrom('print_order').where(ours).where('mail_date', 'is', null).where('reason', 'is', null).execute()
  await database
    .updateTable('print_order')
    .set({ state: sql`case when reason is null then 'free' else 'unprintable' end`, reserved_by: null, reserved_at: null })
    .where(ours)
    .execute()
}

export type ReservedOrder = { orderNo: string; sendingId: string; reservedAt: Date }

/** Lists every reserved order with the sending that reserved it, oldest first, in pages, so that none is left out however many there are. */
export async function* listReservations(database: Kysely<PressTables>, pageSize: number): AsyncGenerator<ReservedOrder> {
  for (let page = await reservationsAfter(database, undefined, pageSize); ;) {
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    page = await reservationsAfter(database, last, pageSize)
  }
}

async function reservationsAfter(
  database: Kysely<PressTables>,
  last: ReservedOrder | undefined,
  pageSize: number,
): Promise<ReservedOrder[]> {
  const rows = await database
    .selectFrom('print_order')
    .select(['order_no', 'reserved_by', 'reserved_at'])
    .where('state', '=', 'reserved')
    .$if(last !== undefined, (later) => later.where(sql<boolean>`(reserved_at, order_no) > (${last?.reservedAt}, ${last?.orderNo})`))
    .orderBy('reserved_at')
    .orderBy('order_no')
    .limit(pageSize)
    .execute()
  // A reserved row has both, as the table's check says.
  return rows.map((row) => ({ orderNo: row.order_no, sendingId: row.reserved_by ?? '', reservedAt: row.reserved_at ?? new Date(0) }))
}
