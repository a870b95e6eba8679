import { around, at, polar, round, type Point } from './geometry.ts'

/** Formats numbers for path data, rounded to a tenth of a pixel. */
const numbers = (...values: number[]): string => values.map((value) => String(round(value, 1))).join(' ')

/** Returns a curve through all points. `roundness` 1/6 makes it a Catmull-Rom spline. */
export function curve(points: readonly Point[], { closed = true, roundness = 1 / 6 } = {}): string {
  const size = points.length
  const point = (index: number) => (closed ? at(points, index % size) : at(points, Math.max(0, Math.min(size - 1, index))))
  let path = `M${numbers(...point(0))}`
  for (let index = 0; index < (closed ? size : size - 1); index++) {
    const [before, from, to, after] = [index - 1, index, index + 1, index + 2].map(point) as [Point, Point, Point, Point]
    path += `C${numbers(
      from[0] + (to[0] - before[0]) * roundness,
      from[1] + (to[1] - before[1]) * roundness,
      to[0] - (after[0] - from[0]) * roundness,
      to[1] - (after[1] - from[1]) * roundness,
      ...to,
    )}`
  }
  return closed ? `${path}Z` : path
}

/** Returns a closed path of straight lines through all points. */
export const polygon = (points: readonly Point[]): string => `M${points.map((point) => numbers(...point)).join('L')}Z`

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** The length of the control arm, as a share of the radius, for a quarter circle as one cubic curve. */
const QUARTER_CIRCLE_ARM_SHARE = 0.5523

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const [reachX, reachY] = [radiusX * QUARTER_CIRCLE_ARM_SHARE, radiusY * QUARTER_CIRCLE_ARM_SHARE]
  return (
    `M${numbers(x - radiusX, y)}C${numbers(x - radiusX, y - reachY, x - reachX, y - radiusY, x, y - radiusY)}` +
    `C${numbers(x + reachX, y - radiusY, x + radiusX, y - reachY, x + radiusX, y)}C${numbers(x + radiusX, y + reachY, x + reachX, y + radiusY, x, y + radiusY)}` +
    `C${numbers(x - reachX, y + radiusY, x - radiusX, y + reachY, x - radiusX, y)}Z`
  )
}

/** Returns the area below a line that is drawn from left to right: a hill, a wave, a table. */
export function ground(line: readonly Point[], floor: number): string {
  const [first, last] = [at(line, 0), at(line, -1)]
  return `${curve(line, { closed: false })}L${numbers(last[0], floor)}L${numbers(first[0], floor)}Z`
}

/** Returns the area between two lines that run the same way. */
export const between = (left: readonly Point[], right: readonly Point[]): string =>
  `${curve(left, { closed: false })}${curve([...right].reverse(), { closed: false }).replace('M', 'L')}Z`

/** Returns a twinkling star with four points. */
export function star(x: number, y: number, size: number): string {
  const near = size * 0.12
  const wide = size * 0.7
  return (
    `M${numbers(x, y - size)}Q${numbers(x + near, y - near, x + wide, y)}Q${numbers(x + near, y + near, x, y + size)}` +
    `Q${numbers(x - near, y + near, x - wide, y)}Q${numbers(x - near, y - near, x, y - size)}Z`
  )
}

/** Formats path data that is written by hand: path`M${x} ${y}L...`. Rounds the inserted numbers. */
export const path = (text: TemplateStringsArray, ...values: number[]): string =>
  text.map((piece, index) => piece + (index < values.length ? numbers(values[index] ?? 0) : '')).join('')

/** Returns the points of a ring. `radius` may depend on the angle. */
export const ring = (centre: Point, many: number, radius: (angle: number, index: number) => number, squash = 1): Point[] =>
  around(many).map(([angle, index]) => polar(centre, angle, radius(angle, index), squash))
