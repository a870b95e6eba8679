import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, boxOutline, indices, mix, placed, points, steps, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground } from '../path.ts'
import { scatter } from '../scatter.ts'

const BARK = oklch(0.37, 0.045, 30)
const PALE_BARK = oklch(0.5, 0.05, 40)
const SUMMER = [INK.pine, INK.moss, INK.sage, INK.teal, oklch(0.47, 0.07, 160)]
const AUTUMN = [INK.tomato, INK.coral, INK.gold, INK.gold, INK.rose]

/** The trunk and boughs of the left tree, the widest first. The right tree is nearly the mirror image. */
const LEFT: { way: Point[]; width: number }[] = [
  { way: points([520, 1690, 566, 1500, 556, 1330, 604, 1160, 660, 980]), width: 104 },
  { way: points([566, 1360, 500, 1200, 400, 1080, 300, 980]), width: 48 },
  { way: points([600, 1180, 560, 1020, 500, 880, 470, 700]), width: 46 },
  { way: points([640, 1040, 700, 900, 720, 760, 690, 560]), width: 38 },
  { way: points([420, 1100, 330, 1080, 240, 1060]), width: 24 },
]
const RIGHT: { way: Point[]; width: number }[] = [
  { way: points([1000, 1690, 950, 1520, 966, 1340, 900, 1170, 850, 990]), width: 92 },
  { way: points([955, 1380, 1030, 1210, 1120, 1090, 1220, 1010]), width: 44 },
  { way: points([905, 1190, 950, 1030, 1010, 880, 1040, 690]), width: 42 },
  { way: points([860, 1040, 800, 900, 790, 760, 830, 570]), width: 34 },
  { way: points([1090, 1120, 1180, 1110, 1270, 1090]), width: 22 },
]

export const twoTrees: CardArt = {
  cardId: '1HBE2169',
  seed: 223,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, -46, 0, 1700], oklch(0.955, 0.022, 92), oklch(0.925, 0.04, 75)))
    fill(ellipse(750, 800, 860), glow(750, 800, 860, [INK.white, 0.6], [INK.white, 0]))
    hill(drawing)
    foliage(drawing, 76, 0.55, 0.86)
    for (const { way, width } of [...LEFT, ...RIGHT]) bough(drawing, way, width)
    initials(drawing)
    foliage(drawing, 52, 1, 1)
    for (const [x, y, turnDegrees, size] of [
      [300, 1500, 40, 0.8],
      [1230, 1450, -60, 0.85],
      [770, 1560, 100, 0.7],
      [1130, 1640, 20, 0.7],
      [150, 1640, -30, 0.75],
    ] as const)
      drawing.group({ transform: placed(x, y, turnDegrees, size) }, () => {
        const fallen = leaf(random, -45, 0, 0, 92, 46)
        paperCut(drawing, fallen.whole, random.pick(x < 750 ? SUMMER : AUTUMN), { depth: 6 })
        fill(fallen.left, INK.white, 0.16)
      })

    drawing.keepClear(boxOutline(420, 1000, 1080, 1660))
    drawing.letter(lettering(random, 'better together', { face: 'brushScript', size: 216, x: 750, baseline: 1872 }), INK.paper)
    drawing.letter(
      lettering(random, 'HAPPY ANNIVERSARY', { face: 'capitals', size: 42, x: 750, baseline: 2034, trackingPixels: 15 }),
      INK.gold,
    )
  },
  inside(drawing) {
    const { random, fill } = drawing
    fill(brush(random, points([420, 430, 560, 350, 720, 330, 760, 322]), { width: 10, profile: PROFILES.stem }), BARK)
    fill(brush(random, points([1090, 420, 960, 350, 800, 330, 748, 318]), { width: 10, profile: PROFILES.stem }), BARK)
    for (const side of [-1, 1])
      for (const place of indices(7)) {
        const x = 750 + side * (50 + place * 42)
        const y = 322 + ((place * 42) / 300) ** 2 * 96
        const blade = leaf(random, x, y, (place % 2 ? 1 : -1) * 1.1 + (side > 0 ? 0.3 : Math.PI - 0.3), 78, 36)
        fill(blade.whole, random.pick(side < 0 ? SUMMER : AUTUMN))
        fill(blade.left, INK.white, 0.15)
      }
  },
}

/** Returns true inside a heart with a soft outline, where the two crowns have grown together. */
function isInTheCrown([x, y]: Point): boolean {
  const [u, v] = [(x - 750) / 575, (830 - y) / 600 + 0.08]
  return (u * u + v * v - 0.94) ** 3 - 0.75 * u * u * v ** 3 < 0
}

