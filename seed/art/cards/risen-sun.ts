// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, toRadians, type Point } from '../geometry.ts'
import { dome, rounded, slice } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const HORIZON = 1030
const SHADE = '#3a1608'
const RINGS = [oklch(0.55, 0.14, 20), INK.tomato, oklch(0.7, 0.16, 48), INK.gold, oklch(0.9, 0.1, 92), INK.snow]

/** Half-circles rise from the sea, which reflects them. */
export const risenSun: CardArt = {
  cardId: '1HBE2439',
  seed: 821,
  sheet: createSheet('831', 'S'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.92, 0.05, 85))
    const middle: Point = [825, HORIZON]
    for (const ray of indices(13))
      fill(slice(middle, 0, 1500, toRadians(180 + ray * 14.2), toRadians(187 + ray * 14.2)), oklch(0.87, 0.08, 85))
    for (const [ring, ink] of RINGS.entries()) paperCut(drawing, dome(825, HORIZON, 700 - ring * 104), ink, { depth: 8, shade: SHADE })
    fill(rectangle(-60, HORIZON, 1780, 700), INK.sea)
    for (const row of indices(6)) {
      const y = HORIZON + 20 + row * 42
      const half = 690 - row * 96
      for (const [ring, ink] of RINGS.entries()) {
        const reach = half * (1 - ring * 0.155)
        if (reach > 20) fill(rounded(825 - reach + (row % 2) * 30, y, reach * 2, 20, 10), ink, ring === 0 ? 1 : 0.95)
      }
    }
    for (const [x, y, size] of [
      [280, 420, 1],
      [1370, 300, 1.2],
      [1240, 640, 0.7],
    ] as const)
      cloud(drawing, x, y, size)
    write(drawing, 'rise and shine', INK.snow, { face: 'loudScript', width: 940, x: 825, baseline: 1450 })
    write(drawing, 'WHENEVER YOU ARE READY', oklch(0.9, 0.1, 92), {
      face: 'capitals',
      width: 680,
      x: 825,
      baseline: 1560,
      trackingEms: 0.26,
    })
  },
  inside(drawing) {
    for (const ring of indices(6)) drawing.fill(slice([-50, 300], 0, 330 - ring * 50, toRadians(-90), 0), at(RINGS, ring))
  },
}

function cloud(drawing: Drawing, x: number, y: number, size: number): void {
  paperCut(
    drawing,
    [
      rounded(x - 210 * size, y, 420 * size, 62 * size, 31 * size),
      rounded(x - 110 * size, y - 52 * size, 250 * size, 64 * size, 32 * size),
      rounded(x - 40 * size, y + 50 * size, 260 * size, 46 * size, 23 * size),
    ],
    INK.snow,
    { depth: 8, shade: SHADE },
  )
}
