import { expect, test } from 'vitest'
import { daysOfPeriod, listDays, nextPeriod, type Period } from './report-period.ts'

test.each<[Period, string, string, string, number]>([
  ['week', '2026-11-22', '2026-11-16', '2026-11-22', 7],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29', 28],
  ['quarter', '2026-11-23', '2026-10-01', '2026-12-31', 91],
  ['year', '2026-03-08', '2026-01-01', '2026-12-31', 364],
])('the %s of %s goes from %s to %s', (period, day, from, to, daysEarlier) => {
  expect(daysOfPeriod(period, day)).toEqual({ from, to, daysEarlier })
})

test.each<[Period, string, string, string]>([
  ['week', '2026-12-30', '2027-01-04', '2026-12-21'],
  ['month', '2026-01-31', '2026-02-01', '2025-12-01'],
  ['quarter', '2026-11-23', '2027-01-01', '2026-07-01'],
  ['year', '2028-12-31', '2029-01-01', '2027-01-01'],
])('the periods after and before the %s of %s', (period, day, next, earlier) => {
  expect([nextPeriod(period, day), nextPeriod(period, day, true)]).toEqual([next, earlier])
})

test('lists the days with both ends, and nothing for an invalid day', () => {
  expect(listDays({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(listDays({ from: '', to: '2026-03-01' })).toEqual([])
})
