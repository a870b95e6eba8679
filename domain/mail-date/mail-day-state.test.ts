import { expect, test } from 'vitest'
import { findMailDayState } from './mail-day-state.ts'

const clock = { postalZone: 'America/New_York', cutOff: '16:00' }

test.each([
  // New York is five hours behind in winter, four in summer.
  ['2026-11-24', '2026-11-24T20:59:59Z', 'open'],
  ['2026-11-24', '2026-11-24T21:00:00Z', 'cut'],
  ['2026-11-24', '2026-11-25T04:59:59Z', 'cut'],
  ['2026-11-24', '2026-11-25T05:00:00Z', 'over'],
  ['2026-11-25', '2026-11-24T23:00:00Z', 'open'],
  ['2026-07-06', '2026-07-06T20:00:00Z', 'cut'],
  ['2026-07-06', '2026-07-06T05:00:00Z', 'open'],
] as const)('%s at %s: %s', (day, now, state) => expect(findMailDayState(day, new Date(now), clock)).toBe(state))

test('where no time of the day matters, a day is open until it is over', () => {
  const always = { ...clock, cutOff: null }
  expect(findMailDayState('2026-11-24', new Date('2026-11-25T04:00:00Z'), always)).toBe('open')
  expect(findMailDayState('2026-11-24', new Date('2026-11-25T06:00:00Z'), always)).toBe('over')
})
