import { blob } from './blob.ts'
import { brush, PROFILES } from './brush.ts'
import type { Drawing } from './drawing.ts'
import type { Point } from './geometry.ts'
import { leaf } from './leaf.ts'
import { INK } from './palette.ts'
import { paperCut } from './paper-cut.ts'

/** Draws a cypress or a round tree at random. */
export function tree(drawing: Drawing, x: number, foot: number, size: number): void {
  const { random, fill } = drawing
  if (random.chance(0.5)) {
    const cypress = leaf(random, x, foot, -Math.PI / 2 + random.spread(0.04), size * 2.3, size * 0.75)
    paperCut(drawing, cypress.whole, random.pick([INK.pine, INK.moss]), { depth: 6 })
    return fill(cypress.left, INK.white, 0.1)
  }
  fill(
    brush(
      random,
      [
        [x, foot],
        [x, foot - size],
      ],
      { width: 9, profile: PROFILES.even },
    ),
    INK.plum,
  )
  paperCut(drawing, blob(random, x, foot - size * 1.25, size * 0.6, size * 0.7), random.pick([INK.sage, INK.moss, INK.pine]), { depth: 6 })
  for (const way of [
    [
      [x, foot - size * 0.5],
      [x - 2, foot - size * 1.5],
    ],
    [
      [x, foot - size],
      [x + size * 0.22, foot - size * 1.3],
    ],
  ] satisfies Point[][])
    fill(brush(random, way, { width: 4, samples: 5 }), INK.white, 0.4)
}
