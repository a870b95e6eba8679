import { addDays, type Day } from '../mail-date/mail-date.ts'
import { startOfPostalDay } from '../mail-date/postal-day.ts'
import { type Dimension, fromMailDay, NO_MAIL_DAY, type OrderColumns, type ValueColumn } from './order-columns.ts'
import { listDays, type ReportDays } from './report-period.ts'
import { REPORT_STATES, type ReportState } from './report-state.ts'
import { createSelection, splitByDays } from './select-orders.ts'

export type CountRequest = {
  days: ReportDays
  /** The time zone that decides when a day begins, such as 'America/New_York'. */
  zone: string
  /** The sum of the period before ends at the same day of it; later days cannot be compared yet. */
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
  /** Cards of the period before, until today's matching day and at most until the day before the period begins. */
  sentBefore: number
  /** Cards of the days of this period that have a matching day. */
  sentComparable: number
  groups: Partial<Record<Dimension, Map<number, { cards: number; before: number }>>>
  /** By state and number of the reason. */
  reasons: { state: ReportState; reason: number; cards: number }[]
  /** From the day of the order to its mail date; undefined when no card has both. */
  medianDaysToMail: number | undefined
}

const MINUTE_MS = 60_000
const MAX_DAYS_TO_MAIL = 1_000

