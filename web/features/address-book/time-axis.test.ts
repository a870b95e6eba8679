import { expect, test } from 'vitest'
import { buildTimeAxis, placeOnAxis } from './time-axis.ts'

test('the timeline goes from eleven months ago to three months ahead, and marks the current month', () => {
  const axis = buildTimeAxis('2026-11-23')
  expect([axis.start, axis.end]).toEqual(['2025-12-01', '2027-03-01'])
  expect(axis.months.map(({ first }) => first.slice(0, 7))).toEqual([
    '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07',
    '2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02',
  ]) // prettier-ignore
  expect(axis.months.filter(({ isNow }) => isNow).map(({ first }) => first)).toEqual(['2026-11-01'])
  expect(axis.months.filter(({ isJanuary }) => isJanuary).map(({ first }) => first)).toEqual(['2026-01-01', '2027-01-01'])
  // These are 31 and 396 of 455 days.
  expect(axis.years.map((place) => Math.round(place * 455))).toEqual([31, 396])
  expect(Math.round(axis.today * 455)).toBe(357)
})

test('a day before the timeline is below 0, and its end is at 1', () => {
  const axis = buildTimeAxis('2026-03-31')
  expect([axis.start, axis.end]).toEqual(['2025-04-01', '2026-07-01'])
  expect(placeOnAxis(axis, '2025-03-31')).toBeLessThan(0)
  expect(placeOnAxis(axis, '2026-07-01')).toBe(1)
})