/** Draws six kinds of leaves: summer's on the left, autumn's on the right, and both where the trees meet. */
function foliage(drawing: Drawing, apart: number, opacity: number, size: number): void {
  const { random } = drawing
  const cuts = indices(6).map(() => {
    const blade = leaf(random, 0, 0, 0, 104, 54, { bend: random.spread(0.14) })
    return {
      whole: drawing.shape(() => drawing.fill(blade.whole, INK.pine)),
      half: drawing.shape(() => drawing.add({ path: blade.left, fill: INK.white, opacity: 0.16 })),
    }
  })
  for (const [x, y] of scatter(random, { from: [110, 100], to: [1390, 1340], apart, tries: 5200, among: isInTheCrown })) {
    const isAutumn = random.between(-210, 210) < x - 750
    const cut = random.pick(cuts)
    const turnDegrees = (Math.atan2(y - 1080, x - 750) * 180) / Math.PI + random.spread(46)
    const scale = size * random.between(0.74, 1.16)
    const place = placed(x, y, turnDegrees, scale)
    if (opacity === 1)
      drawing.use(cut.whole, [...place.slice(0, 4), place[4] + 5, place[5] + 9] as typeof place, { fill: '#1b1420', opacity: 0.13 })
    drawing.use(cut.whole, place, { fill: random.pick(isAutumn ? AUTUMN : SUMMER), ...(opacity < 1 && { opacity }) })
    if (opacity === 1) drawing.use(cut.half, place)
  }
}

function bough(drawing: Drawing, way: Point[], width: number): void {
  const { random } = drawing
  const outline = brush(random, way, { width, profile: (t) => 1.25 - 0.95 * t ** 0.7 + (t < 0.1 ? (0.1 - t) * 4 : 0), wander: 0.1 })
  if (width < 60) return drawing.fill(outline, BARK)
  paperCut(drawing, outline, BARK, { depth: 10 })
  drawing.group({ clip: outline }, () => {
    for (const aside of [-26, -8, 14])
      drawing.fill(
        brush(
          random,
          way.map(([x, y]): Point => [x + aside + random.spread(6), y + random.spread(20)]),
          { width: 7, wander: 0.3 },
        ),
        PALE_BARK,
        0.75,
      )
  })
}

/** A heart cut into each trunk. */
function initials({ fill }: Drawing): void {
  for (const [x, y, turnDegrees] of [
    [556, 1512, 4],
    [956, 1516, -5],
  ] as const) {
    const [cos, sin] = [Math.cos((turnDegrees * Math.PI) / 180), Math.sin((turnDegrees * Math.PI) / 180)]
    const place = ([u, v]: Point): Point => [x + u * cos - v * sin, y + u * sin + v * cos]
    const [a, b, c, d, e, f] = points([0, 26, -34, -2, -24, -30, 0, -14, 24, -30, 34, -2]).map(place) as [
      Point,
      Point,
      Point,
      Point,
      Point,
      Point,
    ]
    fill(
      `M${a.map(Math.round).join(' ')}C${[...b, ...c, ...d].map(Math.round).join(' ')}C${[...e, ...f, ...a].map(Math.round).join(' ')}Z`,
      INK.blush,
    )
  }
}

function hill(drawing: Drawing): void {
  const { random, fill } = drawing
  paperCut(drawing, ground(points([-80, 1660, 300, 1618, 750, 1600, 1200, 1622, 1580, 1668]), 2200), oklch(0.45, 0.06, 158), { depth: 10 })
  for (const [angle] of around(46)) {
    const x = mix(-20, 1520, angle / 6.283) + random.spread(18)
    const foot = 1640 + ((x - 750) / 750) ** 2 * 40 + random.between(0, 30)
    fill(
      brush(
        random,
        [
          [x, foot],
          [x + random.spread(6), foot - 34],
          [x + random.spread(26), foot - random.between(50, 88)],
        ],
        {
          width: random.between(6, 11),
          profile: PROFILES.stem,
          samples: 5,
        },
      ),
      at([INK.moss, INK.sage, INK.pine], random.whole(0, 2)),
    )
  }
  for (const t of steps(3))
    fill(
      ground(
        [
          [-80, 1740 + t * 90],
          [500, 1700 + t * 100],
          [1000, 1730 + t * 90],
          [1580, 1700 + t * 100],
        ],
        2200,
      ),
      INK.pine,
      0.28,
    )
}