/** Counts cards by days of the zone, also across changes of the clocks. `columns`: every UTC day that overlaps the period or the one before. */
export function countCards(columns: Iterable<OrderColumns>, request: CountRequest): CardCounts {
  const { days, zone, by } = request
  const dayNames = listDays(days)
  const now = startsOfDays(dayNames, zone)
  // Four weeks before the last days of a long month are days of the same month, which do not belong to the period before.
  const lastBefore = [addDays(days.to, -days.daysEarlier), addDays(days.from, -1)].toSorted()[0] ?? days.from
  const daysBefore = listDays({ from: addDays(days.from, -days.daysEarlier), to: lastBefore })
  const before = startsOfDays(daysBefore, zone)
  const lastComparable = Math.min(
    dayNames.findLastIndex((day) => day <= request.today),
    daysBefore.length - 1,
  )
  const cards = { now: new Uint32Array(dayNames.length), before: new Uint32Array(dayNames.length) }
  const states = new Uint32Array(REPORT_STATES.length)
  const reasons = new Map<number, number>()
  const daysToMail = new Uint32Array(MAX_DAYS_TO_MAIL + 1)
  const firstDayNumber = toDayNumber(days.from)
  const groups = by.map((dimension) => ({ dimension, now: createCounts(), before: createCounts() }))
  const select = createSelection(request)

  for (const column of columns) {
    for (const [kind, starts] of [
      ['now', now],
      ['before', before],
    ] as const) {
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
}

/** Larger than any number of a reason, so that both fit in one key. */
const REASON_FACTOR = 2 ** 40

function countStates(states: Uint32Array, reasons: Map<number, number>, column: OrderColumns, orders: Uint32Array): void {
  const { values, cells } = column.reasons ?? NO_COLUMN
  // On most days no card was withdrawn or refused.
  const hasReasons = values ? values.some((value) => value > 0) : cells.length > 0
  for (const at of orders) {
    const state = column.states[at] ?? 0
    states[state] = (states[state] ?? 0) + 1
    if (!hasReasons) continue
    const cell = cells[at] ?? 0
    const reason = values ? (values[cell] ?? 0) : cell
    if (reason > 0) add(reasons, state * REASON_FACTOR + reason)
  }
}

const NO_COLUMN: ValueColumn = { cells: new Uint16Array(0) }

/** The minutes since 1970 at which each day begins, and at which the last one ends. */
function startsOfDays(days: readonly Day[], zone: string): number[] {
  const last = days.at(-1)
  if (last === undefined) return []
  return [...days, addDays(last, 1)].map((day) => Math.round(startOfPostalDay(day, zone).getTime() / MINUTE_MS))
}

function countDaysToMail(
  daysToMail: Uint32Array,
  { mailDays, orders, orderDay }: { mailDays: ValueColumn; orders: Uint32Array; orderDay: number },
): void {
  const count = (mailDay: number, cards: number) => {
    if (cards === 0 || mailDay === NO_MAIL_DAY) return
    const days = Math.min(Math.max(fromMailDay(mailDay) - orderDay, 0), MAX_DAYS_TO_MAIL)
    daysToMail[days] = (daysToMail[days] ?? 0) + cards
  }
  const { values, cells } = mailDays
  if (!values) for (const at of orders) count(cells[at] ?? 0, 1)
  else {
    const counts = countCells(cells, values, orders)
    for (let cell = 0; cell < values.length; cell++) count(values[cell] ?? 0, counts[cell] ?? 0)
  }
}

let cellCounts = new Uint32Array(256)

/** Returns how many of these orders have each cell of a column with an index; valid until the next call. */
function countCells(cells: ValueColumn['cells'], values: Uint32Array, orders: Uint32Array): Uint32Array {
  if (values.length > cellCounts.length) cellCounts = new Uint32Array(2 * values.length)
  const counts = cellCounts.fill(0, 0, values.length)
  // A loop of its own for each type of cells, because a loop over several types is several times as slow.
  return cells instanceof Uint8Array ? countBytes(counts, cells, orders) : countNumbers(counts, cells, orders)
}

function countBytes(counts: Uint32Array, cells: Uint8Array, orders: Uint32Array): Uint32Array {
  for (let place = 0; place < orders.length; place++) {
    const cell = cells[orders[place] ?? 0] ?? 0
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts
}

/** Counts numbers themselves. Returns the counts in a longer array where a number is beyond them. */
function countNumbers(counts: Uint32Array, cells: Uint16Array | Uint32Array | Uint8Array, orders: Uint32Array): Uint32Array {
  let grown = counts
  for (let place = 0; place < orders.length; place++) {
    const number = cells[orders[place] ?? 0] ?? 0
    if (number >= grown.length) grown = grow(grown, number)
    grown[number] = (grown[number] ?? 0) + 1
  }
  return grown
}

function grow(counts: Uint32Array, number: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(2 * number)
  grown.set(counts)
  return grown
}

/** The median; of an even number of cards, the mean of the two in the middle. */
function medianOf(counts: Uint32Array): number | undefined {
  const total = sum(counts)
  if (total === 0) return undefined
  const at = (place: number) => {
    let seen = 0
    return counts.findIndex((count) => (seen += count) > place)
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

type Counts = ReturnType<typeof createCounts>

/** Counts by small numbers. An array that grows is several times as fast as a Map. */
function createCounts() {
  let counts: Uint32Array = new Uint32Array(1024)
  return {
    /** Adds one for the value that each of these orders has. */
    add: (column: ValueColumn | undefined, orders: Uint32Array): void => {
      if (!column) return
      const { values, cells } = column
      if (!values) {
        counts = countNumbers(counts, cells, orders)
        return
      }
      const ofCells = countCells(cells, values, orders)
      for (let cell = 0; cell < values.length; cell++) {
        const value = values[cell] ?? 0
        if (value >= counts.length) counts = grow(counts, value)
        counts[value] = (counts[value] ?? 0) + (ofCells[cell] ?? 0)
      }
    },
    get: (value: number): number => counts[value] ?? 0,
    values: (): number[] => [...counts.keys()].filter((value) => (counts[value] ?? 0) > 0),
  }
}

function mergeGroups({ now, before }: { now: Counts; before: Counts }) {
  const values = new Set([...now.values(), ...before.values()])
  return new Map([...values].map((value) => [value, { cards: now.get(value), before: before.get(value) }]))
}

const add = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)
const sum = (numbers: Uint32Array) => numbers.reduce((total, number) => total + number, 0)
const toDayNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
