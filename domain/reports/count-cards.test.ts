import { expect, test } from 'vitest'
import { countCards, type CountRequest } from './count-cards.ts'
import { type OrderColumns, toMailDay, type ValueColumn } from './order-columns.ts'
import { REPORT_STATES, type ReportState, toReportState } from './report-state.ts'

type Order = { at: string; state?: ReportState; mailDate?: string; person?: number; reason?: number }

function toColumns(orders: Order[]): OrderColumns[] {
  const days = Map.groupBy(orders, ({ at }) => Math.floor(Date.parse(at) / 86_400_000))
  return [...days].map(([utcDay, ofDay]) => ({
    utcDay,
    minutes: Uint16Array.from(ofDay, ({ at }) => Math.floor((Date.parse(at) / 60_000) % 1440)),
    states: Uint8Array.from(ofDay, ({ state = 'mailed' }) => REPORT_STATES.indexOf(state)),
    mailDays: toIndexed(ofDay.map(({ mailDate }) => toMailDay(mailDate ?? null))),
    reasons: toIndexed(ofDay.map(({ reason = 0 }) => reason)),
    dimensions: { person: { cells: Uint32Array.from(ofDay, ({ person = 1 }) => person) } },
  }))
}
function toIndexed(numbers: number[]): ValueColumn {
  const values = [...new Set(numbers)]
  return { values: Uint32Array.from(values), cells: Uint16Array.from(numbers, (number) => values.indexOf(number)) }
}
const count = (orders: Order[], request: Partial<CountRequest> = {}) =>
  countCards(toColumns(orders), {
    days: { from: '2026-11-01', to: '2026-11-30', daysEarlier: 28 },
    zone: 'America/New_York',
    today: '2026-11-30',
    filters: {},
    by: [],
    ...request,
  })
const onDays = (orders: Order[], from: string, to: string, zone = 'America/New_York') =>
  count(orders, { days: { from, to, daysEarlier: 7 }, zone, today: to }).days.map(({ cards }) => cards)

test('a day has the hours of the time zone when the clocks go forward', () => {
  // 8 March 2026 has 23 hours in New York: from 05:00Z to 04:00Z.
  const orders = ['2026-03-08T04:59:00Z', '2026-03-08T05:00:00Z', '2026-03-09T03:59:00Z', '2026-03-09T04:00:00Z'].map((at) => ({ at }))
  expect(onDays(orders, '2026-03-07', '2026-03-09')).toEqual([1, 2, 1])
})

test('a day has the hours of the time zone when the clocks go back', () => {
  // 1 November 2026 has 25 hours in New York: from 04:00Z to 05:00Z.
  const orders = ['2026-11-01T03:59:00Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z'].map((at) => ({ at }))
  expect(onDays(orders, '2026-10-31', '2026-11-02')).toEqual([1, 2, 1])
})

test('a zone whose offset has a quarter of an hour has its own days', () => {
  const orders = ['2026-05-01T18:14:00Z', '2026-05-01T18:15:00Z'].map((at) => ({ at }))
  expect(onDays(orders, '2026-05-01', '2026-05-02', 'Asia/Kathmandu')).toEqual([1, 1])
})

test('failed and unfinished orders do not count as sent, all others do', () => {
  const counts = count(REPORT_STATES.map((state) => ({ at: '2026-11-10T12:00:00Z', state, reason: state === 'failed' ? 7 : 0 })))
  expect(counts.states).toEqual({ 'in-press': 1, mailed: 1, withdrawn: 1, refused: 1, failed: 1, unfinished: 1 })
  expect([counts.sent, counts.days[9]?.cards]).toEqual([4, 4])
  expect(counts.reasons).toEqual([{ state: 'failed', reason: 7, cards: 1 }])
})

test('a day has no comparison when the day four weeks earlier is in the same month', () => {
  const orders = ['2026-10-01T12:00:00Z', '2026-10-29T12:00:00Z', '2026-10-30T12:00:00Z', '2026-09-03T12:00:00Z'].map((at) => ({ at }))
  const counts = count(orders, { days: { from: '2026-10-01', to: '2026-10-31', daysEarlier: 28 }, today: '2026-11-10', by: ['person'] })
  expect([counts.days[0], counts.days[28]]).toEqual([
    { day: '2026-10-01', cards: 1, before: 1 },
    { day: '2026-10-29', cards: 1, before: 0 },
  ])
  expect([counts.sent, counts.sentComparable, counts.sentBefore]).toEqual([3, 1, 1])
  expect([...(counts.groups.person?.values() ?? [])]).toEqual([{ cards: 3, before: 1 }])
})

test('each day has the count of the same day in the period before, whose sum ends at the day that matches today', () => {
  const orders = ['2026-11-03T12:00:00Z', '2026-10-06T12:00:00Z', '2026-10-06T13:00:00Z', '2026-10-20T12:00:00Z'].map((at) => ({ at }))
  const counts = count(orders, { today: '2026-11-10', by: ['person'] })
  expect(counts.days[2]).toEqual({ day: '2026-11-03', cards: 1, before: 2 })
  expect(counts.days[16]).toEqual({ day: '2026-11-17', cards: 0, before: 1 })
  expect([counts.sent, counts.sentBefore]).toEqual([1, 2])
  expect(counts.groups.person).toEqual(new Map([[1, { cards: 1, before: 2 }]]))
})

test('a filter keeps only its values, and an empty one keeps nothing', () => {
  const orders = [1, 2, 2].map((person) => ({ at: '2026-11-10T12:00:00Z', person }))
  expect(count(orders, { filters: { person: new Set([2]) } }).sent).toBe(2)
  expect(count(orders, { filters: { person: new Set() } }).sent).toBe(0)
  expect(count(orders, { states: new Set(['refused']) }).sent).toBe(0)
})

test.each([
  [['2026-11-10'], 0],
  [['2026-11-11', '2026-11-13', '2026-11-30'], 3],
  [['2026-11-11', '2026-11-14'], 2.5],
  [[undefined], undefined],
])('the median from order to mail date of %j is %s', (mailDates, median) => {
  const orders = mailDates.map((mailDate) => ({ at: '2026-11-11T04:59:00Z', ...(mailDate ? { mailDate } : {}) }))
  expect(count(orders).medianDaysToMail).toBe(median)
})

test.each([
  ['new', 'ready', 'not_shipped', 'in-press'],
  ['open', 'exported', 'not_shipped', 'in-press'],
  ['open', 'exported', 'shipped', 'mailed'],
  ['new', 'failed', 'not_shipped', 'refused'],
  ['cancelled', 'not_exported', 'not_shipped', 'withdrawn'],
  ['failed', 'not_exported', 'not_shipped', 'failed'],
  ['created', 'not_exported', 'not_shipped', 'unfinished'],
] as const)('an order that is %s, %s and %s is %s', (status, exportStatus, shippingStatus, state) => {
  expect(toReportState({ status, exportStatus, shippingStatus })).toBe(state)
})
