import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, placed, points, polar, type Point } from '../geometry.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [638, 638]
const DEEP = oklch(0.38, 0.07, 225)
const INKS = [
  [INK.sky, INK.snow],
  [INK.teal, INK.cream],
  [oklch(0.72, 0.075, 200), INK.sea],
  [oklch(0.82, 0.05, 215), INK.teal],
] as const

/** Fish swim in three rings. One fish is gold. */
export const swirlingSchool: CardArt = {
  cardId: '1HBE2487',
  seed: 929,
  sheet: createSheet('49', 'S'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(DEEP)
    fill(ellipse(...MIDDLE, 900), glow(...MIDDLE, 900, [oklch(0.58, 0.085, 215), 1], [DEEP, 1]))
    for (const [x, y] of scatter(random, {
      from: [0, 0],
      to: [1275, 1275],
      apart: 150,
      tries: 120,
      among: ([x, y]) => Math.hypot(x - 638, y - 638) > 290,
    }))
      drawing.add({ path: ellipse(x, y, random.between(8, 20)), stroke: { color: INK.snow, width: 4 }, opacity: 0.35 })
    const kinds = INKS.map(([skin, mark], nth) => drawing.shape(() => fish(drawing, skin, mark, nth)))
    const golden = drawing.shape(() => fish(drawing, INK.gold, INK.tomato, 1))
    for (const [ring, [radius, many, size]] of (
      [
        [365, 11, 0.78],
        [545, 15, 0.92],
        [740, 18, 1.08],
      ] as const
    ).entries())
      for (const [angle, nth] of around(many, ring * 0.21)) {
        const place = polar(MIDDLE, angle, radius + random.spread(14))
        const isGold = ring === 0 && nth === 8
        const kind = isGold ? golden : at(kinds, (nth + ring) % 4)
        drawing.use(kind, placed(...place, (angle * 180) / Math.PI + 90 + random.spread(5), size * (isGold ? 1.12 : 1)))
      }
    write(drawing, 'ya eres', INK.snow, { face: 'brushScript', width: 260, x: 638, baseline: 600 })
    write(drawing, 'del equipo', INK.gold, { face: 'warmItalic', width: 400, x: 638, baseline: 724, trackingEms: 0.02 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(120, 110, 8, 0.8) }, () => fish(drawing, INK.gold, INK.tomato, 1))
    drawing.group({ transform: placed(290, 170, 8, 0.7) }, () => fish(drawing, INK.teal, INK.cream, 0))
    drawing.group({ transform: placed(330, 70, 8, 0.6) }, () => fish(drawing, INK.sky, INK.snow, 2))
  },
}

/** Draws a fish that swims to the right. */
function fish(drawing: Drawing, skin: string, mark: string, kind: number): void {
  const { fill } = drawing
  fill('M-56 0L-108 -42Q-92 0 -108 42Z', mark)
  fill('M-20 -34Q10 -66 40 -36Z', mark)
  const body = 'M84 0C60 -46 -20 -54 -66 0C-20 54 60 46 84 0Z'
  fill('M84 9C60 -37 -20 -45 -66 9C-20 63 60 55 84 9Z', '#04202e', 0.2)
  fill(body, skin)
  drawing.group({ clip: body }, () => {
    if (kind === 0) for (const step of indices(4)) fill(ellipse(-44 + step * 24, 0, 6, 60), mark)
    if (kind === 1) for (const [x, y] of points([-36, -8, -12, 12, -14, -20, 12, -6, 10, 22])) fill(ellipse(x, y, 9), mark)
    if (kind === 2) fill('M-70 -8L90 -8L90 8L-70 8Z', mark)
    if (kind === 3) fill('M-70 0L90 0L90 60L-70 60Z', mark)
    fill('M36 -60Q56 0 36 60L90 60L90 -60Z', INK.ink, 0.14)
  })
  fill(ellipse(56, -9, 9), INK.snow)
  fill(ellipse(58, -9, 5), INK.ink)
}
