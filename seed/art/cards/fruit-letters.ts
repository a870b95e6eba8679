import { blob } from '../blob.ts'
import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, mix, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, type Lettering } from '../lettering.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, polygon, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'

const GROUND = oklch(0.955, 0.025, 92)
const SHADE = '#33220f'
const LIME = oklch(0.83, 0.13, 122)
const FLESH = oklch(0.68, 0.19, 22)

type Box = { left: number; top: number; right: number; foot: number }
type Fruit = {
  letter: string
  x: number
  baseline: number
  size: number
  turnDegrees: number
  skin: string
  inside: (drawing: Drawing, box: Box) => void
  crown: (drawing: Drawing, box: Box) => void
}

/** The fruit of each of the seven letters, which are in three rows. */
const FRUITS: Fruit[] = [
  { letter: 'G', x: 312, baseline: 740, size: 585, turnDegrees: -5, skin: FLESH, inside: watermelon, crown: noCrown },
  { letter: 'R', x: 748, baseline: 722, size: 560, turnDegrees: 3, skin: INK.tomato, inside: strawberry, crown: strawberryCrown },
  { letter: 'A', x: 1190, baseline: 746, size: 560, turnDegrees: -3, skin: INK.gold, inside: pineapple, crown: pineappleCrown },
  { letter: 'C', x: 442, baseline: 1306, size: 585, turnDegrees: 4, skin: oklch(0.74, 0.16, 58), inside: orange, crown: orangeLeaf },
  { letter: 'I', x: 776, baseline: 1312, size: 560, turnDegrees: -4, skin: oklch(0.88, 0.145, 98), inside: banana, crown: bananaStalk },
  { letter: 'A', x: 1142, baseline: 1300, size: 560, turnDegrees: 5, skin: LIME, inside: avocado, crown: noCrown },
  { letter: 'S', x: 750, baseline: 1866, size: 620, turnDegrees: -4, skin: oklch(0.42, 0.12, 345), inside: grapes, crown: grapeLeaf },
]

export const fruitLetters: CardArt = {
  cardId: '1HBE2193',
  seed: 283,
  front(drawing) {
    const { random } = drawing
    drawing.ground(GROUND)
    crumbs(drawing)
    for (const fruit of FRUITS) cut(drawing, fruit)
    orangeHalf(drawing, 290, 1690, 150)
    cherries(drawing, 1220, 1640)
    drawing.letter(
      lettering(random, 'DE TODO CORAZÓN', { face: 'capitals', size: 52, x: 750, baseline: 2006, trackingPixels: 18 }),
      INK.plum,
    )
  },
  inside(drawing) {
    drawing.group({ transform: placed(690, 330, 0, 0.62) }, () => orangeHalf(drawing, -60, 0, 130))
    drawing.group({ transform: placed(840, 326, 0, 0.55) }, () => cherries(drawing, 0, 20))
  },
}

function noCrown(): void {}

function cut(drawing: Drawing, { letter, x, baseline, size, turnDegrees, skin, inside, crown }: Fruit): void {
  const { random } = drawing
  const bend = ([u, v]: Point): Point => {
    const [dx, dy] = [u - x, v - (baseline - size * 0.35)]
    const [cos, sin] = [Math.cos(toRadians(turnDegrees)), Math.sin(toRadians(turnDegrees))]
    return [x + dx * cos - dy * sin, baseline - size * 0.35 + dx * sin + dy * cos]
  }
  const shape = lettering(random, letter, { face: 'fatSerif', size, x, baseline, bend })
  const box = boxOf(shape)
  crown(drawing, box)
  paperCut(drawing, shape.path, skin, { depth: 14, shade: SHADE })
  drawing.letter(shape, skin)
  drawing.group({ clip: shape.path }, () => inside(drawing, box))
}

function boxOf({ letters }: Lettering): Box {
  const ink = letters.flat()
  const [xs, ys] = [ink.map(([x]) => x), ink.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), foot: Math.max(...ys) }
}

