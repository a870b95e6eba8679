import { grayscale, type PDFPage } from '@cantoo/pdf-lib'
import { type FlatCard, POINTS_PER_MM } from './flat-card.ts'

/** Between the edge of the bleed and a mark. */
const GAP_POINTS = 1 * POINTS_PER_MM
const LENGTH_POINTS = 4 * POINTS_PER_MM
const HAIRLINE_POINTS = 0.25

/**
 * Draws solid hairlines at the corners of the trim and dashed hairlines at the fold. All are outside the bleed, so that no line is on the cut card.
 * `x` and `y` are the lower left corner of the trim, in points.
 */
export function drawMarks(page: PDFPage, { x, y }: { x: number; y: number }, { trim, bleed, fold }: FlatCard): void {
  const [near, far] = [bleed + GAP_POINTS, bleed + GAP_POINTS + LENGTH_POINTS]
  const line = (start: { x: number; y: number }, end: { x: number; y: number }, dashed: boolean) => {
    page.drawLine({ start, end, thickness: HAIRLINE_POINTS, color: grayscale(0), ...(dashed ? { dashArray: [2, 1.5] } : {}) })
  }
  const upright = (at: number, dashed: boolean) => {
    line({ x: at, y: y - far }, { x: at, y: y - near }, dashed)
    line({ x: at, y: y + trim.height + near }, { x: at, y: y + trim.height + far }, dashed)
  }
  const level = (at: number, dashed: boolean) => {
    line({ x: x - far, y: at }, { x: x - near, y: at }, dashed)
    line({ x: x + trim.width + near, y: at }, { x: x + trim.width + far, y: at }, dashed)
  }
  for (const at of [x, x + trim.width]) upright(at, false)
  for (const at of [y, y + trim.height]) level(at, false)
  // The fold is in the middle, so it has the same place on both sides of the sheet.
  if ('x' in fold) upright(x + fold.x, true)
  else level(y + trim.height - fold.y, true)
}
