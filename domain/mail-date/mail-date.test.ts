import { expect, test } from 'vitest'
import { addDays, isDay, isWeekend, mailDateProblem } from './mail-date.ts'

// 2026-11-20 is a Friday; Thanksgiving (26th) is blacked out.
const calendar = { today: '2026-11-20', blackoutDays: new Set(['2026-11-26']) }

test.each([
  ['', 'Please select a mail date.'],
  ['2026-02-30', 'Please select a mail date.'],
  ['tomorrow', 'Please select a mail date.'],
  ['2026-11-19', 'The mail date has passed.'],
  ['2026-11-20', undefined],
  ['2026-11-21', 'Cards are not mailed on weekends.'],
  ['2026-11-22', 'Cards are not mailed on weekends.'],
  ['2026-11-26', 'Cards are not mailed on this day.'],
  ['2027-01-04', undefined], // day 45, a Monday
  ['2027-01-05', 'The mail date is too far ahead.'],
])('%s: %s', (day, problem) => expect(mailDateProblem(day, calendar)).toBe(problem))

test('says why there is no mailing on a day, where that is known', () => {
  const reasons = new Map([['2026-11-26', { en: 'Thanksgiving Day', es: 'Día de Acción de Gracias' }]])
  expect(mailDateProblem('2026-11-26', { ...calendar, reasons })).toBe('Cards are not mailed on this day: Thanksgiving Day.')
  expect(mailDateProblem('2026-11-26', { ...calendar, reasons }, 'es')).toBe('Las tarjetas no se envían ese día: Día de Acción de Gracias.')
  const inEnglishOnly = new Map([['2026-11-26', { en: 'Stocktaking' }]])
  expect(mailDateProblem('2026-11-26', { ...calendar, reasons: inEnglishOnly }, 'es')).toBe(
    'Las tarjetas no se envían ese día: Stocktaking.',
  )
})

test('speaks Spanish when asked', () => {
  expect(mailDateProblem('2026-11-21', calendar, 'es')).toBe('Las tarjetas no se envían los fines de semana.')
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