/** Draws red flesh, a pale line and a striped rind along the foot, and black pips. */
function watermelon({ random, fill }: Drawing, { left, top, right, foot }: Box): void {
  const middle = (left + right) / 2
  const bowl = (lift: number): string =>
    curve([
      [left - 90, foot + 60],
      [left - 60, foot - 150 - lift],
      [middle, foot - 54 - lift],
      [right + 60, foot - 150 - lift],
      [right + 90, foot + 60],
    ])
  fill(bowl(26), oklch(0.9, 0.06, 110))
  fill(bowl(0), oklch(0.5, 0.1, 145))
  for (const stripe of indices(9)) {
    const x = left + 20 + stripe * 52
    fill(
      brush(
        random,
        [
          [x, foot - 150],
          [x + random.spread(12), foot - 60],
          [x + random.spread(18), foot + 20],
        ],
        { width: random.between(14, 22), wander: 0.4, samples: 7 },
      ),
      oklch(0.37, 0.075, 152),
    )
  }
  for (const [x, y] of scatter(random, { from: [left, top], to: [right, foot - 110], apart: 62, tries: 300 }))
    fill(leaf(random, x, y, random.between(0.9, 2.2), 27, 15, { roundTip: true }).whole, INK.ink)
  fill(
    dryBrush(
      random,
      [
        [left + 30, top + 240],
        [left + 50, top + 120],
        [left + 150, top + 40],
      ],
      { width: 40, bristles: 6 },
    ),
    INK.white,
    0.28,
  )
}

function strawberry({ random, fill }: Drawing, { left, top, right, foot }: Box): void {
  fill(rectangle(right - 90, top, 100, foot - top), '#7a0a1a', 0.16)
  for (const row of indices(10))
    for (const place of indices(9)) {
      const [x, y] = [left + 14 + place * 50 + (row % 2 ? 25 : 0) + random.spread(4), top + 34 + row * 46 + random.spread(4)]
      fill(leaf(random, x, y, Math.PI / 2, 20, 11, { roundTip: true }).whole, oklch(0.88, 0.12, 92))
    }
  fill(
    dryBrush(
      random,
      [
        [left + 24, top + 330],
        [left + 28, top + 190],
        [left + 34, top + 70],
      ],
      { width: 34, bristles: 5 },
    ),
    INK.white,
    0.34,
  )
}

function strawberryCrown(drawing: Drawing, { left, right, top }: Box): void {
  const x = (left + right) / 2 - 20
  drawing.fill(
    brush(
      drawing.random,
      [
        [x, top + 20],
        [x + 10, top - 50],
        [x + 34, top - 92],
      ],
      { width: 17, profile: PROFILES.even },
    ),
    INK.pine,
  )
  for (const turnDegrees of [-1.35, 1.3, -0.75, 0.7, 0]) {
    const sepal = leaf(drawing.random, x, top + 26, -Math.PI / 2 + turnDegrees, 116, 50, { bend: turnDegrees * 0.2 })
    paperCut(drawing, sepal.whole, turnDegrees < 0 ? INK.moss : INK.pine, { depth: 5, shade: SHADE })
    drawing.fill(sepal.left, INK.white, 0.14)
  }
}

function pineapple({ random, fill }: Drawing, { left, top, right, foot }: Box): void {
  const dark = oklch(0.62, 0.13, 62)
  for (const way of indices(17)) {
    const x = left - 330 + way * 54
    for (const side of [1, -1]) {
      const from: Point = side > 0 ? [x, top - 20] : [x + 300, top - 20]
      fill(
        brush(random, [from, [from[0] + side * 160, (top + foot) / 2], [from[0] + side * 320, foot + 40]], {
          width: 9,
          profile: PROFILES.even,
          wander: 0.2,
          samples: 7,
        }),
        dark,
      )
    }
  }
  for (const row of indices(10))
    for (const place of indices(10))
      fill(ellipse(left - 16 + place * 54 + (row % 2 ? 27 : 0), top + 14 + row * 45, 6.5), oklch(0.5, 0.11, 50))
  fill(rectangle(right - 110, top, 140, foot - top), '#6a2a08', 0.13)
}

