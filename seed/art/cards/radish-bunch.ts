import { blob } from '../blob.ts'
import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { boxOutline, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, polygon, rectangle } from '../path.ts'

const GROUND = oklch(0.92, 0.06, 120)
const CLOTH = oklch(0.885, 0.07, 122)
const SHADE = '#1c2b12'
const TIE: Point = [750, 1300]

/** The leaves from back to front: degrees from upright, length, width. */
const LEAVES = [
  [-64, 520, 200],
  [66, 500, 196],
  [-40, 640, 226],
  [43, 650, 230],
  [-13, 690, 230],
  [16, 700, 226],
  [-54, 420, 170],
  [55, 410, 168],
  [-27, 540, 196],
  [29, 530, 196],
  [1, 580, 206],
] as const

type Radish = { x: number; y: number; turnDegrees: number; size: number; colour: string }

const RADISHES: Radish[] = [
  { x: 480, y: 1492, turnDegrees: 36, size: 0.9, colour: INK.rose },
  { x: 1030, y: 1486, turnDegrees: -38, size: 0.92, colour: oklch(0.5, 0.16, 5) },
  { x: 640, y: 1560, turnDegrees: 17, size: 1, colour: oklch(0.6, 0.19, 14) },
  { x: 895, y: 1560, turnDegrees: -19, size: 0.98, colour: INK.rose },
  { x: 765, y: 1592, turnDegrees: -2, size: 1.06, colour: oklch(0.54, 0.18, 8) },
]

export const radishBunch: CardArt = {
  cardId: '1HBE2181',
  seed: 263,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(GROUND)
    cloth(drawing)
    fill(blob(random, 800, 1400, 620, 500, { wander: 0.03 }), glow(800, 1400, 620, [SHADE, 0.2], [SHADE, 0]))
    for (const [turnDegrees, length, width] of LEAVES) green(drawing, turnDegrees, length, width)
    for (const { x, y, turnDegrees } of RADISHES) stalks(drawing, x, y, turnDegrees)
    for (const one of RADISHES) radish(drawing, one)
    string(drawing)

    drawing.keepClear(boxOutline(420, 650, 1080, 1300))
    drawing.letter(
      lettering(random, 'thanks', { face: 'fatSerif', size: 268, x: 720, baseline: 330, trackingPixels: 8, tilt: 1.5, bounce: 5 }),
      INK.pine,
    )
    drawing.letter(lettering(random, 'a bunch', { face: 'signScript', size: 280, x: 800, baseline: 556, bend: rising(0.04) }), INK.rose)
  },
  inside(drawing) {
    for (const [x, y, turnDegrees, size] of [
      [630, 300, 62, 0.44],
      [800, 330, 96, 0.4],
    ] as const)
      drawing.group({ transform: placed(x, y, turnDegrees, size) }, () => {
        const blade = leaf(drawing.random, 0, -150, -Math.PI / 2, 300, 110, { bend: 0.1 })
        paperCut(drawing, blade.whole, INK.moss, { depth: 6, shade: SHADE })
        drawing.fill(blade.left, INK.white, 0.13)
        drawing.fill(brush(drawing.random, points([0, -60, 0, -150, 4, -220]), { width: 16 }), INK.sage)
        radish(drawing, { x: 0, y: 0, turnDegrees: 0, size: 1, colour: INK.rose })
      })
  },
}

/** Draws a linen cloth with woven stripes, slightly rotated. */
function cloth(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const index of indices(8))
    for (const [aside, width] of [
      [0, 64],
      [82, 12],
      [106, 6],
    ] as const) {
      const [top, foot] = [index * 230 - 50 + aside, index * 230 - 40 + aside + random.spread(4)]
      fill(
        polygon([
          [top, -60],
          [top + width, -60],
          [foot + width, 2160],
          [foot, 2160],
        ]),
        CLOTH,
      )
    }
  for (const index of indices(11)) {
    const [left, right] = [index * 218 - 60, index * 218 - 50 + random.spread(4)]
    for (const [aside, width] of [
      [0, 58],
      [76, 10],
    ] as const)
      fill(
        polygon([
          [-60, left + aside],
          [1560, right + aside],
          [1560, right + aside + width],
          [-60, left + aside + width],
        ]),
        CLOTH,
        0.75,
      )
  }
  fill(rectangle(-60, -60, 1620, 2220), glow(750, 900, 1500, [INK.white, 0.35], [INK.white, 0]))
}

