/** Lengths are CSS pixels. */
export const PEAK_LABEL_WIDTH = 160
export const LABEL_LINE = 18
/** The room of the numbers at the right end of the lines; the uppermost one has the word for cards beside it. */
const LINE_LABEL_WIDTH = 80

/**
 * Places the label of the highest column above it, within the chart. A label that would lie over the number of a line moves to the left of the numbers.
 *
 * @param at the middle of the column and its upper end.
 * @param lines the heights of the lines whose numbers stand at the right edge, a little above them.
 */
export function placePeakLabel(at: { x: number; y: number }, width: number, lines: readonly number[]): { x: number; y: number } {
  const y = at.y - 8
  const meetsNumber = lines.some((line) => Math.abs(line - 4 - y) < LABEL_LINE)
  const right = width - (meetsNumber ? LINE_LABEL_WIDTH : 0)
  return { x: Math.max(PEAK_LABEL_WIDTH / 2, Math.min(at.x, right - PEAK_LABEL_WIDTH / 2)), y }
}
