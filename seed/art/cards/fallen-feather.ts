import { along, brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, points, type Point } from '../geometry.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const INKS = [oklch(0.5, 0.045, 240), oklch(0.58, 0.045, 238), oklch(0.66, 0.04, 236), oklch(0.74, 0.035, 232)]
const QUILL = oklch(0.42, 0.035, 245)
const WARM = oklch(0.82, 0.06, 55)

export const fallenFeather: CardArt = {
  cardId: '1HBE2205',
  seed: 307,
  sheet: createSheet('49', 'V'),
  front(drawing) {
    drawing.ground(oklch(0.945, 0.012, 75))
    drawing.fill('M-60 -60L1340 -60L1340 1720L-60 1720Z', glow(560, 700, 1100, [INK.white, 0.7], [oklch(0.9, 0.02, 230), 0.75]))
    feather(drawing, points([1010, 110, 900, 330, 700, 590, 520, 800, 395, 1040]), 205, 84)
    for (const [x, y, turn] of [
      [905, 930, 1],
      [1010, 760, -1],
    ] as const)
      feather(drawing, points([x, y, x + 34 * turn, y + 44, x + 50 * turn, y + 110]), 34, 14)
    write(drawing, 'held close,', INK.ink, { face: 'quietItalic', width: 440, x: 790, baseline: 1310 })
    write(drawing, 'always', INK.ink, { face: 'quietItalic', width: 270, x: 790, baseline: 1450 })
    write(drawing, 'WITH SYMPATHY', QUILL, { face: 'capitals', width: 380, x: 790, baseline: 1560, trackingEms: 0.3 })
  },
  inside(drawing) {
    feather(drawing, points([780, 70, 690, 150, 600, 205, 500, 230]), 52, 26)
  },
}

/** Draws a feather from its tip down to its quill. `width` is how far the barbs reach to each side. */
function feather({ random, fill }: Drawing, way: Point[], width: number, barbs: number): void {
  const stations = along(way, 121)
  for (const barb of indices(barbs)) {
    const t = barb / (barbs - 1)
    const { point, angle } = at(stations, Math.round(t * 96))
    for (const side of [-1, 1]) {
      // Leave out some barbs, so that the feather has gaps.
      if (random.chance(0.035)) continue
      const full = Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.62
      const reach = width * full * (side > 0 ? 0.86 : 1) * (1 + random.spread(0.07)) * (t > 0.9 ? 0.75 : 1)
      const lean = angle + Math.PI - side * (0.62 + t * 0.35) + random.spread(0.05)
      const end: Point = [point[0] + Math.cos(lean) * reach, point[1] + Math.sin(lean) * reach]
      const mid: Point = [
        (point[0] + end[0]) / 2 + Math.cos(lean + side * 1.57) * reach * 0.09,
        (point[1] + end[1]) / 2 + Math.sin(lean + side * 1.57) * reach * 0.09,
      ]
      const isWarm = t > 0.8 && random.chance(0.4)
      fill(brush(random, [point, mid, end], { width: width * 0.085 + 3, samples: 5 }), isWarm ? WARM : random.pick(INKS), 0.82)
    }
  }
  fill(brush(random, [...way].reverse(), { width: width * 0.05 + 3, profile: PROFILES.stem, samples: 13 }), QUILL)
}
