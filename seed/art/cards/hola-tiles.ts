// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed } from '../geometry.ts'
import { lettering } from '../lettering.ts'
import { dome, slice } from '../outlines.ts'
import { INK } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#1a1424'
const SIZE = 540
type Pattern = (drawing: Drawing, x: number) => void

/** Four letters and four patterns on a checkerboard that continues beyond the trim. */
export const holaTiles: CardArt = {
  cardId: '1HBE2481',
  seed: 911,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(INK.cream)
    const tiles: [string, string, string, Pattern][] = [
      ['H', INK.teal, INK.cream, stripes],
      ['O', INK.tomato, INK.gold, suns],
      ['L', INK.gold, INK.plum, dots],
      ['A', INK.plum, INK.coral, arches],
    ]
    for (const [index, [letter, tile, ink, pattern]] of tiles.entries()) {
      const x = 234 + index * 469
      fill(rectangle(x - 235, -60, 470, 1000), tile)
      drawing.group({ clip: rectangle(x - 235, -60, 470, 996) }, () => corner(drawing, x, index, ink))
      const { path } = lettering(drawing.random, letter, { face: 'fatSerif', size: SIZE, x, baseline: 640 + (index % 2 ? 60 : -10) })
      paperCut(drawing, path, ink, { depth: 14, shade: SHADE })
      drawing.group({ clip: path }, () => pattern(drawing, x))
    }
    fill(rectangle(-60, 936, 2000, 8), INK.ink)
    write(drawing, 'qué bueno que estás aquí', INK.plum, { face: 'warmItalic', width: 1340, x: 938, baseline: 1146, trackingEms: 0.015 })
    write(drawing, 'TE DAMOS LA BIENVENIDA', INK.tomato, { face: 'capitals', width: 640, x: 938, baseline: 1270, trackingEms: 0.28 })
  },
  inside(drawing) {
    for (const [index, ink] of [INK.teal, INK.tomato, INK.gold, INK.plum].entries())
      drawing.fill(rectangle(-50 + index * 100, -50, 100, 150), ink)
  },
}

/** Draws shapes in the style of the 1950s in the corners of a tile. */
function corner({ fill }: Drawing, x: number, index: number, ink: string): void {
  if (index === 0) for (const ring of indices(3)) fill(slice([x - 235, -50], 130 - ring * 44, 150 - ring * 44, 0, toRadians(90)), ink)
  if (index === 1) for (const [angle] of around(12)) fill(slice([x + 235, 936], 60, 130, angle + 0.1, angle + 0.34), ink)
  if (index === 2)
    for (const step of indices(5)) fill(shape([x - 235 + step * 94, -50, x - 188 + step * 94, 90, x - 141 + step * 94, -50]), ink)
  if (index === 3) for (const step of indices(3)) fill(dome(x - 140 + step * 140, 936, 62), ink)
}

const stripes: Pattern = ({ fill }, x) => {
  for (const step of indices(16)) fill(rectangle(x - 260, 210 + step * 36, 520, 16), step % 2 ? INK.tomato : INK.sea)
}
const dots: Pattern = (drawing, x) => {
  const dot = drawing.shape(() => drawing.add({ path: ellipse(0, 0, 14) }))
  for (const row of indices(11))
    for (const column of indices(9))
      drawing.use(dot, placed(x - 210 + column * 52 + (row % 2 ? 26 : 0), 300 + row * 42), {
        fill: (row + column) % 3 ? INK.cream : INK.tomato,
      })
}
const suns: Pattern = (drawing, x) => {
  const sun = drawing.shape(() => {
    drawing.fill(ellipse(0, 0, 26), INK.tomato)
    for (const [angle] of around(10)) drawing.fill(slice([0, 0], 34, 50, angle + 0.1, angle + 0.42), INK.tomato)
  })
  for (const row of indices(5))
    for (const column of indices(5)) drawing.use(sun, placed(x - 220 + column * 120 + (row % 2 ? 60 : 0), 250 + row * 116))
}
const arches: Pattern = (drawing, x) => {
  const arch = drawing.shape(() => {
    for (const [ring, ink] of [INK.cream, INK.teal, INK.gold].entries()) drawing.fill(dome(0, 0, 50 - ring * 16), ink)
  })
  for (const row of indices(8))
    for (const column of indices(6)) drawing.use(arch, placed(x - 240 + column * 104 + (row % 2 ? 52 : 0), 280 + row * 62))
}
