// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, placed, polar } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const BLOCK = 412.5
type Cloth = { pale: string; deep: string; accent: string }
const CLOTHS: Cloth[] = [
  { pale: INK.cream, deep: INK.tomato, accent: INK.gold },
  { pale: oklch(0.9, 0.035, 190), deep: INK.teal, accent: INK.coral },
  { pale: INK.blush, deep: INK.plum, accent: INK.rose },
  { pale: oklch(0.92, 0.06, 92), deep: INK.sea, accent: INK.tomato },
]
type Block = (drawing: Drawing, cloth: Cloth) => void

export const warmQuilt: CardArt = {
  cardId: '1HBE2313',
  seed: 523,
  sheet: createSheet('831', 'S'),
  front(drawing) {
    drawing.ground(INK.cream)
    const blocks: Block[] = [star, geese, cabin, pinwheel]
    for (const row of indices(4))
      for (const column of indices(4)) {
        if ((row === 1 || row === 2) && (column === 1 || column === 2)) continue
        const cloth = at(CLOTHS, (row * 3 + column) % 4)
        const [left, top] = [column === 0 ? -60 : column * BLOCK, row === 0 ? -60 : row * BLOCK]
        drawing.fill(
          rectangle(left, top, (column + 1) * BLOCK + (column === 3 ? 60 : 0) - left, (row + 1) * BLOCK + (row === 3 ? 60 : 0) - top),
          cloth.pale,
        )
        drawing.group({ transform: placed((column + 0.5) * BLOCK, (row + 0.5) * BLOCK, drawing.random.spread(0.3)) }, () =>
          at(blocks, (row + column * 3) % 4)(drawing, cloth),
        )
      }
    for (const seam of [1, 2, 3]) {
      line(drawing, [seam * BLOCK, -50, seam * BLOCK + 2, 825, seam * BLOCK, 1700], 6, INK.ink, 0.16)
      line(drawing, [-50, seam * BLOCK, 825, seam * BLOCK + 2, 1700, seam * BLOCK], 6, INK.ink, 0.16)
    }
    paperCut(drawing, rectangle(BLOCK - 26, BLOCK - 26, 2 * BLOCK + 52, 2 * BLOCK + 52), INK.pine, { depth: 12 })
    drawing.fill(rectangle(BLOCK + 18, BLOCK + 18, 2 * BLOCK - 36, 2 * BLOCK - 36), INK.paper)
    stitches(drawing, BLOCK + 44, 2 * BLOCK - 88)
    write(drawing, 'wrapped in', INK.pine, { face: 'brushScript', width: 500, x: 825, baseline: 690 })
    write(drawing, 'warm', INK.tomato, { face: 'fatSerif', width: 520, x: 825, baseline: 870, trackingEms: 0.02 })
    write(drawing, 'wishes', INK.pine, { face: 'brushScript', width: 350, x: 825, baseline: 1030 })
    write(drawing, 'GET WELL SOON', INK.tomato, { face: 'capitals', width: 420, x: 825, baseline: 1150, trackingEms: 0.26 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(130, 130, 0, 0.5) }, () => star(drawing, at(CLOTHS, 0)))
    drawing.group({ transform: placed(130, 340, 0, 0.5) }, () => pinwheel(drawing, at(CLOTHS, 1)))
  },
}

function stitches(drawing: Drawing, from: number, length: number): void {
  for (const stitch of indices(27)) {
    const at = from + (stitch * length) / 26.6
    for (const edge of [from, from + length]) {
      line(drawing, [at, edge, at + 16, edge], 5, INK.tomato)
      line(drawing, [edge, at, edge, at + 16], 5, INK.tomato)
    }
  }
}

const U = 120

function star(drawing: Drawing, { pale, deep, accent }: Cloth): void {
  for (const turn of indices(4))
    drawing.group({ transform: placed(0, 0, turn * 90) }, () => {
      drawing.fill(shape([-U / 2, -U * 1.5, 0, -U, -U / 2, -U / 2]), deep)
      drawing.fill(shape([U / 2, -U * 1.5, 0, -U, U / 2, -U / 2]), deep)
      drawing.fill(shape([-U / 2, -U / 2, 0, -U, U / 2, -U / 2]), accent)
    })
  drawing.fill(rectangle(-U / 2, -U / 2, U, U), deep)
  drawing.fill(shape([0, -U / 2, U / 2, 0, 0, U / 2, -U / 2, 0]), pale)
  for (const [angle] of around(4, Math.PI / 4)) drawing.fill(ellipse(...polar([0, 0], angle, U * 1.41), 12), accent)
}

function geese(drawing: Drawing, { deep, accent }: Cloth): void {
  for (const row of indices(4)) {
    const y = -180 + row * 92
    for (const side of [-1, 1]) drawing.fill(shape([side * 90 - 80, y + 82, side * 90, y, side * 90 + 80, y + 82]), row % 2 ? accent : deep)
  }
}

function cabin(drawing: Drawing, { deep, accent, pale }: Cloth): void {
  const side = [180, 140, 100, 60]
  side.forEach((reach, ring) => {
    drawing.fill(rectangle(-reach, -reach, reach * 2, reach * 2), ring % 2 ? pale : deep)
    drawing.fill(shape([-reach, -reach, reach, -reach, reach, reach]), ring % 2 ? accent : deep, ring % 2 ? 0.9 : 1)
    drawing.fill(rectangle(-reach, -reach, reach * 2, 3), '#1b1420', 0.2)
  })
  drawing.fill(rectangle(-34, -34, 68, 68), accent)
}

function pinwheel(drawing: Drawing, { deep, accent }: Cloth): void {
  for (const turn of indices(4))
    drawing.group({ transform: placed(0, 0, turn * 90) }, () => {
      drawing.fill(shape([0, 0, 170, 0, 170, -170]), deep)
      drawing.fill(shape([0, 0, 0, -170, 85, -85]), accent)
    })
  drawing.fill(ellipse(0, 0, 20), INK.paper)
}
