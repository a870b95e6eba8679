import { expect, test } from 'vitest'
import { addDeliveryDays } from '../delivery/delivery-days.ts'
import { addDays, isWeekend } from '../mail-date/mail-date.ts'
import { findMailByDay, findPreparingDay, MAX_DAYS_BEFORE, MIN_DAYS_BEFORE } from './preparing-day.ts'

const open = { blackoutDays: new Set<string>() }
// Thanksgiving and the day after; Christmas Eve and Christmas Day.
const holidays = { blackoutDays: new Set(['2026-11-26', '2026-11-27', '2026-12-24', '2026-12-25']) }

test.each([
  // Mailed on Monday, a letter has the delivery days Tuesday, Wednesday and Thursday.
  ['2026-12-03', 3, open, '2026-11-30'],
  // On Saturday nothing is mailed but letters are delivered; on Sunday neither happens.
  ['2026-12-14', 3, open, '2026-12-10'],
  ['2026-12-14', 2, open, '2026-12-11'],
  ['2026-12-13', 3, open, '2026-12-09'],
  ['2026-12-12', 3, open, '2026-12-09'],
  ['2026-12-12', 5, open, '2026-12-07'],
  // Thanksgiving has no delivery, and nothing is mailed on the day after it.
  ['2026-11-30', 3, holidays, '2026-11-25'],
  ['2026-11-28', 3, holidays, '2026-11-24'],
  ['2026-12-28', 3, holidays, '2026-12-23'],
  ['2027-01-01', 3, holidays, '2026-12-28'],
])('the last mail date for a card that must arrive by %s and takes at most %s days', (day, max, calendar, mailBy) =>
  expect(findMailByDay(day, calendar, { min: 1, max })).toBe(mailBy),
)

test('without a known standard, the slowest one is used', () =>
  expect(findMailByDay('2026-12-12', open)).toBe(findMailByDay('2026-12-12', open, { min: 1, max: 5 })))

test.each([
  ['2026-12-03', 14, open, '2026-11-19'],
  // The day is a Sunday, so the Friday before it is used.
  ['2026-12-06', 14, open, '2026-11-20'],
  // The day is Thanksgiving, so the day before it is used.
  ['2026-12-10', 14, holidays, '2026-11-25'],
  // Five days before would be after the last mail date.
  ['2026-12-28', 5, holidays, '2026-12-21'],
])('the card for %s is prepared %s days before or earlier: %s', (day, daysBefore, calendar, preparing) =>
  expect(findPreparingDay(day, daysBefore, calendar)).toBe(preparing),
)

test('for every day of four years, the card is prepared on a mailing day, and not after its last mail date', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1))
    for (const daysBefore of [MIN_DAYS_BEFORE, 14, MAX_DAYS_BEFORE]) {
      const [preparing, mailBy] = [findPreparingDay(day, daysBefore, holidays), findMailByDay(day, holidays)]
      const isMailing = (one: string) => !isWeekend(one) && !holidays.blackoutDays.has(one)
      let next = addDays(mailBy, 1)
      while (!isMailing(next)) next = addDays(next, 1)
      const isInTime = addDeliveryDays(mailBy, 5) <= day && addDeliveryDays(next, 5) > day
      expect([day, isMailing(preparing), preparing <= mailBy, preparing <= addDays(day, -daysBefore), isInTime]).toEqual([
        day,
        true,
        true,
        true,
        true,
      ])
    }
})

test('if nothing is mailed for more than a quarter of a year, the wanted day is returned unchanged', () => {
  const closed = { blackoutDays: new Set(Array.from({ length: 200 }, (_, at) => addDays('2026-11-01', at - 150))) }
  expect(findPreparingDay('2026-11-20', 14, closed)).toBe('2026-11-06')
})
