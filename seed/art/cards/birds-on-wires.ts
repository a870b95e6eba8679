import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, placed, points } from '../geometry.ts'
import { trace } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { blob } from '../blob.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const DARK = oklch(0.27, 0.05, 285)
const WIRES = [250, 340, 430, 520, 610]
/** For each bird: x, the number of its wire from above, and its direction. Some birds look to the left. */
const SONG: [number, number, number][] = [
  [420, 4, 1],
  [570, 3, 1],
  [690, 2, 1],
  [800, 2, -1],
  [930, 1, 1],
  [1070, 3, -1],
  [1180, 4, 1],
  [1310, 2, 1],
  [1420, 0, -1],
  [1540, 1, -1],
]

/** The wires look like the five lines of a staff, and the birds like its notes. */
export const birdsOnWires: CardArt = {
  cardId: '1HBE2475',
  seed: 887,
  sheet: createSheet('49', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1275], oklch(0.72, 0.09, 300), oklch(0.8, 0.1, 20), oklch(0.88, 0.1, 75)))
    fill(ellipse(1240, 900, 250), oklch(0.93, 0.085, 90))
    for (const [x, y, w] of points3([300, 160, 300, 1020, 150, 360, 760, 760, 420]))
      for (const row of indices(2)) fill(blob(drawing.random, x + row * 60, y + row * 26, w / 2, 16, { wander: 0.04 }), INK.white, 0.35)
    fill(ground(points([-60, 960, 260, 900, 600, 950, 1000, 880, 1400, 930, 1720, 890]), 1340), oklch(0.5, 0.11, 330))
    fill(ground(points([-60, 1010, 500, 1000, 1000, 960, 1720, 1000]), 1340), DARK)
    fill(rectangle(178, 150, 36, 900), DARK)
    for (const y of WIRES) fill(rectangle(110, y - 2, 172, 18), DARK)
    for (const y of WIRES) for (const x of [124, 268]) fill(ellipse(x, y - 10, 13, 16), INK.gold)
    fill(shape([178, 700, 214, 700, 214, 740, 178, 740]), INK.gold)
    for (const [index, y] of WIRES.entries())
      trace(drawing, points([-60, y + 24, 124, y - 10, 268, y - 10, 900, y + 18 + index * 3, 1720, y - 18]), 5, DARK)
    const perched = [0, 1].map((kind) => drawing.shape(() => bird(drawing, kind)))
    for (const [nth, [x, wire, side]] of SONG.entries()) {
      const sag = 14 + wire * 3 - ((x - 900) / 700) ** 2 * 30
      drawing.use(at(perched, nth % 3 === 1 ? 1 : 0), placed(x, at(WIRES, wire) + sag - 8, 0, side * 0.92, 0.92))
    }
    write(drawing, 'a little song for you', INK.cream, { face: 'signScript', width: 980, x: 825, baseline: 1108 })
    write(drawing, 'THINKING OF YOU', INK.gold, { face: 'capitals', width: 380, x: 825, baseline: 1212, trackingEms: 0.3 })
  },
  inside(drawing) {
    for (const row of indices(5)) drawing.fill(rectangle(-50, 60 + row * 34, 400, 3), DARK)
    for (const [x, row] of points([70, 3, 160, 1, 240, 2, 320, 0]))
      drawing.group({ transform: placed(x, 60 + row * 34, 0, 0.5) }, () => bird(drawing, row % 2))
  },
}

const points3 = (numbers: number[]): [number, number, number][] =>
  indices(numbers.length / 3).map((nth) => [numbers[nth * 3] ?? 0, numbers[nth * 3 + 1] ?? 0, numbers[nth * 3 + 2] ?? 0])

/** Draws a bird that sits at 0, 0 and looks to the right. The second kind sings. */
function bird(drawing: Drawing, kind: number): void {
  const { fill } = drawing
  fill('M-34 -14L-64 74L-44 76L-6 6Z', DARK)
  fill('M-56 -20C-62 -70 -20 -104 14 -100C20 -132 64 -138 76 -106C80 -92 72 -78 66 -68C66 -24 34 4 -4 4C-34 4 -52 -2 -56 -20Z', DARK)
  fill('M-40 -16C-40 -58 -8 -74 22 -62C10 -24 -10 -6 -40 -16Z', oklch(0.42, 0.09, 300))
  fill('M66 -66C66 -24 36 2 4 4C30 -12 44 -40 44 -68C52 -72 60 -70 66 -66Z', kind ? INK.gold : INK.coral)
  fill(kind ? 'M74 -114L112 -126L80 -102ZM78 -100L106 -92L76 -92Z' : 'M76 -110L108 -98L74 -92Z', INK.gold)
  fill(ellipse(52, -106, 6), INK.cream)
  for (const x of [-8, 14]) fill(rectangle(x, 0, 5, 16), INK.gold)
}
