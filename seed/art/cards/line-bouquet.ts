// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { trace } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { curve, ellipse } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const LINE_WIDTH = 7

/** A drawing of one pen line over spots of colour. The spots do not fit the line exactly. */
export const lineBouquet: CardArt = {
  cardId: '1HBE2340',
  seed: 599,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.965, 0.012, 80))
    fill(blob(drawing.random, 1290, 560, 470, 430, { wander: 0.07 }), oklch(0.9, 0.045, 60))
    for (const [from, to] of STEMS)
      trace(drawing, points([...from, (from[0] + to[0]) / 2 + (to[0] - 1290) * 0.12, (from[1] + to[1]) / 2, ...to]), LINE_WIDTH, INK.ink)
    for (const [x, y, angle, length] of LEAVES) blade(drawing, x, y, angle, length)
    peony(drawing, 1290, 420, 168)
    daisy(drawing, 1030, 380, 120)
    tulip(drawing, 1570, 330, 14)
    tulip(drawing, 900, 640, -34)
    daisy(drawing, 1560, 640, 104)
    poppyHead(drawing, 1160, 190)
    poppyHead(drawing, 1400, 160)
    vase(drawing)
    write(drawing, 'with all', INK.ink, { face: 'quietItalic', width: 330, x: 400, baseline: 560 })
    write(drawing, 'our thanks', INK.tomato, { face: 'sharpSerif', trackingEms: 0.055, width: 590, x: 420, baseline: 720 })
  },
  inside(drawing) {
    daisy(drawing, 150, 170, 74)
    peony(drawing, 320, 230, 74)
  },
}

const STEMS: [[number, number], [number, number]][] = [
  [
    [1270, 900],
    [1290, 560],
  ],
  [
    [1240, 900],
    [1050, 480],
  ],
  [
    [1320, 900],
    [1560, 420],
  ],
  [
    [1220, 900],
    [930, 690],
  ],
  [
    [1330, 900],
    [1545, 700],
  ],
  [
    [1255, 900],
    [1165, 250],
  ],
  [
    [1300, 900],
    [1396, 220],
  ],
]
const LEAVES = [
  [1170, 690, 215, 170],
  [1420, 650, -30, 180],
  [1080, 760, 190, 150],
  [1440, 800, 8, 170],
  [1220, 420, 236, 120],
  [1385, 400, -62, 120],
] as const

function blade(drawing: Drawing, x: number, y: number, angle: number, length: number): void {
  const { random, fill, add } = drawing
  fill(leaf(random, x + 12, y + 8, toRadians(angle), length, length * 0.42).whole, INK.sage, 0.85)
  const pen = leaf(random, x, y, toRadians(angle), length, length * 0.4)
  add({ path: pen.whole, stroke: { color: INK.ink, width: LINE_WIDTH } })
  trace(drawing, [[x, y], polar([x, y], toRadians(angle), length * 0.8)], LINE_WIDTH * 0.7, INK.ink)
}

function peony(drawing: Drawing, x: number, y: number, radius: number): void {
  const { random, fill, add } = drawing
  fill(blob(random, x + 14, y + 12, radius * 1.02, radius, { wander: 0.05 }), INK.coral, 0.9)
  fill(blob(random, x + 6, y + 14, radius * 0.5, radius * 0.5, { wander: 0.05 }), INK.tomato, 0.7)
  for (const [many, out, reach] of [
    [7, 0.72, 0.36],
    [5, 0.4, 0.3],
  ] as const)
    for (const [angle] of around(many, out)) {
      const petal: Point[] = [-0.62, -0.4, 0, 0.4, 0.62].map((aside, index) =>
        polar([x, y], angle + aside, radius * (index === 0 || index === 4 ? out : out + reach * (0.9 - Math.abs(aside) * 0.4))),
      )
      add({ path: curve(petal, { closed: false }), stroke: { color: INK.ink, width: LINE_WIDTH } })
    }
  trace(
    drawing,
    indices(12).map((step): Point => polar([x, y], step * 0.75, 6 + step * radius * 0.022)),
    LINE_WIDTH,
    INK.ink,
  )
}

function daisy(drawing: Drawing, x: number, y: number, radius: number): void {
  const { random, fill, add } = drawing
  fill(blob(random, x + 12, y + 10, radius * 0.95, radius * 0.95, { wander: 0.06 }), INK.gold, 0.85)
  for (const [angle] of around(11))
    add({
      path: leaf(random, ...polar([x, y], angle, radius * 0.26), angle, radius * 0.76, radius * 0.36, { roundTip: true }).whole,
      stroke: { color: INK.ink, width: LINE_WIDTH },
    })
  add({ path: ellipse(x, y, radius * 0.24), stroke: { color: INK.ink, width: LINE_WIDTH } })
  fill(ellipse(x + 4, y + 4, radius * 0.17), INK.clay)
}

function tulip(drawing: Drawing, x: number, y: number, turnDegrees: number): void {
  drawing.group({ transform: placed(x, y, turnDegrees) }, () => {
    drawing.fill('M-70 -70C-84 60 -50 112 14 116C80 112 108 50 94 -72C60 -60 44 -30 14 -64C-20 -30 -40 -50 -70 -70Z', INK.rose, 0.8)
    trace(drawing, points([-86, -86, -92, 0, -66, 80, 0, 108, 66, 80, 92, 0, 86, -86, 44, -30, 0, -80, -44, -30]), LINE_WIDTH, INK.ink, {
      closed: true,
    })
    trace(drawing, points([-44, -30, -30, 40, 0, 106]), LINE_WIDTH, INK.ink)
    trace(drawing, points([44, -30, 30, 40, 0, 106]), LINE_WIDTH, INK.ink)
  })
}

function poppyHead(drawing: Drawing, x: number, y: number): void {
  const { fill, add } = drawing
  fill(ellipse(x + 8, y + 8, 44, 50), INK.teal, 0.6)
  add({ path: ellipse(x, y, 44, 52), stroke: { color: INK.ink, width: LINE_WIDTH } })
  for (const u of [-20, 0, 20])
    trace(drawing, points([x + u * 0.4, y - 48, x + u * 1.3, y, x + u * 0.4, y + 48]), LINE_WIDTH * 0.7, INK.ink)
  trace(drawing, points([x - 40, y - 56, x, y - 66, x + 40, y - 56]), LINE_WIDTH * 1.4, INK.ink)
}

function vase(drawing: Drawing): void {
  const { fill, add } = drawing
  const body =
    'M1130 850C1130 940 1040 1000 1040 1110C1040 1220 1130 1262 1280 1262C1430 1262 1520 1220 1520 1110C1520 1000 1430 940 1430 850Z'
  fill(
    'M1150 870C1150 950 1064 1010 1064 1120C1064 1230 1150 1280 1296 1280C1446 1280 1540 1230 1540 1120C1540 1010 1450 950 1446 870Z',
    INK.sky,
  )
  add({ path: body, stroke: { color: INK.ink, width: LINE_WIDTH } })
  for (const row of [1010, 1050, 1160, 1200]) {
    const half = 150 + Math.sin(((row - 850) / 412) * Math.PI) * 86
    trace(drawing, points([1280 - half, row, 1280, row + 34, 1280 + half, row]), LINE_WIDTH * 0.8, INK.ink)
  }
  for (const step of indices(8))
    trace(drawing, points([1074 + step * 56, 1116, 1092 + step * 56, 1098, 1112 + step * 56, 1124]), LINE_WIDTH, INK.ink)
}
