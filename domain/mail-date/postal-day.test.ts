import { expect, test } from 'vitest'
import { firstOfMonth, postalDay, startOfPostalDay, toTimeZone } from './postal-day.ts'
import { slashDay } from './slash-day.ts'

const NEW_YORK = 'America/New_York'

test('late in the evening, the postal day is still that of the postal zone, not that of UTC', () => {
  expect(postalDay(new Date('2026-11-25T04:59:59Z'), NEW_YORK)).toBe('2026-11-24')
  expect(postalDay(new Date('2026-11-25T05:00:00Z'), NEW_YORK)).toBe('2026-11-25')
  expect(postalDay(new Date('2026-11-25T04:59:59Z'), 'UTC')).toBe('2026-11-25')
})

test.each([
  ['2026-11-24', '2026-11-24T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  ['2026-03-08', '2026-03-08T05:00:00.000Z'], // clocks go forward at two
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'], // clocks go back at two
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('%s begins at %s in New York', (day, instant) => {
  expect(startOfPostalDay(day, NEW_YORK).toISOString()).toBe(instant)
  expect(postalDay(startOfPostalDay(day, NEW_YORK), NEW_YORK)).toBe(day)
})

test.each([
  // The clocks go forward at midnight, so the day begins at one.
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  // The clocks go back, so midnight comes twice; the day begins with the first one.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  const start = startOfPostalDay(day, zone)
  expect(start.toISOString()).toBe(instant)
  expect(postalDay(start, zone)).toBe(day)
  expect(postalDay(new Date(start.getTime() - 1), zone) < day).toBe(true)
})

test('a time zone has one name, and an unknown zone has none', () => {
  expect(['america/NEW_york', 'Europe/Berlin', 'Mars/Olympus', ''].map(toTimeZone)).toEqual([
    'America/New_York',
    'Europe/Berlin',
    undefined,
    undefined,
  ])
})

test('days are written in words', () => {
  expect(slashDay('2026-11-04')).toBe('11/04/2026')
  expect(firstOfMonth('2026-11-24')).toBe('2026-11-01')
})
