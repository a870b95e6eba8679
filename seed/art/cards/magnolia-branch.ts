import { blob } from '../blob.ts'
import { along, brush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, placed, polar, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'

const BARK = oklch(0.38, 0.04, 50)
const PETAL = INK.snow
const VEILED = oklch(0.95, 0.012, 60)
const SHADE = '#27303f'

const BRANCH: Point[] = points([-90, 1925, 230, 1700, 480, 1480, 640, 1180, 900, 930, 1120, 590, 1190, 360])
const TWIGS: Point[][] = [
  points([640, 1180, 560, 980, 430, 830, 400, 690]),
  points([480, 1480, 720, 1440, 930, 1330, 1060, 1210]),
  points([900, 930, 1080, 900, 1220, 810, 1290, 740]),
  points([230, 1700, 250, 1560, 180, 1400, 175, 1320]),
]
/** For each flower or bud: its place, size and rotation in degrees, and whether it is open. */
const BLOSSOMS = [
  { x: 1185, y: 395, size: 1.06, turnDegrees: 14, isOpen: false },
  { x: 400, y: 720, size: 1.3, turnDegrees: -22, isOpen: true },
  { x: 1080, y: 1215, size: 1.12, turnDegrees: 38, isOpen: true },
  { x: 1295, y: 745, size: 0.8, turnDegrees: 40, isOpen: false },
  { x: 178, y: 1330, size: 0.72, turnDegrees: -12, isOpen: false },
]

export const magnoliaBranch: CardArt = {
  cardId: '1HBE2141',
  seed: 67,
  front(drawing) {
    const { random } = drawing
    drawing.ground(shaded([0, -46, 0, 2146], oklch(0.82, 0.026, 225), oklch(0.75, 0.03, 232)))
    drawing.fill(ellipse(980, 620, 800), glow(980, 620, 800, [INK.snow, 0.3], [INK.snow, 0]))
    branch(drawing, BRANCH, 52)
    for (const twig of TWIGS) branch(drawing, twig, 24)
    for (const { point } of along(BRANCH, 60).filter((_, index) => index > 3 && index % 3 === 0)) lenticel(drawing, point)
    for (const [x, y] of points([560, 985, 930, 1330, 1010, 740, 1080, 900, 330, 1610]))
      drawing.fill(blob(random, x, y, 15, 12, { wander: 0.12 }), BARK)
    for (const { x, y, size, turnDegrees, isOpen } of BLOSSOMS) blossom(drawing, x, y, size, turnDegrees, isOpen)
    fallenPetal(drawing, 690, 1990, 0.35)
    fallenPetal(drawing, 470, 1905, -0.5)

    for (const { x, y, size } of BLOSSOMS) drawing.keepClear(around(40).map(([angle]) => polar([x, y], angle, 180 * size)))
    drawing.letter(lettering(random, 'Thinking', { face: 'quietItalic', size: 176, x: 985, baseline: 1690 }), INK.ink)
    drawing.letter(lettering(random, 'of you', { face: 'quietItalic', size: 176, x: 1075, baseline: 1856 }), INK.ink)
  },
  inside(drawing) {
    branch(drawing, points([1590, 20, 1420, 150, 1300, 260, 1235, 350]), 20)
    branch(drawing, points([1420, 150, 1370, 90, 1290, 60]), 12)
    blossom(drawing, 1240, 340, 0.56, -150, false)
    blossom(drawing, 1292, 62, 0.42, -84, false)
  },
}

function branch({ random, fill }: Drawing, way: Point[], width: number): void {
  fill(brush(random, way, { width, profile: (t) => 1 - 0.72 * t, wander: 0.2 }), BARK)
}

function lenticel({ random, fill }: Drawing, [x, y]: Point): void {
  fill(
    brush(
      random,
      [
        [x - 14, y + random.between(-2, 6)],
        [x, y - 6],
        [x + 12, y - 2],
      ],
      { width: 4, wander: 0.2, samples: 5 },
    ),
    INK.white,
    0.18,
  )
}

function fallenPetal(drawing: Drawing, x: number, y: number, angle: number): void {
  const petal = leaf(drawing.random, x, y, angle, 122, 62, { bend: 0.1, roundTip: true })
  paperCut(drawing, petal.whole, PETAL, { depth: 8, shade: SHADE })
  drawing.group({ clip: petal.whole }, () => drawing.fill(petal.right, '#8794a8', 0.16))
}

/** A petal: degrees from upright, length, width, whether it is in front, and the half in shadow. */
type Petal = [turn: number, length: number, width: number, isFront: boolean, shaded?: 'left' | 'right']

const OPEN: Petal[] = [
  [-72, 235, 130, false, 'right'],
  [72, 235, 130, false, 'left'],
  [-41, 270, 140, false],
  [42, 270, 140, false],
  [-1, 285, 150, false],
  [-24, 250, 138, true, 'right'],
  [24, 248, 138, true, 'left'],
  [-93, 205, 100, true],
  [95, 200, 100, true],
  [1, 190, 122, true],
]
const BUD: Petal[] = [
  [-16, 240, 110, false],
  [16, 240, 110, false, 'left'],
  [0, 255, 118, true],
]

function blossom(drawing: Drawing, x: number, y: number, size: number, turnDegrees: number, isOpen: boolean): void {
  const { random } = drawing
  drawing.group({ transform: placed(x, y, turnDegrees, size) }, () => {
    for (const petal of isOpen ? OPEN : BUD) unfold(drawing, petal)
    drawing.fill(leaf(random, 0, 26, -Math.PI / 2 - 0.45, 70, 34, { bend: 0.1 }).whole, INK.clay)
    drawing.fill(leaf(random, 0, 26, -Math.PI / 2 + 0.4, 66, 34, { bend: -0.1 }).whole, oklch(0.42, 0.06, 50))
  })
}

function unfold(drawing: Drawing, [turnDegrees, length, width, isFront, shadedHalf]: Petal): void {
  const { random, fill } = drawing
  const angle = ((turnDegrees - 90) * Math.PI) / 180
  const petal = leaf(random, 0, 0, angle, length, width, { bend: random.spread(0.06), roundTip: true })
  paperCut(drawing, petal.whole, isFront ? PETAL : VEILED, { depth: 7, shade: SHADE })
  drawing.group({ clip: petal.whole }, () => {
    fill(blob(random, 0, -10, length * 0.5, length * 0.5), glow(0, -10, length * 0.5, [INK.rose, 0.4], [INK.coral, 0.18], [INK.blush, 0]))
    for (const reach of [0.6, 0.7, 0.8, 0.85, 0.66]) {
      const vein = angle + random.spread(0.12)
      fill(
        brush(
          random,
          [0.1, 0.45, reach].map((share) => polar([0, 0], vein, length * share)),
          { width: 3.2, profile: (t) => 1 - 0.72 * t, samples: 4 },
        ),
        INK.clay,
        0.22,
      )
    }
    if (shadedHalf) fill(petal[shadedHalf], '#8794a8', 0.16)
  })
}
