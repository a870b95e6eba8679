import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, boxOutline, indices, mix, polar, steps, points, type Point } from '../geometry.ts'
import { lettering, rising } from '../lettering.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { house, type Street } from '../house.ts'
import { paperCut } from '../paper-cut.ts'
import { tree } from '../tree.ts'
import { ellipse, ground } from '../path.ts'

/** The colours of the hill's rows, from the far row at the top to the near row at the foot. */
const LAWNS = [oklch(0.74, 0.06, 140), INK.sage, oklch(0.62, 0.065, 145), INK.moss, INK.pine]

export const hillTown: CardArt = {
  cardId: '1HBE2115',
  seed: 87,
  front(drawing) {
    const { random } = drawing
    drawing.ground(shaded([0, -46, 0, 1500], oklch(0.9, 0.045, 60), oklch(0.95, 0.03, 85)))
    drawing.fill(ellipse(1130, 905, 165), INK.gold, 0.95)
    for (const [x, y] of points([150, 782, 1180, 704, 560, 690]))
      drawing.fill(
        dryBrush(
          random,
          [
            [x, y],
            [x + 120, y - 10],
            [x + 240, y + 3],
          ],
          { width: 34, lift: 0.6 },
        ),
        INK.white,
        0.6,
      )
    const street: Street = {}
    LAWNS.forEach((lawn, row) => houseRow(drawing, street, row / (LAWNS.length - 1), lawn))
    garden(drawing)

    drawing.keepClear(boxOutline(200, 735, 1400, 800))
    drawing.letter(lettering(random, 'welcome', { face: 'brushScript', size: 292, x: 735, baseline: 335, bend: rising(0.04) }), INK.plum)
    drawing.letter(
      lettering(random, 'HOME', { face: 'sharpSerif', size: 210, x: 750, baseline: 570, trackingPixels: 34, tilt: 0.8, bounce: 3 }),
      INK.tomato,
    )
  },
  inside(drawing) {
    const street: Street = {}
    let x = 250
    while (x < 1200) {
      const width = drawing.random.between(92, 140)
      if (drawing.random.chance(0.2)) tree(drawing, x + 40, 2052, 70)
      else house(drawing, street, { x, foot: 2060, width, height: drawing.random.between(105, 165) })
      x += width + drawing.random.between(0, 14)
    }
    const lawn = steps(9).map((t): Point => [mix(-80, 1580, t), 2052 + 12 * Math.sin(t * 7)])
    drawing.fill(ground(lawn, 2200), INK.sage)
  },
}

function houseRow(drawing: Drawing, street: Street, near: number, lawn: string): void {
  const { random } = drawing
  const foot = (x: number) => mix(1120, 1930, near) - (1 - near) * 150 * Math.cos((x - 700) / 620) - 14 * Math.sin(x / 170 + near * 8)
  const [start, end] = [mix(230, -110, Math.min(1, near * 1.7)), mix(1270, 1600, Math.min(1, near * 1.7))]
  for (const _ of indices(7)) {
    const x = random.between(start, end)
    tree(drawing, x, foot(x) - 30, random.between(70, 100) * mix(0.8, 1.2, near))
  }
  let x = start
  while (x < end) {
    if (random.chance(0.13)) {
      tree(drawing, x + 40, foot(x + 40), mix(80, 120, near))
      x += 82
      continue
    }
    const width = random.between(118, 205) * mix(0.82, 1.25, near)
    const isOurs = near === 0.5 && x > 560 && x < 760
    house(drawing, street, { x, foot: foot(x + width / 2) + 22, width, height: random.between(130, 300) * mix(0.8, 1.15, near), isOurs })
    x += width + random.between(-8, 12)
  }
  const edge = steps(21).map((t): Point => [mix(-80, 1580, t), foot(mix(-80, 1580, t)) - 6 + random.spread(4)])
  paperCut(drawing, ground(edge, 2200), lawn, { depth: 8 })
}

function garden(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const _ of indices(64)) {
    const x = random.between(-40, 1540)
    const blade: Point[] = [
      [x, 2160],
      [x + random.spread(8), 2080],
      [x + random.spread(26), random.between(1970, 2040)],
    ]
    fill(
      brush(random, blade, { width: random.between(8, 14), profile: PROFILES.stem, samples: 5 }),
      random.pick([INK.moss, INK.sage, oklch(0.32, 0.05, 168)]),
    )
  }
  const blossom = [INK.gold, INK.blush].map((colour) =>
    drawing.shape(() => {
      for (const [angle] of around(5)) fill(ellipse(...polar([0, 0], angle, 9), 8), colour)
      fill(ellipse(0, 0, 6), INK.tomato)
    }),
  )
  for (const index of indices(20))
    drawing.use(at(blossom, index % 2), [1, 0, 0, 1, Math.round(random.between(-20, 1520)), Math.round(random.between(1985, 2060))])
}
