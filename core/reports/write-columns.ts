import { DIMENSIONS, toMailDay } from '@fondly/domain/reports/order-columns.ts'
import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import { type Kysely, sql } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

/** A client and a UTC day, in days since 1970-01-01. */
export type ClientDay = { clientId: string; utcDay: number }

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Writes the columns of these days anew from their rows. Call it in the transaction that changed the rows, under the writers' lock. */
export async function writeColumns(transaction: Kysely<CoreTables>, days: readonly ClientDay[]): Promise<void> {
  const each = new Map(days.map((day) => [`${day.utcDay} ${day.clientId}`, day]))
  for (const day of each.values()) await writeDay(transaction, day)
}

async function writeDay(transaction: Kysely<CoreTables>, { clientId, utcDay }: ClientDay): Promise<void> {
  const begin = utcDay * DAY_MS
  const rows = await transaction
    .selectFrom('report_order')
    .select([...DIMENSIONS, 'state', 'reason', 'ordered_at', 'mail_date'])
    .where('client_id', '=', clientId)
    .where('ordered_at', '>=', new Date(begin))
    .where('ordered_at', '<', new Date(begin + DAY_MS))
    .orderBy('ordered_at')
    .execute()
  if (rows.length === 0) {
    await transaction.deleteFrom('report_columns').where('client_id', '=', clientId).where('utc_day', '=', utcDay).execute()
    return
  }
  const reasons = await findReasons(
    transaction,
    clientId,
    rows.flatMap(({ reason }) => (reason === null ? [] : [reason])),
  )
  const columns = {
    minutes: pack(2, rows, (row) => Math.floor((row.ordered_at.getTime() - begin) / MINUTE_MS)),
    states: pack(1, rows, (row) => REPORT_STATES.indexOf(row.state)),
    mail_days: pack(2, rows, (row) => toMailDay(row.mail_date)),
    reasons: pack(4, rows, (row) => (row.reason === null ? 0 : (reasons.get(row.reason) ?? 0))),
    ...(Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, pack(4, rows, (row) => row[dimension])])) as Record<
      (typeof DIMENSIONS)[number],
      Buffer
    >), // every dimension is a key
  }
  await transaction
    .insertInto('report_columns')
    .values({ client_id: clientId, utc_day: utcDay, ...columns })
    .onConflict((conflict) => conflict.columns(['client_id', 'utc_day']).doUpdateSet(columns))
    .execute()
}

/** The numbers of reasons; a new one gets its number here. */
async function findReasons(transaction: Kysely<CoreTables>, clientId: string, reasons: readonly string[]): Promise<Map<string, number>> {
  if (reasons.length === 0) return new Map()
  const given = [...new Set(reasons)]
  await sql`insert into report_value (client_id, dimension, value) select ${clientId}, 'reason', unnest(${given}::text[])
    on conflict (client_id, dimension, value) do nothing`.execute(transaction)
  const rows = await transaction
    .selectFrom('report_value')
    .select(['id', 'value'])
    .where('client_id', '=', clientId)
    .where('dimension', '=', 'reason')
    .where('value', 'in', given)
    .execute()
  return new Map(rows.map(({ id, value }) => [value, id]))
}

function pack<Row>(bytes: 1 | 2 | 4, rows: readonly Row[], toNumber: (row: Row) => number): Buffer {
  const packed = Buffer.alloc(rows.length * bytes)
  rows.forEach((row, at) => packed.writeUIntLE(toNumber(row), at * bytes, bytes))
  return packed
}
