import { expect, test } from 'vitest'
import { cutMoment, type CutSetting } from './cut-off.ts'

const setting: CutSetting = { mode: 'cut-off', time: '16:00', zone: 'America/New_York' }
// 2026-11-26 is Thanksgiving, a Thursday.
const blackoutDays = new Set(['2026-11-26'])
const moment = (mailDate: string, seenAt: string, more: Partial<CutSetting> = {}) =>
  cutMoment({ mailDate, seenAt: new Date(seenAt) }, { ...setting, ...more }, blackoutDays).toISOString()

test.each([
  ['the afternoon of the day before', '2026-11-25', '2026-11-23T12:00:00Z', '2026-11-24T21:00:00.000Z'],
  ['Friday for a Monday', '2026-11-30', '2026-11-23T12:00:00Z', '2026-11-27T21:00:00.000Z'],
  ['the day before a holiday', '2026-11-27', '2026-11-23T12:00:00Z', '2026-11-25T21:00:00.000Z'],
  ['seen in that very moment', '2026-11-25', '2026-11-24T21:00:00.000Z', '2026-11-24T21:00:00.000Z'],
  ['too late for that: the afternoon of the day itself', '2026-11-25', '2026-11-24T21:00:01Z', '2026-11-25T21:00:00.000Z'],
  ['too late for both: at once', '2026-11-25', '2026-11-25T21:30:00Z', '2026-11-25T21:30:00.000Z'],
  ['in summer time', '2026-07-15', '2026-07-01T00:00:00Z', '2026-07-14T20:00:00.000Z'],
])('%s', (_, mailDate, seenAt, cut) => expect(moment(mailDate, seenAt)).toBe(cut))

test('cut-offs follow the time zone on days of clock changes', () => {
  // Summer time begins on Sunday 2027-03-28 at 01:00 UTC in Berlin; with Sundays as they are, no cut falls there, so a Monday after is asked.
  expect(moment('2027-03-29', '2027-03-20T00:00:00Z', { zone: 'Europe/Berlin' })).toBe('2027-03-26T15:00:00.000Z')
  // Cairo changes on Fridays: on 2026-04-24 midnight is skipped.
  expect(moment('2026-04-25', '2026-04-20T00:00:00Z', { zone: 'Africa/Cairo', time: '03:30' })).toBe('2026-04-24T00:30:00.000Z')
})

test('an immediate cut-off happens when the order is seen', () =>
  expect(moment('2026-12-24', '2026-11-23T12:00:00Z', { mode: 'at-once' })).toBe('2026-11-23T12:00:00.000Z'))

test('with early cut-off an order waits ten minutes', () =>
  expect(moment('2026-12-24', '2026-11-23T12:00:00Z', { mode: 'soon' })).toBe('2026-11-23T12:10:00.000Z'))

test('a calendar in which every day is blacked out does not keep a card for ever', () => {
  const days = new Set(Array.from({ length: 400 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10)))
  expect(cutMoment({ mailDate: '2026-11-25', seenAt: new Date('2026-11-01T00:00:00Z') }, setting, days).toISOString()).toBe(
    '2026-11-24T21:00:00.000Z',
  )
})
