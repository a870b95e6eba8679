import type { Dimension } from './order-columns.ts'
import type { ReportState } from './report-state.ts'

/** How many cards have each value: a value, its number of cards, the next value, its number of cards, and so on. The values ascend. */
export type ValueCounts = Uint32Array

/**
 * The sums of one client and one UTC day. A report without filters uses them for every day that lies completely in one period. The sums need a
 * tenth of the bytes of the day's orders. They are split by hours of UTC, so the days of the reader's zone must begin at full hours.
 */
export type DaySums = {
  /** Days since 1970-01-01. */
  utcDay: number
  /** Sent cards by hour and mail day (toHourKey). */
  hours: ValueCounts
  /** All orders by the index in REPORT_STATES. */
  states: ValueCounts
  /** Orders with a reason, by its number. */
  reasons: Partial<Record<ReportState, ValueCounts>>
  /** Sent cards. */
  dimensions: Partial<Record<Dimension, ValueCounts>>
}

/** Larger than every mail day (toMailDay), so that an hour and a mail day fit into one number. */
const HOUR_FACTOR = 65_536

/** Returns one number for an hour of a UTC day (0 to 23) and a mail day (toMailDay). */
export const toHourKey = (hour: number, mailDay: number): number => hour * HOUR_FACTOR + mailDay
/** Returns the hour and the mail day from a number of toHourKey. */
export const fromHourKey = (key: number) => ({ hour: Math.floor(key / HOUR_FACTOR), mailDay: key % HOUR_FACTOR })
