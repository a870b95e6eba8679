import { around, FULL_TURN, type Point } from './geometry.ts'
import { curve } from './path.ts'
import type { Random } from './random.ts'

/**
 * How a blob differs from an ellipse. `wander` is how far points move, as a share of the radius; `knots` is how many points move; `turnRadians` is a
 * rotation in radians.
 */
export type BlobShape = { wander?: number; knots?: number; turnRadians?: number }

/** Returns a round outline that looks cut by hand. */
export function blob(random: Random, x: number, y: number, radiusX: number, radiusY: number, shape: BlobShape = {}): string {
  const { wander = 0.06, knots = radiusX < 16 ? 7 : 11, turnRadians = 0 } = shape
  const points = around(knots).map(([angle]): Point => {
    const a = angle + random.spread(0.25 / FULL_TURN)
    const reach = 1 + random.spread(wander)
    const [dx, dy] = [Math.cos(a) * radiusX * reach, Math.sin(a) * radiusY * reach]
    return [x + dx * Math.cos(turnRadians) - dy * Math.sin(turnRadians), y + dx * Math.sin(turnRadians) + dy * Math.cos(turnRadians)]
  })
  return curve(points)
}
