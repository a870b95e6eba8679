import { expect, test } from 'vitest'
import { addDays } from '../mail-date/mail-date.ts'
import { countYears, findDayInYear, findNextDay, readYear } from './occasion-day.ts'
import { isMonthDay } from './occasion.ts'

const LEAP_YEAR = 2028
const ALL = Array.from({ length: 366 }, (_, at) => addDays(`${LEAP_YEAR}-01-01`, at).slice(5))

test.each([
  ['12-03', '2026-11-23', '2026-12-03'],
  ['12-03', '2026-12-03', '2026-12-03'],
  ['12-03', '2026-12-04', '2027-12-03'],
  ['01-01', '2026-12-31', '2027-01-01'],
  ['12-31', '2026-12-31', '2026-12-31'],
  ['02-29', '2026-03-01', '2027-02-28'],
  ['02-29', '2027-02-28', '2027-02-28'],
  ['02-29', '2027-03-01', '2028-02-29'],
  ['02-29', '2028-02-28', '2028-02-29'],
  ['02-29', '2028-02-29', '2028-02-29'],
  ['02-29', '2099-03-01', '2100-02-28'],
  ['02-28', '2028-02-29', '2029-02-28'],
])('%s after %s is %s', (monthDay, from, day) => expect(findNextDay(monthDay, from)).toBe(day))

test('in 400 years each yearly day falls once a year on the same date, and February 29 on the 28th in other years', () => {
  expect(ALL.filter(isMonthDay)).toHaveLength(366)
  for (let year = 2000; year < 2400; year++) {
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
    const wrong = ALL.filter((monthDay) => {
      const day = findDayInYear(monthDay, year)
      return day !== `${year}-${monthDay === '02-29' && !isLeap ? '02-28' : monthDay}`
    })
    expect([year, wrong]).toEqual([year, []])
  }
})

test('from any day of 400 years, the next day of an occasion is the first possible one', () => {
  for (let from = '2000-01-01'; from < '2400-01-01'; from = addDays(from, 17)) {
    const monthDay = ALL[(readYear(from) * 31) % 366] ?? ''
    const next = findNextDay(monthDay, from)
    expect(next >= from).toBe(true)
    const before = findDayInYear(monthDay, readYear(next) - 1)
    expect([from, monthDay, before < from]).toEqual([from, monthDay, true])
  }
})

test.each([
  [1946, '2026-12-03', 80],
  [2025, '2026-12-22', 1],
  [2026, '2026-12-22', undefined],
  [2027, '2026-12-22', undefined],
  [null, '2026-12-22', undefined],
])('from %s to %s there are %s complete years', (year, day, years) => expect(countYears({ year }, day)).toBe(years))
