// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, boxOutline, indices, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { AZURE, COBALT, cross, GLAZE, PAINTED, QUARTERS, rosette, tile } from '../talavera-tile.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { rectangle } from '../path.ts'

/**
 * The side of a tile on the wall, in pixels. Five by seven tiles are whole; at the edges there are pieces of more tiles, so that no joint is near the
 * trim.
 */
const TILE = 286
const GROUT = oklch(0.86, 0.02, 80)
const PLAQUE = { left: 321, top: 621, right: 1179, bottom: 1479 }

export const talavera: CardArt = {
  cardId: '1HBE2163',
  seed: 149,
  front(drawing) {
    const { random } = drawing
    drawing.ground(GLAZE)
    wall(drawing)
    plaque(drawing)
    for (const x of [PLAQUE.left + 60, PLAQUE.right - 60])
      for (const y of [PLAQUE.top + 60, PLAQUE.bottom - 60]) drawing.keepClear(boxOutline(x - 60, y - 60, x + 60, y + 60))
    drawing.letter(lettering(random, 'Gracias', { face: 'brushScript', size: 268, x: 750, baseline: 1090, bend: rising(0.05) }), COBALT)
    drawing.letter(lettering(random, 'DE CORAZÓN', { face: 'capitals', size: 44, x: 750, baseline: 1276, trackingPixels: 18 }), INK.tomato)
  },
  inside(drawing) {
    const tiles = [drawing.shape(() => tile(drawing, rosette)), drawing.shape(() => tile(drawing, cross))]
    for (const column of indices(12)) drawing.use(at(tiles, column % 2), placed(column * 150 - 75, 2055, 0, 0.5))
    drawing.fill(
      brush(drawing.random, points([-60, 1980, 750, 1977, 1560, 1980]), { width: 6, profile: PROFILES.even, wander: 0.3, samples: 12 }),
      COBALT,
    )
  },
}

/** Draws four tiles of each kind, so that neighbours are never exactly equal. Each tile is slightly rotated. */
function wall(drawing: Drawing): void {
  const { random, fill } = drawing
  const rosettes = indices(4).map(() => drawing.shape(() => tile(drawing, rosette)))
  const crosses = indices(4).map(() => drawing.shape(() => tile(drawing, cross)))
  for (const row of indices(9))
    for (const column of indices(7)) {
      if (row > 2 && row < 6 && column > 1 && column < 5) continue
      const [x, y] = [750 + (column - 3) * TILE + random.spread(1), 1050 + (row - 4) * TILE + random.spread(1)]
      drawing.use(
        random.pick((row + column) % 2 ? rosettes : crosses),
        placed(x, y, random.pick(QUARTERS) + random.spread(0.25), TILE / PAINTED),
      )
    }
  const joint = { width: 6, profile: PROFILES.even, wander: 0.3 }
  for (const column of indices(6)) {
    const x = 750 + (column - 2.5) * TILE
    fill(
      brush(
        random,
        [
          [x, -80],
          [x, 1050],
          [x, 2180],
        ],
        { ...joint, samples: 22 },
      ),
      GROUT,
    )
  }
  for (const row of indices(8)) {
    const y = 1050 + (row - 3.5) * TILE
    fill(
      brush(
        random,
        [
          [-80, y],
          [750, y],
          [1580, y],
        ],
        { ...joint, samples: 16 },
      ),
      GROUT,
    )
  }
}

function plaque(drawing: Drawing): void {
  const { random, fill } = drawing
  const { left, top, right, bottom } = PLAQUE
  paperCut(drawing, rectangle(left, top, right - left, bottom - top), INK.paper, { depth: 14, shade: '#0e1640' })
  frame(drawing, 22, 16, COBALT)
  frame(drawing, 44, 6, INK.gold)
  for (const [scaleX, scaleY] of points([1, 1, -1, 1, 1, -1, -1, -1]))
    drawing.group({ transform: placed(750 - scaleX * 350, 1050 - scaleY * 350, 0, scaleX, scaleY) }, () => {
      for (const [angle, length, width, colour] of [
        [0.05, 92, 32, AZURE],
        [0.4, 92, 32, INK.tomato],
        [0.785, 120, 44, COBALT],
        [1.17, 92, 32, INK.tomato],
        [1.52, 92, 32, AZURE],
      ] as const)
        fill(leaf(random, 8, 8, angle, length, width, { roundTip: true }).whole, colour)
      fill(blob(random, 8, 8, 22, 22, { wander: 0.04 }), INK.gold)
    })
}

/** Draws four strokes of the brush along the edge of the plaque. */
function frame({ random, fill }: Drawing, inset: number, width: number, colour: string): void {
  const [left, top, right, bottom] = [PLAQUE.left + inset, PLAQUE.top + inset, PLAQUE.right - inset, PLAQUE.bottom - inset]
  const half = width / 2
  const strokes: Point[][] = [
    [
      [left, top],
      [750, top + random.spread(2)],
      [right, top],
    ],
    [
      [right, top - half],
      [right + random.spread(2), 1050],
      [right, bottom + half],
    ],
    [
      [right, bottom],
      [750, bottom + random.spread(2)],
      [left, bottom],
    ],
    [
      [left, bottom + half],
      [left + random.spread(2), 1050],
      [left, top - half],
    ],
  ]
  for (const way of strokes) fill(brush(random, way, { width, profile: () => 1, samples: 12 }), colour)
}
