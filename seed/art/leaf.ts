import { brush, PROFILES } from './brush.ts'
import { steps, type Point } from './geometry.ts'
import { softNoise } from './noise.ts'
import { curve } from './path.ts'
import type { Random } from './random.ts'

/** `bend` curves the midrib by this share of the leaf's length. `roundTip` moves the widest point towards the tip, as in petals. */
export type LeafShape = { bend?: number; roundTip?: boolean }

/** A leaf or petal: the outline of the whole, and of its two halves along the midrib. `left` and `right` are as seen from the stalk. */
export type Leaf = { whole: string; left: string; right: string; rib: () => string; tip: Point }

/** Creates a leaf that grows from x, y at an angle (radians). */
export function leaf(random: Random, x: number, y: number, angle: number, length: number, width: number, shape: LeafShape = {}): Leaf {
  const { bend = 0, roundTip = false } = shape
  const samples = length < 60 ? 4 : length < 150 ? 5 : 8
  const on = (u: number, v: number): Point => [x + u * Math.cos(angle) - v * Math.sin(angle), y + u * Math.sin(angle) + v * Math.cos(angle)]

  const half = (side: 1 | -1): Point[] => {
    const stray = softNoise(random, 5)
    const fullness = random.between(0.86, 1.12)
    return steps(samples + 1).map((t) => {
      const swell = (width / 2) * Math.sin(Math.PI * t ** (roundTip ? 1.25 : 0.78)) ** 0.9
      return on(t * length, bend * length * t * t + side * swell * fullness * (1 + 0.07 * stray(t)))
    })
  }
  const [left, right] = [half(-1), half(1)]
  const midrib = steps(samples + 1).map((t) => on(t * length, bend * length * t * t))
  const back = (points: Point[]) => points.slice(1, -1).reverse()
  return {
    whole: curve([...left, ...back(right)]),
    left: curve([...left, ...back(midrib)]),
    right: curve([...right, ...back(midrib)]),
    rib: () => brush(random, midrib.slice(0, -1), { width: width * 0.07 + 1.5, profile: PROFILES.stem, wander: 0.2, samples: 6 }),
    tip: on(length, bend * length),
  }
}
