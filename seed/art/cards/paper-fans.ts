// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, placed, polar } from '../geometry.ts'
import { dome, slice } from '../outlines.ts'
import { INK } from '../palette.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const RADIUS = 160
const SHADE = '#0b2622'

/** Rows of fans like the scales of a fish. Each row covers a part of the row above. */
export const paperFans: CardArt = {
  cardId: '1HBE2346',
  seed: 607,
  sheet: createSheet('49', 'S'),
  front(drawing) {
    drawing.ground(INK.pine)
    const kinds = [
      [INK.teal, INK.cream, INK.gold],
      [INK.tomato, INK.gold, INK.cream],
      [INK.sea, INK.coral, INK.cream],
      [INK.cream, INK.rose, INK.gold],
      [INK.gold, INK.pine, INK.cream],
    ].map(([first = '', second = '', third = '']) => drawing.shape(() => fan(drawing, first, second, third)))
    for (const row of indices(12)) {
      for (const column of indices(6)) {
        const kind = kinds[(column * 2 + row * 3 + (row >> 1)) % kinds.length] ?? ''
        drawing.use(kind, placed(column * RADIUS * 2 + (row % 2 ? RADIUS : 0) - 170, 60 + row * 96))
      }
    }
    drawing.fill(rectangle(-60, 850, 1400, 500), INK.cream)
    drawing.fill(rectangle(-60, 866, 1400, 10), INK.tomato)
    drawing.fill(rectangle(-60, 886, 1400, 4), INK.pine)
    write(drawing, 'mil gracias', INK.pine, {
      face: 'signScript',
      width: 800,
      x: 638,
      baseline: 1066,
      bend: ([x, y]) => [x, y - (x - 638) * 0.04],
    })
    write(drawing, 'Y UNA MÁS', INK.tomato, { face: 'capitals', width: 310, x: 638, baseline: 1196, trackingEms: 0.32 })
  },
  inside(drawing) {
    const kind = drawing.shape(() => fan(drawing, INK.teal, INK.cream, INK.gold))
    for (const column of indices(5)) drawing.use(kind, placed(column * 300 + 40, 130, 0, 0.6))
  },
}

/** Draws an open fan that stands at 0, 0. */
function fan({ fill }: Drawing, first: string, second: string, third: string): void {
  fill(dome(4, 9, RADIUS + 3), SHADE, 0.3)
  fill(dome(0, 0, RADIUS), first)
  fill(dome(0, 0, RADIUS * 0.9), INK.ink, 0.14)
  for (const [angle, index] of around(18, Math.PI))
    if (index < 9) fill(slice([0, 0], RADIUS * 0.5, RADIUS * 0.88, angle + 0.03, angle + 0.32), index % 2 ? second : first)
  fill(dome(0, 0, RADIUS * 0.5), second)
  fill(dome(0, 0, RADIUS * 0.4), third)
  for (const step of indices(7)) fill(ellipse(...polar([0, 0], Math.PI * (1 + (step + 0.5) / 7), RADIUS * 0.945), 6), third)
  fill(dome(0, 0, RADIUS * 0.2), first)
}
