import { countCards, type CountRequest } from '@fondly/domain/reports/count-cards.ts'
import { findSpans, findSplitDays } from '@fondly/domain/reports/count-spans.ts'
import { DIMENSIONS } from '@fondly/domain/reports/order-columns.ts'
import { daysOfPeriod } from '@fondly/domain/reports/report-period.ts'
import { REPORT_STATES } from '@fondly/domain/reports/report-state.ts'
import { expect, test } from 'vitest'
import { type OrderRow, packDay, unpackDay } from './day-columns.ts'
import { packSums, unpackSums } from './day-sums.ts'
import { packValueCounts, unpackValueCounts } from './value-counts.ts'

const FIRST_UTC_DAY = Date.UTC(2024, 9, 1) / 86_400_000
const DAY_COUNT = 800

/** Makes an order every 18 to 25 minutes. The values come from multiples of primes instead of random numbers. */
function makeDay(at: number): OrderRow[] {
  return Array.from({ length: 57 + (at % 20) }, (_, order) => {
    const [n, state] = [at * 131 + order * 7, REPORT_STATES[(at + order * 5) % 6] ?? 'mailed']
    const mailDate = n % 11 === 0 ? null : new Date((FIRST_UTC_DAY + at + (n % 9)) * 86_400_000).toISOString().slice(0, 10)
    const values = DIMENSIONS.map((dimension, place) => [dimension, 100 * place + (n % (3 + 40 * place))])
    const row = { minute: order * 18, state, mailDate, reason: state === 'mailed' || n % 3 === 0 ? 0 : 90_000 + (n % 4) }
    return Object.assign(row, Object.fromEntries(values) as Record<(typeof DIMENSIONS)[number], number>)
  })
}
const days = Array.from({ length: DAY_COUNT }, (_, at) => ({ utcDay: FIRST_UTC_DAY + at, rows: makeDay(at) }))
const columns = days.map(({ utcDay, rows }) => unpackDay(utcDay, packDay(rows)))
const sums = days.map(({ utcDay, rows }) => unpackSums(utcDay, packSums(rows)))

const sorted = ({ groups, reasons, ...counts }: ReturnType<typeof countCards>) => ({
  ...counts,
  groups: Object.entries(groups).map(([name, group]) => [name, [...group].sort(([one], [other]) => one - other)]),
  reasons: reasons.toSorted((one, other) => one.reason - other.reason || (one.state < other.state ? -1 : 1)),
})

const PERIODS = (['week', 'month', 'quarter', 'year'] as const).flatMap((period) =>
  // Days around a change of the clocks, at the end of a long month, and at both ends of a year.
  ['2025-11-02', '2026-03-08', '2026-10-31', '2026-01-01', '2025-12-31'].map((day) => ({ period, day })),
)

test.each(['America/New_York', 'America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'the sums of whole days give the same counts as the orders in %s',
  (zone) => {
    for (const { period, day } of PERIODS)
      for (const today of [day, '2024-12-01', '2026-12-05']) {
        const request: CountRequest = { days: daysOfPeriod(period, day), zone, today, filters: {}, by: [...DIMENSIONS] }
        const split = findSplitDays(findSpans(request))
        expect(split?.size).toBeLessThanOrEqual(5)
        const mixed = columns.map((column, at) => (split?.has(column.utcDay) ? column : (sums[at] ?? column)))
        const counted = countCards(mixed, request)
        expect(sorted(counted)).toEqual(sorted(countCards(columns, request)))
        expect(counted.sent).toBeGreaterThan(0)
      }
  },
)

test('in a zone whose days do not begin at a full hour, no day has sums', () => {
  expect(findSplitDays(findSpans({ days: daysOfPeriod('month', '2026-11-23'), zone: 'Asia/Kolkata', today: '2026-11-23' }))).toBeUndefined()
})

test('packed lists of counts are read back unchanged, also large values and counts', () => {
  const lists = [
    new Map([
      [4_000_000_000, 70_000],
      [14, 14],
      [15, 15],
      [30, 16],
      [46, 1],
    ]),
    new Map(),
    new Map([[0, 1]]),
  ]
  const read = unpackValueCounts(packValueCounts(lists)).map((list) => [...list])
  expect(read).toEqual([[14, 14, 15, 15, 30, 16, 46, 1, 4_000_000_000, 70_000], [], [0, 1]])
})
