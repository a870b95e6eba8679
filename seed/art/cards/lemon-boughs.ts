import { along, brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse } from '../path.ts'
import { blob } from '../blob.ts'
import { scatter } from '../scatter.ts'

const GROUND = oklch(0.47, 0.105, 252)
const DOT = oklch(0.54, 0.1, 250)
const SHADE = '#0c1a3c'
const LEMON = oklch(0.88, 0.145, 98)
const PEEL_SHADE = oklch(0.72, 0.14, 78)
const BARK = oklch(0.42, 0.05, 60)
const GREENS = [INK.pine, INK.moss, oklch(0.48, 0.08, 150), INK.sage]

/** Some boughs hang down from the upper edge, others grow up from the lower edge. */
const BOUGHS: { way: Point[]; width: number }[] = [
  { way: points([1580, 40, 1280, 150, 960, 190, 640, 170, 330, 250, 130, 400]), width: 34 },
  { way: points([1000, 190, 860, 300, 700, 380, 560, 490]), width: 20 },
  { way: points([1300, 140, 1290, 300, 1220, 450, 1250, 600]), width: 22 },
  { way: points([-80, 2080, 240, 1960, 560, 1950, 880, 1970, 1180, 1880, 1390, 1720]), width: 34 },
  { way: points([240, 1960, 190, 1800, 250, 1660, 220, 1520]), width: 22 },
  { way: points([560, 1950, 700, 1830, 830, 1740, 960, 1680]), width: 20 },
]
const LEMONS = [
  { x: 560, y: 520, size: 1.0, turnDegrees: 12, isHalf: false },
  { x: 1245, y: 640, size: 0.96, turnDegrees: -10, isHalf: false },
  { x: 870, y: 380, size: 0.84, turnDegrees: 22, isHalf: false },
  { x: 205, y: 420, size: 0.9, turnDegrees: -14, isHalf: false },
  { x: 230, y: 1650, size: 0.92, turnDegrees: 168, isHalf: false },
  { x: 560, y: 1800, size: 1.04, turnDegrees: -30, isHalf: true },
  { x: 1000, y: 1760, size: 0.98, turnDegrees: -36, isHalf: false },
  { x: 1300, y: 1880, size: 0.86, turnDegrees: 30, isHalf: false },
]
const BLOSSOMS = [
  [420, 250, 74],
  [1080, 250, 82],
  [1400, 380, 66],
  [700, 150, 60],
  [330, 1850, 78],
  [800, 1950, 80],
  [1180, 1700, 66],
  [110, 1500, 60],
] as const

export const lemonBoughs: CardArt = {
  cardId: '1HBE2196',
  seed: 293,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(GROUND)
    const dot = drawing.shape(() => fill(ellipse(0, 0, 8), DOT))
    for (const [x, y] of scatter(random, { from: [-30, -30], to: [1530, 2130], apart: 84, tries: 1500 }))
      drawing.use(dot, placed(x, y, 0, random.between(0.7, 1.1)))
    const cuts = cutLeaves(drawing)
    fill(ellipse(750, 1080, 800), glow(750, 1080, 800, [DOT, 0.9], [DOT, 0]))
    for (const { way, width } of BOUGHS) {
      paperCut(drawing, brush(random, way, { width, profile: (t) => 1 - 0.75 * t, wander: 0.16 }), BARK, { depth: 6, shade: SHADE })
      leaves(drawing, cuts, way, width > 30 ? 13 : 7)
    }
    for (const one of LEMONS) lemon(drawing, one)
    for (const [x, y, reach] of BLOSSOMS) blossom(drawing, x, y, reach)

    for (const { x, y, size } of LEMONS) drawing.keepClear(around(40).map(([angle]) => polar([x, y], angle, 150 * size)))
    for (const [x, y, reach] of BLOSSOMS) drawing.keepClear(around(20).map(([angle]) => polar([x, y], angle, reach)))
    drawing.letter(
      lettering(random, 'Que te mejores', { face: 'brushScript', size: 262, x: 760, baseline: 1110, bend: rising(0.05) }),
      INK.paper,
    )
    drawing.letter(lettering(random, 'pronto', { face: 'brushScript', size: 262, x: 850, baseline: 1372, bend: rising(0.05) }), LEMON)
  },
  inside(drawing) {
    const { random, fill } = drawing
    const way = points([440, 300, 640, 240, 860, 250, 1060, 330])
    fill(brush(random, way, { width: 13, profile: PROFILES.stem }), BARK)
    leaves(drawing, cutLeaves(drawing), way, 7, 0.6)
    lemon(drawing, { x: 720, y: 340, size: 0.46, turnDegrees: 10, isHalf: false })
    lemon(drawing, { x: 900, y: 350, size: 0.42, turnDegrees: -14, isHalf: false })
    blossom(drawing, 560, 262, 36)
  },
}

