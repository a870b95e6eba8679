import type { Dimension } from '@fondly/domain/reports/order-columns.ts'
import type { ReportState } from '@fondly/domain/reports/report-state.ts'
import type { ColumnType, Generated } from 'kysely'

export type ReportTables = {
  /** The values that cards are counted by. `label` is how a person reads the value, where it differs. */
  report_value: {
    id: Generated<number>
    client_id: string
    dimension: string
    value: string
    label: string
    /** Other names of a person in lower case: the employee's number and the id at identity. */
    aliases: string[]
  }
  /** One row for each order of commerce; each dimension has the id of its value. */
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
  /** The orders of a client and a UTC day as columns, all in one value (day-columns.ts). */
  report_columns: {
    client_id: string
    utc_day: number
    packed: Buffer
    /** How many cards of the day have each value (day-sums.ts). */
    sums: Buffer
    /** Another one after every change. */
    version: Generated<number>
  }
  report_feed: {
    singleton: boolean
    followed_to: Date | null
    as_of: Date | null
    /** The postal day of the last check. */
    checked_on: string | null
    /** One process at a time checks. Its claim expires at this time. */
    checking_until: Generated<Date | null>
    next_at: ColumnType<Date, Date, Date>
    /** The form of the columns (write-columns.ts); an older one is written anew. */
    columns_form: Generated<number>
  }
}
