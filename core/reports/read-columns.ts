import type { Dimension, OrderColumns } from '@fondly/domain/reports/order-columns.ts'
import type { Kysely } from 'kysely'
import type { CoreTables } from '../store/tables.ts'
import { toNumbers, unpackValues } from './value-column.ts'

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
  return rows.map((row) => {
    const orders = row.states.length
    return {
      utcDay: row.utc_day,
      minutes: toNumbers(row.minutes, 2),
      states: row.states,
      mailDays: row.mail_days && unpackValues(row.mail_days, orders),
      reasons: row.reasons && unpackValues(row.reasons, orders),
      dimensions: Object.fromEntries(dimensions.map((dimension) => [dimension, unpackValues(row[dimension], orders)])),
    }
  })
}
