import { along, brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, mix, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, polygon } from '../path.ts'

const SKY = oklch(0.74, 0.13, 40)
const SHADE = '#5a1420'
/** The corners of the kite in its own units. Its spars cross at 0, 0. */
const TOP: Point = [0, -330]
const SIDE: Point = [300, 0]
const FOOT: Point = [0, 520]

const TAIL: Point[] = points([
  640, 985, 560, 1085, 330, 1110, 205, 1230, 300, 1380, 560, 1420, 900, 1330, 1160, 1370, 1240, 1470, 1110, 1570,
])
const BOWS = [
  { share: 0.09, colours: [INK.teal, INK.sea] },
  { share: 0.21, colours: [INK.gold, INK.clay] },
  { share: 0.32, colours: [INK.cream, INK.blush] },
  { share: 0.435, colours: [INK.plum, INK.rose] },
  { share: 0.55, colours: [INK.teal, INK.sea] },
  { share: 0.66, colours: [INK.cream, INK.blush] },
  { share: 0.77, colours: [INK.gold, INK.clay] },
  { share: 0.88, colours: [INK.plum, INK.rose] },
  { share: 0.985, colours: [INK.teal, INK.sea] },
] as const

export const highKite: CardArt = {
  cardId: '1HBE2178',
  seed: 257,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([1500, -46, 0, 2146], oklch(0.7, 0.145, 36), SKY, oklch(0.84, 0.09, 58)))
    wind(drawing)
    // The line leads down, beyond the edge of the card.
    fill(
      brush(random, points([860, 560, 1010, 960, 1240, 1240, 1580, 1500]), { width: 5, profile: PROFILES.even, samples: 16 }),
      INK.cream,
      0.85,
    )
    fill(brush(random, TAIL, { width: 10, profile: PROFILES.even, samples: 40, wander: 0.2 }), INK.cream)
    const stations = along(TAIL, 201)
    for (const { share, colours } of BOWS) {
      const { point, angle } = at(stations, Math.round(share * 200))
      bow(drawing, point, (angle * 180) / Math.PI, colours)
    }
    kite(drawing)

    drawing.keepClear(stations.map(({ point }) => point))
    drawing.letter(
      lettering(random, 'You did it!', { face: 'roundScript', size: 244, x: 730, baseline: 1870, bend: rising(0.05) }),
      INK.plum,
    )
    drawing.letter(
      lettering(random, 'CONGRATULATIONS', { face: 'capitals', size: 46, x: 800, baseline: 2024, trackingPixels: 18 }),
      INK.plum,
    )
  },
  inside(drawing) {
    const { random, fill } = drawing
    fill(
      brush(random, points([720, 404, 660, 440, 560, 430, 480, 380, 400, 420, 320, 400]), {
        width: 6,
        profile: PROFILES.even,
        samples: 24,
      }),
      oklch(0.8, 0.06, 60),
    )
    for (const [x, y, turnDegrees, bows] of [
      [600, 440, 10, 1],
      [480, 384, 20, 3],
      [360, 414, -10, 0],
    ] as const)
      drawing.group({ transform: placed(x, y, turnDegrees, 0.45) }, () => bow(drawing, [0, 0], 0, at(BOWS, bows).colours))
    drawing.group({ transform: placed(850, 236, 32, 0.36) }, () => sail(drawing))
  },
}

function wind({ random, fill }: Drawing): void {
  for (const [x, y, reach, width] of [
    [-60, 250, 520, 70],
    [180, 560, 300, 44],
    [1010, 120, 430, 50],
    [900, 1090, 480, 60],
    [-80, 820, 330, 46],
    [430, 1230, 380, 40],
    [-60, 1560, 520, 64],
    [1180, 1700, 400, 50],
  ] as const)
    fill(
      dryBrush(
        random,
        [
          [x, y],
          [x + reach * 0.35, y - 34],
          [x + reach * 0.7, y - 20],
          [x + reach, y - 62],
        ],
        { width, bristles: 8, lift: 0.6 },
      ),
      INK.cream,
      0.36,
    )
}

function kite(drawing: Drawing): void {
  drawing.group({ transform: placed(880, 540, 27, 1.0) }, () => sail(drawing))
}