function pineappleCrown(drawing: Drawing, { left, right, top }: Box): void {
  const x = (left + right) / 2
  for (const [turnDegrees, length] of [
    [-62, 130],
    [60, 130],
    [-38, 176],
    [38, 172],
    [-16, 208],
    [14, 212],
    [-48, 100],
    [46, 100],
    [-1, 170],
  ] as const) {
    const blade = leaf(drawing.random, x + turnDegrees * 0.3, top + 24, toRadians(turnDegrees - 90), length, 46, {
      bend: turnDegrees / 260,
    })
    paperCut(drawing, blade.whole, Math.abs(turnDegrees) > 40 ? INK.moss : turnDegrees < 0 ? INK.pine : oklch(0.5, 0.08, 150), {
      depth: 6,
      shade: SHADE,
    })
    drawing.fill(blade.left, INK.white, 0.15)
  }
}

/** Draws the edge of the peel, the white pith, and segments around the middle of the letter's bowl. */
function orange(drawing: Drawing, { left, top, right, foot }: Box): void {
  const { random, fill } = drawing
  const centre: Point = [mix(left, right, 0.53), (top + foot) / 2]
  fill(blob(random, ...centre, 178, 190, { wander: 0.01, knots: 16 }), oklch(0.95, 0.04, 85))
  for (const [angle] of around(11, 0.2)) {
    const wedge = leaf(random, ...polar(centre, angle, 30), angle, 142, 84, { roundTip: true })
    fill(wedge.whole, oklch(0.78, 0.15, 64))
    for (const _ of indices(5)) {
      const vein = angle + random.spread(0.13)
      fill(
        brush(
          random,
          [polar(centre, vein, random.between(80, 105)), polar(centre, vein, 122), polar(centre, vein, random.between(132, 156))],
          { width: 6, samples: 4 },
        ),
        oklch(0.9, 0.095, 82),
        0.8,
      )
    }
  }
  for (const _ of indices(46)) {
    const [x, y] = polar(centre, random.between(0, 7), random.between(192, 232), 1.02)
    fill(ellipse(x, y, random.between(2.4, 4)), oklch(0.62, 0.15, 50), 0.7)
  }
}

function orangeLeaf(drawing: Drawing, { left, right, top }: Box): void {
  const x = (left + right) / 2 - 30
  const blade = leaf(drawing.random, x, top + 14, toRadians(-32), 190, 82, { bend: -0.14 })
  drawing.fill(
    brush(
      drawing.random,
      [
        [x, top + 20],
        [x - 4, top - 20],
        [x + 6, top - 44],
      ],
      { width: 16, profile: PROFILES.even },
    ),
    INK.clay,
  )
  paperCut(drawing, blade.whole, INK.pine, { depth: 6, shade: SHADE })
  drawing.fill(blade.left, INK.white, 0.15)
  drawing.fill(blade.rib(), INK.sage)
}

function banana({ random, fill }: Drawing, { left, top, right, foot }: Box): void {
  for (const share of [0.36, 0.64])
    fill(
      brush(
        random,
        [
          [mix(left, right, share), top - 10],
          [mix(left, right, share) + 8, (top + foot) / 2],
          [mix(left, right, share), foot + 10],
        ],
        { width: 8, profile: PROFILES.even, samples: 9 },
      ),
      oklch(0.74, 0.135, 82),
    )
  fill(rectangle(mix(left, right, 0.62), top, right - left, foot - top), oklch(0.7, 0.14, 75), 0.28)
  for (const _ of indices(22))
    fill(
      blob(random, random.between(left, right), random.between(top + 40, foot - 30), random.between(3, 8), random.between(5, 12), {
        knots: 6,
      }),
      INK.clay,
      0.7,
    )
  fill(
    brush(
      random,
      [
        [left, foot - 8],
        [(left + right) / 2, foot - 2],
        [right, foot - 10],
      ],
      { width: 30 },
    ),
    oklch(0.5, 0.1, 60),
    0.6,
  )
  fill(
    dryBrush(
      random,
      [
        [mix(left, right, 0.42), top + 80],
        [mix(left, right, 0.42), top + 200],
        [mix(left, right, 0.42), foot - 90],
      ],
      { width: 34, bristles: 5 },
    ),
    INK.white,
    0.5,
  )
}

