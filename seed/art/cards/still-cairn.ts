import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, points, type Point } from '../geometry.ts'
import { trace } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

/** The stones from the lowest to the highest: y of the middle, half the width, half the height, ink, rotation. */
const STONES: [number, number, number, number, string, number][] = [
  [660, 1190, 330, 116, oklch(0.56, 0.02, 250), 0.02],
  [622, 1006, 262, 86, oklch(0.68, 0.025, 60), -0.05],
  [664, 862, 206, 74, oklch(0.48, 0.025, 235), 0.06],
  [640, 738, 150, 62, oklch(0.78, 0.02, 80), -0.03],
  [652, 634, 108, 50, oklch(0.6, 0.04, 40), 0.08],
  [644, 558, 58, 34, oklch(0.4, 0.02, 240), 0],
]

export const stillCairn: CardArt = {
  cardId: '1HBE2418',
  seed: 761,
  sheet: createSheet('49', 'V'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1000], oklch(0.93, 0.015, 75), oklch(0.87, 0.02, 40), oklch(0.8, 0.025, 235)))
    fill(ground(points([-60, 900, 200, 850, 480, 880, 800, 830, 1080, 866, 1340, 850]), 1760), oklch(0.74, 0.025, 235))
    fill(rectangle(-60, 930, 1400, 830), shaded([0, 930, 0, 1650], oklch(0.76, 0.025, 225), oklch(0.6, 0.03, 235)))
    for (const row of indices(11)) {
      const [y, x] = [956 + row * 24 + row ** 2, 120 + ((row * 397) % 900)]
      fill(rectangle(x - 160 - row * 16, y, 320 + row * 30, 5), INK.white, 0.35)
    }
    fill(ground(points([-60, 1330, 300, 1290, 700, 1300, 1340, 1270]), 1760), oklch(0.5, 0.02, 60))
    for (const [x, y] of scatter(drawing.random, { from: [0, 1330], to: [1275, 1640], apart: 60, tries: 160 }))
      fill(
        blob(drawing.random, x, y, 22, 12, { knots: 6 }),
        drawing.random.pick([oklch(0.6, 0.02, 70), oklch(0.44, 0.02, 60), oklch(0.55, 0.02, 240)]),
        0.55,
      )
    for (const stone of STONES) laid(drawing, ...stone)
    write(drawing, 'peace,', INK.ink, { face: 'quietItalic', width: 250, x: 638, baseline: 260 })
    write(drawing, 'little by little', INK.ink, { face: 'quietItalic', width: 560, x: 638, baseline: 400 })
    write(drawing, 'WITH SYMPATHY', INK.snow, { face: 'capitals', width: 400, x: 638, baseline: 1530, trackingEms: 0.32 })
  },
  inside(drawing) {
    drawing.group({ transform: [0.24, 0, 0, 0.24, 10, -60] }, () => {
      for (const stone of STONES) laid(drawing, ...stone)
    })
  },
}

/** Draws a pebble with a vein or two. The light comes from the left. */
function laid(drawing: Drawing, x: number, y: number, w: number, h: number, ink: string, turnRadians: number): void {
  const { random, fill } = drawing
  const outline = blob(random, x, y, w, h, { wander: 0.03, knots: 10, turnRadians })
  paperCut(drawing, outline, ink, { depth: 14, shade: '#141a20' })
  drawing.group({ clip: outline }, () => {
    fill(outline, shaded([x - w, y - h, x + w * 0.6, y + h], ['#ffffff', 0.34], ['#ffffff', 0], ['#10141c', 0.3]))
    for (const vein of indices(random.whole(1, 2))) {
      const at: Point = [x - w * 0.5 + vein * w * 0.7 + random.spread(w * 0.2), y - h]
      trace(drawing, [at, [at[0] + w * 0.12, y], [at[0] + w * 0.06, y + h]], w * 0.035 + 4, INK.white, { opacity: 0.4 })
    }
    for (const _ of indices(12))
      fill(ellipse(Math.round(x + random.spread(w * 0.7)), Math.round(y + random.spread(h * 0.7)), random.pick([3, 4, 6])), INK.ink, 0.22)
  })
}
