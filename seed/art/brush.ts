import { at, indices, steps, type Point } from './geometry.ts'
import { softNoise } from './noise.ts'
import { curve } from './path.ts'
import type { Random } from './random.ts'

/** The width of a stroke along its path. Takes a place from 0 to 1 of the length, returns 0 to 1 of the full width. */
export type Profile = (along: number) => number

export const PROFILES = {
  /** Blunt at the start, pointed at the end. */
  taper: (along) => Math.sin(Math.PI * Math.min(1, along * 0.92 + 0.08)) ** 0.6,
  /** Like a stalk: thick at the root, thinner towards the tip. */
  stem: (along) => 1 - 0.72 * along,
  /** Like a wet brush: widens fast, narrows slowly, ends abruptly. */
  loaded: (along) => Math.min(1, along * 7) ** 0.6 * (1 - 0.55 * along) * (along > 0.94 ? ((1 - along) / 0.06) * 0.7 + 0.3 : 1),
  /** The same width all along, with rounded ends. */
  even: (along) => Math.min(1, along * 20) ** 0.5 * Math.min(1, (1 - along) * 20) ** 0.5,
  swell: (along) => 0.35 + 0.65 * Math.sin(Math.PI * along),
} satisfies Record<string, Profile>

/** `width` is in pixels. `wander` is how far each edge strays, as a share of the width. `samples` is the number of points of an edge. */
export type Stroke = { width: number; profile?: Profile; wander?: number; samples?: number }

/** Draws one brush stroke along a smooth spine through the points, as a closed outline. */
export function brush(random: Random, points: readonly Point[], stroke: Stroke): string {
  const { width, profile = PROFILES.taper, wander = 0.08, samples = Math.max(6, (points.length - 1) * 4 + 1) } = stroke
  const spine = along(points, samples)
  const [strayLeft, strayRight] = [softNoise(random, 7), softNoise(random, 8)]
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(({ point: [x, y], normal: [nx, ny] }, index) => {
    const t = index / (spine.length - 1)
    const half = (width / 2) * profile(t)
    const [l, r] = [half * (1 + wander * strayLeft(t)), half * (1 + wander * strayRight(t))]
    left.push([x + nx * l, y + ny * l])
    right.push([x - nx * r, y - ny * r])
  })
  return curve([...left, ...right.reverse()])
}

/** `bristles` is the number of hairs side by side. Many hairs lift off before the end, by at most the share `lift` of the length. */
export type DryStroke = { width: number; bristles?: number; lift?: number }

/** Draws a stroke of a nearly dry brush. */
export function dryBrush(random: Random, points: readonly Point[], { width, bristles = 7, lift = 0.5 }: DryStroke): string {
  const spine = along(points, 13)
  return indices(bristles)
    .map((hair) => {
      const aside = ((hair + 0.5) / bristles - 0.5) * width + random.spread(width * 0.02)
      const end = 1 - random.between(0, lift) * (random.chance(0.6) ? 1 : 0.2)
      const way = spine
        .slice(random.whole(0, 1), Math.max(4, Math.round(13 * end)))
        .map(({ point, normal }): Point => [point[0] + normal[0] * aside, point[1] + normal[1] * aside])
      const width1 = (width / bristles) * random.between(0.75, 1.5)
      return brush(random, way, { width: width1, profile: (t) => Math.min(1, t * 9) ** 0.5 * (1 - t ** 3 * 0.8), wander: 0.25, samples: 7 })
    })
    .join('')
}

/** A position on a spine: the point, the direction to its left, and the angle of travel. */
export type Station = { point: Point; normal: Point; angle: number }

/** Returns evenly spaced stations along a smooth line through the points. */
export function along(points: readonly Point[], samples: number): Station[] {
  const line = steps(samples).map((t) => onSpline(points, t))
  return line.map((point, index) => {
    const [before, after] = [at(line, Math.max(0, index - 1)), at(line, Math.min(line.length - 1, index + 1))]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return { point, normal: [-dy / length, dx / length], angle: Math.atan2(dy, dx) }
  })
}

function onSpline(points: readonly Point[], t: number): Point {
  const last = points.length - 1
  const index = Math.min(last - 1, Math.floor(t * last))
  const f = t * last - index
  const corner = (offset: number) => at(points, Math.max(0, Math.min(last, index + offset)))
  const [a, b, c, d] = [corner(-1), corner(0), corner(1), corner(2)]
  const value = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * f +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * f * f +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * f ** 3)
  return [value(0), value(1)]
}
