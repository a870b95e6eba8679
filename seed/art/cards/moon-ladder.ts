// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, mix, points, type Point } from '../geometry.ts'
import { spiked } from '../outlines.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path, rectangle, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { line } from '../strokes.ts'
import { write } from '../write.ts'

const MOON: Point = [1010, 700]
const R = 400
const SHADE = '#0a0e24'

export const moonLadder: CardArt = {
  cardId: '1HBE2364',
  seed: 643,
  sheet: createSheet('831', 'V'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 0, 2550], oklch(0.26, 0.07, 275), oklch(0.42, 0.09, 265), oklch(0.66, 0.08, 235), oklch(0.86, 0.06, 60)))
    for (const [x, y] of scatter(random, {
      from: [0, 0],
      to: [1650, 1500],
      apart: 120,
      tries: 300,
      among: ([x, y]) => Math.hypot(x - MOON[0], y - MOON[1]) > 480,
    }))
      fill(random.chance(0.3) ? star(x, y, random.between(14, 30)) : ellipse(x, y, random.between(3, 6)), INK.cream, 0.9)
    fill(ellipse(...MOON, 760), glow(...MOON, 760, [INK.gold, 0.42], [INK.gold, 0.1], [INK.gold, 0]))
    moon(drawing)
    for (const [x, length, size] of [
      [840, 300, 46],
      [1010, 470, 34],
      [1190, 260, 40],
    ] as const) {
      fill(path`M${x - 2} ${330}L${x + 2} ${330}L${x + 2} ${330 + length}L${x - 2} ${330 + length}Z`, INK.cream, 0.7)
      paperCut(drawing, spiked([x, 330 + length + size], 5, size, 0.45), INK.gold, { depth: 4, shade: SHADE })
    }
    clouds(drawing, 1790, oklch(0.9, 0.035, 30), 3)
    ladder(drawing)
    clouds(drawing, 2040, oklch(0.8, 0.06, 25), 1)
    clouds(drawing, 2170, INK.snow, 2)
    write(drawing, 'over the moon', INK.plum, { face: 'brushScript', width: 1060, x: 825, baseline: 2350 })
    write(drawing, 'FOR YOU. CONGRATULATIONS!', INK.tomato, { face: 'capitals', width: 800, x: 825, baseline: 2468, trackingEms: 0.24 })
  },
  inside(drawing) {
    drawing.group({ transform: [0.26, 0, 0, 0.26, -20, 20] }, () => moon(drawing))
    for (const [x, y] of points([420, 110, 540, 230, 660, 90, 800, 190])) drawing.fill(star(x, y, 26), INK.gold)
  },
}

/** Draws a crescent moon with craters. It is open to the upper left. */
function moon(drawing: Drawing): void {
  const { random, fill } = drawing
  const [x, y] = MOON
  const k = R * 0.5523
  const crescent = path`M${x + R * 0.25} ${y - R * 0.97}C${x + R * 0.72} ${y - R * 0.84} ${x + R} ${y - k} ${x + R} ${y}C${x + R} ${y + k} ${x + k} ${y + R} ${x} ${y + R}C${x - k * 0.8} ${y + R} ${x - R * 0.8} ${y + R * 0.7} ${x - R * 0.95} ${y + R * 0.32}C${x - R * 0.6} ${y + R * 0.72} ${x + R * 0.2} ${y + R * 0.62} ${x + R * 0.42} ${y + R * 0.1}C${x + R * 0.6} ${y - R * 0.3} ${x + R * 0.5} ${y - R * 0.7} ${x + R * 0.25} ${y - R * 0.97}Z`
  paperCut(drawing, crescent, shaded([x, y - R, x, y + R], oklch(0.95, 0.06, 95), oklch(0.87, 0.11, 85)), { depth: 16, shade: SHADE })
  drawing.group({ clip: crescent }, () => {
    for (const [u, v, r] of [
      [0.78, -0.1, 0.11],
      [0.7, 0.3, 0.16],
      [0.35, 0.72, 0.14],
      [-0.1, 0.86, 0.1],
      [0.86, 0.14, 0.06],
      [0.55, 0.55, 0.06],
      [-0.46, 0.76, 0.08],
    ] as const)
      fill(blob(random, x + u * R, y + v * R, r * R, r * R * 0.9, { wander: 0.05 }), INK.gold, 0.55)
  })
}

function ladder(drawing: Drawing): void {
  const rail = (side: number): number[] => [430 + side * 118, 2300, 560 + side * 104, 1860, 700 + side * 90, 1400, 842 + side * 76, 1010]
  for (const rung of indices(15)) {
    const t = 0.03 + rung / 15.4
    const [left, right] = [rail(-1), rail(1)].map((way): Point => [mix(way[0] ?? 0, way[6] ?? 0, t), mix(way[1] ?? 0, way[7] ?? 0, t)])
    if (left && right) line(drawing, [left[0] - 12, left[1] + 8, right[0] + 12, right[1] + 8], 19, rung % 2 ? INK.tomato : INK.coral)
  }
  for (const side of [-1, 1]) line(drawing, rail(side), 26, INK.cream)
}

function clouds(drawing: Drawing, top: number, ink: string, many: number): void {
  const puffs = indices(12).map((step) => {
    const [x, swell] = [-90 + step * 165, Math.sin(step * 2.1 + many * 2)]
    return ellipse(x, top + 90 - swell * 46, 132 + swell * 26, 116 + swell * 22)
  })
  paperCut(drawing, [...puffs, rectangle(-60, top + 110, 1780, 2640 - top - 110)], ink, { depth: 14, shade: SHADE })
}
