import { expect, test } from 'vitest'
import type { OrderColumns, ValueColumn } from './order-columns.ts'
import { REPORT_STATES, type ReportState, SENT_STATES } from './report-state.ts'
import { createSelection } from './select-orders.ts'

const ORDER_COUNT = 3_000
const indexes = Array.from({ length: ORDER_COUNT }, (_, at) => at)
// The values are spread by prime numbers, so that they look random but are the same in every run.
const locations = indexes.map((at) => 100 + ((at * 7) % 40))
const people = indexes.map((at) => 5_000 + ((at * 13) % 900))
const cards = indexes.map((at) => (at * 11) % 120)
const states = indexes.map((at) => (at * 5) % REPORT_STATES.length)

function toIndexed(numbers: readonly number[], bytes: 1 | 2): ValueColumn {
  const values = [...new Set(numbers)]
  const cells = numbers.map((number) => values.indexOf(number))
  return { values: Uint32Array.from(values), cells: bytes === 1 ? Uint8Array.from(cells) : Uint16Array.from(cells) }
}

const column: OrderColumns = {
  utcDay: 20_000,
  minutes: Uint16Array.from(indexes, (at) => Math.floor(at / 3)),
  states: Uint8Array.from(states),
  dimensions: {
    location: toIndexed(locations, 1),
    person: toIndexed(people, 2),
    card: { cells: Uint16Array.from(cards) },
  },
}

const inState = (...names: ReportState[]) => new Set(names)
test.each<[string, Parameters<typeof createSelection>[0]]>([
  ['no filter', { filters: {} }],
  ['one location', { filters: { location: new Set([103]) } }],
  ['most locations', { filters: { location: new Set(locations.filter((one) => one > 110)) } }],
  ['a location of another day', { filters: { location: new Set([99]) } }],
  ['nobody', { filters: { person: new Set() } }],
  ['people and locations', { filters: { person: new Set(people.slice(0, 60)), location: new Set([101, 102, 103]) } }],
  ['a column without an index, and states', { filters: { card: new Set([0, 7, 119]) }, states: inState('mailed', 'withdrawn') }],
  ['states alone', { filters: {}, states: inState('failed') }],
  ['a dimension that the day has no column of', { filters: { profile: new Set([1]) } }],
])('%s: the orders that pass are picked, within a part of the day', (_, filter) => {
  const select = createSelection(filter)
  const { location, person, card, profile } = filter.filters
  const passes = (at: number) =>
    (location?.has(locations[at] ?? 0) ?? true) &&
    (person?.has(people[at] ?? 0) ?? true) &&
    (card?.has(cards[at] ?? 0) ?? true) &&
    profile === undefined &&
    (filter.states?.has(REPORT_STATES[states[at] ?? 0] ?? 'failed') ?? true)
  for (const [from, until] of [
    [0, ORDER_COUNT],
    [17, 1_500],
    [40, 40],
  ] as const) {
    const expected = indexes.slice(from, until).filter(passes)
    const { all, sent } = select(column, from, until)
    expect([...all]).toEqual(expected)
    expect([...sent]).toEqual(expected.filter((at) => SENT_STATES.includes(REPORT_STATES[states[at] ?? 0] ?? 'failed')))
  }
})
