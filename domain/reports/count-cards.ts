import type { Day } from '../mail-date/mail-date.ts'
import { findSpans } from './count-spans.ts'
import { type DaySums, fromHourKey } from './day-sums.ts'
import { type Dimension, fromMailDay, NO_MAIL_DAY, type OrderColumns, type ValueColumn } from './order-columns.ts'
import type { ReportDays } from './report-period.ts'
import { REPORT_STATES, type ReportState } from './report-state.ts'
import { createSelection, findLastBefore, splitByDays } from './select-orders.ts'
import { countCells, createValueCounter, type ValueCounter } from './value-counter.ts'

export type CountRequest = {
  days: ReportDays
  /** The time zone that decides when a day begins, such as 'America/New_York'. */
  zone: string
  /** The days after today have no cards yet, so they are not compared with the period before. */
  today: Day
  /** The numbers of the values that count; a dimension without an entry is not filtered. */
  filters: Partial<Record<Dimension, ReadonlySet<number>>>
  states?: ReadonlySet<ReportState> | undefined
  /** The dimensions to group by. */
  by: readonly Dimension[]
}

export type CardCounts = {
  /** Cards sent on each day, and on the matching day of the period before. */
  days: { day: Day; cards: number; before: number }[]
  states: Record<ReportState, number>
  sent: number
  /** Sent cards of the period before, up to the day that matches today. */
  sentBefore: number
  /** Sent cards of this period, up to today, on days that have a matching day in the period before. Compare this number with `sentBefore`. */
  sentComparable: number
  groups: Partial<Record<Dimension, Map<number, { cards: number; before: number }>>>
  /** By state and number of the reason. */
  reasons: { state: ReportState; reason: number; cards: number }[]
  /** The median number of days from the day of the order to its mail date; undefined when no card has a mail date. */
  medianDaysToMail: number | undefined
}

const MAX_DAYS_TO_MAIL = 1_000
const DAY_MINUTES = 1_440
const HOUR_MINUTES = 60

/**
 * Counts cards by the days of the zone, also when its clocks change. `columns` holds every UTC day that overlaps the period or the period before.
 * Without filters, a day that findSplitDays does not name may be given as its sums.
 */
export function countCards(columns: Iterable<OrderColumns | DaySums>, request: CountRequest, spans = findSpans(request)): CardCounts {
  const { dayNames, now, before, lastComparable } = spans
  const cards = { now: new Uint32Array(dayNames.length), before: new Uint32Array(before.length) }
  const states = new Uint32Array(REPORT_STATES.length)
  const reasons = new Map<number, number>()
  const daysToMail = new Uint32Array(MAX_DAYS_TO_MAIL + 1)
  const firstDayNumber = toDayNumber(request.days.from)
  const groups = request.by.map((dimension) => ({ dimension, now: createValueCounter(), before: createValueCounter() }))
  const select = createSelection(request)

  for (const column of columns) {
    for (const [kind, starts] of [
      ['now', now],
      ['before', before],
    ] as const) {
      if ('hours' in column) addSums(column, kind, starts)
      else addOrders(column, kind, starts)
    }
  }

  return {
    days: dayNames.map((day, at) => ({ day, cards: cards.now[at] ?? 0, before: cards.before[at] ?? 0 })),
    states: Object.fromEntries(REPORT_STATES.map((state, at) => [state, states[at] ?? 0])) as Record<ReportState, number>, // every state is a key
    sent: sum(cards.now),
    sentBefore: sum(cards.before.subarray(0, lastComparable + 1)),
    sentComparable: sum(cards.now.subarray(0, lastComparable + 1)),
    groups: Object.fromEntries(groups.map(({ dimension, ...counted }) => [dimension, mergeGroups(counted)])),
    reasons: [...reasons].map(([key, cards]) => ({
      state: REPORT_STATES[Math.floor(key / REASON_FACTOR)] ?? 'failed',
      reason: key % REASON_FACTOR,
      cards,
    })),
    medianDaysToMail: medianOf(daysToMail),
  }

  function addOrders(column: OrderColumns, kind: 'now' | 'before', starts: readonly number[]): void {
    for (const { day, from, until } of splitByDays(column, starts)) {
      const { all, sent } = select(column, from, until)
      cards[kind][day] = (cards[kind][day] ?? 0) + sent.length
      if (kind === 'now') {
        countStates(states, reasons, column, all)
        if (column.mailDays) countDaysToMail(daysToMail, { mailDays: column.mailDays, orders: sent, orderDay: firstDayNumber + day })
      }
      if (kind === 'before' && day > lastComparable) continue
      for (const { dimension, ...counts } of groups) counts[kind].add(column.dimensions[dimension], sent)
    }
  }

  function addSums(sums: DaySums, kind: 'now' | 'before', starts: readonly number[]): void {
    const base = sums.utcDay * DAY_MINUTES
    const first = findLastBefore(starts, base)
    if (first < 0 || first >= starts.length - 1) return
    for (let at = 0; at < sums.hours.length; at += 2) {
      const { hour, mailDay } = fromHourKey(sums.hours[at] ?? 0)
      const sent = sums.hours[at + 1] ?? 0
      let day = first
      while ((starts[day + 1] ?? Infinity) <= base + hour * HOUR_MINUTES) day++
      cards[kind][day] = (cards[kind][day] ?? 0) + sent
      if (kind === 'now') addDaysToMail(daysToMail, { mailDay, cards: sent, orderDay: firstDayNumber + day })
    }
    if (kind === 'now') addStates(states, reasons, sums)
    if (kind === 'before' && first > lastComparable) return
    for (const { dimension, ...counts } of groups) counts[kind].addCounts(sums.dimensions[dimension])
  }
}

