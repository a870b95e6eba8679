import { expect, test } from 'vitest'
import { cutMoment, type CutSetting } from './cut-off.ts'

const setting: CutSetting = { mode: 'cut-off', time: '16:00', zone: 'America/New_York' }
// 2026-11-26 is Thanksgiving, a Thursday.
const blackoutDays = new Set(['2026-11-26'])
const moment = (mailDate: string, seenAt: string, more: Partial<CutSetting> = {}) =>
  cutMoment({ mailDate, seenAt: new Date(seenAt) }, { ...setting, ...more }, blackoutDays).toISOString()

test.each([
  ['a card is cut in the afternoon of the day before its mail date', '2026-11-25', '2026-11-23T12:00:00Z', '2026-11-24T21:00:00.000Z'],
  ['a card for a Monday is cut on Friday', '2026-11-30', '2026-11-23T12:00:00Z', '2026-11-27T21:00:00.000Z'],
  [
    'a card for the day after a holiday is cut on the day before the holiday',
    '2026-11-27',
    '2026-11-23T12:00:00Z',
    '2026-11-25T21:00:00.000Z',
  ],
  ['an order that the press sees at that very instant is cut then', '2026-11-25', '2026-11-24T21:00:00.000Z', '2026-11-24T21:00:00.000Z'],
  [
    'an order that is seen later is cut in the afternoon of its mail date',
    '2026-11-25',
    '2026-11-24T21:00:01Z',
    '2026-11-25T21:00:00.000Z',
  ],
  ['an order that is seen even later is cut at once', '2026-11-25', '2026-11-25T21:30:00Z', '2026-11-25T21:30:00.000Z'],
  ['the time of the cut is that of the clocks in summer too', '2026-07-15', '2026-07-01T00:00:00Z', '2026-07-14T20:00:00.000Z'],
])('%s', (_, mailDate, seenAt, cut) => expect(moment(mailDate, seenAt)).toBe(cut))

test('cut-offs follow the time zone on days of clock changes', () => {
  // In Berlin, summer time begins on Sunday 2027-03-28. No card is cut on a Sunday, so take the Monday after it.
  expect(moment('2027-03-29', '2027-03-20T00:00:00Z', { zone: 'Europe/Berlin' })).toBe('2027-03-26T15:00:00.000Z')
  // In Cairo, clocks change on Fridays: 2026-04-24 begins at 01:00, without midnight.
  expect(moment('2026-04-25', '2026-04-20T00:00:00Z', { zone: 'Africa/Cairo', time: '03:30' })).toBe('2026-04-24T00:30:00.000Z')
})

test('in the mode at-once an order is cut when the press sees it', () =>
  expect(moment('2026-12-24', '2026-11-23T12:00:00Z', { mode: 'at-once' })).toBe('2026-11-23T12:00:00.000Z'))

test('in the mode soon an order waits ten minutes', () =>
  expect(moment('2026-12-24', '2026-11-23T12:00:00Z', { mode: 'soon' })).toBe('2026-11-23T12:10:00.000Z'))

test('a card is cut even if every day of the calendar is a blackout day', () => {
  const days = new Set(Array.from({ length: 400 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10)))
  expect(cutMoment({ mailDate: '2026-11-25', seenAt: new Date('2026-11-01T00:00:00Z') }, setting, days).toISOString()).toBe(
    '2026-11-24T21:00:00.000Z',
  )
})