function bananaStalk(drawing: Drawing, { left, right, top }: Box): void {
  const x = (left + right) / 2
  paperCut(
    drawing,
    brush(
      drawing.random,
      [
        [x, top + 40],
        [x + 6, top - 34],
        [x + 34, top - 84],
      ],
      { width: 58, profile: (t) => 1 - 0.35 * t },
    ),
    oklch(0.78, 0.13, 100),
    { depth: 6, shade: SHADE },
  )
  drawing.fill(ellipse(x + 33, top - 82, 20, 12), oklch(0.4, 0.06, 60))
}

/** Draws a dark skin outside, and green that becomes paler towards the stone in the letter's counter. */
function avocado(drawing: Drawing, { left, top, right, foot }: Box): void {
  const { random, fill } = drawing
  const middle = (left + right) / 2
  fill(rectangle(left - 20, top - 20, right - left + 40, foot - top + 40), oklch(0.42, 0.075, 140))
  const half = (grow: number) =>
    curve([
      [middle, top + 24 - grow],
      [middle + 110 + grow, foot - 230],
      [right - 36 + grow, foot - 60],
      [middle, foot - 6 + grow],
      [left + 36 - grow, foot - 60],
      [middle - 110 - grow, foot - 230],
    ])
  fill(half(0), oklch(0.78, 0.13, 122))
  fill(half(-34), oklch(0.88, 0.105, 112))
  stone(drawing, middle, foot - 118)
  for (const _ of indices(60))
    fill(ellipse(random.between(left, right), random.between(top, foot), random.between(2, 4)), oklch(0.6, 0.1, 130), 0.5)
}

function stone({ random, fill }: Drawing, x: number, y: number): void {
  fill(blob(random, x, y, 82, 92, { wander: 0.015 }), oklch(0.45, 0.08, 48))
  fill(blob(random, x - 24, y - 30, 22, 28), oklch(0.66, 0.085, 58))
}

function grapes(drawing: Drawing, { left, top, right, foot }: Box): void {
  const { random } = drawing
  const tones = [oklch(0.42, 0.12, 345), oklch(0.5, 0.13, 350), oklch(0.37, 0.1, 335), oklch(0.57, 0.13, 355)]
  const berries = tones.map((tone) =>
    drawing.shape(() => {
      drawing.fill(ellipse(3, 5, 37), '#1d0620', 0.5)
      drawing.fill(ellipse(0, 0, 36), tone)
      drawing.fill(ellipse(-11, -13, 9, 7), INK.white, 0.5)
    }),
  )
  for (const row of indices(11))
    for (const place of indices(9))
      drawing.use(
        random.pick(berries),
        placed(left + place * 58 + (row % 2 ? 29 : 0) + random.spread(5), top + row * 46 + random.spread(5), 0, random.between(0.92, 1.1)),
      )
  drawing.fill(
    polygon([
      [right - 60, top],
      [right + 40, top],
      [right + 40, foot],
      [right - 60, foot],
    ]),
    '#1d0620',
    0.14,
  )
}

