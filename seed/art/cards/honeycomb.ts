// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, path, polygon } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#3a1c00'
const SIDE = 104
const MIDDLE: Point = [637, 660]
const HONEY = [INK.gold, oklch(0.84, 0.13, 84), oklch(0.76, 0.14, 70), oklch(0.88, 0.1, 88), oklch(0.7, 0.13, 62)]

export const honeycomb: CardArt = {
  cardId: '1HBE2226',
  seed: 349,
  sheet: createSheet('49', 'S'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.52, 0.1, 58))
    for (const row of indices(10))
      for (const column of indices(9)) {
        const at: Point = [column * SIDE * 1.732 + (row % 2) * SIDE * 0.866 - 40, row * SIDE * 1.5 - 30]
        const cell = hexagon(at, SIDE - 9)
        const ink = random.pick(HONEY)
        paperCut(drawing, cell, ink, { depth: 6, shade: SHADE })
        fill(cell, glow(at[0] - 20, at[1] - 30, 130, [INK.white, 0.3], [INK.white, 0], [SHADE, 0.18]))
        if (random.chance(0.34))
          flick(drawing, [at[0] - 50, at[1] + 14, at[0] - 46, at[1] - 26, at[0] - 12, at[1] - 54], 11, INK.white, 0.55)
      }
    const plaque = hexagon(MIDDLE, 470)
    paperCut(drawing, plaque, INK.cream, { depth: 20, shade: SHADE })
    drawing.add({ path: hexagon(MIDDLE, 440) + hexagon(MIDDLE, 430), fill: INK.gold, rule: 'evenodd' })
    for (const [x, y, turnDegrees] of [
      [640, 370, -14],
      [1120, 250, 28],
      [130, 1020, -24],
      [1090, 1110, 10],
    ] as const)
      bee(drawing, x, y, turnDegrees)
    for (const step of indices(9)) fill(ellipse(430 + step * 17, 400 + Math.sin(step * 0.8) * 16, 4.5), INK.clay)
    write(drawing, 'you’re the', INK.clay, { face: 'bookItalic', width: 300, x: 637, baseline: 560 })
    write(drawing, 'bee’s knees', INK.ink, { face: 'fatSerif', width: 610, x: 637, baseline: 705, trackingEms: 0.012 })
    write(drawing, 'THANK YOU', INK.clay, { face: 'capitals', width: 330, x: 637, baseline: 850, trackingEms: 0.3 })
  },
  inside(drawing) {
    bee(drawing, 150, 170, -14)
    for (const step of indices(7)) drawing.fill(ellipse(36 + step * 9, 300 - step * step * 1.6, 4.5), INK.gold)
  },
}

const hexagon = (middle: Point, radius: number) => polygon(around(6, Math.PI / 6).map(([angle]) => polar(middle, angle, radius)))

function bee(drawing: Drawing, x: number, y: number, turnDegrees: number): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, y, turnDegrees, 1.15) }, () => {
    for (const [angle, length] of points([-2.1, 86, -1.45, 96])) {
      const wing = leaf(random, 4, -20, angle, length, 50, { roundTip: true })
      paperCut(drawing, wing.whole, '#eef4f6', { depth: 3, shade: SHADE })
      fill(wing.rib(), INK.sky, 0.7)
    }
    const body = path`M-62 0C-62 -46 -20 -48 12 -44C52 -40 62 -18 62 0C62 22 46 40 10 42C-20 44 -62 42 -62 0Z`
    paperCut(drawing, body, INK.gold, { depth: 6, shade: SHADE })
    drawing.group({ clip: body }, () => {
      for (const u of [-34, -4, 26]) fill(curve(points([u - 9, -54, u + 2, 0, u - 9, 52, u + 8, 52, u + 18, 0, u + 8, -54])), INK.ink)
    })
    fill(blob(random, 60, -4, 27, 27, { wander: 0.02 }), INK.ink)
    fill(ellipse(68, -8, 6), INK.white)
    for (const lift of [-50, -38]) flick(drawing, [70, -24, 88, lift, 102, lift - 4], 5, INK.ink)
    flick(drawing, [-60, 2, -72, 3, -82, 4], 9, INK.ink)
  })
}
