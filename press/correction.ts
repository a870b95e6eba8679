import { type Kysely, sql } from 'kysely'
import type { PressTables } from './store/tables.ts'

/**
 * The result of reserving an order for its correction. 'reserved': the order cannot be cut until this sending ends. 'withdrawn': the sender has
 * withdrawn the order, so it is not printed. 'cut': the order is in a batch and will be printed. 'taken': another sending corrects the order, or has
 * corrected it.
 */
export type Reservation = 'reserved' | 'withdrawn' | 'cut' | 'taken'

/** How the sending that reserved an order ended; 'under-way' while that sending has not ended. */
export type SendingOutcome = { state: 'sent'; userId: string } | { state: 'stopped' | 'under-way' }

type Correction = { orderNo: string; sendingId: string; now: Date }

/**
 * Reserves an order, so that it cannot be cut while its correction is sent. The same sending may repeat this. It is one statement: of a cut, a
 * withdrawal and a second correction at the same moment, only one succeeds. Also reserves an order that the press has not seen yet.
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
  // A withdrawn row with a sending in `reserved_by` was withdrawn by that sending's correction.
  if (row?.state === 'withdrawn' && row.reserved_by === null) return 'withdrawn'
  return row?.reserved_by === sendingId ? 'reserved' : 'taken'
}

/**
 * Withdraws the reserved order, because its correction will be printed. Call this only after the commit point of the new order. It may be repeated.
 * @returns true when this call withdrew the order.
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

/**
 * Ends a reservation without a withdrawal. The order gets its earlier state again and is cut when it is due. Call this only after the end of the
 * sending is committed.
 */
export async function releaseReserved(database: Kysely<PressTables>, { orderNo, sendingId }: Omit<Correction, 'now'>): Promise<void> {
  const ours = sql<boolean>`order_no = ${orderNo} and state = 'reserved' and reserved_by = ${sendingId}`
  // A row without a mail date and a reason was made by the reservation. Delete the row: the next run of the press takes the order in.
  await database.deleteFrom('print_order').where(ours).where('mail_date', 'is', null).where('reason', 'is', null).execute()
  await database
    .updateTable('print_order')
    .set({ state: sql`case when reason is null then 'free' else 'unprintable' end`, reserved_by: null, reserved_at: null })
    .where(ours)
    .execute()
}

export type ReservedOrder = { orderNo: string; sendingId: string; reservedAt: Date }

/** Lists every reserved order with the sending that reserved it, oldest first. Reads page by page, so that there may be any number of orders. */
export async function* listReservations(database: Kysely<PressTables>, pageSize: number): AsyncGenerator<ReservedOrder> {
  for (let page = await listReservationsAfter(database, undefined, pageSize); ;) {
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    page = await listReservationsAfter(database, last, pageSize)
  }
}

async function listReservationsAfter(
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
  // A check of the table guarantees that a reserved row has both values.
  return rows.map((row) => ({ orderNo: row.order_no, sendingId: row.reserved_by ?? '', reservedAt: row.reserved_at ?? new Date(0) }))
}
