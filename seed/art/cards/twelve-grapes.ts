import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { spiked } from '../outlines.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, shape } from '../strokes.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [825, 690]
const SHADE = '#0a0616'

/** A clock at midnight. Each of the twelve strokes has a grape. */
export const twelveGrapes: CardArt = {
  cardId: '1HBE2454',
  seed: 853,
  sheet: createSheet('831', 'S'),
  front(drawing) {
    const { fill, random, add } = drawing
    drawing.ground(oklch(0.27, 0.06, 310))
    fill(ellipse(...MIDDLE, 1100), glow(...MIDDLE, 1000, [oklch(0.45, 0.11, 320), 0.9], [oklch(0.27, 0.06, 310), 0]))
    const spark = drawing.shape(() => {
      for (const [angle, index] of around(18))
        flick(
          drawing,
          [...polar([0, 0], angle, 70), ...polar([0, 0], angle, 130), ...polar([0, 0], angle, index % 2 ? 210 : 170)],
          12,
          INK.white,
        )
    })
    for (const [x, y, size, ink] of [
      [170, 190, 1, INK.gold],
      [1490, 230, 1.15, INK.coral],
      [130, 1120, 0.8, INK.teal],
      [1540, 1090, 0.85, INK.gold],
    ] as const)
      drawing.use(spark, placed(x, y, x, size), { fill: ink })
    for (const [x, y] of scatter(random, {
      from: [0, 0],
      to: [1650, 1260],
      apart: 92,
      tries: 500,
      among: ([x, y]) => Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) > 640,
    }))
      fill(random.chance(0.4) ? spiked([x, y], 5, 18, 0.45) : ellipse(x, y, 8), random.pick([INK.gold, INK.coral, INK.cream, INK.teal]))
    paperCut(drawing, ellipse(...MIDDLE, 584), INK.gold, { depth: 18, shade: SHADE })
    fill(ellipse(...MIDDLE, 556), INK.plum)
    fill(ellipse(...MIDDLE, 536), INK.cream)
    add({ path: ellipse(...MIDDLE, 340), stroke: { color: INK.gold, width: 5 } })
    add({ path: ellipse(...MIDDLE, 326), stroke: { color: INK.gold, width: 3 } })
    for (const [angle, index] of around(60)) if (index % 5) fill(ellipse(...polar(MIDDLE, angle, 500), 5), INK.plum)
    for (const [angle] of around(12, toRadians(-90))) grape(drawing, polar(MIDDLE, angle, 426), (angle * 180) / Math.PI)
    for (const [angle] of around(16)) fill(leaf(random, ...polar(MIDDLE, angle, 60), angle, 200, 60).whole, oklch(0.88, 0.06, 85))
    hands(drawing)
    write(drawing, 'doce deseos', INK.gold, {
      face: 'signScript',
      width: 700,
      x: 825,
      baseline: 1462,
      bend: ([x, y]) => [x, y - (x - 825) * 0.03],
    })
    write(drawing, 'FELIZ AÑO NUEVO', INK.cream, { face: 'capitals', width: 560, x: 825, baseline: 1572, trackingEms: 0.32 })
  },
  inside(drawing) {
    for (const place of indices(12))
      drawing.group({ transform: placed(90 + (place % 6) * 100 + (place > 5 ? 50 : 0), place > 5 ? 180 : 90, -30, 0.6) }, () =>
        grape(drawing, [0, 0]),
      )
  },
}

/** Draws a grape that points to the middle of the clock. */
function grape(drawing: Drawing, place: Point, turnDegrees = 0): void {
  const { fill } = drawing
  drawing.group({ transform: placed(...place, turnDegrees) }, () => {
    paperCut(drawing, ellipse(0, 0, 66, 46), shaded([-30, -46, 40, 46], oklch(0.86, 0.1, 118), oklch(0.66, 0.12, 126)), {
      depth: 6,
      shade: SHADE,
    })
    fill(ellipse(6, 8, 46, 28), oklch(0.88, 0.09, 112), 0.45)
    fill(ellipse(-14, -20, 24, 9), INK.white, 0.7)
    fill(ellipse(61, 0, 7, 6), INK.clay)
  })
}

function hands(drawing: Drawing): void {
  const { fill } = drawing
  const hand = (turnDegrees: number, reach: number, wide: number) =>
    drawing.group({ transform: placed(...MIDDLE, turnDegrees) }, () =>
      paperCut(drawing, shape([-wide * 0.4, 60, wide * 0.4, 60, wide, -reach * 0.62, 0, -reach, -wide, -reach * 0.62]), INK.plum, {
        depth: 7,
        shade: SHADE,
      }),
    )
  hand(-3, 230, 30)
  hand(-10, 322, 20)
  fill(ellipse(...MIDDLE, 34), INK.gold)
  fill(ellipse(...MIDDLE, 15), INK.plum)
}
