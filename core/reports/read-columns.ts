import { endianness } from 'node:os'
import type { Dimension, OrderColumns } from '@fondly/domain/reports/order-columns.ts'
import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

export type ColumnsRequest = { clientId: string; fromUtcDay: number; toUtcDay: number } & WantedColumns
/** Columns that not every report needs. */
export type WantedColumns = { dimensions: readonly Dimension[]; withReasons: boolean; withMailDays: boolean }

/** Reads the columns that a report needs, of a span of UTC days with both ends. */
export async function readColumns(
  database: Kysely<CoreTables>,
  { clientId, fromUtcDay, toUtcDay, dimensions, withReasons, withMailDays }: ColumnsRequest,
): Promise<OrderColumns[]> {
  const rows = await database
    .selectFrom('report_columns')
    .select(['utc_day', 'minutes', 'states', ...new Set(dimensions)])
    .$if(withReasons, (query) => query.select('reasons'))
    .$if(withMailDays, (query) => query.select('mail_days'))
    .where('client_id', '=', clientId)
    .where('utc_day', '>=', fromUtcDay)
    .where('utc_day', '<=', toUtcDay)
    .execute()
  return rows.map((row) => ({
    utcDay: row.utc_day,
    minutes: toNumbers(row.minutes, 2),
    states: row.states,
    mailDays: row.mail_days && toNumbers(row.mail_days, 2),
    reasons: row.reasons && toNumbers(row.reasons, 4),
    dimensions: Object.fromEntries(dimensions.map((dimension) => [dimension, toNumbers(row[dimension], 4)])),
  }))
}

function toNumbers(packed: Buffer, bytes: 2): Uint16Array
function toNumbers(packed: Buffer, bytes: 4): Uint32Array
function toNumbers(packed: Buffer, bytes: 2 | 4): Uint16Array | Uint32Array {
  const swapped = endianness() === 'LE' ? packed : bytes === 2 ? Buffer.from(packed).swap16() : Buffer.from(packed).swap32()
  // A typed array needs an aligned beginning, and a small buffer of the driver begins anywhere.
  const { buffer, byteOffset, length } = swapped.byteOffset % bytes === 0 ? swapped : new Uint8Array(swapped)
  return bytes === 2 ? new Uint16Array(buffer, byteOffset, length / bytes) : new Uint32Array(buffer, byteOffset, length / bytes)
}
