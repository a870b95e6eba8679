import { along, brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, boxOutline, indices, mix, placed, polar, points, type Point } from '../geometry.ts'
import { daisy, poppy } from '../flowers.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { INK } from '../palette.ts'
import { curve } from '../path.ts'

/** `turn` is in degrees, `open` a share of the full height. */
type Flower = { x: number; y: number; radius: number; kind: 'poppy' | 'palePoppy' | 'daisy'; turnDegrees?: number; open?: number }

const FLOWERS: Flower[] = [
  { x: 250, y: 1130, radius: 140, kind: 'poppy', turnDegrees: -18, open: 0.8 },
  { x: 590, y: 885, radius: 196, kind: 'poppy', turnDegrees: 8, open: 0.92 },
  { x: 985, y: 1085, radius: 158, kind: 'poppy', turnDegrees: 14, open: 0.86 },
  { x: 1290, y: 860, radius: 136, kind: 'poppy', turnDegrees: 20, open: 0.5 },
  { x: 405, y: 1400, radius: 112, kind: 'daisy' },
  { x: 745, y: 1290, radius: 134, kind: 'daisy' },
  { x: 1180, y: 1385, radius: 118, kind: 'daisy' },
  { x: 110, y: 1420, radius: 88, kind: 'daisy' },
  { x: 1400, y: 1190, radius: 96, kind: 'daisy' },
  { x: 560, y: 1640, radius: 150, kind: 'palePoppy', turnDegrees: -12, open: 0.8 },
  { x: 905, y: 1560, radius: 104, kind: 'palePoppy', turnDegrees: -20, open: 0.48 },
  { x: 240, y: 1760, radius: 104, kind: 'palePoppy', turnDegrees: 16, open: 0.82 },
  { x: 1080, y: 1770, radius: 118, kind: 'palePoppy', turnDegrees: 8, open: 0.88 },
  { x: 1310, y: 1610, radius: 124, kind: 'palePoppy', turnDegrees: -14, open: 0.6 },
]
const LAVENDER: Point[] = points([385, 1040, 768, 1000, 1130, 965, 90, 1230, 1440, 1060])
const BUDS = [
  { x: 800, y: 770, lean: 0.3 },
  { x: 1090, y: 800, lean: -0.2 },
  { x: 330, y: 840, lean: -0.15 },
]
/** For each broad leaf: its place, its length, and the angle at which it leans (radians). */
const BROAD_LEAVES = [
  [300, 2060, 330, -1.2],
  [700, 2150, 360, -1.9],
  [880, 2090, 330, -1.05],
  [1250, 2120, 320, -1.95],
  [80, 2150, 300, -1.25],
  [500, 2200, 320, -1.5],
  [1080, 2200, 320, -1.6],
  [1440, 2160, 290, -1.7],
] as const

/** At their lower ends, stalks lean towards the middle of the card, like a bunch of flowers. */
const footOf = (x: number) => x + (750 - x) * 0.28

export const poppyMeadow: CardArt = {
  cardId: '1HBE2130',
  seed: 37,
  front(drawing) {
    const { random } = drawing
    drawing.ground(INK.paper)
    meadowGround(drawing)
    for (const _ of indices(46)) {
      const x = random.between(-40, 1540)
      const height = random.between(260, 760) * (1 - (0.25 * Math.abs(x - 750)) / 750)
      blade(drawing, x, height, random.spread(110), random.pick([INK.sage, INK.moss, INK.sage, INK.pine]), random.between(0.6, 0.95))
    }
    for (const { x, y } of FLOWERS) stalk(drawing, [x, y], footOf(x) + random.spread(40))
    for (const tip of LAVENDER) lavender(drawing, tip)
    for (const [x, y, length, angle] of BROAD_LEAVES) broadLeaf(drawing, x, y, length, angle)
    for (const bud of BUDS) poppyBud(drawing, bud.x, bud.y, bud.lean)
    for (const flower of [...FLOWERS].sort((a, b) => a.y - b.y)) bloom(drawing, flower)

    for (const { x, y, radius } of FLOWERS) drawing.keepClear(around(40).map(([angle]) => polar([x, y], angle, radius)))
    for (const { x, y } of BUDS) drawing.keepClear(boxOutline(x - 30, y - 70, x + 30, y + 30))
    drawing.letter(lettering(random, 'Thank you', { face: 'brushScript', size: 390, x: 750, baseline: 430, bend: rising(0.06) }), INK.ink)
    drawing.letter(
      lettering(random, 'FOR EVERYTHING YOU DO', {
        face: 'capitals',
        size: 33,
        x: 540,
        baseline: 576,
        trackingPixels: 12,
        bend: rising(0.06, 540),
      }),
      INK.tomato,
    )
  },
  inside(drawing) {
    const { random } = drawing
    for (const _ of indices(16))
      blade(drawing, random.between(780, 1560), random.between(120, 290), random.spread(60), random.pick([INK.sage, INK.moss]), 0.8)
    for (const [x, y] of [
      [1120, 1900],
      [1330, 1850],
    ] as const)
      stalk(drawing, [x, y], x + 30)
    broadLeaf(drawing, 1230, 2180, 260, -1.25)
    bloom(drawing, { x: 1120, y: 1900, radius: 84, kind: 'palePoppy', turnDegrees: -10, open: 0.8 })
    bloom(drawing, { x: 1330, y: 1862, radius: 66, kind: 'daisy' })
  },
}

