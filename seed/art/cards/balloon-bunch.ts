import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed, points } from '../geometry.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, star } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const KNOT = { x: 640, y: 1660 }
const SHADE = '#2a0d1e'
type Dress = 'plain' | 'stripes' | 'dots' | 'stars'
/** The balloons, from back to front. */
const BUNCH: [x: number, y: number, turn: number, size: number, ink: string, other: string, dress: Dress][] = [
  [690, 590, 3, 0.86, INK.sea, INK.sky, 'plain'],
  [360, 700, -14, 0.9, INK.gold, INK.clay, 'dots'],
  [1030, 730, 16, 0.9, INK.teal, INK.cream, 'stripes'],
  [200, 1000, -24, 0.92, INK.plum, INK.coral, 'plain'],
  [1150, 1080, 26, 0.94, INK.rose, INK.blush, 'dots'],
  [800, 880, 6, 1, INK.coral, INK.cream, 'plain'],
  [500, 990, -8, 1.04, INK.tomato, INK.cream, 'stripes'],
  [860, 1200, 13, 0.98, oklch(0.9, 0.06, 85), INK.gold, 'stars'],
]

export const balloonBunch: CardArt = {
  cardId: '1HBE2232',
  seed: 359,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    drawing.ground(shaded([0, 0, 0, 1875], oklch(0.93, 0.03, 60), oklch(0.88, 0.055, 35)))
    for (const [x, y, turnDegrees, size] of BUNCH) {
      const [footX, footY] = [
        x - Math.sin((turnDegrees * Math.PI) / 180) * 228 * size,
        y + Math.cos((turnDegrees * Math.PI) / 180) * 228 * size,
      ]
      line(drawing, [footX, footY, (footX * 2 + KNOT.x) / 3, (footY * 1.6 + KNOT.y) / 2.6, KNOT.x, KNOT.y], 4, INK.ink, 0.75)
    }
    for (const one of BUNCH) balloon(drawing, ...one)
    line(drawing, [KNOT.x, KNOT.y - 6, KNOT.x - 16, KNOT.y + 50, KNOT.x + 12, KNOT.y + 110], 5, INK.ink, 0.75)
    for (const way of [
      [0, 0, -70, -40, -80, 16, 0, 4],
      [0, 0, 70, -40, 80, 16, 0, 4],
    ])
      flick(
        drawing,
        way.map((value, index) => value + (index % 2 ? KNOT.y : KNOT.x)),
        24,
        INK.tomato,
      )
    write(drawing, '¡Muchas felicidades!', INK.plum, {
      face: 'signScript',
      width: 1080,
      x: 690,
      baseline: 235,
      bend: ([x, y]) => [x, y - (x - 690) * 0.04],
    })
    write(drawing, 'QUE CUMPLAS MUCHOS MÁS', INK.tomato, { face: 'capitals', width: 700, x: 690, baseline: 350, trackingEms: 0.24 })
  },
  inside(drawing) {
    for (const [x, y, turnDegrees, ink, other, dress] of [
      [560, 180, -12, INK.tomato, INK.cream, 'stripes'],
      [820, 190, 12, INK.teal, INK.cream, 'plain'],
      [690, 150, 0, INK.gold, INK.clay, 'dots'],
    ] as const) {
      line(drawing, [x, y + 90, 690 + (x - 690) * 0.4, y + 170, 690, 400], 3, INK.ink, 0.6)
      balloon(drawing, x, y, turnDegrees, 0.45, ink, other, dress)
    }
  },
}

function balloon(
  drawing: Drawing,
  x: number,
  y: number,
  turnDegrees: number,
  size: number,
  ink: string,
  other: string,
  dress: Dress,
): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, y, turnDegrees, size) }, () => {
    const skin = 'M0 204C-70 190 -178 70 -178 -40C-178 -140 -100 -212 0 -212C100 -212 178 -140 178 -40C178 70 70 190 0 204Z'
    paperCut(drawing, 'M0 196L22 232Q0 224 -22 232Z', ink, { depth: 3, shade: SHADE })
    paperCut(drawing, skin, ink, { depth: 16, shade: SHADE })
    drawing.group({ clip: skin }, () => {
      if (dress === 'stripes')
        for (const row of indices(5)) line(drawing, [-200, -150 + row * 78, 0, -122 + row * 78, 200, -150 + row * 78], 32, other)
      if (dress === 'dots')
        for (const row of indices(6))
          for (const column of indices(6)) fill(ellipse((column - 2.5 + (row % 2) * 0.5) * 74, -180 + row * 70, 17), other)
      if (dress === 'stars')
        for (const [u, v] of points([0, -120, -90, -40, 90, -50, 0, 20, -70, 100, 76, 96, 0, 140])) fill(star(u, v, 38), other)
      fill(skin, glow(-60, -90, 330, ['#ffffff', 0.3], ['#ffffff', 0], [SHADE, 0.36]))
      fill(dryBrush(random, points([-92, -150, -136, -80, -134, 10]), { width: 40, bristles: 5 }), INK.white, 0.5)
    })
  })
}
