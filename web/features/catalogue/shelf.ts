/** How many stand on each board, and the gap between them. */
export type Board = { count: number; gap: number }

/**
 * Puts things of these widths on boards: each board begins and ends flush with the margins and has even gaps; the last,
 * unfilled one keeps the gap of the board above.
 */
export function shelve(widths: readonly number[], room: number, leastGap: number): Board[] {
  const boards: Board[] = []
  let count = 0
  let used = 0
  const close = () => {
    boards.push({ count, gap: count > 1 ? Math.floor(((room - used) / (count - 1)) * 10) / 10 : 0 })
    count = 0
    used = 0
  }

  for (const width of widths) {
    if (count > 0 && used + count * leastGap + width > room) close()
    count += 1
    used += width
  }
  if (count === 0) return boards

  const above = boards.at(-1)?.gap ?? leastGap
  const most = count > 1 ? (room - used) / (count - 1) : 0
  boards.push({ count, gap: Math.min(above || leastGap, Math.floor(most * 10) / 10) })
  return boards
}
