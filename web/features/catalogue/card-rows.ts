import { type Board, shelve } from './shelf.ts'

/** One row of cards: `first` is the index of its first card, `top` its distance from the top of the grid in pixels. */
export type CardRow = { first: number; count: number; gap: number; top: number; height: number }

/** Computes the rows for cards of these sizes, with `between` pixels between two rows. */
export function layOutRows(
  things: readonly { width: number; height: number }[],
  room: number,
  leastGap: number,
  between: number,
): CardRow[] {
  const widths = things.map(({ width }) => width)
  return stacked(things, shelve(widths, room, leastGap), between)
}

/** Computes the rows on a phone: two columns, and a card that is wider than a column takes both. */
export function layOutPairs(things: readonly { width: number; height: number }[], column: number, between: number): CardRow[] {
  const boards: Board[] = []
  for (let at = 0; at < things.length; at += boards.at(-1)?.count ?? 1) {
    const isWide = (thing: { width: number } | undefined) => thing === undefined || thing.width > column
    boards.push({ count: isWide(things[at]) || isWide(things[at + 1]) ? 1 : 2, gap: 0 })
  }
  return stacked(things, boards, between)
}

function stacked(things: readonly { height: number }[], boards: Board[], between: number): CardRow[] {
  let first = 0
  let top = 0
  return boards.map(({ count, gap }) => {
    let height = 0
    for (let at = first; at < first + count; at++) height = Math.max(height, things[at]?.height ?? 0)
    const standing = { first, count, gap, top, height }
    first += count
    top += height + between
    return standing
  })
}

/** Finds the rows that overlap the range `from` to `to` in pixels: the index of the first, and the index after the last. */
export function findVisibleRows(boards: readonly CardRow[], from: number, to: number): [first: number, end: number] {
  const first = firstWhere(boards, ({ top, height }) => top + height > from)
  const end = firstWhere(boards, ({ top }) => top >= to)
  return [first, Math.max(first, end)]
}

/** Binary search, because the rows are sorted by `top`. */
function firstWhere(boards: readonly CardRow[], isBeyond: (board: CardRow) => boolean): number {
  let [low, high] = [0, boards.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const board = boards[middle]
    if (board && isBeyond(board)) high = middle
    else low = middle + 1
  }
  return low
}
