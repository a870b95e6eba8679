// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, mix, placed, points } from '../geometry.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { path, star } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const CELL = 285
const TONES = [INK.teal, oklch(0.68, 0.08, 190), oklch(0.56, 0.08, 205), oklch(0.75, 0.065, 185), INK.sea, oklch(0.82, 0.045, 190)]
const SHADE = '#06202c'
/** The column and row of the missing piece. */
const GAP = { column: 4, row: 3 }

export const lastPiece: CardArt = {
  cardId: '1HBE2250',
  seed: 397,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    const { random } = drawing
    drawing.ground(oklch(0.3, 0.04, 225))
    const knobs = indices(9).map(() => indices(11).map(() => [random.chance(0.5) ? 1 : -1, random.chance(0.5) ? 1 : -1] as const))
    const sides = (column: number, row: number) => [
      -at(at(knobs, row + 1), column + 1)[1],
      at(at(knobs, row + 1), column + 2)[0],
      at(at(knobs, row + 2), column + 1)[1],
      -at(at(knobs, row + 1), column + 1)[0],
    ]
    let last: string | undefined
    for (const row of indices(6))
      for (const column of indices(8)) {
        if (column === GAP.column && row === GAP.row) continue
        last = random.pickOther(TONES, last)
        piece(drawing, column * CELL - 60, row * CELL - 200, sides(column, row), last)
      }
    drawing.group({ transform: placed(GAP.column * CELL + 94, GAP.row * CELL - 142, 11, 1.04) }, () =>
      piece(drawing, -CELL / 2 + 60, -CELL / 2 + 30, sides(GAP.column, GAP.row), INK.gold, 22),
    )
    paperCut(drawing, path`M100 260L1020 215L1034 596L112 628Z`, INK.cream, { depth: 18, shade: SHADE })
    write(drawing, 'you fit', INK.sea, {
      face: 'fatSerif',
      width: 480,
      x: 480,
      baseline: 410,
      trackingEms: 0.014,
      bend: ([x, y]) => [x, y - (x - 480) * 0.045],
    })
    write(drawing, 'right in', INK.tomato, {
      face: 'roundScript',
      width: 520,
      x: 640,
      baseline: 556,
      bend: ([x, y]) => [x, y - (x - 480) * 0.045],
    })
  },
  inside(drawing) {
    drawing.group({ transform: placed(110, 110, 12, 0.6) }, () => piece(drawing, 0, 0, [1, -1, -1, 1], INK.gold))
    drawing.group({ transform: placed(330, 60, -8, 0.4) }, () => piece(drawing, 0, 0, [1, 1, -1, -1], INK.teal))
  },
}

/** Draws a piece of the puzzle. `sides` are top, right, foot, left: 1 for a knob, -1 for a hole. */
function piece(drawing: Drawing, x: number, y: number, sides: number[], ink: string, depth = 5): void {
  const { random, fill } = drawing
  const corners = points([x, y, x + CELL, y, x + CELL, y + CELL, x, y + CELL])
  const outline = corners.map(([fromX, fromY], side) => {
    const [toX, toY] = at(corners, (side + 1) % 4)
    const [ux, uy] = [(toX - fromX) / CELL, (toY - fromY) / CELL]
    const out = at(sides, side)
    const on = (along: number, lift: number): [number, number] => [
      mix(fromX, toX, along) + uy * lift * CELL * out,
      mix(fromY, toY, along) - ux * lift * CELL * out,
    ]
    const [a, b, c, d, e, f, g, h, i] = [
      on(0.42, 0),
      on(0.44, 0.05),
      on(0.34, 0.12),
      on(0.4, 0.2),
      on(0.5, 0.23),
      on(0.6, 0.2),
      on(0.66, 0.12),
      on(0.56, 0.05),
      on(0.58, 0),
    ]
    const mid = path`L${a[0]} ${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${d[0]} ${d[1]}Q${(d[0] + e[0]) / 2} ${(d[1] + e[1]) / 2} ${e[0]} ${e[1]}Q${(e[0] + f[0]) / 2} ${(e[1] + f[1]) / 2} ${f[0]} ${f[1]}C${g[0]} ${g[1]} ${h[0]} ${h[1]} ${i[0]} ${i[1]}`
    return `${mid}${path`L${toX} ${toY}`}`
  })
  const whole = `${path`M${x} ${y}`}${outline.join('')}Z`
  paperCut(drawing, whole, ink, { depth, shade: SHADE })
  drawing.group({ clip: whole }, () => {
    fill(whole, glow(x + 70, y + 60, CELL * 1.2, [INK.white, 0.2], [INK.white, 0], [SHADE, 0.14]))
    if (depth > 10) fill(star(x + CELL / 2, y + CELL / 2, 66), INK.cream)
    else if (random.chance(0.4))
      fill(dryBrush(random, points([x + 20, y + 70, x + 120, y + 54, x + 250, y + 66]), { width: 40, bristles: 5 }), INK.white, 0.12)
  })
  drawing.add({ path: whole, stroke: { color: SHADE, width: 3 }, opacity: 0.35 })
}
