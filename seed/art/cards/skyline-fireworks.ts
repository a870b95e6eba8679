// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, placed, polar, type Point } from '../geometry.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHORE = 1090
const CITY = oklch(0.2, 0.05, 275)
const FAR = oklch(0.3, 0.07, 285)
const BURSTS: [number, number, number, string, string][] = [
  [620, 500, 1.62, INK.gold, INK.tomato],
  [1450, 330, 0.86, INK.coral, INK.cream],
  [1840, 520, 1.06, INK.teal, INK.gold],
  [1230, 720, 0.5, INK.rose, INK.gold],
  [1560, 740, 0.52, INK.sky, INK.cream],
  [120, 780, 0.5, INK.coral, INK.cream],
  [1130, 170, 0.42, INK.gold, INK.cream],
]

export const skylineFireworks: CardArt = {
  cardId: '1HBE2352',
  seed: 617,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(shaded([0, 0, 0, SHORE], oklch(0.22, 0.07, 280), oklch(0.36, 0.11, 310), oklch(0.52, 0.14, 350)))
    for (const [x, y] of scatter(random, { from: [0, 0], to: [2100, 800], apart: 110, tries: 250 })) fill(ellipse(x, y, 3), INK.cream, 0.5)
    const shapes = [0, 1].map((kind) => drawing.shape(() => burst(drawing, kind)))
    for (const [index, [x, y, size, ink, spark]] of BURSTS.entries()) {
      fill(ellipse(x, y, 330 * size), glow(x, y, 330 * size, [ink, 0.4], [ink, 0]))
      drawing.use(at(shapes, index % 2), placed(x, y, index * 17, size), { fill: ink })
      drawing.use(at(shapes, (index + 1) % 2), placed(x, y, index * 31 + 8, size * 0.52), { fill: spark })
    }
    towers(drawing, 62, 100, 230, FAR, 0.25)
    towers(drawing, 92, 80, 300, CITY, 0.55)
    fill(rectangle(-60, SHORE, 2240, 520), shaded([0, SHORE, 0, 1540], oklch(0.3, 0.08, 300), oklch(0.2, 0.05, 280)))
    for (const [x, , size, ink] of BURSTS)
      for (const row of indices(9)) {
        const [half, y] = [150 * size * random.between(0.25, 1), SHORE + 22 + row * 19]
        drawing.add({
          path: `M${Math.round(x - half)} ${y}L${Math.round(x + half)} ${y}`,
          stroke: { color: ink, width: 6 },
          opacity: 0.5 - row * 0.045,
        })
      }
    write(drawing, 'Here’s to you!', INK.cream, {
      face: 'signScript',
      width: 760,
      x: 1480,
      baseline: 1316,
      bend: ([x, y]) => [x, y - (x - 1480) * 0.03],
    })
    write(drawing, 'CONGRATULATIONS', INK.gold, { face: 'capitals', width: 620, x: 1480, baseline: 1436, trackingEms: 0.3 })
  },
  inside(drawing) {
    const own = drawing.shape(() => burst(drawing, 0))
    drawing.use(own, placed(170, 190, 0, 0.42), { fill: INK.tomato })
    drawing.use(own, placed(330, 110, 20, 0.26), { fill: INK.gold })
  },
}

function burst(drawing: Drawing, kind: number): void {
  const middle: Point = [0, 0]
  for (const [angle, index] of around(kind ? 26 : 20)) {
    const reach = index % 2 ? 300 : 250
    const sag = (share: number): Point => {
      const [x, y] = polar(middle, angle, reach * share)
      return [x, y + 34 * share ** 2]
    }
    flick(drawing, [...sag(kind ? 0.42 : 0.24), ...sag(0.7), ...sag(0.94)], kind ? 9 : 12, INK.white)
    drawing.fill(ellipse(...sag(1.03), kind ? 6 : 9), INK.white)
  }
}

function towers(drawing: Drawing, least: number, low: number, high: number, ink: string, lit: number): void {
  const { random, fill } = drawing
  let x = -60
  let windows = ''
  while (x < 2160) {
    const [width, height] = [random.between(least, least * 1.8), random.between(low, high)]
    const top = SHORE - height
    fill(rectangle(x, top, width + 1, height), ink)
    if (random.chance(0.3)) fill(shape([x, top, x + width / 2, top - width * 0.5, x + width, top]), ink)
    else if (random.chance(0.35)) fill(rectangle(x + width / 2 - 3, top - 80, 6, 90), ink)
    for (let row = top + 26; row < SHORE - 20; row += 34)
      for (let column = x + 14; column < x + width - 22; column += 24)
        if (random.chance(lit * 0.42)) windows += rectangle(Math.round(column), Math.round(row), 10, 16)
    x += width + random.between(-1, 14)
  }
  fill(windows, INK.gold, 0.85)
}
