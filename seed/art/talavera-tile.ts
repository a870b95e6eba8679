import { blob } from './blob.ts'
import { brush, dryBrush, PROFILES } from './brush.ts'
import type { Drawing } from './drawing.ts'
import { placed } from './geometry.ts'
import { leaf } from './leaf.ts'
import { INK, oklch } from './palette.ts'
import { path, rectangle } from './path.ts'

/** The side of a tile in the units in which it is painted. */
export const PAINTED = 300
export const COBALT = oklch(0.4, 0.12, 262)
export const AZURE = oklch(0.6, 0.11, 250)
export const GLAZE = oklch(0.95, 0.018, 90)
const GLAZES = [GLAZE, oklch(0.94, 0.022, 88), oklch(0.96, 0.014, 95), oklch(0.935, 0.02, 80)]
export const QUARTERS = [0, 90, 180, 270]

/** Draws a tile: paints a quarter four times, each time rotated. */
export function tile(drawing: Drawing, quarter: (drawing: Drawing) => void): void {
  const { random, fill } = drawing
  fill(rectangle(-PAINTED / 2, -PAINTED / 2, PAINTED, PAINTED), random.pick(GLAZES))
  for (const turn of QUARTERS) drawing.group({ transform: placed(0, 0, turn) }, () => quarter(drawing))
  if (quarter === rosette) {
    fill(blob(random, 0, 0, 26, 26, { wander: 0.04 }), INK.tomato)
    fill(blob(random, 0, 0, 11, 11), INK.gold)
  } else {
    fill(blob(random, 0, 0, 34, 34, { wander: 0.04 }), INK.gold)
    fill(blob(random, 0, 0, 18, 18), COBALT)
  }
  const sweep = random.between(-100, 100)
  fill(
    dryBrush(
      random,
      [
        [-130, sweep],
        [0, sweep + random.spread(40)],
        [130, sweep],
      ],
      { width: 60, bristles: 4, lift: 0.6 },
    ),
    INK.white,
    0.12,
  )
}

/** Draws the corner of a tile; the corners of four tiles make a medallion. */
function corner({ random, fill }: Drawing): void {
  fill(path`M-150 -150L${-62 + random.spread(2)} -150C-66 -104 -104 -66 -150 -62Z`, COBALT)
  fill('M-150 -150L-100 -150C-102 -124 -124 -102 -150 -100Z', INK.gold)
}

export function rosette(drawing: Drawing): void {
  const { random, fill } = drawing
  corner(drawing)
  fill(leaf(random, 0, 0, Math.PI / 4, 118, 54, { roundTip: true }).whole, COBALT)
  fill(
    brush(
      random,
      [
        [16, 16],
        [64, 64],
      ],
      { width: 8, profile: PROFILES.stem, samples: 4 },
    ),
    GLAZE,
  )
  fill(leaf(random, 0, 0, 0, 92, 40, { roundTip: true }).whole, INK.gold)
  for (const side of [-1, 1]) {
    fill(
      brush(
        random,
        [
          [108, 0],
          [124, side * 20],
          [146, side * 24],
        ],
        { width: 8, profile: PROFILES.stem, samples: 5 },
      ),
      AZURE,
    )
    fill(
      brush(
        random,
        [
          [92, side * 48],
          [108, side * 62],
          [104, side * 84],
          [88, side * 82],
        ],
        { width: 9, samples: 7 },
      ),
      AZURE,
    )
  }
  fill(blob(random, 108, 0, 11, 11), INK.tomato)
}

export function cross(drawing: Drawing): void {
  const { random, fill } = drawing
  corner(drawing)
  fill(leaf(random, 18, 0, 0, 120, 64).whole, AZURE)
  fill(
    brush(
      random,
      [
        [36, 0],
        [112, 0],
      ],
      { width: 7, samples: 4 },
    ),
    GLAZE,
  )
  for (const side of [-1, 1]) {
    fill(leaf(random, 22, side * 22, (side * Math.PI) / 4, 88, 30).whole, INK.tomato)
    fill(
      brush(
        random,
        [
          [138, side * 14],
          [120, side * 52],
          [84, side * 58],
          [82, side * 36],
        ],
        { width: 9, samples: 8 },
      ),
      COBALT,
    )
  }
  fill(blob(random, 88, 88, 9, 9), INK.gold)
}
