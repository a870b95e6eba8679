import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, toRadians, placed, points } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, path, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { sprig } from '../sprig.ts'
import { flick, line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#14301f'

export const birdhouseRow: CardArt = {
  cardId: '1HBE2235',
  seed: 367,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1875], oklch(0.87, 0.045, 215), oklch(0.95, 0.03, 100)))
    paperCut(drawing, ground(points([-80, 1560, 400, 1500, 900, 1560, 1480, 1480]), 1990), INK.sage, { depth: 8, shade: SHADE })
    for (const [x, foot, top] of [
      [300, 1640, 1080],
      [700, 1660, 950],
      [1085, 1640, 1210],
    ] as const) {
      paperCut(drawing, rectangle(x - 17, top, 34, foot - top), INK.clay, { depth: 5, shade: SHADE })
      line(drawing, [x - 8, top + 20, x - 9, foot - 10], 5, INK.white, 0.3)
    }
    sprig(drawing, points([700, 1640, 760, 1500, 640, 1400, 750, 1290, 700, 1150]), {
      length: 82,
      width: 48,
      pairs: 9,
      colours: [INK.pine, INK.moss],
      stem: 8,
      bareFor: 0.04,
    })
    birdhouse(drawing, { x: 300, foot: 1090, size: 1, wall: INK.coral, roof: INK.plum, trim: INK.cream })
    birdhouse(drawing, { x: 700, foot: 960, size: 1.12, wall: INK.gold, roof: INK.sea, trim: INK.paper })
    birdhouse(drawing, { x: 1085, foot: 1220, size: 0.94, wall: INK.teal, roof: INK.tomato, trim: INK.cream })
    bird(drawing, { x: 470, y: 1018, size: 1, facing: 1, ink: INK.sea, belly: INK.cream })
    bird(drawing, { x: 915, y: 912, size: 0.9, facing: -1, ink: INK.tomato, belly: INK.blush })
    paperCut(drawing, ground(points([-80, 1650, 300, 1620, 800, 1670, 1480, 1610]), 1990), INK.moss, { depth: 8, shade: SHADE })
    for (const at of indices(40)) {
      const [x, foot] = [at * 37 - 30 + random.spread(14), 1950]
      const height = random.between(150, 330)
      fill(
        leaf(random, x, foot, toRadians(-90) + random.spread(0.2), height, height * 0.15, { bend: random.spread(0.2) }).whole,
        random.pick([INK.pine, oklch(0.47, 0.075, 140)]),
      )
    }
    for (const [x, y, ink] of [
      [130, 1690, INK.coral],
      [420, 1740, INK.gold],
      [600, 1690, INK.tomato],
      [880, 1730, INK.coral],
      [1210, 1700, INK.gold],
    ] as const) {
      flick(drawing, [x, y + 200, x + 12, y + 90, x, y], 9, INK.pine)
      for (const petal of indices(6)) fill(leaf(random, x, y, toRadians(petal * 60 + 12), 52, 34, { roundTip: true }).whole, ink)
      fill(blob(random, x, y, 13, 13), INK.plum)
    }
    drawing.keepClear(points([700, 480, 560, 640, 840, 640]))
    write(drawing, 'so glad', INK.sea, { face: 'formalScript', width: 480, x: 430, baseline: 240 })
    write(drawing, 'you’re here', INK.tomato, { face: 'formalScript', width: 640, x: 880, baseline: 385 })
  },
  inside(drawing) {
    paperCut(drawing, rectangle(684, 300, 12, 112), INK.clay, { depth: 3, shade: SHADE })
    birdhouse(drawing, { x: 690, foot: 330, size: 0.55, wall: INK.gold, roof: INK.sea, trim: INK.paper })
    bird(drawing, { x: 800, y: 306, size: 0.45, facing: -1, ink: INK.tomato, belly: INK.blush })
  },
}

type Birdhouse = { x: number; foot: number; size: number; wall: string; roof: string; trim: string }

function birdhouse(drawing: Drawing, { x, foot, size, wall, roof, trim }: Birdhouse): void {
  const { fill } = drawing
  drawing.group({ transform: placed(x, foot, drawing.random.spread(1.5), size) }, () => {
    paperCut(drawing, shape([-170, 0, 170, 0, 176, 26, -176, 26]), roof, { depth: 6, shade: SHADE })
    paperCut(drawing, shape([-125, 0, -132, -230, 0, -370, 132, -230, 125, 0]), wall, { depth: 10, shade: SHADE })
    fill(shape([50, 0, 56, -310, 132, -230, 125, 0]), SHADE, 0.1)
    for (const board of indices(4)) line(drawing, [-126, -50 - board * 50, 126, -52 - board * 50], 3, SHADE, 0.2)
    paperCut(drawing, shape([0, -420, 196, -226, 166, -196, 0, -362, -166, -196, -196, -226]), roof, { depth: 8, shade: SHADE })
    fill(ellipse(0, -190, 62), trim)
    fill(ellipse(0, -190, 48), INK.ink)
    line(drawing, [0, -84, 0, -60], 26, trim)
    for (const side of [-1, 1])
      fill(
        path`M${side * 62} ${-22}C${side * 62 - 34} ${-50} ${side * 62 - 16} ${-72} ${side * 62} ${-54}C${side * 62 + 16} ${-72} ${side * 62 + 34} ${-50} ${side * 62} ${-22}Z`,
        trim,
      )
  })
}

type Bird = { x: number; y: number; size: number; facing: 1 | -1; ink: string; belly: string }

function bird(drawing: Drawing, { x, y, size, facing, ink, belly }: Bird): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, y, 0, size * facing, size) }, () => {
    for (const u of [-6, 22]) line(drawing, [u, 50, u + 2, 80], 6, INK.clay)
    paperCut(drawing, 'M-70 10L-170 40L-160 66L-60 44Z', ink, { depth: 4, shade: SHADE })
    paperCut(drawing, 'M-84 20C-70 -50 0 -60 30 -84C60 -108 110 -90 108 -50C110 20 60 66 0 64C-40 62 -76 52 -84 20Z', ink, {
      depth: 5,
      shade: SHADE,
    })
    fill('M102 -30C104 24 60 60 6 60C30 30 50 -14 102 -30Z', belly)
    const wing = leaf(random, 36, -14, toRadians(160), 126, 62, { bend: -0.12 })
    paperCut(drawing, wing.whole, INK.plum, { depth: 4, shade: SHADE })
    fill(wing.left, INK.white, 0.14)
    fill(shape([104, -62, 140, -48, 104, -38]), INK.gold)
    fill(ellipse(74, -62, 9), INK.ink)
    fill(ellipse(77, -65, 3), INK.white)
  })
}
