import { expect, test } from 'vitest'
import { findDefaultMailDate } from './default-mail-date.ts'
import { addDays } from './mail-date.ts'

const calendar = { today: '2026-11-20', blackoutDays: new Set(['2026-11-26', '2026-11-27']) }

test.each<[string | undefined, string, string]>([
  [undefined, '2026-11-20', 'today, a Friday'],
  ['2026-11-24', '2026-11-24', 'the wanted day'],
  ['2026-11-21', '2026-11-23', 'a Saturday moves to Monday'],
  ['2026-11-26', '2026-11-30', 'two blackout days and a weekend are passed over'],
  ['2026-11-19', '2026-11-20', 'a day that has passed gives today'],
  ['2027-01-05', '2026-11-20', 'a day too far ahead gives today'],
  ['2026-02-30', '2026-11-20', 'no day at all gives today'],
])('%s: %s (%s)', (wanted, day) => expect(findDefaultMailDate(wanted, calendar)).toBe(day))

test('falls back to the first allowed day when no day after the requested one is allowed', () => {
  const lastIsBlackedOut = { today: '2026-11-20', blackoutDays: new Set(['2027-01-04']) }
  expect(findDefaultMailDate('2027-01-04', lastIsBlackedOut)).toBe('2026-11-20')
})

test('returns an empty text when no day is allowed', () => {
  const everyDay = new Set(Array.from({ length: 46 }, (_, index) => addDays('2026-11-20', index)))
  expect(findDefaultMailDate(undefined, { today: '2026-11-20', blackoutDays: everyDay })).toBe('')
})
