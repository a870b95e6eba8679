import { blob } from '../blob.ts'
import { along } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, placed, points } from '../geometry.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#123a52'
const FLIGHT = points([-80, 1010, 180, 1100, 420, 1010, 520, 800, 400, 660, 270, 760, 340, 930, 590, 940, 860, 800, 1050, 610])

export const paperPlane: CardArt = {
  cardId: '1HBE2358',
  seed: 631,
  sheet: createSheet('49', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1275], oklch(0.7, 0.085, 235), oklch(0.87, 0.05, 220), oklch(0.95, 0.035, 80)))
    fill(ellipse(1420, 250, 120), INK.gold)
    for (const radius of [180, 250])
      drawing.add({ path: ellipse(1420, 250, radius), stroke: { color: INK.gold, width: 10 }, opacity: 0.35 })
    for (const [x, y, size] of [
      [1330, 1090, 1.3],
      [1500, 760, 0.7],
      [760, 1180, 1],
      [1010, 180, 0.62],
      [60, 1230, 1.2],
    ] as const)
      cloud(drawing, x, y, size)
    const stations = along(FLIGHT, 150)
    for (const step of indices(36)) {
      const [from, to] = [at(stations, step * 4).point, at(stations, step * 4 + 2).point]
      drawing.add({ path: `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`, stroke: { color: INK.white, width: 11 } })
    }
    drawing.group({ transform: placed(1130, 560, 0, 1.3) }, () => plane(drawing))
    write(drawing, 'Llegarás', INK.night, { face: 'softSerif', width: 500, x: 430, baseline: 250 })
    write(drawing, '¡muy lejos!', INK.tomato, {
      face: 'signScript',
      width: 620,
      x: 520,
      baseline: 440,
      bend: ([x, y]) => [x, y - (x - 520) * 0.05],
    })
  },
  inside(drawing) {
    drawing.group({ transform: placed(200, 200, 0, 0.56) }, () => plane(drawing))
  },
}

function cloud(drawing: Drawing, x: number, y: number, size: number): void {
  const { random } = drawing
  drawing.group({ transform: placed(x, y, 0, size) }, () => {
    const puffs = [
      [-150, 10, 100, 62],
      [-40, -40, 120, 96],
      [90, -14, 124, 84],
      [190, 24, 80, 50],
    ] as const
    for (const [u, v, w, h] of puffs) drawing.fill(blob(random, u + 5, v + 12, w, h, { wander: 0.02 }), SHADE, 0.1)
    for (const [u, v, w, h] of puffs) drawing.fill(blob(random, u, v, w, h, { wander: 0.02 }), INK.snow)
  })
}

/** Draws a paper plane whose nose points to the upper right. */
function plane(drawing: Drawing): void {
  const { fill } = drawing
  paperCut(drawing, shape([330, -270, -250, -60, -60, 30]), INK.paper, { depth: 12, shade: SHADE })
  fill(shape([330, -270, -60, 30, -30, 190, 30, 70]), oklch(0.8, 0.03, 235))
  fill(shape([-30, 190, 30, 70, 70, 100]), oklch(0.66, 0.05, 240))
  paperCut(drawing, shape([330, -270, 30, 70, 190, 190]), INK.white, { depth: 8, shade: SHADE })
  fill(shape([330, -270, 30, 70, 66, 97]), oklch(0.9, 0.02, 235))
  fill(shape([330, -270, -250, -60, -190, -32]), oklch(0.92, 0.02, 235))
  for (const [u, ink] of [
    [0, INK.tomato],
    [1, INK.gold],
  ] as const)
    fill(
      shape([190 - u * 60, -219 + u * 22, 240 - u * 60, -237 + u * 22, 205 - u * 76, -174 + u * 55, 158 - u * 76, -140 + u * 60]),
      ink,
      0.9,
    )
}
