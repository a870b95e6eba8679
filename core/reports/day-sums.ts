import { type DaySums, toHourKey } from '@fondly/domain/reports/day-sums.ts'
import { DIMENSIONS, toMailDay } from '@fondly/domain/reports/order-columns.ts'
import { REPORT_STATES, SENT_STATES } from '@fondly/domain/reports/report-state.ts'
import type { OrderRow } from './day-columns.ts'
import { packValueCounts, unpackValueCounts } from './value-counts.ts'

const HOUR_MINUTES = 60

/** Packs the sums of a day's orders: by hour and mail day, by state, by state and reason, and by the values of each dimension. */
export function packSums(rows: readonly OrderRow[]): Buffer {
  const sent = rows.filter(({ state }) => SENT_STATES.includes(state))
  return packValueCounts([
    countBy(sent, ({ minute, mailDate }) => toHourKey(Math.floor(minute / HOUR_MINUTES), toMailDay(mailDate))),
    countBy(rows, ({ state }) => REPORT_STATES.indexOf(state)),
    ...REPORT_STATES.map((name) =>
      countBy(
        rows.filter(({ state, reason }) => state === name && reason > 0),
        ({ reason }) => reason,
      ),
    ),
    ...DIMENSIONS.map((dimension) => countBy(sent, (row) => row[dimension])),
  ])
}

/** Reads what packSums wrote. */
export function unpackSums(utcDay: number, packed: Uint8Array): DaySums {
  const [hours = NONE, states = NONE, ...lists] = unpackValueCounts(packed)
  return {
    utcDay,
    hours,
    states,
    reasons: Object.fromEntries(REPORT_STATES.map((state, at) => [state, lists[at]])),
    dimensions: Object.fromEntries(DIMENSIONS.map((dimension, at) => [dimension, lists[REPORT_STATES.length + at]])),
  }
}

const NONE = new Uint32Array(0)

function countBy(rows: readonly OrderRow[], valueOf: (row: OrderRow) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(valueOf(row), (counts.get(valueOf(row)) ?? 0) + 1)
  return counts
}
