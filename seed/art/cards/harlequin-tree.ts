// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, polar, type Point } from '../geometry.ts'
import { spiked } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const ROWS = 7
const SIDE = 150
const RISE = 150
const TOP: Point = [694, 290]
const INKS = [INK.tomato, INK.pine, INK.gold, INK.teal, INK.cream, INK.coral, INK.moss, INK.plum]
const SHADE = '#0a2a2c'

/** A tree made of triangles. */
export const harlequinTree: CardArt = {
  cardId: '1HBE2445',
  seed: 827,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { fill, add } = drawing
    drawing.ground(oklch(0.78, 0.06, 195))
    for (const [x, y, size] of [
      [180, 260, 90],
      [1190, 180, 120],
      [1240, 620, 70],
      [130, 760, 110],
      [310, 520, 54],
      [1080, 440, 50],
      [80, 1240, 70],
      [1320, 1060, 90],
    ] as const) {
      let spokes = ''
      for (const [angle, index] of around(16))
        spokes += `M${x} ${y}L${polar([x, y], angle, index % 2 ? size * 0.6 : size)
          .map(Math.round)
          .join(' ')}`
      add({ path: spokes, stroke: { color: INK.snow, width: 5 } })
      for (const [angle] of around(8)) fill(ellipse(...polar([x, y], angle, size), 8), INK.snow)
    }
    fill(rectangle(-60, 1490, 1510, 450), INK.snow)
    paperCut(drawing, rectangle(650, 1330, 88, 180), INK.clay, { depth: 8, shade: SHADE })
    paperCut(
      drawing,
      shape([TOP[0], TOP[1], TOP[0] + (SIDE * ROWS) / 2, TOP[1] + RISE * ROWS, TOP[0] - (SIDE * ROWS) / 2, TOP[1] + RISE * ROWS]),
      INK.pine,
      { depth: 16, shade: SHADE },
    )
    let last = ''
    for (const row of indices(ROWS))
      for (const cell of indices(row * 2 + 1)) {
        last = drawing.random.pickOther(INKS, last)
        triangle(drawing, row, cell, last)
      }
    for (const [angle, index] of around(8, -Math.PI / 2))
      add({
        path: `M${TOP.join(' ')}L${polar([TOP[0], TOP[1] - 20], angle, index % 2 ? 90 : 140)
          .map(Math.round)
          .join(' ')}`,
        stroke: { color: INK.gold, width: 8 },
      })
    paperCut(drawing, spiked([TOP[0], TOP[1] - 20], 8, 84, 0.5), INK.gold, { depth: 5, shade: SHADE })
    write(drawing, 'joy', INK.tomato, { face: 'fatSerif', width: 290, x: 470, baseline: 1680, trackingEms: 0.03 })
    write(drawing, 'to you', INK.pine, { face: 'brushScript', width: 380, x: 860, baseline: 1680 })
    write(drawing, 'HAPPY HOLIDAYS', INK.clay, { face: 'capitals', width: 430, x: 694, baseline: 1812, trackingEms: 0.32 })
  },
  inside(drawing) {
    for (const cell of indices(9))
      drawing.group({ transform: [0.6, 0, 0, 0.6, -340 + cell * 88, -80] }, () => triangle(drawing, 0, 0, at(INKS, cell % 8)))
  },
}

function triangle(drawing: Drawing, row: number, cell: number, ink: string): void {
  const { fill } = drawing
  const isUp = cell % 2 === 0
  const x = TOP[0] + (cell - row) * (SIDE / 2)
  const [tip, base] = isUp ? [TOP[1] + row * RISE, TOP[1] + (row + 1) * RISE] : [TOP[1] + (row + 1) * RISE, TOP[1] + row * RISE]
  const dy = isUp ? 1 : -1
  fill(shape([x, tip + dy * 9, x + SIDE / 2 - 6, base - dy * 4, x - SIDE / 2 + 6, base - dy * 4]), ink)
  const middle = base - dy * RISE * 0.36
  const pale = ink === INK.cream || ink === INK.gold ? INK.tomato : INK.cream
  const kind = (row * 3 + cell * 5) % 6
  if (kind === 0) fill(ellipse(x, middle, 22), pale)
  if (kind === 1) fill(shape([x, tip + dy * 60, x + 34, base - dy * 22, x - 34, base - dy * 22]), pale, 0.85)
  if (kind === 2)
    for (const step of indices(3)) fill(rectangle(x - 50 + step * 10, base - dy * (24 + step * 26) - 5, 100 - step * 20, 9), pale, 0.85)
  if (kind === 3) fill(spiked([x, middle], 4, 34, 0.32), pale)
  if (kind === 4) fill(shape([x, tip + dy * 9, x + SIDE / 2 - 6, base - dy * 4, x, base - dy * 4]), INK.ink, 0.2)
  if (kind === 5) for (const u of [-26, 0, 26]) fill(ellipse(x + u, u === 0 ? middle - dy * 26 : middle + dy * 6, 10), pale)
}