/** Draws a leaf with lobes, a pale rib and veins. */
function green(drawing: Drawing, turnDegrees: number, length: number, width: number): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(TIE[0], TIE[1] - 10, turnDegrees + random.spread(2)) }, () => {
    const bend = turnDegrees / 340
    const spine = (t: number): Point => [bend * length * t * t, -length * t]
    const edge = (side: number): Point[] =>
      indices(10).map((place) => {
        const t = 0.24 + (place / 9) * 0.74
        const lobe = place % 2 ? 0.8 : 1.06
        const [x, y] = spine(t)
        return [
          x + side * (width / 2) * Math.sin(Math.PI * Math.min(1, 0.06 + (t - 0.2) * 1.17)) ** 0.75 * lobe * random.between(0.92, 1.08),
          y + (place % 2 ? 10 : -8),
        ]
      })
    const outline = curve([spine(0.22), ...edge(-1), spine(1.02), ...edge(1).reverse()], { roundness: 1 / 6 })
    const half = curve([spine(0.22), ...edge(-1), spine(1.02), spine(0.6)], { roundness: 1 / 7 })
    fill(
      brush(random, [[-turnDegrees * 0.5, 30], spine(0.12), spine(0.3), spine(0.9)], { width: 26, profile: PROFILES.stem }),
      oklch(0.8, 0.08, 122),
    )
    paperCut(drawing, outline, random.pick([INK.pine, INK.moss, oklch(0.46, 0.08, 145), INK.moss]), { depth: 10, shade: SHADE })
    drawing.group({ clip: outline }, () => fill(half, INK.white, 0.12))
    fill(
      brush(random, [spine(0.1), spine(0.35), spine(0.65), spine(0.95)], { width: 15, profile: PROFILES.stem, wander: 0.1 }),
      oklch(0.82, 0.07, 122),
    )
    for (const share of [0.4, 0.53, 0.66, 0.78])
      for (const side of [-1, 1]) {
        const [x, y] = spine(share)
        const reach = width * (0.42 - share * 0.2)
        fill(
          brush(
            random,
            [
              [x, y],
              [x + side * reach * 0.6, y - reach * 0.5],
              [x + side * reach, y - reach],
            ],
            { width: 5, profile: PROFILES.stem, samples: 5 },
          ),
          oklch(0.8, 0.07, 122),
          0.8,
        )
      }
  })
}

function stalks(drawing: Drawing, x: number, y: number, turnDegrees: number): void {
  const { random, fill } = drawing
  const [tx, ty] = polar([x, y], toRadians(turnDegrees - 90), 90)
  for (const aside of [-14, 2, 16])
    fill(
      brush(
        random,
        [
          [tx + aside * 0.5, ty + 24],
          [(tx + TIE[0]) / 2 + aside, (ty + TIE[1]) / 2],
          [TIE[0] + (x - 750) * 0.2 + aside, TIE[1] - 24],
        ],
        { width: 19, profile: PROFILES.even, wander: 0.06, samples: 7 },
      ),
      random.pick([INK.sage, oklch(0.8, 0.08, 122), oklch(0.74, 0.085, 124)]),
    )
}

/** Draws a radish: red above, white towards the root, which becomes as thin as a hair. */
function radish(drawing: Drawing, { x, y, turnDegrees, size, colour }: Radish): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, y, turnDegrees, size) }, () => {
    const root = random.spread(30)
    paperCut(
      drawing,
      brush(
        random,
        [
          [0, 100],
          [root * 0.4, 200],
          [root, 290],
          [root * 2.2, 350],
        ],
        { width: 44, profile: (t) => (1 - t) ** 1.5 + 0.04, wander: 0.1 },
      ),
      oklch(0.93, 0.03, 20),
      { depth: 5, shade: SHADE },
    )
    const body = curve(
      points([0, -118, 74, -112, 124, -50, 126, 26, 82, 98, 14, 150, -14, 150, -84, 98, -126, 26, -124, -50, -74, -112]).map(
        ([u, v]): Point => [u + random.spread(4), v + random.spread(4)],
      ),
    )
    paperCut(drawing, body, colour, { depth: 12, shade: SHADE })
    drawing.group({ clip: body }, () => {
      fill(ellipse(0, 176, 120, 96), glow(0, 166, 118, [INK.snow, 1], [INK.snow, 0.75], [INK.snow, 0]))
      fill(dryBrush(random, points([70, -80, 104, -10, 84, 70, 40, 120]), { width: 60, bristles: 7 }), '#5a0a2a', 0.26)
      for (const v of [-30, 10, 44])
        fill(
          brush(
            random,
            [
              [40, v],
              [70, v + 6],
              [96, v + 2],
            ],
            { width: 4, samples: 4 },
          ),
          INK.white,
          0.4,
        )
      fill(dryBrush(random, points([-60, -92, -98, -30, -92, 40]), { width: 40, bristles: 6, lift: 0.5 }), INK.white, 0.42)
    })
    fill(blob(random, 0, -112, 34, 13), '#5a0a2a', 0.35)
  })
}

function string(drawing: Drawing): void {
  const { random, fill } = drawing
  const [x, y] = TIE
  const twine = (way: Point[], width: number) =>
    paperCut(drawing, brush(random, way, { width, profile: PROFILES.even, wander: 0.06 }), INK.gold, { depth: 5, shade: SHADE })
  for (const [side, rise] of [
    [-1, -30],
    [1, -14],
  ] as const) {
    twine(
      [
        [x, y],
        [x + side * 120, y - 96 + rise],
        [x + side * 216, y - 40 + rise],
        [x + side * 150, y + 24],
        [x, y + 4],
      ],
      15,
    )
    twine(
      [
        [x, y],
        [x + side * 90, y + 60],
        [x + side * 150, y + 70],
        [x + side * 214, y + 130 + rise],
      ],
      14,
    )
  }
  for (const row of [-22, 0, 22])
    twine(
      [
        [x - 108, y - 6 + row],
        [x, y + 10 + row],
        [x + 108, y - 6 + row],
      ],
      21,
    )
  for (const row of [-22, 0, 22])
    for (const mark of indices(9))
      fill(
        brush(
          random,
          [
            [x - 92 + mark * 23, y - 8 + row],
            [x - 84 + mark * 23, y + 10 + row],
          ],
          { width: 4, samples: 4 },
        ),
        INK.clay,
        0.7,
      )
  paperCut(drawing, blob(random, x, y + 4, 32, 27), INK.gold, { depth: 5, shade: SHADE })
}
