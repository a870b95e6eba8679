import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points, polar } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, path, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { tree } from '../tree.ts'
import { write } from '../write.ts'

const SHADE = '#20132e'

export const movingVan: CardArt = {
  cardId: '1HBE2304',
  seed: 503,
  sheet: createSheet('831', 'H'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1100], oklch(0.9, 0.05, 60), oklch(0.95, 0.04, 88)))
    for (const way of [
      [180, 560, 420, 540, 660, 566],
      [1560, 180, 1830, 160, 2150, 190],
    ])
      fill(dryBrush(random, points(way), { width: 70, bristles: 7 }), INK.white, 0.7)
    paperCut(drawing, ground(points([-80, 1040, 500, 900, 1000, 1010, 1600, 860, 2100, 960, 2650, 880]), 1800), oklch(0.78, 0.06, 140), {
      depth: 8,
      shade: SHADE,
    })
    for (const [x, size] of points([110, 110, 300, 84, 2250, 100, 2420, 130])) tree(drawing, x, 1090, size)
    paperCut(drawing, ground(points([-80, 1110, 600, 1150, 1300, 1080, 2000, 1140, 2650, 1080]), 1800), INK.sage, {
      depth: 8,
      shade: SHADE,
    })
    paperCut(drawing, ground(points([-80, 1300, 700, 1330, 1500, 1310, 2650, 1340]), 1800), oklch(0.38, 0.025, 270), {
      depth: 8,
      shade: SHADE,
    })
    for (const dash of indices(9))
      fill(shape([dash * 320 - 40, 1490, dash * 320 + 130, 1492, dash * 320 + 124, 1512, dash * 320 - 46, 1510]), INK.gold)
    paperCut(drawing, ground(points([-80, 1610, 700, 1580, 1500, 1604, 2650, 1570]), 1800), INK.moss, { depth: 8, shade: SHADE })
    load(drawing)
    van(drawing)
    for (const puff of indices(4))
      fill(ellipse(300 - puff * 84, 1300 - puff * 26, 34 + puff * 13, 28 + puff * 10), INK.white, 0.75 - puff * 0.13)
    write(drawing, 'home is just', INK.plum, {
      face: 'roundScript',
      width: 760,
      x: 560,
      baseline: 215,
      bend: ([x, y]) => [x, y - (x - 590) * 0.03],
    })
    write(drawing, 'AROUND THE BEND', INK.tomato, {
      face: 'capitals',
      width: 560,
      x: 580,
      baseline: 330,
      trackingEms: 0.26,
      bend: ([x, y]) => [x, y - (x - 590) * 0.03],
    })
  },
  inside(drawing) {
    drawing.group({ transform: placed(20, 240, 0, 0.3) }, () => {
      load(drawing)
      van(drawing)
    })
  },
}

function van(drawing: Drawing): void {
  const { random, fill } = drawing
  fill(ellipse(1180, 1432, 860, 34), SHADE, 0.4)
  const box = path`M430 660L1540 660L1540 1350L430 1350Z`
  paperCut(drawing, box, INK.teal, { depth: 16, shade: SHADE })
  drawing.group({ clip: box }, () => {
    for (const rib of indices(15)) line(drawing, [470 + rib * 76, 670, 470 + rib * 76, 1340], 4, SHADE, 0.16)
    fill(rectangle(430, 1180, 1110, 60), INK.cream)
    fill(rectangle(430, 1252, 1110, 22), INK.gold)
    fill(dryBrush(random, points([450, 700, 900, 690, 1500, 702]), { width: 36, bristles: 4 }), INK.white, 0.3)
    // A sun above the stripe, partly hidden by it.
    drawing.group({ clip: rectangle(430, 640, 1110, 540) }, () => {
      for (const [angle] of around(22)) fill(leaf(random, ...polar([985, 1180], angle, 190), angle, 130, 56).whole, INK.gold)
      fill(ellipse(985, 1180, 176), INK.tomato)
      fill(ellipse(985, 1180, 140), INK.coral)
    })
  })
  paperCut(
    drawing,
    'M1560 1350L1560 820L1830 820C1900 820 1930 900 1960 1010L2080 1060C2120 1080 2130 1120 2130 1180L2130 1350Z',
    INK.tomato,
    { depth: 14, shade: SHADE },
  )
  paperCut(drawing, 'M1640 890L1820 890C1856 890 1876 960 1894 1020L1640 1020Z', oklch(0.85, 0.04, 220), { depth: 3, shade: SHADE })
  fill('M1660 1020L1740 890L1790 890L1710 1020Z', INK.white, 0.5)
  line(drawing, [1610, 830, 1612, 1080, 1610, 1330], 5, SHADE, 0.3)
  line(drawing, [1650, 1110, 1720, 1110], 16, INK.cream)
  fill(ellipse(2090, 1170, 30, 36), INK.gold)
  paperCut(drawing, rectangle(400, 1340, 1770, 36), INK.plum, { depth: 8, shade: SHADE })
  for (const x of [690, 880, 1870]) {
    fill(ellipse(x, 1352, 138), SHADE, 0.55)
    paperCut(drawing, ellipse(x, 1362, 118), INK.ink, { depth: 6, shade: SHADE })
    fill(ellipse(x, 1362, 66), oklch(0.85, 0.015, 80))
    for (const [angle] of around(6)) fill(ellipse(...polar([x, 1362], angle, 40), 9), INK.ink)
    fill(ellipse(x, 1362, 16), INK.tomato)
  }
}

/** Draws the things that did not fit in: an armchair, a lamp, a plant and a rolled carpet, all tied down. */
function load(drawing: Drawing): void {
  const { random, fill } = drawing
  line(drawing, [1400, 660, 1402, 330], 14, INK.ink)
  paperCut(drawing, 'M1320 390L1360 230L1446 230L1486 390Q1402 410 1320 390Z', INK.gold, { depth: 6, shade: SHADE })
  for (const stem of indices(9))
    fill(
      leaf(random, 1230, 560, toRadians(-90 + (stem - 4) * 22), random.between(170, 240), 58, { bend: (stem - 4) * 0.05 }).whole,
      stem % 2 ? INK.moss : INK.pine,
    )
  paperCut(drawing, shape([1168, 540, 1292, 540, 1274, 662, 1186, 662]), INK.coral, { depth: 5, shade: SHADE })
  paperCut(drawing, 'M640 640L640 440C640 380 900 380 900 440L900 640Z', INK.rose, { depth: 8, shade: SHADE })
  for (const x of [590, 880])
    paperCut(drawing, path`M${x} 660L${x} 540C${x} 500 ${x + 80} 500 ${x + 80} 540L${x + 80} 660Z`, INK.rose, { depth: 6, shade: SHADE })
  paperCut(drawing, rectangle(668, 570, 214, 92), oklch(0.66, 0.16, 12), { depth: 5, shade: SHADE })
  for (const [x, y] of points([710, 470, 770, 450, 830, 470, 770, 510])) fill(ellipse(x, y, 8), INK.plum)
  paperCut(drawing, rectangle(936, 600, 200, 60), INK.plum, { depth: 5, shade: SHADE })
  paperCut(drawing, ellipse(1136, 630, 26, 31), INK.gold, { depth: 3, shade: SHADE })
  fill(ellipse(1136, 630, 14, 18), INK.plum)
  for (const x of [966, 1040]) fill(rectangle(x, 600, 14, 60), INK.gold)
}
