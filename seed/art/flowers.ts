import { blob } from './blob.ts'
import { brush, PROFILES } from './brush.ts'
import type { Drawing } from './drawing.ts'
import { around, indices, mix, polar, steps, type Point } from './geometry.ts'
import { leaf } from './leaf.ts'
import { INK } from './palette.ts'
import { curve } from './path.ts'

/** Draws five petals of thin paper. Where petals overlap, they are darker. */
export function poppy({ random, fill }: Drawing, radius: number, colour: string): void {
  fill(blob(random, 0, 0, radius * 0.86, radius * 0.86, { wander: 0.03 }), INK.paper, 0.92)
  for (const [start] of around(5, random.between(0, 1.2))) {
    const angle = start + random.spread(0.12)
    const reach = radius * random.between(0.9, 1.1)
    const edge = steps(8).map((t, index): Point => {
      const aside = mix(-0.82, 0.82, t)
      return polar([0, 0], angle + aside, reach * (0.86 + 0.16 * Math.cos(aside * 1.5) + random.spread(0.028) + (index % 2 ? 0.03 : 0)))
    })
    fill(curve([[0, 0], ...edge], { roundness: 1 / 5.5 }), colour, 0.84)
    for (const _ of indices(4)) {
      const vein = angle + random.between(-0.5, 0.5)
      const way = [0.3, 0.55, random.between(0.65, 0.85)].map((share, index) => polar([0, 0], vein + index * 0.03, radius * share))
      fill(brush(random, way, { width: 4, profile: PROFILES.stem, wander: 0.2, samples: 5 }), INK.white, 0.28)
    }
  }
  fill(blob(random, 0, 0, radius * 0.27, radius * 0.27, { wander: 0.05 }), INK.ink)
  for (const _ of indices(20)) {
    const [x, y] = polar([0, 0], random.between(0, 7), radius * random.between(0.32, 0.46))
    fill(blob(random, x, y, radius * 0.032, radius * 0.032, { knots: 5 }), INK.ink)
  }
  fill(blob(random, -radius * 0.03, -radius * 0.03, radius * 0.12, radius * 0.12, { wander: 0.08 }), INK.sage)
}

export function daisy({ random, fill }: Drawing, x: number, y: number, radius: number): void {
  for (const [angle] of around(random.whole(11, 14)))
    fill(
      leaf(random, x, y, angle + random.spread(0.07), radius * random.between(0.88, 1.1), radius * 0.34, {
        bend: random.spread(0.06),
        roundTip: true,
      }).whole,
      INK.gold,
      0.93,
    )
  fill(blob(random, x, y, radius * 0.26, radius * 0.25, { wander: 0.025 }), INK.clay)
}
