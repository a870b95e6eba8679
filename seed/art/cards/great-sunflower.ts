import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, placed, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const SHADE = '#3a1804'
const RINGS: [number, number, number, string[]][] = [
  [31, 900, 0, [oklch(0.72, 0.14, 66), INK.clay]],
  [29, 850, 0.11, [INK.gold, oklch(0.76, 0.145, 72)]],
  [27, 770, 0.05, [oklch(0.85, 0.14, 86), INK.gold]],
]

export const greatSunflower: CardArt = {
  cardId: '1HBE2316',
  seed: 541,
  sheet: createSheet('831', 'S'),
  front(drawing) {
    drawing.ground(oklch(0.86, 0.045, 215))
    for (const [angle, length] of [
      [2.92, 1300],
      [5.08, 1150],
    ] as const) {
      const blade = leaf(drawing.random, 1280, 1290, angle, length, 360, { bend: 0.12 })
      paperCut(drawing, blade.whole, INK.moss, { depth: 14, shade: SHADE })
      drawing.fill(blade.left, INK.white, 0.12)
      drawing.fill(blade.rib(), INK.sage)
    }
    sunflower(drawing, [1290, 1300], 1)
    write(drawing, 'you brighten', INK.sea, { face: 'brushScript', width: 740, x: 500, baseline: 260 })
    write(drawing, 'every day', INK.tomato, { face: 'brushScript', width: 430, x: 360, baseline: 440 })
    write(drawing, 'THANK YOU', INK.sea, { face: 'capitals', width: 260, x: 270, baseline: 590, trackingEms: 0.28 })
  },
  inside(drawing) {
    sunflower(drawing, [70, 60], 0.2)
  },
}

function sunflower(drawing: Drawing, middle: Point, size: number): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(...middle, 0, size) }, () => {
    for (const [many, reach, start, inks] of RINGS.slice(size < 0.5 ? 1 : 0)) {
      const kinds = [...inks, ...inks].map((ink) => petal(drawing, reach - 330, ink))
      for (const [angle] of around(many, start)) {
        const { whole, blade } = random.pick(kinds)
        const place = polar([0, 0], angle, 330)
        const [turnDegrees, length] = [((angle + random.spread(0.07)) * 180) / Math.PI, random.between(0.9, 1.08)]
        for (const fall of [1, 0.5])
          drawing.use(whole, placed(place[0] + 4 * fall, place[1] + 8 * fall, turnDegrees, length, 1), { fill: SHADE, opacity: 0.12 })
        drawing.use(blade, placed(...place, turnDegrees, length, 1))
      }
    }
    paperCut(drawing, blob(random, 0, 0, 430, 426, { wander: 0.012, knots: 26 }), oklch(0.38, 0.06, 50), { depth: 14, shade: SHADE })
    fill(ellipse(0, 0, 420), glow(0, 0, 420, [oklch(0.5, 0.08, 115), 0.9], [oklch(0.36, 0.06, 50), 0.6], [oklch(0.3, 0.05, 45), 0]))
    // The seeds follow the golden angle, as in a real sunflower.
    const seeds = [INK.gold, oklch(0.6, 0.11, 62), oklch(0.47, 0.08, 52), oklch(0.62, 0.1, 105)].map((ink) =>
      drawing.shape(() => fill('M-9 0C-6 -9 8 -11 14 0C8 11 -6 9 -9 0Z', ink)),
    )
    for (const seed of indices(size < 0.5 ? 150 : 430)) {
      const angle = seed * 2.39996
      const reach = (size < 0.5 ? 33 : 19.6) * Math.sqrt(seed + 0.5)
      const kind = reach < 130 ? 3 : reach > 330 ? (seed % 3 ? 1 : 0) : seed % 2 ? 2 : 1
      drawing.use(seeds[kind] ?? '', placed(...polar([0, 0], angle, reach), (angle * 180) / Math.PI, 0.62 + reach / 680))
    }
  })
}

/** Draws a petal along the x axis. `whole` is only the outline of the petal. */
function petal({ random, fill, shape }: Drawing, length: number, ink: string): { whole: string; blade: string } {
  const cut = leaf(random, 0, 0, 0, length, 165, { bend: random.spread(0.1) })
  return {
    whole: shape(() => fill(cut.whole, SHADE)),
    blade: shape(() => {
      fill(cut.whole, ink)
      fill(cut.left, INK.white, 0.16)
      fill(cut.rib(), INK.clay, 0.4)
    }),
  }
}
