import { along, brush, PROFILES } from './brush.ts'
import type { Drawing } from './drawing.ts'
import { at, indices, type Point } from './geometry.ts'
import { leaf } from './leaf.ts'
import { INK } from './palette.ts'

/** `length` and `width` are the size of the lowest leaves; leaves become smaller towards the tip. The first of `colours` is for the stem. */
export type Sprig = {
  length: number
  width: number
  pairs: number
  colours: readonly [string, ...string[]]
  stem?: number
  bareFor?: number
}

/**
 * Draws a twig with pairs of leaves and one leaf at the tip. The two leaves of a pair are slightly shifted, and upper leaves are closer to the stem.
 */
export function sprig(drawing: Drawing, way: readonly Point[], { length, width, pairs, colours, stem = 8, bareFor = 0.15 }: Sprig): void {
  const { random, fill } = drawing
  const stations = along(way, 61)
  fill(brush(random, way, { width: stem, profile: PROFILES.stem, wander: 0.1 }), colours[0])
  for (const pair of indices(pairs)) {
    const share = bareFor + ((1 - bareFor) * (pair + 0.5) * 0.97) / pairs
    for (const side of [-1, 1]) {
      const place = Math.max(0, Math.min(60, Math.round(share * 60 + random.spread(0.9)) + (side > 0 ? 2 : 0)))
      const { point, angle } = at(stations, place)
      const blade = leaf(
        random,
        ...point,
        angle + side * (0.85 + random.spread(0.12) - share * 0.15),
        length * (1 - 0.45 * share) * random.between(0.82, 1.12),
        width * (1 - 0.35 * share) * random.between(0.85, 1.15),
        { bend: -side * 0.12 + random.spread(0.05) },
      )
      fill(blade.whole, random.pick(colours))
      fill(side > 0 ? blade.left : blade.right, INK.white, 0.13)
    }
  }
  const tip = at(stations, 60)
  fill(leaf(random, ...tip.point, tip.angle, length * 0.6, width * 0.6, { bend: random.spread(0.08) }).whole, colours[0])
}
