import { type Board, shelve } from './shelf.ts'

/** One board of the shelf: the cards from `first` on, and where it stands below the shelf's upper edge, in pixels. */
export type CardRow = { first: number; count: number; gap: number; top: number; height: number }

/** The boards for things of these sizes, one below the other with `between` pixels of air. */
export function layOutRows(
  things: readonly { width: number; height: number }[],
  room: number,
  leastGap: number,
  between: number,
): CardRow[] {
  const widths = things.map(({ width }) => width)
  return stacked(things, shelve(widths, room, leastGap), between)
}

/** The same on a phone: two columns, and what is wider than one has both. */
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

/** Which boards reach into the stretch from `from` to `to` pixels: the first, and the one after the last. */
export function findVisibleRows(boards: readonly CardRow[], from: number, to: number): [first: number, end: number] {
  const first = firstWhere(boards, ({ top, height }) => top + height > from)
  const end = firstWhere(boards, ({ top }) => top >= to)
  return [first, Math.max(first, end)]
}

/** Tops only grow: halving finds it among thousands at once. */
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
