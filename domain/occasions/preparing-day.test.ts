import { expect, test } from 'vitest'
import { addDays, isWeekend } from '../mail-date/mail-date.ts'
import { findMailByDay, findPreparingDay, MAX_DAYS_BEFORE, MIN_DAYS_BEFORE } from './preparing-day.ts'

const open = { blackoutDays: new Set<string>() }
// Thanksgiving and the day after, Christmas Eve to Sunday.
const holidays = { blackoutDays: new Set(['2026-11-26', '2026-11-27', '2026-12-24', '2026-12-25']) }

test.each([
  // A Thursday, and the Monday before.
  ['2026-12-03', open, '2026-11-30'],
  // Over a weekend.
  ['2026-12-14', open, '2026-12-09'],
  ['2026-12-13', open, '2026-12-09'],
  ['2026-12-12', open, '2026-12-09'],
  ['2026-11-30', holidays, '2026-11-23'],
  ['2026-11-28', holidays, '2026-11-23'],
  ['2026-12-28', holidays, '2026-12-21'],
  ['2027-01-01', holidays, '2026-12-29'],
])('a card for %s is mailed by %s', (day, calendar, mailBy) => expect(findMailByDay(day, calendar)).toBe(mailBy))

test.each([
  ['2026-12-03', 14, open, '2026-11-19'],
  // A Sunday: the Friday before.
  ['2026-12-06', 14, open, '2026-11-20'],
  // Thanksgiving: the day before.
  ['2026-12-10', 14, holidays, '2026-11-25'],
  // Five days before would be the Saturday after the last day to mail.
  ['2026-12-28', 5, holidays, '2026-12-21'],
])('the card for %s, %s days before: %s', (day, daysBefore, calendar, preparing) =>
  expect(findPreparingDay(day, daysBefore, calendar)).toBe(preparing),
)

test('for every day of four years, a card is prepared on a mailing day, in time to be mailed, and arrives three mailing days later', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1))
    for (const daysBefore of [MIN_DAYS_BEFORE, 14, MAX_DAYS_BEFORE]) {
      const [preparing, mailBy] = [findPreparingDay(day, daysBefore, holidays), findMailByDay(day, holidays)]
      const isMailing = (one: string) => !isWeekend(one) && !holidays.blackoutDays.has(one)
      let mailingDays = 0
      for (let on = mailBy; on < day; on = addDays(on, 1)) if (isMailing(on)) mailingDays++
      expect([day, isMailing(preparing), preparing <= mailBy, preparing <= addDays(day, -daysBefore), mailingDays]).toEqual([
        day,
        true,
        true,
        true,
        3,
      ])
    }
})

test('a post that is closed for longer than a quarter of a year leaves the wanted day', () => {
  const closed = { blackoutDays: new Set(Array.from({ length: 200 }, (_, at) => addDays('2026-11-01', at - 150))) }
  expect(findPreparingDay('2026-11-20', 14, closed)).toBe('2026-11-06')
})
