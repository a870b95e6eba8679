import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed, points } from '../geometry.ts'
import { house, type Street } from '../house.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { tree } from '../tree.ts'
import { write } from '../write.ts'

/** For each house: x, width and height in the houses' own units. The one with `true` is the red house. */
const ROW: [number, number, number, boolean?][] = [
  [-30, 128, 190],
  [108, 150, 260],
  [266, 120, 170],
  [398, 172, 230, true],
  [582, 132, 290],
  [724, 160, 200],
  [892, 124, 250],
  [1026, 150, 180],
]

export const newStreet: CardArt = {
  cardId: '1HBE2298',
  seed: 491,
  sheet: createSheet('831', 'H'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1250], oklch(0.85, 0.055, 225), oklch(0.95, 0.035, 85)))
    fill(ellipse(2190, 330, 150), oklch(0.93, 0.09, 92))
    fill(ellipse(2190, 330, 420), glow(2190, 330, 420, [INK.paper, 0.7], [INK.paper, 0]))
    for (const way of [
      [90, 210, 330, 190, 560, 214],
      [1980, 560, 2200, 545, 2450, 566],
    ])
      fill(dryBrush(random, points(way), { width: 66, bristles: 7 }), INK.white, 0.6)
    paperCut(drawing, ground(points([-80, 900, 500, 800, 1100, 880, 1700, 780, 2650, 890]), 1700), INK.sage, { depth: 8 })
    for (const [x, size] of points([240, 150, 880, 170, 1420, 150, 2010, 190])) tree(drawing, x, 1230, size)
    drawing.group({ transform: placed(40, 1250, 0, 2.2) }, () => {
      const street: Street = {}
      for (const [x, width, height, isOurs = false] of ROW) house(drawing, street, { x, foot: 0, width, height, isOurs })
    })
    paperCut(drawing, rectangle(-60, 1240, 2700, 70), oklch(0.83, 0.02, 80), { depth: 6 })
    for (const slab of indices(24)) line(drawing, [slab * 112 - 40, 1244, slab * 112 - 52, 1308], 4, INK.ink, 0.2)
    for (const [x, size] of points([120, 84, 610, 100, 1310, 90, 1850, 104, 2420, 96])) tree(drawing, x, 1272, size)
    lamp(drawing, 860)
    lamp(drawing, 2140)
    paperCut(drawing, rectangle(-60, 1306, 2700, 460), oklch(0.4, 0.03, 262), { depth: 8 })
    for (const dash of indices(10))
      fill(shape([dash * 290 - 60, 1560, dash * 290 + 90, 1560, dash * 290 + 80, 1578, dash * 290 - 70, 1578]), INK.gold)
    write(drawing, 'Su nuevo hogar', INK.plum, { face: 'formalScript', width: 1240, x: 1220, baseline: 330 })
    write(drawing, 'LES DAMOS LA BIENVENIDA', INK.tomato, { face: 'capitals', width: 900, x: 1220, baseline: 480, trackingEms: 0.26 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(110, 700, 0, 1.6) }, () => {
      house(drawing, {}, { x: 0, foot: 0, width: 130, height: 170 })
      house(drawing, {}, { x: 140, foot: 0, width: 150, height: 210, isOurs: true })
    })
    tree(drawing, 90, 704, 90)
  },
}

function lamp(drawing: Drawing, x: number): void {
  drawing.fill(ellipse(x, 850, 150), glow(x, 850, 150, [INK.gold, 0.35], [INK.gold, 0]))
  line(drawing, [x, 1290, x + 1, 880], 15, INK.ink)
  paperCut(drawing, shape([x - 34, 800, x + 34, 800, x + 22, 884, x - 22, 884]), INK.gold, { depth: 4 })
  drawing.fill(shape([x - 46, 804, x, 752, x + 46, 804]), INK.ink)
  drawing.fill(shape([x - 30, 1290, x + 30, 1290, x + 16, 1240, x - 16, 1240]), INK.ink)
}