/** Draws four fields of cloth, each with its own pattern. */
function sail(drawing: Drawing): void {
  const { random, fill } = drawing
  const mirror = ([x, y]: Point): Point => [-x, y]
  const whole = polygon([TOP, SIDE, FOOT, mirror(SIDE)])
  paperCut(drawing, whole, INK.cream, { depth: 24, shade: SHADE })
  const field = (corners: Point[], colour: string, pattern: () => void) => {
    const outline = polygon(corners)
    drawing.group({ clip: outline }, () => {
      fill(outline, colour)
      pattern()
    })
  }
  field([[0, 0], TOP, mirror(SIDE)], INK.teal, () => {
    for (const stripe of indices(9)) {
      const x = -300 + stripe * 38
      fill(
        brush(
          random,
          [
            [x, 30],
            [x + 150, -180],
            [x + 300, -390],
          ],
          { width: 15, profile: PROFILES.even, samples: 6 },
        ),
        INK.cream,
      )
    }
  })
  field([[0, 0], TOP, SIDE], INK.gold, () => {
    for (const row of indices(8))
      for (const place of indices(7))
        fill(ellipse(20 + place * 50 + (row % 2 ? 25 : 0), -24 - row * 44, 11), (row + place) % 3 ? INK.plum : INK.tomato)
  })
  field([[0, 0], mirror(SIDE), FOOT], INK.plum, () => {
    for (const [x, y, reach] of [
      [-92, 92, 66],
      [-50, 240, 46],
      [-196, 40, 40],
      [-30, 360, 30],
      [-24, 30, 34],
      [-140, 196, 26],
    ] as const) {
      for (const [angle] of around(7))
        fill(leaf(random, x, y, angle, reach, reach * 0.56, { roundTip: true }).whole, reach > 40 ? INK.coral : INK.gold)
      fill(ellipse(x, y, reach * 0.24), INK.cream)
    }
  })
  field([[0, 0], SIDE, FOOT], INK.cream, () => {
    for (const row of indices(13)) {
      const y = -20 + row * 50
      for (const tooth of indices(6))
        fill(
          polygon([
            [tooth * 60 - 30, y + 26],
            [tooth * 60, y],
            [tooth * 60 + 30, y + 26],
            [tooth * 60 + 30, y + 44],
            [tooth * 60, y + 18],
            [tooth * 60 - 30, y + 44],
          ]),
          row % 2 ? INK.tomato : INK.sea,
        )
    }
  })
  fill(polygon([[0, 0], SIDE, FOOT]), shaded([0, 0, 260, 160], ['#3a0a20', 0.02], ['#3a0a20', 0.2]))
  fill(polygon([[0, 0], TOP, mirror(SIDE)]), INK.white, 0.08)
  for (const [way, width] of [
    [[TOP, [0, 60], FOOT], 14],
    [[mirror(SIDE), [0, -6], SIDE], 12],
  ] as [Point[], number][])
    fill(brush(random, way, { width, profile: PROFILES.even, samples: 9 }), oklch(0.42, 0.06, 45))
  for (const [from, to] of [
    [TOP, SIDE],
    [SIDE, FOOT],
    [FOOT, mirror(SIDE)],
    [mirror(SIDE), TOP],
  ] as [Point, Point][])
    for (const stitch of indices(16)) {
      const [a, b] = [(stitch + 0.25) / 16, (stitch + 0.7) / 16]
      const inset = ([x, y]: Point): Point => [x * 0.955, y * 0.955 + 3]
      const spot = (t: number): Point => inset([mix(from[0], to[0], t), mix(from[1], to[1], t)])
      fill(brush(random, [spot(a), spot((a + b) / 2), spot(b)], { width: 5, profile: PROFILES.even, samples: 4 }), INK.white, 0.9)
    }
  for (const [x, y] of [TOP, SIDE, FOOT, mirror(SIDE)]) fill(ellipse(x * 0.985, y * 0.985, 13), INK.tomato)
}

/** Draws two folded ends of cloth, knotted to the tail. */
function bow(drawing: Drawing, [x, y]: Point, along_: number, [face, back]: readonly [string, string]): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, y, along_ + 90 + random.spread(10)) }, () => {
    for (const side of [-1, 1]) {
      const wing = polygon([
        [0, -8],
        [side * 84, -46 + random.spread(6)],
        [side * (72 + random.spread(5)), 0],
        [side * 88, 42 + random.spread(6)],
        [0, 10],
      ])
      paperCut(drawing, wing, side < 0 ? face : back, { depth: 7, shade: SHADE })
      fill(
        polygon([
          [0, -4],
          [side * 74, -18],
          [side * 72, 0],
          [side * 76, 16],
          [0, 6],
        ]),
        INK.white,
        0.16,
      )
    }
    paperCut(drawing, ellipse(0, 0, 17, 21), face, { depth: 3, shade: SHADE })
  })
}
