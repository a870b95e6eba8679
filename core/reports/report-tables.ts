import type { Dimension } from '@fondly/domain/reports/order-columns.ts'
import type { ReportState } from '@fondly/domain/reports/report-state.ts'
import type { ColumnType, Generated } from 'kysely'

export type ReportTables = {
  /** The values by which cards are counted. `label` is the readable name of the value, if it differs from the value. */
  report_value: {
    id: Generated<number>
    client_id: string
    dimension: string
    value: string
    label: string
    /** Other names of a person in lower case: the employee's number and the id at identity. */
    aliases: string[]
  }
  /** One row for each order of commerce. Each dimension has the id of the order's value in report_value. */
  report_order: Record<Dimension, number> & {
    order_no: string
    client_id: string
    state: ReportState
    reason: string | null
    ordered_at: Date
    mail_date: string | null
    modified_at: Date
    seen_at: Date
  }
  /** The orders of a client on a UTC day as columns, packed into one value (day-columns.ts). */
  report_columns: {
    client_id: string
    utc_day: number
    packed: Buffer
    /** How many cards of the day have each value, packed (day-sums.ts). */
    sums: Buffer
    /** Changes with every write. */
    version: Generated<number>
  }
  report_feed: {
    singleton: boolean
    followed_to: Date | null
    as_of: Date | null
    /** The postal day of the last nightly check. */
    checked_on: string | null
    /** Only one process at a time checks. Its lease expires at this time. */
    checking_until: Generated<Date | null>
    next_at: ColumnType<Date, Date, Date>
    /** The format of the columns (write-columns.ts). Columns of an older format are written again. */
    columns_form: Generated<number>
  }
}
