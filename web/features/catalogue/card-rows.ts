import { type RowBreak, breakIntoRows } from './row-breaks.ts'

/**
 * One row of cards. `first` is the index of its first card, `top` is its distance from the top of the grid, and `gap` the space between its cards,
 * both in pixels.
 */
export type CardRow = { first: number; count: number; gap: number; top: number; height: number }

/** Computes the rows for cards of these sizes. `between` is the space between two rows in pixels. */
export function layOutRows(
  sizes: readonly { width: number; height: number }[],
  gridWidth: number,
  minGap: number,
  between: number,
): CardRow[] {
  const widths = sizes.map(({ width }) => width)
  return stackRows(sizes, breakIntoRows(widths, gridWidth, minGap), between)
}

/** Computes the rows on a phone: two columns. A card that is wider than a column takes the whole row. */
export function layOutPairs(sizes: readonly { width: number; height: number }[], column: number, between: number): CardRow[] {
  const rows: RowBreak[] = []
  for (let at = 0; at < sizes.length; at += rows.at(-1)?.count ?? 1) {
    const isWide = (size: { width: number } | undefined) => size === undefined || size.width > column
    rows.push({ count: isWide(sizes[at]) || isWide(sizes[at + 1]) ? 1 : 2, gap: 0 })
  }
  return stackRows(sizes, rows, between)
}

function stackRows(sizes: readonly { height: number }[], rows: RowBreak[], between: number): CardRow[] {
  let first = 0
  let top = 0
  return rows.map(({ count, gap }) => {
    let height = 0
    for (let at = first; at < first + count; at++) height = Math.max(height, sizes[at]?.height ?? 0)
    const row = { first, count, gap, top, height }
    first += count
    top += height + between
    return row
  })
}

/** Finds the rows that overlap the range `from` to `to`, in pixels. Returns the index of the first row, and the index after the last row. */
export function findVisibleRows(rows: readonly CardRow[], from: number, to: number): [first: number, end: number] {
  const first = firstWhere(rows, ({ top, height }) => top + height > from)
  const end = firstWhere(rows, ({ top }) => top >= to)
  return [first, Math.max(first, end)]
}

/** Binary search, because the rows are sorted by `top`. */
function firstWhere(rows: readonly CardRow[], isBeyond: (row: CardRow) => boolean): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && isBeyond(row)) high = middle
    else low = middle + 1
  }
  return low
}
