import type { Dimension, OrderColumns, ValueColumn } from './order-columns.ts'
import { REPORT_STATES, type ReportState, SENT_STATES } from './report-state.ts'

type Filter = { filters: Partial<Record<Dimension, ReadonlySet<number>>>; states?: ReadonlySet<ReportState> | undefined }

const DAY_MINUTES = 1_440
const IS_SENT = Uint8Array.from(REPORT_STATES, (state) => (SENT_STATES.includes(state) ? 1 : 0))

/** Indexes of orders; valid until the next selection. */
type Selection = { all: Uint32Array; sent: Uint32Array }

/** Returns a function that selects, from index `from` to before `until`, all orders that pass the filters, and those of them that are sent. */
export function createSelection({ filters, states }: Filter): (column: OrderColumns, from: number, until: number) => Selection {
  const isAllowed = states && Uint8Array.from(REPORT_STATES, (state) => (states.has(state) ? 1 : 0))
  // An array of flags is faster than a set.
  const wanted = Object.entries(filters).map(([dimension, values]) => ({ dimension: dimension as Dimension, isWanted: toFlags(values) }))
  let [all, sent] = [new Uint32Array(1024), new Uint32Array(1024)]
  return (column, from, until) => {
    if (until - from > all.length) [all, sent] = [new Uint32Array(2 * (until - from)), new Uint32Array(2 * (until - from))]
    const [first, ...others] = wanted.map(({ dimension, isWanted }) => toCheck(column.dimensions[dimension], isWanted))
    let count = first ? collect(all, { ...first, from, until }) : fill(all, from, until)
    // Use one plain loop for each condition. A loop over the conditions for each order takes most of a report's time.
    for (const check of others) count = keep(all, { orders: all, count, ...check })
    if (isAllowed) count = keep(all, { orders: all, count, cells: column.states, isWanted: isAllowed })
    const sentCount = keep(sent, { orders: all, count, cells: column.states, isWanted: IS_SENT })
    return { all: all.subarray(0, count), sent: sent.subarray(0, sentCount) }
  }
}

function fill(orders: Uint32Array, from: number, until: number): number {
  for (let at = from; at < until; at++) orders[at - from] = at
  return until - from
}

type Check = { cells: Uint8Array | Uint16Array | Uint32Array; isWanted: Uint8Array }

/** Writes the orders from `from` to before `until` whose cells are wanted to `kept`, and returns their number. */
function collect(kept: Uint32Array, { cells, isWanted, from, until }: Check & { from: number; until: number }): number {
  let count = 0
  for (let at = from; at < until; at++) {
    kept[count] = at
    count += isWanted[cells[at] ?? 0] ?? 0
  }
  return count
}

type Keeping = Check & { orders: Uint32Array; count: number }

/** Writes those of the first `count` orders whose cells are wanted to `kept`, and returns their number. `kept` may be `orders` itself. */
function keep(kept: Uint32Array, { orders, count, cells, isWanted }: Keeping): number {
  let keptCount = 0
  for (let place = 0; place < count; place++) {
    const at = orders[place] ?? 0
    kept[keptCount] = at
    keptCount += isWanted[cells[at] ?? 0] ?? 0
  }
  return keptCount
}

const NO_CELLS = new Uint16Array(0)

/** Returns a check with one flag for each value that a cell of the column can have. */
function toCheck(column: ValueColumn | undefined, isWanted: Uint8Array): Check {
  const { values, cells } = column ?? { cells: NO_CELLS }
  if (!values) return { cells, isWanted }
  const isWantedCell = new Uint8Array(values.length)
  // Uint8Array.from with a function is many times as slow as this loop.
  for (let cell = 0; cell < values.length; cell++) isWantedCell[cell] = isWanted[values[cell] ?? 0] ?? 0
  return { cells, isWanted: isWantedCell }
}

function toFlags(numbers: ReadonlySet<number>): Uint8Array {
  let most = 0
  for (const number of numbers) most = Math.max(most, number)
  const flags = new Uint8Array(most + 1)
  for (const number of numbers) flags[number] = 1
  return flags
}

/** Splits the orders of a UTC day, which are in the order of their minutes, by the days of a zone. Orders outside of these days are left out. */
export function splitByDays({ utcDay, minutes }: OrderColumns, starts: readonly number[]): { day: number; from: number; until: number }[] {
  const base = utcDay * DAY_MINUTES
  const [first, end] = [starts[0], starts.at(-1)]
  if (first === undefined || end === undefined || base >= end || base + DAY_MINUTES <= first) return []
  const parts: { day: number; from: number; until: number }[] = []
  // A UTC day touches at most three days of a zone.
  for (let day = Math.max(0, findLastBefore(starts, base)); day < starts.length - 1; day++) {
    const [begin, next] = [(starts[day] ?? 0) - base, (starts[day + 1] ?? 0) - base]
    if (begin >= DAY_MINUTES) break
    const [from, until] = [findFirstFrom(minutes, begin), findFirstFrom(minutes, next)]
    if (until > from) parts.push({ day, from, until })
  }
  return parts
}

/** Returns the index of the last start that is not after `minute`; -1 when there is none. */
export const findLastBefore = (starts: readonly number[], minute: number): number => findFirstFrom(starts, minute + 1) - 1

/** Returns the index of the first number of an ascending list that is at least `wanted`; the length of the list when there is none. */
function findFirstFrom(numbers: ArrayLike<number>, wanted: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
