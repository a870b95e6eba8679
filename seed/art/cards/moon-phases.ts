// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import { brush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, points, type Point } from '../geometry.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, path, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const NIGHT = oklch(0.3, 0.04, 262)
const DARK = oklch(0.36, 0.035, 258)
const MOON = oklch(0.93, 0.045, 88)
/** For each moon: x, size and the lit share. A negative share is lit from the left. */
const PHASES: [number, number, number][] = [
  [205, 84, 0.26],
  [500, 108, 0.55],
  [825, 142, 1],
  [1150, 108, -0.55],
  [1445, 84, -0.26],
]
const ROW = 420
const SHORE = 690

export const moonPhases: CardArt = {
  cardId: '1HBE2211',
  seed: 313,
  sheet: createSheet('49', 'H'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 0, SHORE], oklch(0.25, 0.04, 268), oklch(0.42, 0.04, 252)))
    for (const [x, y] of scatter(random, { from: [0, 0], to: [1650, SHORE - 90], apart: 74, tries: 500 }))
      fill(blob(random, x, y, random.between(1.6, 4), random.between(1.6, 4), { knots: 5 }), INK.cream, random.between(0.35, 0.9))
    for (const [x, size, lit] of PHASES) moon(drawing, x, size, lit)
    fill(rectangle(-60, SHORE, 1780, 700), shaded([0, SHORE, 0, 1320], oklch(0.37, 0.04, 252), oklch(0.22, 0.035, 268)))
    for (const [x, size, lit] of PHASES) reflection(drawing, x, size * Math.abs(lit) ** 0.5)
    write(drawing, 'one day at a time', MOON, { face: 'quietItalic', width: 860, x: 825, baseline: 1040 })
    write(drawing, 'WITH YOU IN YOUR SORROW', oklch(0.8, 0.035, 240), {
      face: 'capitals',
      width: 640,
      x: 825,
      baseline: 1150,
      trackingEms: 0.3,
    })
  },
  inside(drawing) {
    for (const [place, [, size, lit]] of PHASES.entries()) {
      const [x, r] = [645 + place * 90, size * 0.26]
      drawing.fill(ellipse(x, 90, r), oklch(0.9, 0.012, 250))
      drawing.fill(lune(x, 90, r, lit), NIGHT)
    }
  },
}

function moon(drawing: Drawing, x: number, size: number, lit: number): void {
  const { random, fill } = drawing
  fill(ellipse(x, ROW, size * 2.3), glow(x, ROW, size * 2.3, [MOON, 0.3 * Math.abs(lit)], [MOON, 0]))
  fill(ellipse(x, ROW, size), DARK)
  const bright = lune(x, ROW, size, lit)
  fill(bright, MOON)
  drawing.group({ clip: bright }, () => {
    for (const [u, v, r] of [
      [-0.3, -0.35, 0.26],
      [0.25, -0.1, 0.34],
      [-0.15, 0.4, 0.22],
      [0.45, 0.45, 0.16],
      [-0.62, 0.12, 0.15],
      [0.6, -0.5, 0.13],
    ] as const)
      fill(blob(random, x + u * size, ROW + v * size, r * size, r * size * 0.86, { wander: 0.1 }), oklch(0.85, 0.05, 80), 0.7)
  })
}

/** Returns the lit part of a moon. `lit` is from -1 to 1; below 0 the left side is lit. */
function lune(x: number, y: number, r: number, lit: number): string {
  const side = lit < 0 ? -1 : 1
  const inner = r * (1 - 2 * Math.abs(lit)) * side
  const k = 0.5523
  return (
    path`M${x} ${y - r}C${x + side * r * k} ${y - r} ${x + side * r} ${y - r * k} ${x + side * r} ${y}C${x + side * r} ${y + r * k} ${x + side * r * k} ${y + r} ${x} ${y + r}` +
    path`C${x + inner * k} ${y + r} ${x + inner} ${y + r * k} ${x + inner} ${y}C${x + inner} ${y - r * k} ${x + inner * k} ${y - r} ${x} ${y - r}Z`
  )
}

function reflection({ random, fill }: Drawing, x: number, size: number): void {
  for (const row of indices(9)) {
    const y = SHORE + 16 + row * 19 + row * row * 1.1
    const half = size * (0.95 - row * 0.075) * random.between(0.7, 1.1)
    const at = x + random.spread(size * 0.16)
    const way: Point[] = points([at - half, y, at, y + random.spread(3), at + half, y])
    fill(brush(random, way, { width: random.between(6, 11), samples: 7 }), MOON, 0.62 - row * 0.05)
  }
}