/** The parts of a leaf: the whole blade, and its lighter half with the rib. */
type LeafCut = { blade: string; light: string }

const cutLeaves = (drawing: Drawing): LeafCut[] =>
  indices(7).map((index) => {
    const cut = leaf(drawing.random, 0, 0, 0, 184, 68 + index * 3, { bend: (index - 3) * 0.05 })
    return {
      blade: drawing.shape(() => drawing.add({ path: cut.whole })),
      light: drawing.shape(() => {
        drawing.fill(cut.left, INK.white, 0.14)
        drawing.fill(cut.rib(), oklch(0.8, 0.07, 130), 0.8)
      }),
    }
  })

function leaves(drawing: Drawing, cuts: LeafCut[], way: readonly Point[], many: number, size = 1): void {
  const { random } = drawing
  const stations = along(way, 101)
  for (const place of indices(many)) {
    const { point, angle } = at(stations, Math.min(100, Math.round(((place + 0.6) / many) * 98 + random.spread(2))))
    const turnDegrees = ((angle + (place % 2 ? 1 : -1) * random.between(0.5, 1.2)) * 180) / Math.PI
    const { blade, light } = random.pick(cuts)
    const reach = size * random.between(0.82, 1.16)
    for (const depth of [9, 5])
      drawing.use(blade, placed(point[0] + depth * 0.6, point[1] + depth * 1.2, turnDegrees, reach), { fill: SHADE, opacity: 0.13 })
    drawing.use(blade, placed(...point, turnDegrees, reach), { fill: random.pick(GREENS) })
    drawing.use(light, placed(...point, turnDegrees, reach))
  }
}

type Lemon = { x: number; y: number; size: number; turnDegrees: number; isHalf: boolean }

/** Draws a lemon that hangs by its stalk, or half a lemon. */
function lemon(drawing: Drawing, { x, y, size, turnDegrees, isHalf }: Lemon): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, y, turnDegrees, size) }, () => {
    const body = curve(
      points([
        0, -158, 60, -140, 116, -72, 124, 10, 92, 92, 40, 138, 20, 172, -16, 174, -38, 140, -92, 94, -126, 12, -116, -72, -62, -140,
      ]).map(([u, v]): Point => [u + random.spread(4), v + random.spread(4)]),
    )
    paperCut(drawing, body, LEMON, { depth: 12, shade: SHADE })
    if (isHalf) return slice(drawing)
    drawing.group({ clip: body }, () => {
      fill(body, glow(-40, -40, 230, [oklch(0.94, 0.11, 102), 1], [LEMON, 0.6], [PEEL_SHADE, 0.85]))
      fill(
        scatter(random, { from: [-120, -150], to: [120, 160], apart: 32, tries: 110 })
          .map(([u, v]) => ellipse(u, v, 4))
          .join(''),
        PEEL_SHADE,
        0.6,
      )
      fill(dryBrush(random, points([-40, -120, -86, -50, -88, 30]), { width: 44, bristles: 6, lift: 0.5 }), INK.white, 0.55)
    })
    for (const lean of [-0.7, 0, 0.7]) fill(leaf(random, 0, -162, Math.PI / 2 + lean, 34, 16).whole, INK.moss)
    fill(brush(random, points([0, -150, -4, -176, 4, -196]), { width: 15, profile: PROFILES.even }), BARK)
  })
}

function slice({ random, fill }: Drawing): void {
  fill(blob(random, 0, -2, 108, 112, { wander: 0.01, knots: 14 }), INK.paper)
  for (const [angle] of around(9, 0.2)) {
    const wedge = leaf(random, ...polar([0, -2], angle, 12), angle, 88, 58, { roundTip: true })
    fill(wedge.whole, oklch(0.91, 0.125, 100))
    fill(wedge.left, INK.white, 0.35)
  }
  for (const [angle] of around(4, 0.6)) fill(leaf(random, ...polar([0, -2], angle, 34), angle, 26, 13).whole, oklch(0.86, 0.05, 80))
}

function blossom(drawing: Drawing, x: number, y: number, reach: number): void {
  const { random, fill } = drawing
  const start = random.between(0, 1)
  for (const [angle] of around(5, start)) {
    const petal = leaf(random, x, y, angle, reach * random.between(0.92, 1.06), reach * 0.52, { roundTip: true })
    paperCut(drawing, petal.whole, INK.snow, { depth: 4, shade: SHADE })
    fill(petal.right, oklch(0.75, 0.05, 250), 0.24)
  }
  for (const [angle] of around(9, start)) {
    fill(brush(random, [[x, y], polar([x, y], angle, reach * 0.2), polar([x, y], angle, reach * 0.34)], { width: 4, samples: 4 }), INK.gold)
    fill(ellipse(...polar([x, y], angle, reach * 0.36), 5), random.chance(0.7) ? INK.gold : INK.clay)
  }
}
