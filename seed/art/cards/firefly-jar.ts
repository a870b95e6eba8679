import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, toRadians, placed, points } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { sprig } from '../sprig.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const LIGHT = oklch(0.92, 0.13, 100)
const GLASS =
  'M470 760C470 690 500 690 500 650L900 650C900 690 930 690 930 760L946 1420C946 1480 920 1500 870 1500L530 1500C480 1500 454 1480 454 1420Z'

export const fireflyJar: CardArt = {
  cardId: '1HBE2241',
  seed: 379,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1875], oklch(0.27, 0.06, 280), oklch(0.34, 0.06, 230)))
    fill(ellipse(700, 1100, 900), glow(700, 1100, 900, [oklch(0.7, 0.1, 110), 0.5], [oklch(0.6, 0.08, 130), 0]))
    for (const x of indices(46)) {
      const height = random.between(260, 620)
      fill(
        leaf(random, x * 32 - 30, 1640, toRadians(-90) + random.spread(0.2), height, height * 0.08, { bend: random.spread(0.24) }).whole,
        oklch(0.3, 0.05, 190),
        0.9,
      )
    }
    for (const [x, y, size] of [
      [160, 720, 1],
      [1210, 640, 0.9],
      [1130, 980, 1.2],
      [250, 1090, 0.8],
      [330, 560, 0.7],
      [1020, 540, 0.6],
      [90, 940, 0.6],
      [1290, 1180, 0.8],
    ] as const)
      firefly(drawing, x, y, size)
    jar(drawing)
    paperCut(drawing, ground(points([-80, 1560, 300, 1500, 700, 1520, 1100, 1490, 1480, 1550]), 1990), oklch(0.27, 0.045, 205), {
      depth: 8,
      shade: '#02060f',
    })
    for (const x of indices(40)) {
      const height = random.between(90, 210)
      fill(
        leaf(random, x * 37 - 30, 1570, toRadians(-90) + random.spread(0.3), height, height * 0.12, { bend: random.spread(0.3) }).whole,
        oklch(0.27, 0.045, 205),
      )
    }
    write(drawing, 'a little light', LIGHT, { face: 'brushScript', width: 860, x: 690, baseline: 280 })
    write(drawing, 'FOR YOU', INK.cream, { face: 'capitals', width: 270, x: 690, baseline: 420, trackingEms: 0.34 })
    write(drawing, 'THINKING OF YOU', INK.cream, { face: 'capitals', width: 560, x: 690, baseline: 1740, trackingEms: 0.3 })
  },
  inside(drawing) {
    for (const [x, y, size] of [
      [300, 160, 0.9],
      [560, 240, 0.7],
      [800, 120, 1],
      [1080, 220, 0.8],
      [980, 90, 0.5],
    ] as const) {
      drawing.fill(ellipse(x, y, 70 * size), glow(x, y, 70 * size, [INK.gold, 0.5], [INK.gold, 0]))
      flick(drawing, [x - 14 * size, y + 6, x, y, x + 14 * size, y - 6], 14 * size, INK.clay)
    }
  },
}

function jar(drawing: Drawing): void {
  const { random, fill } = drawing
  fill(ellipse(700, 1510, 330, 40), '#02060f', 0.4)
  fill(GLASS, oklch(0.78, 0.06, 150), 0.2)
  drawing.group({ clip: GLASS }, () => {
    fill(GLASS, glow(700, 1130, 480, [LIGHT, 0.5], [LIGHT, 0.05]))
    sprig(drawing, points([640, 1500, 600, 1330, 660, 1180, 600, 1040]), {
      length: 118,
      width: 50,
      pairs: 6,
      colours: [oklch(0.45, 0.08, 138), INK.moss],
      stem: 9,
    })
    sprig(drawing, points([760, 1500, 820, 1380, 790, 1280, 840, 1190]), {
      length: 100,
      width: 44,
      pairs: 5,
      colours: [INK.pine, oklch(0.45, 0.08, 138)],
      stem: 8,
    })
    for (const [x, y, size] of [
      [610, 850, 1.4],
      [780, 960, 1.7],
      [700, 1090, 1.3],
      [850, 790, 1],
      [560, 1220, 1.1],
      [830, 1330, 1.2],
      [680, 1370, 0.9],
      [720, 770, 0.8],
    ] as const)
      firefly(drawing, x, y, size)
    fill(dryBrush(random, points([510, 780, 500, 1050, 506, 1380]), { width: 40, bristles: 5 }), INK.white, 0.4)
    fill(dryBrush(random, points([898, 820, 906, 1050, 900, 1200]), { width: 20, bristles: 3 }), INK.white, 0.25)
  })
  drawing.add({ path: GLASS, stroke: { color: '#dff0ea', width: 7 }, opacity: 0.55 })
  line(drawing, [480, 1470, 700, 1482, 920, 1470], 9, INK.white, 0.3)
  paperCut(drawing, rectangle(484, 560, 432, 94), INK.clay, { depth: 8, shade: '#02060f' })
  fill(rectangle(484, 560, 432, 94), shaded([484, 0, 916, 0], ['#ffffff', 0.25], ['#ffffff', 0], ['#1b0620', 0.4]))
  for (const y of [590, 622]) line(drawing, [484, y, 700, y + 5, 916, y], 5, '#3a1c0a', 0.5)
  for (const x of indices(5)) fill(ellipse(560 + x * 70, 574, 6), '#2a1206')
  line(drawing, [486, 700, 700, 716, 914, 700], 15, INK.tomato)
  for (const way of [
    [700, 710, 610, 660, 590, 740, 700, 716],
    [700, 710, 790, 660, 812, 742, 700, 716],
    [700, 712, 660, 780, 620, 830],
    [700, 712, 742, 780, 776, 836],
  ])
    flick(drawing, way, 20, INK.tomato)
}

function firefly(drawing: Drawing, x: number, y: number, size: number): void {
  drawing.fill(ellipse(x, y, 90 * size), glow(x, y, 90 * size, [LIGHT, 0.9], [LIGHT, 0.25], [LIGHT, 0]))
  drawing.group({ transform: placed(x, y, drawing.random.between(-60, 60), size) }, () => {
    for (const side of [-1, 1])
      drawing.fill(leaf(drawing.random, 0, -6, toRadians(side * 40 - 90), 34, 16, { roundTip: true }).whole, INK.white, 0.75)
    drawing.fill(ellipse(0, 10, 9, 17), '#fffbe0')
    drawing.fill(ellipse(0, -10, 7, 12), oklch(0.3, 0.04, 60))
  })
}
