import { blob } from '../blob.ts'
import { candle } from '../candle.ts'
import type { CardArt } from '../card-art.ts'
import { at, indices, placed, steps, type Point } from '../geometry.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick } from '../strokes.ts'
import { write } from '../write.ts'

const INKS = [INK.tomato, INK.gold, INK.teal, INK.cream, INK.coral, INK.sky]
/** The heights of the candles from left to right. Together they look like a hill. */
const HEIGHTS = [120, 150, 132, 176, 200, 168, 214, 238, 206, 246, 220, 236, 190, 208, 160, 176, 130, 146, 116]

export const candleRow: CardArt = {
  cardId: '1HBE2301',
  seed: 499,
  sheet: createSheet('831', 'H'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.27, 0.045, 225))
    fill(ellipse(1275, 1000, 1500), glow(1275, 1000, 1500, [oklch(0.5, 0.08, 70), 0.55], [oklch(0.27, 0.045, 225), 0]))
    for (const [x, y] of scatter(random, { from: [0, 0], to: [2550, 700], apart: 150, tries: 300 }))
      fill(blob(random, x, y, 5, 5), INK.gold, random.between(0.25, 0.7))
    HEIGHTS.forEach((height, index) =>
      drawing.group({ transform: placed(130 + index * 127, 1330 + (index % 2) * 26, 0, 2.1) }, () =>
        candle(drawing, 0, 0, height, at(INKS, (index * 5) % 6)),
      ),
    )
    const crest = steps(27).map((t, index): Point => [-80 + t * 2720, 1310 + (index % 2 ? 20 : -8)])
    paperCut(drawing, ground(crest, 1800), INK.cream, { depth: 14 })
    const drip = steps(35).map((t, index): Point => [
      -80 + t * 2720,
      1430 + (index % 2 ? random.between(60, 120) : random.between(-10, 24)),
    ])
    paperCut(drawing, ground([[-80, 1420], ...drip.slice(1)], 1800), oklch(0.8, 0.1, 10), { depth: 0.1 })
    for (const [x, y] of scatter(random, { from: [0, 1345], to: [2550, 1420], apart: 34, tries: 400 }))
      flick(drawing, [x - 13, y - 5, x, y, x + 13, y + random.spread(9)], 10, random.pick([INK.tomato, INK.teal, INK.gold, INK.plum]))
    for (const bead of indices(43)) paperCut(drawing, blob(random, bead * 62 - 20, 1640, 26, 26, { wander: 0.03 }), INK.cream, { depth: 4 })
    write(drawing, 'go on, make it a big one', INK.cream, { face: 'brushScript', width: 1560, x: 1275, baseline: 350 })
    write(drawing, 'HAPPY BIRTHDAY', INK.gold, { face: 'capitals', width: 640, x: 1275, baseline: 510, trackingEms: 0.3 })
  },
  inside(drawing) {
    for (const index of indices(5))
      drawing.group({ transform: placed(140 + index * 80, 640, 0, 1.1) }, () => candle(drawing, 0, 0, at(HEIGHTS, index), at(INKS, index)))
  },
}
