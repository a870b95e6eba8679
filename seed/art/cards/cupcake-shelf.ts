// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import { candle } from '../candle.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, placed, points } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { path, rectangle, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const CELL = 319
const FIELDS = [INK.blush, INK.teal, oklch(0.88, 0.09, 88), INK.plum, INK.sage, INK.coral, INK.sky, INK.cream]
/** The colours of each kind: frosting, shadow of the frosting, wrapper. */
const KINDS: [string, string, string][] = [
  [INK.cream, oklch(0.84, 0.06, 80), INK.tomato],
  [oklch(0.82, 0.09, 5), INK.rose, INK.gold],
  [oklch(0.45, 0.06, 50), oklch(0.34, 0.05, 45), INK.cream],
  [oklch(0.86, 0.06, 165), INK.teal, INK.plum],
]
/** The kind of cupcake in each field, row by row. */
const ROWS = [
  [0, 7, 3, 4],
  [5, 2, 6, 1],
  [4, 1, 7, 0],
]
const FROST = [
  [1, 2, 0, 3],
  [0, 3, 2, 1],
  [2, 0, 1, 3],
]

export const cupcakeShelf: CardArt = {
  cardId: '1HBE2220',
  seed: 337,
  sheet: createSheet('49', 'S'),
  front(drawing) {
    drawing.ground(INK.cream)
    for (const row of indices(3))
      for (const column of indices(4)) {
        const field = at(FIELDS, at(at(ROWS, row), column))
        const [x, y] = [column === 0 ? -60 : column * CELL, row === 0 ? -60 : row * CELL]
        drawing.fill(rectangle(x, y, (column + 1) * CELL + (column === 3 ? 60 : 0) - x, (row + 1) * CELL - y), field)
        const isLit = row === 1 && column === 1
        cupcake(
          drawing,
          column * CELL + CELL / 2,
          (row + 1) * CELL - 34,
          at(KINDS, at(at(FROST, row), column)),
          isLit ? 4 : (row * 4 + column * 3) % 4,
        )
      }
    write(drawing, 'have a sweet day', INK.plum, { face: 'roundScript', width: 800, x: 637, baseline: 1088 })
    write(drawing, 'HAPPY BIRTHDAY', INK.tomato, { face: 'capitals', width: 480, x: 637, baseline: 1190, trackingEms: 0.28 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(120, 250, -4, 0.8) }, () => cupcake(drawing, 0, 0, at(KINDS, 1), 0))
  },
}

function cupcake(drawing: Drawing, x: number, foot: number, [frosting, shade, paper]: [string, string, string], topping: number): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, foot, random.spread(2.5), topping === 4 ? 0.9 : 1) }, () => {
    const wrapper = 'M-78 -104L78 -104L56 0Q0 12 -56 0Z'
    paperCut(drawing, wrapper, paper, { depth: 8 })
    drawing.group({ clip: wrapper }, () => {
      for (const fold of indices(7)) {
        const u = (fold - 3) * 24
        line(drawing, [u * 1.08, -110, u * 0.76, 14], 9, INK.ink, 0.16)
      }
      fill(wrapper, shaded([-78, 0, 78, 0], ['#ffffff', 0.2], ['#ffffff', 0], ['#1b0620', 0.25]))
    })
    for (const [y, half, height] of [
      [-112, 100, 40],
      [-152, 76, 36],
      [-188, 48, 32],
    ] as const) {
      const turn = path`M${-half} ${y}C${-half - 10} ${y - height} ${half * 0.2} ${y - height - 22} ${half} ${y - height * 0.7}C${half + 22} ${y + height * 0.2} ${half * 0.4} ${y + height * 0.62} ${-half * 0.3} ${y + height * 0.5}Q${-half} ${y + height * 0.5} ${-half} ${y}Z`
      paperCut(drawing, turn, frosting, { depth: 5 })
      flick(drawing, [-half * 0.75, y + 6, 0, y + height * 0.26, half * 0.88, y - height * 0.3], 11, shade, 0.55)
    }
    if (topping === 4) candle(drawing, 4, -206, 74, INK.tomato)
    else if (topping === 0) {
      flick(drawing, [2, -226, 10, -258, 34, -276], 6, INK.pine)
      paperCut(drawing, blob(random, 0, -222, 24, 23, { wander: 0.02 }), INK.tomato, { depth: 4 })
      fill(blob(random, -8, -230, 6, 7), INK.white, 0.6)
    } else if (topping === 1) {
      for (const [u, v] of scatter(random, {
        from: [-76, -206],
        to: [76, -104],
        apart: 23,
        tries: 90,
        among: ([u, v]) => Math.abs(u) < 84 + (v + 104) * 0.42,
      }))
        flick(drawing, [u - 8, v - 4, u, v, u + 8, v + random.spread(8)], 7, random.pick([INK.tomato, INK.gold, INK.teal, INK.plum]))
    } else if (topping === 2) fill(star(0, -228, 38), INK.gold)
    else
      for (const turn of points([-2.2, 0, -1.57, 0, -0.9, 0]))
        fill(leaf(random, 0, -208, turn[0], 46, 24).whole, turn[0] === -1.57 ? INK.rose : INK.moss)
  })
}
