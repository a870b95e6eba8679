import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, placed, points, type Point } from '../geometry.ts'
import { trace } from '../outlines.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const BULBS = [INK.tomato, INK.gold, INK.teal, INK.coral, oklch(0.72, 0.11, 145), oklch(0.68, 0.12, 300)]
const NIGHT = oklch(0.25, 0.05, 262)

export const stringOfLights: CardArt = {
  cardId: '1HBE2457',
  seed: 857,
  sheet: createSheet('49', 'H'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(shaded([0, 0, 0, 1275], NIGHT, oklch(0.34, 0.07, 280), oklch(0.5, 0.1, 330)))
    for (const [x, y] of scatter(random, { from: [0, 0], to: [1650, 900], apart: 84, tries: 240 }))
      fill(ellipse(x, y, random.between(3, 7)), INK.snow, 0.6)
    rooftops(drawing)
    const bulbs = BULBS.map((ink) => drawing.shape(() => bulb(drawing, ink)))
    for (const [row, [left, right, sag]] of (
      [
        [40, 130, 170],
        [330, 210, 190],
        [520, 560, 150],
      ] as const
    ).entries()) {
      const wire = indices(13).map((step): Point => {
        const t = step / 12
        return [-70 + t * 1790, left + (right - left) * t + Math.sin(t * Math.PI) * sag]
      })
      trace(drawing, wire, 7, oklch(0.2, 0.03, 262))
      for (const step of indices(9)) {
        const t = (step + 0.5 + (row % 2) * 0.24) / 9.4
        const place: Point = [-70 + t * 1790, left + (right - left) * t + Math.sin(t * Math.PI) * sag]
        drawing.use(at(bulbs, (step * 2 + row * 3 + (step >> 1)) % 6), placed(...place, Math.cos(t * Math.PI) * -9, 1 - row * 0.08))
      }
    }
    write(drawing, 'luz y alegría', INK.tomato, { face: 'brushScript', width: 620, x: 825, baseline: 1100 })
    write(drawing, 'EN ESTAS FIESTAS', INK.plum, { face: 'capitals', width: 430, x: 825, baseline: 1210, trackingEms: 0.3 })
  },
  inside(drawing) {
    trace(drawing, points([-50, 40, 120, 90, 300, 60, 380, -50]), 5, NIGHT)
    for (const [x, y, nth] of [
      [60, 80, 0],
      [170, 92, 1],
      [280, 70, 2],
    ] as const)
      drawing.group({ transform: placed(x, y, 0, 0.55) }, () => bulb(drawing, at(BULBS, nth)))
  },
}

/** Draws a bulb that hangs from 0, 0. */
function bulb(drawing: Drawing, ink: string): void {
  const { fill } = drawing
  fill(ellipse(0, 104, 190), glow(0, 104, 190, [ink, 0.5], [ink, 0.16], [ink, 0]))
  fill('M-22 -8L22 -8L24 40L-24 40Z', oklch(0.36, 0.05, 160))
  fill('M-24 36L24 36C72 74 60 138 0 196C-60 138 -72 74 -24 36Z', ink)
  fill('M-18 62C-48 88 -42 120 -12 150C-26 112 -24 86 -18 62Z', INK.white, 0.65)
  fill(ellipse(14, 92, 16, 30), '#fff6d8', 0.75)
}

function rooftops(drawing: Drawing): void {
  const { fill, random } = drawing
  let x = -80
  while (x < 1700) {
    const [width, height] = [random.between(130, 210), random.between(120, 240)]
    const top = 1010 - height
    fill(rectangle(x, top, width, 400), oklch(0.3, 0.06, 290))
    fill(shape([x - 16, top + 4, x + width / 2, top - 92, x + width + 16, top + 4]), INK.snow)
    fill(shape([x + 6, top + 4, x + width / 2, top - 66, x + width - 6, top + 4]), oklch(0.36, 0.075, 300))
    for (const column of [0.28, 0.64])
      if (random.chance(0.75)) fill(rectangle(Math.round(x + width * column), Math.round(top + 46), 26, 36), INK.gold, 0.9)
    x += width + random.between(-2, 26)
  }
  fill(ground(points([-60, 960, 300, 930, 800, 950, 1300, 925, 1720, 955]), 1360), INK.snow)
}
