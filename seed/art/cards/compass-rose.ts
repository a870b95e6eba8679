import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, ring } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [750, 590]
const SHADE = '#0a2030'

export const compassRose: CardArt = {
  cardId: '1HBE2319',
  seed: 547,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.78, 0.06, 205))
    for (const [x, y, seedling] of [
      [60, 200, 0],
      [1480, 1040, 2],
      [1420, 60, 4],
      [60, 1420, 5],
    ] as const) {
      for (const [step, ink] of [oklch(0.83, 0.05, 195), oklch(0.88, 0.045, 170), oklch(0.91, 0.05, 95), oklch(0.85, 0.07, 85)].entries())
        fill(
          curve(
            ring(
              [x, y],
              26,
              (angle) => (410 - step * 62) * (1 + 0.14 * Math.sin(angle * 3 + seedling) + 0.07 * Math.sin(angle * 5 + seedling * 2)),
            ),
          ),
          ink,
        )
    }
    for (const row of indices(16)) {
      const [x, y] = [random.between(200, 1300), random.between(60, 1440)]
      if (row % 2) flick(drawing, [x - 30, y, x - 12, y - 12, x, y, x + 14, y - 12, x + 30, y], 6, INK.white, 0.6)
    }
    for (const step of indices(13))
      line(
        drawing,
        [70 + step * 40, 300 - Math.sin(step / 2) * 34 + step * 8, 92 + step * 40, 300 - Math.sin((step + 0.5) / 2) * 34 + step * 8],
        9,
        INK.tomato,
        0.85,
      )
    rose(drawing)
    paperCut(drawing, 'M150 1110Q750 1060 1350 1110L1350 1400Q750 1350 150 1400Z', INK.paper, { depth: 12, shade: SHADE })
    const hung = ([x, y]: Point): Point => [x, y - 50 + ((x - 750) / 600) ** 2 * 50]
    write(drawing, '¡Qué gusto tenerte aquí!', INK.sea, { face: 'brushScript', width: 1000, x: 750, baseline: 1275, bend: hung })
    write(drawing, 'BIENVENIDA A BORDO', INK.tomato, {
      face: 'capitals',
      width: 520,
      x: 750,
      baseline: 1374,
      trackingEms: 0.24,
      bend: hung,
    })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-80, -30, 0, 0.28) }, () => rose(drawing))
  },
}

function rose(drawing: Drawing): void {
  const { fill } = drawing
  paperCut(drawing, ellipse(...MIDDLE, 452), INK.cream, { depth: 16, shade: SHADE })
  fill(ellipse(...MIDDLE, 452), glow(...MIDDLE, 452, [INK.white, 0.5], [oklch(0.85, 0.06, 80), 0.6]))
  for (const [radius, width] of points([440, 8, 412, 3, 330, 4]))
    drawing.add({ path: ellipse(...MIDDLE, radius) + ellipse(...MIDDLE, radius - width), fill: INK.sea, rule: 'evenodd' })
  for (const [angle, index] of around(72))
    line(drawing, [...polar(MIDDLE, angle, 412), ...polar(MIDDLE, angle, index % 6 ? 396 : 378)], index % 6 ? 4 : 7, INK.sea)
  const point = (angle: number, reach: number, half: number, pale: string, deep: string) => {
    const tip = polar(MIDDLE, angle, reach)
    fill(shape([...MIDDLE, ...polar(MIDDLE, angle - toRadians(45), half), ...tip]), pale)
    fill(shape([...MIDDLE, ...polar(MIDDLE, angle + toRadians(45), half), ...tip]), deep)
  }
  for (const [angle] of around(8, toRadians(22.5))) point(angle, 250, 60, INK.gold, INK.clay)
  for (const [angle] of around(4, toRadians(45))) point(angle, 320, 84, oklch(0.78, 0.05, 205), INK.teal)
  paperCut(drawing, shape(around(8, toRadians(-90)).flatMap(([angle, index]) => polar(MIDDLE, angle, index % 2 ? 104 : 404))), INK.sea, {
    depth: 8,
    shade: SHADE,
  })
  for (const [angle, index] of around(4, toRadians(-90)))
    point(angle, 404, 104, index === 0 ? INK.coral : INK.paper, index === 0 ? INK.tomato : INK.sea)
  fill(ellipse(...MIDDLE, 52), INK.plum)
  fill(ellipse(...MIDDLE, 36), INK.gold)
  fill('M750 616C716 588 724 560 750 576C776 560 784 588 750 616Z', INK.tomato)
}
