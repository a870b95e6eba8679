import { along, brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, mix, steps, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering } from '../lettering.ts'
import { softNoise } from '../noise.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, ground, rectangle } from '../path.ts'

const MIST = '#f7f1ec'
const EDGE = { left: -80, right: 1580, foot: 2200 }

/** The ridges from far to near: the number of bends, and the summit if a ridge has one. */
const RIDGES: { knots: number; summit?: { at: number; height: number; width: number } }[] = [
  { knots: 4 },
  { knots: 5 },
  { knots: 5, summit: { at: 0.3, height: 170, width: 0.17 } },
  { knots: 6 },
  { knots: 4, summit: { at: 0.82, height: 120, width: 0.2 } },
  { knots: 5 },
  { knots: 3 },
]

export const mistyRidges: CardArt = {
  cardId: '1HBE2137',
  seed: 53,
  front(drawing) {
    const { random } = drawing
    drawing.ground(shaded([0, 0, 0, 1300], oklch(0.965, 0.012, 80), oklch(0.915, 0.022, 55)))
    drawing.fill(ellipse(1010, 905, 190), shaded([0, 715, 0, 1095], oklch(0.92, 0.04, 60), oklch(0.88, 0.055, 45)))
    for (const [x, y, length] of [
      [330, 850, 420],
      [1270, 780, 300],
    ] as const)
      drawing.fill(
        dryBrush(
          random,
          [
            [x - length / 2, y],
            [x, y - 12],
            [x + length / 2, y + 4],
          ],
          { width: 40, lift: 0.6 },
        ),
        INK.white,
        0.5,
      )
    RIDGES.forEach((_, index) => ridge(drawing, index))
    for (const _ of indices(15)) reed(drawing, 115 + random.between(0, 1) * random.between(0, 1) * 470)
    for (const [x, y, size] of [
      [520, 690, 1],
      [610, 640, 0.74],
      [450, 625, 0.6],
    ] as const)
      bird(drawing, x, y, size)

    const words = lettering(random, 'With deepest sympathy', { face: 'quietItalic', size: 126, x: 750, baseline: 400, trackingPixels: 1 })
    drawing.letter(words, INK.ink)
    drawing.fill(brush(random, points([690, 478, 750, 474, 812, 479]), { width: 4, wander: 0.2 }), INK.clay)
  },
  inside(drawing) {
    const { random } = drawing
    for (const [index, height] of [1930, 2010].entries()) {
      const stray = softNoise(random, 4)
      const line = steps(12).map((t): Point => [mix(EDGE.left, EDGE.right, t), height + 46 * stray(t)])
      drawing.fill(
        ground(line, EDGE.foot),
        shaded([0, height - 60, 0, height + 220], oklch(0.86 - index * 0.07, 0.022, 240), [oklch(0.95, 0.01, 230), 0.6]),
      )
    }
    for (const [x, y, size] of [
      [1120, 300, 0.9],
      [1205, 255, 0.66],
      [1050, 245, 0.54],
    ] as const)
      bird(drawing, x, y, size)
  },
}

/** Draws a ridge that fades into the mist at its foot. A nearer ridge is darker. */
function ridge(drawing: Drawing, index: number): void {
  const { random, fill } = drawing
  const { knots, summit } = at(RIDGES, index)
  const near = index / (RIDGES.length - 1)
  const height = mix(1010, 1830, near ** 0.9)
  const swing = mix(62, 84, near)
  const [slow, quick] = [softNoise(random, knots), softNoise(random, 13)]
  const line = steps(27).map((t): Point => {
    const peak = summit ? summit.height * Math.exp(-(((t - summit.at) / summit.width) ** 2)) : 0
    return [mix(EDGE.left, EDGE.right, t), height + swing * slow(t) + swing * 0.16 * quick(t) - peak]
  })
  const stone = oklch(mix(0.84, 0.4, near ** 1.1), mix(0.02, 0.042, near), mix(245, 225, near))
  const haze = oklch(mix(0.93, 0.66, near), mix(0.012, 0.03, near), 220)
  fill(ground(line, EDGE.foot), shaded([0, height - 100, 0, mix(height, EDGE.foot, 0.75)], stone, haze))
  fill(
    brush(
      random,
      line.filter((_, step) => step % 2 === 0),
      { width: mix(3, 7, near), profile: PROFILES.even, wander: 0.3, samples: 30 },
    ),
    INK.white,
    0.16,
  )
  if (index < 5) {
    const middle = height + mix(210, 240, near)
    fill(
      rectangle(EDGE.left, middle - 120, EDGE.right - EDGE.left, 270),
      shaded([0, middle - 120, 0, middle + 150], [MIST, 0], [MIST, 0.42], [MIST, 0]),
    )
  }
}

function reed({ random, fill }: Drawing, x: number): void {
  const height = random.between(300, 760) * (1 - x / 1300)
  const lean = random.between(30, 150)
  const way: Point[] = [
    [x, 2190],
    [x + lean * 0.15, 2100 - height * 0.55],
    [x + lean, 2100 - height],
  ]
  fill(brush(random, way, { width: random.between(6, 11), profile: PROFILES.stem }), INK.ink, 0.9)
  if (random.chance(0.5))
    for (const { point } of along(way, 50).slice(-10))
      fill(leaf(random, ...point, -1.1 + random.spread(0.35), random.between(22, 38), 8, { bend: 0.1 }).whole, INK.ink, 0.9)
}

function bird({ random, fill }: Drawing, x: number, y: number, size: number): void {
  const wings: Point[] = [
    [x - 46 * size, y - 12 * size],
    [x - 20 * size, y - 22 * size],
    [x, y],
    [x + 22 * size, y - 26 * size],
    [x + 52 * size, y - 18 * size],
  ]
  fill(brush(random, wings, { width: 9 * size, wander: 0.1 }), INK.ink, 0.85)
}