function meadowGround({ random, fill }: Drawing): void {
  const edge: Point[] = points([-100, 2200, -100, 1720, 250, 1660, 620, 1740, 980, 1650, 1300, 1720, 1620, 1640, 1620, 2200])
  for (const _ of indices(6)) fill(curve(edge.map(([x, y]): Point => [x + random.spread(40), y + random.spread(40)])), INK.sage, 0.09)
}

function blade({ random, fill }: Drawing, x: number, height: number, lean: number, colour: string, opacity: number): void {
  fill(
    brush(
      random,
      [
        [x, 2170],
        [x + lean * 0.2, 2100 - height * 0.5],
        [x + lean, 2100 - height],
      ],
      { width: random.between(7, 15), profile: PROFILES.stem, samples: 7 },
    ),
    colour,
    opacity,
  )
}

function stalk({ random, fill }: Drawing, [x, y]: Point, foot: number): void {
  const way: Point[] = [
    [foot, 2190],
    [mix(foot, x, 0.3) + random.spread(30), mix(2190, y, 0.4)],
    [x + random.spread(14), mix(2190, y, 0.78)],
    [x, y],
  ]
  fill(brush(random, way, { width: 13, profile: (t) => 1 - 0.45 * t, samples: 10 }), random.pick([INK.pine, INK.moss]))
}

function lavender({ random, fill }: Drawing, [x, y]: Point): void {
  const foot = x + (750 - x) * 0.25
  const way: Point[] = [
    [foot, 2190],
    [x + (foot - x) * 0.4, (y + 2190) / 2],
    [x, y],
  ]
  fill(brush(random, way, { width: 9, profile: PROFILES.stem }), INK.pine)
  const head = along(way, 60).slice(-14)
  head.forEach(({ point }, index) => {
    for (const side of [-1, 1])
      fill(
        leaf(random, ...point, -Math.PI / 2 + side * 0.75 + random.spread(0.15), 38 * random.between(0.8, 1.1) * (1.2 - index / 28), 18, {
          roundTip: true,
        }).whole,
        random.chance(0.5) ? INK.sky : INK.sea,
        0.92,
      )
  })
}

function broadLeaf({ random, fill }: Drawing, x: number, y: number, length: number, angle: number): void {
  const blade = leaf(random, x, y, angle, length, length * 0.24, { bend: random.spread(0.12) })
  fill(blade.whole, random.pick([INK.pine, INK.moss]))
  fill(blade.left, INK.white, 0.1)
  fill(blade.rib(), INK.sage)
}

function poppyBud({ random, fill }: Drawing, x: number, y: number, lean: number): void {
  fill(
    brush(
      random,
      [
        [x + (750 - x) * 0.2, 2190],
        [x + 20, 1400],
        [x + lean * 20, y + 60],
        [x, y],
      ],
      { width: 8, profile: PROFILES.stem, samples: 9 },
    ),
    INK.moss,
  )
  fill(leaf(random, x, y + 26, -Math.PI / 2 + lean, 86, 52, { roundTip: true }).whole, INK.moss)
  fill(leaf(random, x + 4, y - 12, -Math.PI / 2 + lean, 56, 24, { roundTip: true }).whole, INK.tomato)
}

function bloom(drawing: Drawing, { x, y, radius, kind, turnDegrees = 0, open = 1 }: Flower): void {
  if (kind === 'daisy') return daisy(drawing, x, y, radius)
  drawing.group({ transform: placed(x, y, turnDegrees, 1, 0.82 * open + 0.1) }, () =>
    poppy(drawing, radius, kind === 'poppy' ? INK.tomato : INK.coral),
  )
}
