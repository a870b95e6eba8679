/** The number of cards in a row, and the gap between them in pixels. */
export type RowBreak = { count: number; gap: number }

/**
 * Breaks cards into rows; `widths` are in pixels. Each full row reaches both margins and has equal gaps. The last row keeps the gap of the row above
 * if it is not full.
 */
export function breakIntoRows(widths: readonly number[], gridWidth: number, minGap: number): RowBreak[] {
  const rows: RowBreak[] = []
  let count = 0
  let used = 0
  const close = () => {
    rows.push({ count, gap: count > 1 ? Math.floor(((gridWidth - used) / (count - 1)) * 10) / 10 : 0 })
    count = 0
    used = 0
  }

  for (const width of widths) {
    if (count > 0 && used + count * minGap + width > gridWidth) close()
    count += 1
    used += width
  }
  if (count === 0) return rows

  const above = rows.at(-1)?.gap ?? minGap
  const maxGap = count > 1 ? (gridWidth - used) / (count - 1) : 0
  rows.push({ count, gap: Math.min(above || minGap, Math.floor(maxGap * 10) / 10) })
  return rows
}
