import type { ValueCounts } from './day-sums.ts'
import type { ValueColumn } from './order-columns.ts'

export type ValueCounter = ReturnType<typeof createValueCounter>

/** Creates a counter of cards by value. Values are small numbers, so an array that grows is several times as fast as a Map. */
export function createValueCounter() {
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
      // With fewer orders than values, a loop over the orders is faster.
      if (orders.length < values.length) {
        for (let place = 0; place < orders.length; place++) {
          const value = values[cells[orders[place] ?? 0] ?? 0] ?? 0
          if (value >= counts.length) counts = grow(counts, value)
          counts[value] = (counts[value] ?? 0) + 1
        }
        return
      }
      const ofCells = countCells(cells, values, orders)
      for (let cell = 0; cell < values.length; cell++) {
        const value = values[cell] ?? 0
        if (value >= counts.length) counts = grow(counts, value)
        counts[value] = (counts[value] ?? 0) + (ofCells[cell] ?? 0)
      }
    },
    /** Adds the sums of one day. */
    addCounts: (pairs: ValueCounts | undefined): void => {
      if (!pairs || pairs.length === 0) return
      const last = pairs[pairs.length - 2] ?? 0
      if (last >= counts.length) counts = grow(counts, last)
      for (let at = 0; at < pairs.length; at += 2) {
        const value = pairs[at] ?? 0
        counts[value] = (counts[value] ?? 0) + (pairs[at + 1] ?? 0)
      }
    },
    get: (value: number): number => counts[value] ?? 0,
    values: (): number[] => {
      const values: number[] = []
      for (let value = 0; value < counts.length; value++) if ((counts[value] ?? 0) > 0) values.push(value)
      return values
    },
  }
}

let cellCounts = new Uint32Array(256)

/** Returns, for each index in `values`, how many of the orders have it. The array is valid until the next call. */
export function countCells(cells: ValueColumn['cells'], values: Uint32Array, orders: Uint32Array): Uint32Array {
  if (values.length > cellCounts.length) cellCounts = new Uint32Array(2 * values.length)
  const counts = cellCounts.fill(0, 0, values.length)
  // Each type of cells has its own loop, because a loop that sees several types is several times as slow.
  return cells instanceof Uint8Array ? countBytes(counts, cells, orders) : countNumbers(counts, cells, orders)
}

function countBytes(counts: Uint32Array, cells: Uint8Array, orders: Uint32Array): Uint32Array {
  for (let place = 0; place < orders.length; place++) {
    const cell = cells[orders[place] ?? 0] ?? 0
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts
}

/** Adds one to the count of each order's number. Returns a longer array if a number does not fit in the array. */
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
