import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { curve, ellipse, ground } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, shape } from '../strokes.ts'
import { write } from '../write.ts'

const PAPER = oklch(0.9, 0.055, 88)
const BLACK = oklch(0.25, 0.03, 265)
const SUN: Point = [470, 500]

/** A woodcut in two inks. */
export const woodcutSun: CardArt = {
  cardId: '1HBE2349',
  seed: 613,
  sheet: createSheet('49', 'V'),
  front(drawing) {
    drawing.ground(PAPER)
    drawing.group({ transform: [1.14, 0, 0, 1.14, -90, -60] }, () => sun(drawing))
    for (const [x, y, size] of [
      [1150, 330, 0.66],
      [1205, 430, 0.46],
    ] as const)
      swift(drawing, x, y, size)
    fields(drawing)
    write(drawing, 'You light the way', PAPER, { face: 'softSerif', width: 900, x: 638, baseline: 1480 })
    write(drawing, 'THANK YOU', INK.gold, { face: 'capitals', width: 330, x: 638, baseline: 1570, trackingEms: 0.32 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(40, -20, 0, 0.26) }, () => rays(drawing, 12))
    drawing.fill(ellipse(40 + SUN[0] * 0.26, -20 + SUN[1] * 0.26, 62), INK.tomato)
  },
}

function rays({ fill }: Drawing, many: number): void {
  for (const [angle, index] of around(many, toRadians(-90))) {
    if (index % 2) {
      const way = indices(9).map((step): Point => polar(SUN, angle + Math.sin(step * 1.5) * 0.075 * (1 - step / 10), 330 + step * 26))
      const back = indices(9).map((step): Point =>
        polar(SUN, angle + Math.sin(step * 1.5) * 0.075 * (1 - step / 10) + 0.13 * (1 - step / 8), 330 + step * 26),
      )
      fill(curve([...way, ...back.reverse()]), INK.tomato)
    } else {
      fill(shape([...polar(SUN, angle - 0.13, 326), ...polar(SUN, angle, 590), ...polar(SUN, angle + 0.13, 326)]), BLACK)
      fill(shape([...polar(SUN, angle - 0.02, 350), ...polar(SUN, angle, 520), ...polar(SUN, angle + 0.07, 350)]), PAPER)
    }
  }
}

function sun(drawing: Drawing): void {
  const { fill, add } = drawing
  rays(drawing, 24)
  fill(ellipse(...SUN, 312), BLACK)
  fill(ellipse(...SUN, 294), PAPER)
  fill(ellipse(...SUN, 280), INK.tomato)
  // Draw cuts of the gouge along the right cheek.
  drawing.group({ clip: ellipse(...SUN, 278) }, () => {
    for (const row of indices(17)) {
      const y = SUN[1] - 230 + row * 30
      const deep = Math.sqrt(Math.max(0, 280 ** 2 - (y - SUN[1]) ** 2))
      flick(drawing, [SUN[0] + deep + 4, y, SUN[0] + deep - 60, y + 9, SUN[0] + deep - 70 - (row % 3) * 34, y + 11], 12, BLACK)
      flick(drawing, [SUN[0] - deep - 4, y, SUN[0] - deep + 24, y + 6, SUN[0] - deep + 40 + (row % 2) * 22, y + 8], 9, PAPER)
    }
  })
  const [x, y] = SUN
  for (const side of [-1, 1]) {
    const lid: Point[] = points([x + side * 46, y - 44, x + side * 92, y - 14, x + side * 150, y - 44])
    add({ path: curve(lid, { closed: false }), stroke: { color: BLACK, width: 16 } })
    for (const lash of [0.2, 0.5, 0.8])
      flick(
        drawing,
        [
          x + side * (46 + lash * 104),
          y - 34 + Math.sin(lash * 3.1) * 14,
          x + side * (48 + lash * 112),
          y - 6 + Math.sin(lash * 3.1) * 16,
          x + side * (50 + lash * 120),
          y + 14 + Math.sin(lash * 3.1) * 14,
        ],
        9,
        BLACK,
      )
    flick(drawing, [x + side * 30, y - 110, x + side * 100, y - 136, x + side * 172, y - 100], 20, BLACK)
    fill(ellipse(x + side * 140, y + 70, 44, 30), INK.rose)
  }
  add({
    path: curve(points([x - 12, y - 60, x + 18, y + 40, x + 34, y + 66, x + 4, y + 80, x - 26, y + 68]), { closed: false }),
    stroke: { color: BLACK, width: 13 },
  })
  fill(
    `M${x - 84} ${y + 128}Q${x - 30} ${y + 112} ${x} ${y + 126}Q${x + 30} ${y + 112} ${x + 84} ${y + 128}Q${x} ${y + 216} ${x - 84} ${y + 128}Z`,
    BLACK,
  )
  fill(`M${x - 60} ${y + 136}Q${x} ${y + 148} ${x + 60} ${y + 136}Q${x} ${y + 160} ${x - 60} ${y + 136}Z`, PAPER)
}

function swift(drawing: Drawing, x: number, y: number, size: number): void {
  drawing.group({ transform: placed(x, y, -16, size) }, () =>
    drawing.fill(
      'M-120 -50C-60 -40 -20 -14 0 10C24 -18 70 -44 130 -46C80 -20 50 6 34 34C44 54 60 70 84 84C50 80 24 66 6 46C-10 60 -30 68 -56 70C-36 56 -24 42 -18 28C-40 -10 -80 -36 -120 -50Z',
      BLACK,
    ),
  )
}

/** Draws two hills with furrows. */
function fields(drawing: Drawing): void {
  const { fill } = drawing
  const hills: [Point[], Point, number][] = [
    [points([-60, 1180, 250, 1090, 620, 1150, 980, 1260, 1340, 1220]), [200, 1020], 1],
    [points([-60, 1370, 400, 1320, 800, 1210, 1100, 1150, 1340, 1170]), [1150, 1080], 2],
  ]
  for (const [edge, eye, nth] of hills) {
    const hill = ground(edge, 1760)
    fill(hill, BLACK)
    drawing.group({ clip: hill }, () => {
      for (const step of indices(17)) {
        const angle = toRadians(-4 + step * 11.6)
        flick(
          drawing,
          [...polar(eye, angle, 110), ...polar(eye, angle + 0.05, 330), ...polar(eye, angle + 0.02, 520 - (step % 2) * 110)],
          17,
          nth === 1 ? PAPER : INK.gold,
        )
      }
    })
  }
  fill(ground(points([-60, 1400, 330, 1372, 700, 1364, 1000, 1372, 1340, 1400]), 1760), BLACK)
}
