import { expect, test } from 'vitest'
import { timeLeft, writtenMoment, writtenMomentInZone } from './time-left.ts'

const NOW = new Date('2026-11-23T18:46:20Z')

test.each([
  ['2026-11-23T21:00:00Z', '2 hr 13 min'],
  ['2026-11-23T20:46:20Z', '2 hr'],
  ['2026-11-23T18:46:50Z', '1 min'],
  ['2026-11-25T21:00:00Z', '2 days 2 hr'],
  ['2026-11-25T18:56:20Z', '2 days'],
  ['2026-11-23T18:46:20Z', undefined],
])('until %s: %s', (until, left) => expect(timeLeft(until, NOW, 'en-US')).toBe(left))

test('an instant of today is written as a time, any other also with its day, both in the given zone', () => {
  expect(writtenMoment('2026-11-23T21:00:00Z', NOW, 'en-US', 'America/New_York')).toBe('4:00 PM')
  expect(writtenMoment('2026-11-24T21:00:00Z', NOW, 'en-US', 'America/New_York')).toBe('Tue, Nov 24, 4:00 PM')
  // Still the 23rd in New York.
  expect(writtenMoment('2026-11-24T03:00:00Z', NOW, 'en-US', 'America/New_York')).toBe('10:00 PM')
})

test("a zone that may not be the reader's is shown", () => {
  expect(writtenMomentInZone('2026-11-23T21:00:00Z', NOW, 'en-US', 'America/New_York')).toBe('4:00 PM EST')
  expect(writtenMomentInZone('2026-07-14T20:00:00Z', NOW, 'en-US', 'America/New_York')).toMatch(/4:00 PM EDT$/)
})