/** Larger than any number of a reason, so that both fit in one key. */
const REASON_FACTOR = 2 ** 40

function countStates(states: Uint32Array, reasons: Map<number, number>, column: OrderColumns, orders: Uint32Array): void {
  const { values, cells } = column.reasons ?? NO_COLUMN
  // On most days no card was withdrawn or refused, so the loop does not look at the reasons.
  const hasReasons = values ? values.some((value) => value > 0) : cells.length > 0
  // Use an index, because an iterator is slow until the loop is compiled.
  for (let place = 0; place < orders.length; place++) {
    const at = orders[place] ?? 0
    const state = column.states[at] ?? 0
    states[state] = (states[state] ?? 0) + 1
    if (!hasReasons) continue
    const cell = cells[at] ?? 0
    const reason = values ? (values[cell] ?? 0) : cell
    if (reason > 0) add(reasons, state * REASON_FACTOR + reason)
  }
}

const NO_COLUMN: ValueColumn = { cells: new Uint16Array(0) }

/** Adds the sums of a day for all its orders. */
function addStates(states: Uint32Array, reasons: Map<number, number>, sums: DaySums): void {
  for (let at = 0; at < sums.states.length; at += 2) {
    const state = sums.states[at] ?? 0
    states[state] = (states[state] ?? 0) + (sums.states[at + 1] ?? 0)
  }
  for (const [state, name] of REPORT_STATES.entries()) {
    const ofState = sums.reasons[name] ?? []
    for (let at = 0; at < ofState.length; at += 2) add(reasons, state * REASON_FACTOR + (ofState[at] ?? 0), ofState[at + 1])
  }
}

function countDaysToMail(
  daysToMail: Uint32Array,
  { mailDays, orders, orderDay }: { mailDays: ValueColumn; orders: Uint32Array; orderDay: number },
): void {
  const count = (mailDay: number, cards: number) => addDaysToMail(daysToMail, { mailDay, cards, orderDay })
  const { values, cells } = mailDays
  if (!values) for (const at of orders) count(cells[at] ?? 0, 1)
  else {
    const counts = countCells(cells, values, orders)
    for (let cell = 0; cell < values.length; cell++) count(values[cell] ?? 0, counts[cell] ?? 0)
  }
}

function addDaysToMail(daysToMail: Uint32Array, { mailDay, cards, orderDay }: { mailDay: number; cards: number; orderDay: number }): void {
  if (cards === 0 || mailDay === NO_MAIL_DAY) return
  const days = Math.min(Math.max(fromMailDay(mailDay) - orderDay, 0), MAX_DAYS_TO_MAIL)
  daysToMail[days] = (daysToMail[days] ?? 0) + cards
}

/**
 * Returns the median of `counts`, which has the number of cards at each number of days. For an even number of cards, the mean of the two in the
 * middle.
 */
function medianOf(counts: Uint32Array): number | undefined {
  const total = sum(counts)
  if (total === 0) return undefined
  const at = (place: number) => {
    let seen = 0
    return counts.findIndex((count) => (seen += count) > place)
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

function mergeGroups({ now, before }: { now: ValueCounter; before: ValueCounter }) {
  const values = new Set([...now.values(), ...before.values()])
  return new Map([...values].map((value) => [value, { cards: now.get(value), before: before.get(value) }]))
}

const add = (counts: Map<number, number>, key: number, cards = 1) => counts.set(key, (counts.get(key) ?? 0) + cards)
const sum = (numbers: Uint32Array) => numbers.reduce((total, number) => total + number, 0)
const toDayNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
