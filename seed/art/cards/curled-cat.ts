import { blob } from '../blob.ts'
import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { trace } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#20122a'
const FUR = oklch(0.74, 0.13, 58)
const STRIPE = oklch(0.6, 0.13, 46)

export const curledCat: CardArt = {
  cardId: '1HBE2427',
  seed: 787,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.44, 0.07, 300))
    for (const row of indices(9))
      for (const column of indices(9)) fill(ellipse(column * 190 + (row % 2 ? 95 : 0), row * 180 + 10, 16), oklch(0.52, 0.075, 300))
    fill(rectangle(-60, 1190, 1640, 400), oklch(0.35, 0.06, 300))
    drawing.group({ transform: placed(0, -54) }, () => {
      paperCut(drawing, ellipse(750, 790, 640, 500), INK.teal, { depth: 18, shade: SHADE })
      for (const [angle] of around(44))
        trace(drawing, [polar([750, 790], angle, 560, 0.78), polar([750, 790], angle + 0.06, 632, 0.78)], 9, oklch(0.52, 0.08, 195))
      paperCut(drawing, ellipse(750, 770, 540, 408), oklch(0.9, 0.04, 190), { depth: 10, shade: SHADE })
      cat(drawing)
    })
    for (const [x, y, size] of points6([1060, 300, 46, 1150, 210, 62, 1270, 110, 80])) letterZ(drawing, x, y, size)
    write(drawing, 'nothing to do but rest', INK.cream, { face: 'fatSerif', width: 1080, x: 750, baseline: 1390, trackingEms: 0.014 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-10, -30, 0, 0.25) }, () => cat(drawing))
  },
}

const points6 = (numbers: number[]): [number, number, number][] =>
  indices(3).map((nth) => [numbers[nth * 3] ?? 0, numbers[nth * 3 + 1] ?? 0, numbers[nth * 3 + 2] ?? 0])

const letterZ = (drawing: Drawing, x: number, y: number, size: number): void =>
  line(
    drawing,
    [
      x,
      y,
      x + size * 0.5,
      y,
      x + size,
      y - 4,
      x + size * 0.5,
      y + size * 0.5,
      x,
      y + size,
      x + size * 0.5,
      y + size,
      x + size,
      y + size - 4,
    ],
    size * 0.2,
    INK.gold,
  )

function cat(drawing: Drawing): void {
  const { random, fill } = drawing
  const body = blob(random, 770, 740, 400, 320, { wander: 0.015 })
  paperCut(drawing, body, FUR, { depth: 12, shade: SHADE })
  drawing.group({ clip: body }, () => {
    for (const step of indices(9)) {
      const angle = toRadians(-150 + step * 24)
      const [from, mid, to] = [0.62, 0.82, 1.04].map((share, index): Point =>
        polar([770, 740], angle + index * 0.04, 400 * share, 0.8),
      ) as [Point, Point, Point]
      fill(brush(random, [to, mid, from], { width: 54, profile: PROFILES.stem, samples: 7 }), STRIPE)
    }
    fill(blob(random, 700, 870, 230, 150), oklch(0.8, 0.11, 65), 0.8)
  })
  // Draw a haunch, then the tail around the whole cat, then the head on a paw.
  paperCut(drawing, blob(random, 980, 830, 176, 170, { wander: 0.03 }), FUR, { depth: 7, shade: SHADE })
  for (const step of indices(3))
    trace(
      drawing,
      points([1000 + step * 52, 690 + step * 26, 1010 + step * 40, 760 + step * 20, 1000 + step * 30, 800 + step * 20]),
      22,
      STRIPE,
    )
  const tail = points([1150, 860, 1080, 1010, 880, 1070, 660, 1050, 500, 980])
  fill(
    brush(
      random,
      tail.map(([x, y]): Point => [x + 5, y + 14]),
      { width: 108, profile: PROFILES.even, samples: 13 },
    ),
    SHADE,
    0.25,
  )
  fill(brush(random, tail, { width: 106, profile: PROFILES.even, samples: 13, wander: 0.04 }), FUR)
  for (const [x, y, u, v] of [
    [1080, 940, 1130, 1010],
    [980, 990, 1010, 1080],
    [860, 1014, 870, 1110],
    [740, 1006, 730, 1100],
  ] as const)
    trace(drawing, points([x, y, (x + u) / 2 + 8, (y + v) / 2, u, v]), 28, STRIPE)
  fill(ellipse(498, 976, 50, 46), INK.cream)
  drawing.group({ transform: placed(500, 800, -12) }, () => head(drawing))
}

function head(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const side of [-1, 1]) {
    paperCut(
      drawing,
      `M${side * 170} -40C${side * 190} -120 ${side * 176} -190 ${side * 160} -226C${side * 110} -206 ${side * 60} -160 ${side * 40} -110Z`,
      FUR,
      { depth: 6, shade: SHADE },
    )
    fill(
      `M${side * 146} -80C${side * 158} -120 ${side * 152} -160 ${side * 146} -184C${side * 116} -168 ${side * 84} -138 ${side * 74} -112Z`,
      INK.coral,
    )
  }
  paperCut(drawing, blob(random, 0, 10, 202, 156, { wander: 0.012 }), FUR, { depth: 9, shade: SHADE })
  for (const [x, turn] of points([-46, -8, 0, 0, 46, 8])) trace(drawing, points([x, -140, x - turn, -96, x - turn * 1.6, -64]), 24, STRIPE)
  fill(blob(random, 0, 76, 92, 62, { wander: 0.02 }), INK.cream)
  for (const side of [-1, 1]) {
    trace(drawing, points([side * 66, 2, side * 96, 22, side * 128, 0]), 13, SHADE)
    trace(drawing, points([0, 66, side * 18, 92, side * 46, 84]), 9, SHADE)
    for (const row of [0, 1, 2])
      trace(drawing, points([side * 96, 66 + row * 16, side * 170, 52 + row * 26, side * 246, 50 + row * 36]), 4, INK.white, {
        opacity: 0.8,
      })
  }
  fill('M-22 40Q0 32 22 40Q10 64 0 66Q-10 64 -22 40Z', INK.rose)
}
