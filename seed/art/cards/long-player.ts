import { blob } from '../blob.ts'
import { brush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, mix, placed, polar, steps, type Point } from '../geometry.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, polygon, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [650, 830]

export const longPlayer: CardArt = {
  cardId: '1HBE2280',
  seed: 457,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    drawing.ground(INK.coral)
    for (const [angle, index] of around(30, 0.05))
      if (index % 2)
        drawing.fill(
          shape([...MIDDLE, ...polar(MIDDLE, angle, 1700), ...polar(MIDDLE, angle + toRadians(12), 1700)]),
          oklch(0.8, 0.1, 60),
          0.75,
        )
    record(drawing, MIDDLE, 590)
    arm(drawing)
    write(drawing, 'ANOTHER SPIN', INK.plum, { face: 'fatSerif', width: 760, x: 500, baseline: 190, trackingEms: 0.03 })
    write(drawing, 'around the sun', INK.cream, { face: 'brushScript', width: 500, x: 650, baseline: 790 })
    write(drawing, 'HAPPY BIRTHDAY', INK.gold, { face: 'capitals', width: 330, x: 650, baseline: 975, trackingEms: 0.2 })
  },
  inside(drawing) {
    record(drawing, [90, 110], 200)
  },
}

function record(drawing: Drawing, middle: Point, radius: number): void {
  const { random, fill } = drawing
  const size = radius / 590
  paperCut(drawing, ellipse(...middle, radius), oklch(0.25, 0.03, 300), { depth: 22 * size })
  let groove = radius - 16 * size
  while (groove > radius * 0.52) {
    drawing.add({
      path: polygon(around(72).map(([angle]) => polar(middle, angle, groove))),
      stroke: { color: '#6d5a78', width: 2 },
      opacity: random.between(0.25, 0.7),
    })
    groove -= random.between(6, 15) * Math.max(0.6, size)
  }
  for (const [start, many] of [
    [-0.95, 12],
    [2.2, 12],
  ] as const)
    for (const beam of indices(many)) {
      const reach = mix(radius * 0.53, radius * 0.97, beam / many)
      const way = steps(6).map((t): Point => polar(middle, start + (t - 0.5) * random.between(0.22, 0.42), reach))
      fill(brush(random, way, { width: radius * 0.034 }), INK.white, 0.15)
    }
  fill(ellipse(...middle, radius * 0.48), INK.gold)
  fill(ellipse(...middle, radius * 0.46), INK.tomato)
  for (const [angle] of around(48))
    fill(blob(random, ...polar(middle, angle, radius * 0.425), 4.5 * size, 4.5 * size, { knots: 5 }), INK.gold)
  fill(ellipse(...middle, radius * 0.03), INK.paper)
  fill(ellipse(...middle, radius * 0.018), INK.ink)
}

function arm(drawing: Drawing): void {
  const { fill } = drawing
  paperCut(drawing, ellipse(1330, 250, 118), INK.plum, { depth: 12 })
  paperCut(drawing, ellipse(1330, 250, 82), oklch(0.86, 0.02, 80), { depth: 8 })
  line(drawing, [1330, 250, 1345, 560, 1330, 880, 1225, 1085], 34, '#3a1a24', 0.25)
  line(drawing, [1322, 236, 1337, 550, 1320, 870, 1212, 1070], 30, oklch(0.88, 0.015, 80))
  line(drawing, [1314, 240, 1328, 550, 1312, 866, 1208, 1060], 7, INK.white, 0.8)
  drawing.group({ transform: placed(1200, 1096, 28) }, () => {
    paperCut(drawing, rectangle(-36, -60, 72, 136), INK.plum, { depth: 8 })
    fill(rectangle(-36, -60, 72, 136), shaded([-36, 0, 36, 0], ['#ffffff', 0.22], ['#ffffff', 0], ['#000000', 0.2]))
    line(drawing, [-18, 20, 18, 20], 8, INK.gold)
  })
  fill(ellipse(1330, 250, 40), INK.plum)
  fill(ellipse(1320, 238, 12), INK.white, 0.5)
}
