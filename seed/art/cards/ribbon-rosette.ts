import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, placed, polar, type Point } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, ring, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [637, 560]
const SHADE = '#240214'

export const ribbonRosette: CardArt = {
  cardId: '1HBE2223',
  seed: 347,
  sheet: createSheet('49', 'S'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(INK.plum)
    for (const [angle, index] of around(28))
      if (index % 2)
        fill(shape([...MIDDLE, ...polar(MIDDLE, angle, 1300), ...polar(MIDDLE, angle + Math.PI / 14, 1300)]), oklch(0.4, 0.105, 352))
    const far = (place: Point) =>
      Math.hypot(place[0] - MIDDLE[0], place[1] - MIDDLE[1]) > 520 && !(Math.abs(place[0] - MIDDLE[0]) < 330 && place[1] > 600)
    for (const [x, y] of scatter(random, { from: [-20, -20], to: [1295, 1295], apart: 84, tries: 500, among: far })) {
      const ink = random.pick([INK.gold, INK.coral, INK.cream, INK.teal])
      if (random.chance(0.3)) fill(star(x, y, 22), ink)
      else if (random.chance(0.5)) fill(blob(random, x, y, 9, 9), ink)
      else flick(drawing, [x - 18, y - 6, x, y + random.spread(16), x + 18, y + 4], 10, ink)
    }
    tail(drawing, 12, INK.tomato)
    tail(drawing, -12, INK.coral)
    rosette(drawing)
    write(drawing, '¡Felicidades!', INK.plum, { face: 'brushScript', width: 470, x: 632, baseline: 590 })
    write(drawing, 'TE LO MERECES', INK.tomato, { face: 'capitals', width: 300, x: 640, baseline: 690, trackingEms: 0.2 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-20, 20, -8, 0.2) }, () => {
      tail(drawing, 12, INK.tomato)
      tail(drawing, -12, INK.coral)
      rosette(drawing)
    })
  },
}

function tail(drawing: Drawing, turnDegrees: number, ink: string): void {
  drawing.group({ transform: placed(...MIDDLE, turnDegrees) }, () => {
    const side = turnDegrees > 0 ? -1 : 1
    paperCut(
      drawing,
      shape([-95 + side * 40, 200, 95 + side * 40, 200, 105 + side * 70, 650, side * 70, 580, -105 + side * 70, 655]),
      ink,
      { depth: 10, shade: SHADE },
    )
    for (const edge of [-66, 66]) line(drawing, [edge + side * 40, 220, edge * 1.1 + side * 68, 596], 9, INK.gold)
  })
}

function rosette(drawing: Drawing): void {
  const scalloped = (radius: number, many: number, depth: number) =>
    curve(ring(MIDDLE, many * 8, (angle) => radius * (1 - depth + depth * Math.abs(Math.cos((angle * many) / 2)) ** 0.6)))
  const pleats = (from: number, to: number, many: number, ink: string) => {
    for (const [angle] of around(many, Math.PI / many))
      drawing.fill(
        shape([...polar(MIDDLE, angle - 0.012, from), ...polar(MIDDLE, angle + 0.05, to), ...polar(MIDDLE, angle - 0.012, to)]),
        ink,
        0.28,
      )
  }
  paperCut(drawing, scalloped(476, 26, 0.075), INK.tomato, { depth: 16, shade: SHADE })
  pleats(250, 436, 26, SHADE)
  paperCut(drawing, scalloped(404, 26, 0.075), INK.gold, { depth: 12, shade: SHADE })
  pleats(250, 370, 26, INK.clay)
  paperCut(drawing, scalloped(338, 26, 0.06), INK.coral, { depth: 10, shade: SHADE })
  pleats(240, 316, 26, INK.rose)
  paperCut(drawing, ellipse(...MIDDLE, 284), INK.cream, { depth: 9, shade: SHADE })
  for (const [angle] of around(52)) drawing.fill(ellipse(...polar(MIDDLE, angle, 264), 5), INK.gold)
  for (const [x, size] of [
    [637, 46],
    [560, 28],
    [714, 28],
  ] as const)
    drawing.fill(star(x, 428, size), INK.gold)
  for (const [x, size] of [
    [637, 30],
    [570, 20],
    [704, 20],
  ] as const)
    drawing.fill(star(x, 748, size), INK.gold)
}
