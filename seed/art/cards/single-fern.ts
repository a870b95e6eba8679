import { along, brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const GREENS = [oklch(0.44, 0.045, 160), oklch(0.52, 0.042, 155), oklch(0.6, 0.04, 150), oklch(0.48, 0.04, 172)]
const YOUNG = oklch(0.75, 0.045, 105)

export const singleFern: CardArt = {
  cardId: '1HBE2292',
  seed: 479,
  sheet: createSheet('831', 'V'),
  front(drawing) {
    drawing.ground(oklch(0.955, 0.014, 88))
    drawing.fill('M-60 -60L1720 -60L1720 2620L-60 2620Z', glow(760, 1000, 1700, [INK.white, 0.7], [oklch(0.9, 0.018, 120), 0.8]))
    frond(drawing, points([900, 1990, 800, 1600, 760, 1180, 830, 740, 980, 400]), 520, 30)
    frond(drawing, points([905, 1990, 1040, 1760, 1180, 1620, 1330, 1560]), 170, 14)
    curl(drawing, 560, 1660)
    write(drawing, 'Con nuestro más', INK.ink, { face: 'quietItalic', width: 760, x: 825, baseline: 2190 })
    write(drawing, 'sentido pésame', INK.ink, { face: 'quietItalic', width: 700, x: 825, baseline: 2340 })
  },
  inside(drawing) {
    frond(drawing, points([430, 330, 700, 300, 960, 230, 1210, 130]), 120, 17)
  },
}

/** Draws a frond from its root to its tip. `reach` is the length of the longest leaves. */
function frond({ random, fill }: Drawing, way: Point[], reach: number, pairs: number): void {
  const stations = along(way, 121)
  for (const pair of indices(pairs)) {
    const t = 0.17 + (0.81 * pair) / pairs
    for (const side of [-1, 1]) {
      const { point, angle } = at(stations, Math.min(120, Math.round(t * 120) + (side > 0 ? 2 : 0)))
      const p = pair / pairs
      const length = reach * Math.min(1, 0.62 + p * 2.4) * (1 - p) ** 0.82 * random.between(0.93, 1.05) + 26
      const ink = random.pick(p > 0.82 ? [YOUNG, at(GREENS, 2)] : GREENS)
      const blade = leaf(random, ...point, angle + side * (1.2 - t * 0.42), length, length * 0.13 + 14, {
        bend: -side * 0.16 + random.spread(0.03),
      })
      fill(blade.whole, ink)
      fill(side > 0 ? blade.left : blade.right, INK.white, 0.15)
      if (length > 60) fill(blade.rib(), at(GREENS, 0), 0.6)
    }
  }
  fill(brush(random, way, { width: reach * 0.03 + 5, profile: PROFILES.stem, samples: 15 }), oklch(0.4, 0.04, 150))
}

/** Draws a young frond that is still rolled up. */
function curl({ random, fill }: Drawing, x: number, y: number): void {
  const spiral = indices(15).map((step): Point => polar([x, y], -0.4 - step * 0.62, 86 * (1 - step / 17)))
  const stalk = points([900, 1990, 790, 1930, 690, 1850, 650, 1740])
  fill(brush(random, [...stalk, ...spiral], { width: 20, profile: (t) => 1 - t * 0.55, wander: 0.06, samples: 60 }), YOUNG)
  for (const step of indices(15)) {
    const at = -0.4 - step * 0.42
    fill(leaf(random, ...polar([x, y], at, 88 * (1 - step / 26)), at, 30 - step, 15).whole, GREENS[step % 3] ?? YOUNG)
  }
}
