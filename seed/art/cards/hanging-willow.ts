import { along, brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const GREENS = [oklch(0.55, 0.045, 135), oklch(0.64, 0.045, 130), oklch(0.47, 0.04, 145), oklch(0.72, 0.045, 120)]

export const hangingWillow: CardArt = {
  cardId: '1HBE2421',
  seed: 769,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(shaded([0, 0, 0, 1000], oklch(0.93, 0.02, 110), oklch(0.9, 0.02, 200)))
    fill(ground(points([-60, 930, 500, 890, 1000, 930, 1500, 880, 2160, 920]), 1560), oklch(0.82, 0.025, 170))
    fill(rectangle(-60, 1010, 2220, 560), shaded([0, 1010, 0, 1500], oklch(0.83, 0.025, 205), oklch(0.7, 0.035, 215)))
    for (const [x, y, w] of [
      [500, 1130, 210],
      [820, 1290, 300],
      [330, 1370, 260],
    ] as const)
      for (const ring of indices(3))
        drawing.add({
          path: ellipse(x, y, w * (0.4 + ring * 0.3), w * (0.06 + ring * 0.05)),
          stroke: { color: INK.white, width: 5 },
          opacity: 0.55,
        })
    const leaves = GREENS.flatMap((ink) =>
      [0, 1].map((kind) =>
        drawing.shape(() => {
          const blade = leaf(random, 0, 0, 0, 104 + kind * 20, 21, { bend: kind ? 0.12 : -0.1 })
          fill(blade.whole, ink)
          fill(blade.left, INK.white, 0.2)
        }),
      ),
    )
    fill(
      brush(random, points([-80, 60, 500, 20, 1100, -10, 2180, -70]), { width: 70, profile: PROFILES.stem, samples: 14 }),
      oklch(0.42, 0.03, 60),
    )
    for (const strand of indices(17)) {
      const x = -20 + strand * 104 + random.spread(20)
      const reach = 330 + 560 * Math.abs(Math.sin(strand * 0.9 + 0.6)) * (1 - strand / 26) + (strand < 4 ? 260 : 0)
      hang(drawing, points([x, -60, x + random.spread(24), reach * 0.5, x + 30 + random.spread(40), reach]), leaves)
    }
    write(drawing, 'we grieve with you', INK.ink, { face: 'quietItalic', width: 780, x: 1480, baseline: 1180 })
    write(drawing, 'WITH SYMPATHY', oklch(0.38, 0.035, 200), { face: 'capitals', width: 380, x: 1480, baseline: 1290, trackingEms: 0.32 })
  },
  inside(drawing) {
    const leaves = GREENS.map((ink) => drawing.shape(() => drawing.fill(leaf(drawing.random, 0, 0, 0, 90, 19, { bend: 0.1 }).whole, ink)))
    for (const [x, reach] of points([60, 560, 150, 400, 230, 260]))
      hang(drawing, points([x, -50, x + 8, reach * 0.5, x + 16, reach]), leaves)
  },
}

function hang(drawing: Drawing, way: Point[], leaves: string[]): void {
  const { random, fill } = drawing
  fill(brush(random, way, { width: 8, profile: PROFILES.stem, samples: 7 }), oklch(0.5, 0.04, 110))
  const stations = along(way, 40)
  for (const step of indices(19)) {
    const { point, angle } = at(stations, 4 + Math.round(step * 1.9))
    const side = step % 2 ? 1 : -1
    const turnDegrees = (angle * 180) / Math.PI + side * random.between(14, 34)
    drawing.use(random.pick(leaves), placed(...point, turnDegrees, random.between(0.75, 1.1)))
  }
}
