import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow, shaded } from '../paint.ts'
import { oklch } from '../palette.ts'
import { ellipse } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const DOWN = oklch(0.96, 0.012, 90)
const STALK = oklch(0.42, 0.035, 165)
const HEAD: Point = [470, 560]

export const dandelionClock: CardArt = {
  cardId: '1HBE2256',
  seed: 409,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 400, 1387], oklch(0.62, 0.035, 215), oklch(0.76, 0.035, 175)))
    fill(ellipse(...HEAD, 620), glow(...HEAD, 620, [DOWN, 0.4], [DOWN, 0]))
    line(drawing, [400, 1460, 430, 1150, 480, 850, ...HEAD], 17, STALK)
    for (const [x, lean, height] of [
      [330, -0.5, 520],
      [470, 0.42, 470],
      [230, -0.85, 380],
      [560, 0.8, 330],
    ] as const)
      fill(leaf(random, x, 1450, toRadians(-90) + lean, height, 90, { bend: lean * 0.3 }).whole, STALK, 0.75)
    const seeds = indices(4).map(() => drawing.shape(() => seed(drawing, 0, 0, 0, 270)))
    // Most seeds on the side from which the wind comes have flown away.
    for (const ring of [1, 0.78, 0.56])
      for (const [angle] of around(Math.round(44 * ring), ring * 3)) {
        const isGone = angle % (Math.PI * 2) > 5.15 || angle % (Math.PI * 2) < 0.5
        if (isGone && random.chance(0.75)) continue
        const turn = angle + random.spread(0.05)
        drawing.use(random.pick(seeds), placed(...polar(HEAD, turn, 40), (turn * 180) / Math.PI, ring * random.between(0.9, 1.08)))
      }
    fill(blob(random, ...HEAD, 50, 48), oklch(0.62, 0.04, 80))
    for (const step of indices(26)) fill(blob(random, ...polar(HEAD, step * 2.4, 44 * Math.sqrt(step / 26)), 6, 6, { knots: 5 }), STALK)
    for (const [x, y, turn, size] of [
      [790, 350, -20, 1],
      [960, 230, -34, 0.9],
      [1120, 420, -8, 1],
      [1290, 190, -26, 0.82],
      [1500, 330, -14, 0.9],
      [1660, 130, -30, 0.7],
      [900, 560, -4, 0.8],
      [1740, 420, -20, 0.66],
    ] as const)
      drawing.group({ transform: placed(x, y, turn, size) }, () => drawing.use(random.pick(seeds), placed(-90, 40, -24, 0.7)))
    write(drawing, 'In loving memory', DOWN, { face: 'quietItalic', width: 920, x: 1250, baseline: 860, trackingEms: 0.02 })
    write(drawing, 'WITH HEARTFELT SYMPATHY', oklch(0.3, 0.035, 215), {
      face: 'capitals',
      width: 660,
      x: 1250,
      baseline: 980,
      trackingEms: 0.28,
    })
  },
  inside(drawing) {
    for (const [x, y, turn] of [
      [120, 330, -10],
      [270, 210, -28],
      [360, 420, -4],
    ] as const)
      drawing.group({ transform: placed(x, y, turn, 0.75) }, () => seed(drawing, -60, 30, toRadians(-24), 150, STALK))
  },
}

/** A seed on its stalk with a parachute of hairs at the far end. */
function seed(drawing: Drawing, x: number, y: number, angle: number, length: number, ink = DOWN): void {
  const { random } = drawing
  const tip = polar([x, y], angle, length * 0.72)
  flick(drawing, [x, y, ...polar([x, y], angle, 26)], 12, STALK)
  line(drawing, [x, y, ...polar([x, y], angle + 0.02, length * 0.4), ...tip], 3, ink, 0.85)
  for (const hair of indices(9)) {
    const fan = angle + (hair - 4) * 0.26 + random.spread(0.05)
    const end = polar(tip, fan, length * 0.3 * (1 - Math.abs(hair - 4) * 0.04))
    flick(drawing, [...tip, ...end], 4.5, ink, 0.85)
    drawing.fill(ellipse(...end, 3), ink, 0.9)
  }
}
