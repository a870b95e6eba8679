import { brush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, toRadians, mix, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { trace } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const SHADE = '#40180c'
const TRUNK = oklch(0.45, 0.07, 48)

export const palmHammock: CardArt = {
  cardId: '1HBE2436',
  seed: 811,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(shaded([0, 0, 0, 950], oklch(0.87, 0.09, 90), oklch(0.8, 0.11, 60), oklch(0.72, 0.13, 35)))
    fill(ellipse(1050, 860, 330), oklch(0.93, 0.09, 95))
    fill(rectangle(-60, 860, 2240, 260), shaded([0, 860, 0, 1120], INK.teal, INK.sea))
    for (const row of indices(6)) {
      const half = 250 - row * 32
      fill(rectangle(1050 - half, 884 + row * 34, half * 2, 9), oklch(0.93, 0.09, 95), 0.8 - row * 0.1)
    }
    fill(ground(points([-60, 1090, 500, 1050, 1100, 1086, 1700, 1046, 2180, 1090]), 1560), oklch(0.9, 0.06, 85))
    fill(ground(points([-60, 1200, 700, 1240, 1500, 1200, 2180, 1240]), 1560), oklch(0.84, 0.075, 80))
    hammock(drawing)
    palm(drawing, points([250, 1230, 300, 900, 280, 560, 380, 250]), -1)
    palm(drawing, points([1860, 1250, 1800, 900, 1840, 560, 1730, 220]), 1)
    write(drawing, 'a descansar', INK.plum, {
      face: 'signScript',
      width: 740,
      x: 1050,
      baseline: 1330,
      bend: ([x, y]) => [x, y - (x - 1050) * 0.04],
    })
    write(drawing, 'QUE TE MEJORES PRONTO', INK.plum, { face: 'capitals', width: 640, x: 1050, baseline: 1430, trackingEms: 0.26 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-40, 30, 0, 0.2) }, () => palm(drawing, points([250, 1230, 300, 900, 280, 560, 380, 250]), -1))
  },
}

function hammock(drawing: Drawing): void {
  const { fill } = drawing
  const [left, right]: [Point, Point] = [
    [300, 640],
    [1815, 640],
  ]
  for (const step of indices(7)) {
    trace(drawing, [left, [620 + step * 8, 830 + step * 18]], 5, INK.cream)
    trace(drawing, [right, [1490 - step * 8, 830 + step * 18]], 5, INK.cream)
  }
  const upper = points([600, 800, 760, 900, 1050, 960, 1350, 900, 1510, 800])
  const lower = points([600, 960, 760, 1090, 1050, 1150, 1350, 1090, 1510, 960])
  const cloth = `M600 800Q1050 1110 1510 800L1510 960Q1050 1330 600 960Z`
  paperCut(drawing, cloth, INK.cream, { depth: 14, shade: SHADE })
  drawing.group({ clip: cloth }, () => {
    for (const [step, ink] of [INK.tomato, INK.teal, INK.gold, INK.plum, INK.tomato, INK.teal, INK.gold].entries()) {
      const t = 0.05 + step * 0.145
      const line = upper.map(([x, y], index): Point => [x, mix(y - (index === 2 ? 6 : 0), (lower[index] ?? [0, 0])[1], t)])
      trace(drawing, line, 15, ink)
    }
  })
  for (const x of indices(24))
    trace(
      drawing,
      points([640 + x * 36, 1000 + Math.sin((x / 23) * Math.PI) * 138, 642 + x * 36, 1036 + Math.sin((x / 23) * Math.PI) * 138]),
      5,
      INK.cream,
    )
  // Draw a pillow, a hat and a book.
  drawing.group({ transform: placed(740, 856, 24) }, () =>
    paperCut(drawing, 'M-120 -50Q0 -80 120 -50Q140 20 120 70Q0 90 -120 70Q-140 20 -120 -50Z', INK.sea, { depth: 7, shade: SHADE }),
  )
  drawing.group({ transform: placed(1330, 850, -22) }, () => {
    paperCut(drawing, ellipse(0, 30, 150, 40), oklch(0.87, 0.09, 85), { depth: 6, shade: SHADE })
    fill('M-84 28C-84 -90 84 -90 84 28Q0 52 -84 28Z', oklch(0.87, 0.09, 85))
    fill('M-84 28L-82 0Q0 24 82 0L84 28Q0 52 -84 28Z', INK.tomato)
  })
}

function palm(drawing: Drawing, way: Point[], side: number): void {
  const { random, fill } = drawing
  fill(brush(random, way, { width: 96, profile: (t) => 1 - 0.5 * t, samples: 15, wander: 0.05 }), TRUNK)
  const [fx, fy] = way[0] ?? [0, 0]
  const top = way.at(-1) ?? [0, 0]
  for (const step of indices(14)) {
    const t = (step + 0.5) / 14
    const index = Math.min(2, Math.floor(t * 3))
    const [a, b] = [way[index] ?? [fx, fy], way[index + 1] ?? top]
    const [x, y] = [mix(a[0], b[0], t * 3 - index), mix(a[1], b[1], t * 3 - index)]
    const half = 46 * (1 - 0.5 * t)
    trace(drawing, points([x - half, y - 4, x, y + 12, x + half, y - 4]), 7, oklch(0.36, 0.06, 45))
  }
  for (const [angle, length] of points([-172, 480, -148, 430, -118, 380, -84, 360, -52, 400, -24, 450, 6, 440, 34, 330, 150, 340])) {
    const lean = toRadians(side > 0 ? -180 - angle : angle)
    const blade = leaf(random, top[0], top[1], lean, length, 120, { bend: Math.cos(lean) > 0 ? 0.3 : -0.3 })
    fill(blade.whole, random.pick([INK.pine, INK.moss, oklch(0.46, 0.075, 150)]))
    fill(blade.left, INK.white, 0.12)
    fill(blade.rib(), oklch(0.66, 0.08, 130))
  }
  for (const [u, v] of points([-34, 30, 30, 40, 0, 62])) fill(ellipse(top[0] + u, top[1] + v, 34), TRUNK)
}
