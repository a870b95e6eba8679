import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { packDay } from './day-columns.ts'
import { packSums } from './day-sums.ts'

/** A client and a UTC day, in days since 1970-01-01. */
export type ClientDay = { clientId: string; utcDay: number }

/** The format in which columns are written. Columns are written again if the stored number is another one. */
export const COLUMNS_FORM = 5
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** The number of days that one statement reads or writes. */
const DAYS_AT_ONCE = 50

type Row = Omit<Selectable<CoreTables['report_order']>, 'modified_at' | 'seen_at'>

/**
 * Writes the columns of these days again from their orders. Call it in the transaction that has changed the orders, while this transaction holds the
 * lock of the writers.
 */
export async function writeColumns(transaction: Kysely<CoreTables>, days: readonly ClientDay[]): Promise<void> {
  const each = [...new Map(days.map((day) => [keyOf(day), day])).values()]
  for (let at = 0; at < each.length; at += DAYS_AT_ONCE) await writeDays(transaction, each.slice(at, at + DAYS_AT_ONCE))
}

async function writeDays(transaction: Kysely<CoreTables>, days: readonly ClientDay[]): Promise<void> {
  const { written, empty } = await packDays(transaction, days)
  if (written.length > 0) {
    await transaction
      .insertInto('report_columns')
      .values(written)
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'utc_day']).doUpdateSet((row) => ({
          packed: row.ref('excluded.packed'),
          sums: row.ref('excluded.sums'),
          version: row.ref('excluded.version'),
        })),
      )
      .execute()
  }
  if (empty.length === 0) return
  await sql`delete from report_columns using ${daysTable(empty)}
    where report_columns.client_id = day.client_id and report_columns.utc_day = day.utc_day`.execute(transaction)
}

/** Makes the columns and the sums of these days from the rows of their orders. `empty` lists the days without an order. */
export async function packDays(transaction: Kysely<CoreTables>, days: readonly ClientDay[]) {
  const found = await readRows(transaction, days)
  const reasons = await numberReasons(transaction, found)
  const rows = Map.groupBy(found, ({ client_id: clientId, ordered_at: orderedAt }) => keyOf({ clientId, utcDay: toUtcDay(orderedAt) }))
  const written = days.flatMap((day) => {
    const ofDay = rows.get(keyOf(day))?.map((row) => toOrderRow(row, reasons))
    return ofDay ? [{ client_id: day.clientId, utc_day: day.utcDay, packed: packDay(ofDay), sums: packSums(ofDay) }] : []
  })
  return { written, empty: days.filter((day) => !rows.has(keyOf(day))) }
}

async function readRows(transaction: Kysely<CoreTables>, days: readonly ClientDay[]): Promise<Row[]> {
  // 'offset 0' makes PostgreSQL read each day by the index. Without it, PostgreSQL may read every order of the client.
  const { rows } = await sql<Row>`
    select orders.* from ${daysTable(days)}, lateral (
      select order_no, client_id, ${sql.join(DIMENSIONS.map((dimension) => sql.ref(dimension)))}, state, reason, ordered_at, mail_date from report_order
      where client_id = day.client_id
        and ordered_at >= to_timestamp(day.utc_day::float8 * 86400) and ordered_at < to_timestamp((day.utc_day + 1)::float8 * 86400)
      offset 0) as orders
    order by ordered_at, order_no`.execute(transaction)
  return rows
}

const daysTable = (days: readonly ClientDay[]) =>
  sql`unnest(${days.map(({ clientId }) => clientId)}::text[], ${days.map(({ utcDay }) => utcDay)}::integer[]) as day (client_id, utc_day)`

/** Returns the number of each reason. A reason without a number gets one. */
async function numberReasons(transaction: Kysely<CoreTables>, rows: readonly Row[]): Promise<Map<string, number>> {
  const given = [...new Map(rows.flatMap((row) => (row.reason === null ? [] : [[reasonKey(row), row]]))).values()]
  if (given.length === 0) return new Map()
  const table = sql`unnest(${given.map((row) => row.client_id)}::text[], ${given.map(({ reason }) => reason)}::text[]) as given (client_id, value)`
  await sql`insert into report_value (client_id, dimension, value) select client_id, 'reason', value from ${table}
    on conflict (client_id, dimension, value) do nothing`.execute(transaction)
  const { rows: known } = await sql<{ id: number; client_id: string; reason: string }>`
    select id, client_id, value as reason from report_value join ${table} using (client_id, value) where dimension = 'reason'`.execute(
    transaction,
  )
  return new Map(known.map((row) => [reasonKey(row), row.id]))
}

const toOrderRow = (row: Row, reasons: ReadonlyMap<string, number>) => ({
  ...row,
  minute: Math.floor((row.ordered_at.getTime() - toUtcDay(row.ordered_at) * DAY_MS) / MINUTE_MS),
  mailDate: row.mail_date,
  reason: row.reason === null ? 0 : (reasons.get(reasonKey(row)) ?? 0),
})

/** Returns the day of an instant in UTC, in whole days since 1970-01-01. */
export const toUtcDay = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS)
const reasonKey = (row: Pick<Row, 'client_id' | 'reason'>) => JSON.stringify([row.client_id, row.reason])
const keyOf = ({ clientId, utcDay }: ClientDay) => `${utcDay} ${clientId}`
