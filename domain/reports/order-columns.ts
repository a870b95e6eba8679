import type { ReportState } from './report-state.ts'

/** The values by which cards can be counted, besides their status. */
export const DIMENSIONS = ['person', 'supervisor', 'location', 'occasion', 'card', 'profile', 'language'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Mail days are counted from this day on. No mail date is earlier. */
const MAIL_DAY_ZERO = Date.UTC(2000, 0, 1) / 86_400_000
/** The mail day of an order without a mail date. */
export const NO_MAIL_DAY = 65_535

/**
 * One number for each order. `cells` has indexes in `values`: a day has few different numbers, so an index takes only one or two bytes. Without
 * `values`, the cells are the numbers themselves.
 */
export type ValueColumn = { values?: Uint32Array | undefined; cells: Uint8Array | Uint16Array | Uint32Array }

/**
 * The orders of one client and one UTC day as columns: the same index in each column is the same order. Only the columns that a report needs are
 * read. `states` has the index in REPORT_STATES; a dimension has the number of its value; `reasons` has 0 where there is none.
 */
export type OrderColumns = {
  /** Days since 1970-01-01. */
  utcDay: number
  /** Minutes since the UTC day began, ascending. They may be rounded down to quarters of an hour, because days begin at these in every time zone. */
  minutes: Uint16Array
  states: Uint8Array
  mailDays?: ValueColumn | undefined
  reasons?: ValueColumn | undefined
  dimensions: Partial<Record<Dimension, ValueColumn>>
}

/** An order as a row, before it is put into columns. */
export type OrderCells = {
  orderedAt: Date
  state: ReportState
  /** 'YYYY-MM-DD' or null. */
  mailDate: string | null
  reason: number
  values: Record<Dimension, number>
}

/** Returns a mail date as a number that a column holds. */
export function toMailDay(mailDate: string | null): number {
  const day = mailDate === null ? Number.NaN : Date.parse(`${mailDate}T00:00:00Z`) / 86_400_000 - MAIL_DAY_ZERO
  return day >= 0 && day < NO_MAIL_DAY ? day : NO_MAIL_DAY
}

/** Returns the days since 1970-01-01 of a number in the column of mail days, which counts days from MAIL_DAY_ZERO on. */
export function fromMailDay(mailDay: number): number {
  return mailDay + MAIL_DAY_ZERO
}
