/** The number of cards in a row, and the gap between them in pixels. */
export type Board = { count: number; gap: number }

/**
 * Breaks cards of these widths (pixels) into rows. Each row is flush with both margins and has even gaps; the last, unfilled row keeps the gap of the
 * row above.
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
