import type { Drawing } from './drawing.ts'
import { mix, polar, steps, type Point } from './geometry.ts'
import { curve, path, polygon } from './path.ts'

/** A heart with its centre at x, y. It is about 2.2 sizes wide and 1.6 sizes high. */
export const heart = (x: number, y: number, size: number): string =>
  path`M${x} ${y + size}C${x - size * 1.46} ${y + size * 0.08} ${x - size * 1.15} ${y - size} ${x} ${y - size * 0.38}C${x + size * 1.15} ${y - size} ${x + size * 1.46} ${y + size * 0.08} ${x} ${y + size}Z`

/** A rectangle with round corners. */
export const rounded = (x: number, y: number, width: number, height: number, corner: number): string => {
  const [right, foot] = [x + width, y + height]
  return path`M${x + corner} ${y}L${right - corner} ${y}Q${right} ${y} ${right} ${y + corner}L${right} ${foot - corner}Q${right} ${foot} ${right - corner} ${foot}L${x + corner} ${foot}Q${x} ${foot} ${x} ${foot - corner}L${x} ${y + corner}Q${x} ${y} ${x + corner} ${y}Z`
}

/** The upper half of an ellipse. */
export const dome = (x: number, y: number, radiusX: number, radiusY = radiusX): string => {
  const [reachX, reachY] = [radiusX * 0.5523, radiusY * 0.5523]
  return path`M${x - radiusX} ${y}C${x - radiusX} ${y - reachY} ${x - reachX} ${y - radiusY} ${x} ${y - radiusY}C${x + reachX} ${y - radiusY} ${x + radiusX} ${y - reachY} ${x + radiusX} ${y}Z`
}

/** Returns points of an arc from one angle to another (radians), both ends included. */
export const arc = (centre: Point, radius: number, from: number, to: number, many = 9): Point[] =>
  steps(many).map((t) => polar(centre, mix(from, to, t), radius))

/** Returns a piece of a ring. With an inner radius of 0 it is a slice of a cake. */
export function slice(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const many = Math.max(2, Math.ceil(Math.abs(to - from) * 4) + 1)
  const outside = curve(arc(centre, outer, from, to, many), { closed: false })
  if (inner === 0) return `${outside}L${centre.join(' ')}Z`
  return `${outside}${curve(arc(centre, inner, to, from, many), { closed: false }).replace('M', 'L')}Z`
}

/** A star with straight edges; the inner corners are at the share `inner` of the radius. */
export const spiked = (centre: Point, many: number, radius: number, inner: number, start = -Math.PI / 2): string =>
  polygon(
    steps(many * 2 + 1)
      .slice(0, -1)
      .map((t, index) => polar(centre, start + t * Math.PI * 2, index % 2 ? radius * inner : radius)),
  )

/** Draws a line of constant width. Its path is far smaller than that of a brush stroke, so use it for lines whose ends are hidden. */
export const trace = ({ add }: Drawing, way: readonly Point[], width: number, color: string, { closed = false, opacity = 1 } = {}): void =>
  add({ path: curve(way, { closed }), stroke: { color, width }, ...(opacity < 1 && { opacity }) })
