import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, toRadians, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { rounded } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const SUN: Point = [960, 640]

export const cranesAtSunrise: CardArt = {
  cardId: '1HBE2424',
  seed: 773,
  sheet: createSheet('831', 'S'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1650], oklch(0.9, 0.025, 70), oklch(0.94, 0.025, 80), oklch(0.84, 0.02, 230)))
    fill(ellipse(...SUN, 440), shaded([0, 200, 0, 1080], oklch(0.8, 0.09, 45), oklch(0.9, 0.055, 65)))
    for (const [x, y, w, ink] of [
      [1250, 800, 760, INK.snow],
      [560, 900, 620, oklch(0.95, 0.015, 80)],
      [1420, 960, 560, oklch(0.9, 0.018, 230)],
      [200, 1040, 640, INK.snow],
      [1000, 1090, 900, oklch(0.93, 0.015, 220)],
    ] as const)
      bank(drawing, x, y, w, ink)
    const bird = drawing.shape(() => crane(drawing))
    for (const [x, y, turnDegrees, size] of [
      [640, 480, -10, 1],
      [1180, 330, -16, 0.6],
      [330, 800, -4, 0.52],
    ] as const)
      drawing.use(bird, placed(x, y, turnDegrees, size))
    write(drawing, 'Siempre en el recuerdo', INK.ink, { face: 'quietItalic', width: 1060, x: 825, baseline: 1360 })
    write(drawing, 'CON NUESTRO MÁS SENTIDO PÉSAME', oklch(0.4, 0.03, 235), {
      face: 'capitals',
      width: 860,
      x: 825,
      baseline: 1480,
      trackingEms: 0.24,
    })
  },
  inside(drawing) {
    drawing.group({ transform: placed(230, 190, -10, 0.3) }, () => crane(drawing))
  },
}

/** Draws a band of mist with round ends, in three layers. */
function bank(drawing: Drawing, x: number, y: number, w: number, ink: string): void {
  const piece = [
    rounded(x - w / 2, y, w, 56, 28),
    rounded(x - w * 0.36, y - 50, w * 0.56, 56, 28),
    rounded(x - w * 0.2, y + 50, w * 0.66, 50, 25),
  ]
  paperCut(drawing, piece, ink, { depth: 7, shade: '#4a3a30' })
}

/** Draws a crane that flies to the right. Its breast is at 0, 0. */
function crane(drawing: Drawing): void {
  const { random, fill } = drawing
  const DARK = oklch(0.3, 0.025, 250)
  const wing = (many: number, from: number, to: number, reach: number, pale: string, tip: string) => {
    for (const step of indices(many)) {
      const angle = toRadians(from + ((to - from) * step) / (many - 1))
      const long = reach * (0.62 + 0.38 * Math.sin((Math.PI * (many - step)) / many))
      fill(leaf(random, -20 - step * 11, -10, angle, long, 74, { bend: 0.07, roundTip: true }).whole, step < 5 ? tip : pale)
      fill(leaf(random, -20 - step * 11, -10, angle, long * 0.72, 66, { bend: 0.05, roundTip: true }).whole, step % 2 ? pale : INK.snow)
    }
  }
  fill(brush(random, points([-150, 30, -300, 66, -470, 86]), { width: 13, profile: PROFILES.even, samples: 7 }), DARK)
  fill(brush(random, points([-150, 44, -300, 92, -450, 116]), { width: 13, profile: PROFILES.even, samples: 7 }), DARK)
  wing(11, -72, -150, 430, oklch(0.88, 0.01, 240), DARK)
  fill(brush(random, points([60, 6, 190, -20, 300, -6, 400, -30]), { width: 42, profile: (t) => 1 - t * 0.55, samples: 11 }), INK.snow)
  fill(brush(random, points([230, -6, 310, -2, 392, -26]), { width: 19, samples: 8 }), DARK)
  fill('M-190 20C-120 -50 20 -50 110 -14C120 30 -20 70 -100 60Q-160 56 -190 20Z', INK.snow)
  fill(ellipse(406, -34, 26, 20), INK.snow)
  fill(ellipse(410, -48, 17, 9), INK.tomato)
  fill(ellipse(416, -32, 5), DARK)
  fill('M426 -44L510 -48L428 -26Z', INK.gold)
  for (const step of indices(5))
    fill(
      leaf(random, -130 + step * 8, 30, toRadians(168 - step * 7), 130, 40, { bend: -0.1 }).whole,
      step % 2 ? DARK : oklch(0.4, 0.025, 250),
    )
  wing(10, 100, 172, 300, INK.white, DARK)
}
