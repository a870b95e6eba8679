import type { Box } from './layered-page.ts'

/** The width of a pen's line in pixels at 300 dpi: half a millimetre, which every press prints. */
export const PEN_WIDTH_DOTS = 6
/** The largest scale: a drawing is never enlarged, because a small drawing would look coarse. */
const MAX_SCALE = 1

export type PlacedStrokes = { strokes: number[][]; width: number; height: number }

/**
 * Scales strokes so that they and the ink of the pen stay inside the box, at its upper left. Returns points in whole hundredths of a pixel, and the
 * size of the drawing in pixels. It uses only the four operations and rounding, so every engine returns the same numbers.
 */
export function placeStrokes(strokes: readonly (readonly number[])[], box: Box): PlacedStrokes {
  const xs = strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === 0))
  const ys = strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === 1))
  const [left, top] = [least(xs), least(ys)]
  const [across, down] = [most(xs) - left, most(ys) - top]
  const [room, height] = [Math.max(0, box.width - PEN_WIDTH_DOTS), Math.max(0, box.height - PEN_WIDTH_DOTS)]
  const scale = Math.min(MAX_SCALE, across > 0 ? room / across : MAX_SCALE, down > 0 ? height / down : MAX_SCALE)
  const ink = PEN_WIDTH_DOTS / 2
  return {
    strokes: strokes.map((stroke) =>
      stroke.map((value, at) =>
        Math.round(100 * (at % 2 === 0 ? box.x + ink + (value - left) * scale : box.y + ink + (value - top) * scale)),
      ),
    ),
    width: across * scale + PEN_WIDTH_DOTS,
    height: down * scale + PEN_WIDTH_DOTS,
  }
}

/**
 * Returns a stroke as SVG path data (M L Q), in pixels: curves through the middles between its points, which never leave the hull of the points. A
 * single point is a line of a hundredth of a pixel, whose round ends make it a dot.
 */
export function strokePath(stroke: readonly number[]): string {
  const point = (at: number): [number, number] => [(stroke[2 * at] ?? 0) / 100, (stroke[2 * at + 1] ?? 0) / 100]
  const count = stroke.length / 2
  const [x, y] = point(0)
  if (count === 1) return `M${x} ${y}L${x + 0.01} ${y}`
  const parts = [`M${x} ${y}`]
  for (let at = 1; at < count - 1; at++) {
    const [controlX, controlY] = point(at)
    const [nextX, nextY] = point(at + 1)
    parts.push(`Q${controlX} ${controlY} ${(controlX + nextX) / 2} ${(controlY + nextY) / 2}`)
  }
  const [endX, endY] = point(count - 1)
  parts.push(`L${endX} ${endY}`)
  return parts.join('')
}

const least = (values: readonly number[]): number => values.reduce((found, value) => Math.min(found, value), values[0] ?? 0)
const most = (values: readonly number[]): number => values.reduce((found, value) => Math.max(found, value), values[0] ?? 0)
