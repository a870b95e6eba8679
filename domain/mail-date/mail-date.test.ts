import { expect, test } from 'vitest'
import { addDays, isDay, isWeekend, mailDateProblem } from './mail-date.ts'

// 2026-11-20 is a Friday; Thanksgiving (26th) is blacked out.
const calendar = { today: '2026-11-20', blackoutDays: new Set(['2026-11-26']) }

test.each([
  ['', 'mail-date-missing'],
  [' ', 'mail-date-missing'],
  ['2026-02-30', 'mail-date-unclear'],
  ['tomorrow', 'mail-date-unclear'],
  ['2026-11-19', 'mail-date-passed'],
  ['2026-11-20', undefined],
  ['2026-11-21', 'mail-date-weekend'],
  ['2026-11-22', 'mail-date-weekend'],
  ['2026-11-26', 'mail-date-blackout'],
  ['2027-01-04', undefined], // day 45, a Monday
  ['2027-01-05', 'mail-date-too-far'],
])('%s: %s', (day, problem) => expect(mailDateProblem(day, calendar)?.code).toBe(problem))

test('a blackout day is refused with its reason in every language that is known', () => {
  const reason = { en: 'Thanksgiving Day', es: 'Día de Acción de Gracias' }
  expect(mailDateProblem('2026-11-26', { ...calendar, reasons: new Map([['2026-11-26', reason]]) })).toEqual({
    code: 'mail-date-blackout-reason',
    params: { reason },
  })
})

test('counts days over months, leap days and years', () => {
  expect(addDays('2026-11-20', 45)).toBe('2027-01-04')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('knows weekends and days that do not exist', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false])
  expect(['2028-02-29', '2027-02-29', '2026-13-01', '2026-1-1', '2026-11-24T00:00:00'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