function grapeLeaf(drawing: Drawing, { left, right, top }: Box): void {
  const { random, fill } = drawing
  const x = mix(left, right, 0.6)
  fill(brush(random, points([x - 20, top + 30, x - 4, top - 34, x + 30, top - 60]), { width: 15, profile: PROFILES.even }), INK.clay)
  const [cx, cy] = [x + 96, top - 26]
  const edge = around(25).map(([angle, index]): Point =>
    polar([cx, cy], angle - 0.5, (index % 5 === 0 ? 108 : index % 5 < 3 && index % 5 > 0 ? 76 : 84) * random.between(0.94, 1.06), 0.86),
  )
  const outline = curve(edge, { roundness: 1 / 8 })
  paperCut(drawing, outline, INK.moss, { depth: 7, shade: SHADE })
  for (const [angle] of around(5, -0.5))
    fill(
      brush(random, [[cx, cy], polar([cx, cy], angle, 40, 0.86), polar([cx, cy], angle, 84, 0.86)], {
        width: 7,
        profile: PROFILES.stem,
        samples: 5,
      }),
      LIME,
      0.8,
    )
}

/** Draws half an orange beside the S. */
function orangeHalf(drawing: Drawing, x: number, y: number, radius: number): void {
  const { random, fill } = drawing
  paperCut(drawing, blob(random, x, y, radius, radius, { wander: 0.01, knots: 16 }), oklch(0.76, 0.145, 112), { depth: 12, shade: SHADE })
  fill(blob(random, x, y, radius * 0.88, radius * 0.88, { wander: 0.012, knots: 16 }), oklch(0.95, 0.05, 110))
  for (const [angle] of around(9, 0.3)) {
    const wedge = leaf(random, ...polar([x, y], angle, radius * 0.1), angle, radius * 0.72, radius * 0.47, { roundTip: true })
    fill(wedge.whole, LIME)
    fill(wedge.left, INK.white, 0.22)
  }
  for (const [angle] of around(5, 1))
    fill(leaf(random, ...polar([x, y], angle, radius * 0.3), angle, radius * 0.14, radius * 0.08).whole, INK.paper)
}

function cherries(drawing: Drawing, x: number, y: number): void {
  const { random, fill } = drawing
  const knot: Point = [x + 36, y - 200]
  for (const [cx, cy] of [
    [x - 62, y + 40],
    [x + 84, y + 66],
  ] as const) {
    fill(
      brush(random, [knot, [mix(knot[0], cx, 0.5) + (cx < x ? -6 : 16), mix(knot[1], cy, 0.45)], [cx + 4, cy - 62]], {
        width: 11,
        profile: PROFILES.even,
      }),
      INK.pine,
    )
    paperCut(drawing, blob(random, cx, cy, 84, 80, { wander: 0.02 }), INK.rose, { depth: 10, shade: SHADE })
    fill(
      brush(
        random,
        [
          [cx - 26, cy - 60],
          [cx + 4, cy - 50],
          [cx + 34, cy - 62],
        ],
        { width: 11 },
      ),
      '#4a0620',
      0.5,
    )
    fill(
      dryBrush(
        random,
        [
          [cx - 50, cy + 20],
          [cx - 52, cy - 20],
          [cx - 26, cy - 46],
        ],
        { width: 22, bristles: 4 },
      ),
      INK.white,
      0.55,
    )
  }
  const blade = leaf(random, ...knot, toRadians(-14), 150, 66, { bend: 0.16 })
  paperCut(drawing, blade.whole, INK.moss, { depth: 6, shade: SHADE })
  fill(blade.left, INK.white, 0.15)
}

/** Draws little leaves and pips between the letters. */
function crumbs({ random, fill }: Drawing): void {
  for (const [x, y] of scatter(random, { from: [-20, -20], to: [1520, 1890], apart: 96, tries: 700 }))
    if (random.chance(0.5))
      fill(leaf(random, x, y, random.between(0, 6.3), random.between(26, 40), 15).whole, random.pick([INK.sage, LIME]), 0.75)
    else fill(ellipse(x, y, random.between(5, 8)), random.pick([INK.gold, INK.coral, INK.blush]))
}
