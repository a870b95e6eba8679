import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, points } from '../geometry.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { tree } from '../tree.ts'
import { write } from '../write.ts'

const SHADE = '#2a1030'
/** The points of the path, from the foot to the summit. */
const PATH = [560, 1720, 900, 1590, 470, 1440, 850, 1290, 560, 1160, 790, 1040, 640, 940, 740, 850, 693, 740]

export const summitFlag: CardArt = {
  cardId: '1HBE2238',
  seed: 373,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1400], oklch(0.86, 0.09, 75), oklch(0.8, 0.1, 40)))
    fill(ellipse(1010, 760, 190), oklch(0.93, 0.07, 85))
    fill(ellipse(1010, 760, 420), glow(1010, 760, 420, [INK.paper, 0.55], [INK.paper, 0]))
    peak(drawing, [-200, 1900, 190, 900, 640, 1900], oklch(0.72, 0.09, 20), [190, 900, 125, 1060, 175, 1030, 215, 1085, 262, 1060])
    peak(drawing, [760, 1900, 1230, 960, 1700, 1900], oklch(0.68, 0.1, 15), [1230, 960, 1160, 1100, 1215, 1075, 1260, 1120, 1306, 1110])
    peak(drawing, [-60, 1960, 693, 700, 1440, 1960], INK.plum, [693, 700, 566, 912, 640, 872, 690, 950, 742, 880, 826, 920])
    drawing.group({ clip: shape([-60, 1960, 693, 700, 1440, 1960]) }, () => {
      fill(shape([693, 700, 760, 960, 700, 1260, 820, 1960, 1500, 1960]), SHADE, 0.28)
      for (const step of indices(8)) {
        const [a, b] = [points(PATH)[step], points(PATH)[step + 1]]
        if (a && b) line(drawing, [...a, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 14, ...b], 24 - step * 2.2, INK.gold)
      }
    })
    line(drawing, [693, 730, 696, 505], 13, INK.ink)
    paperCut(drawing, 'M702 512C760 490 800 540 880 512L846 574L886 640C806 664 764 612 702 636Z', INK.tomato, { depth: 6, shade: SHADE })
    for (const way of [
      [150, 650, 320, 636, 500, 652],
      [880, 1010, 1040, 998, 1180, 1012],
    ])
      fill(dryBrush(drawing.random, points(way), { width: 46, bristles: 6 }), INK.white, 0.55)
    paperCut(drawing, ground(points([-80, 1700, 300, 1650, 720, 1740, 1100, 1660, 1480, 1700]), 1990), INK.pine, { depth: 8, shade: SHADE })
    for (const [x, foot, size] of [
      [90, 1730, 120],
      [230, 1720, 90],
      [1180, 1740, 120],
      [1300, 1750, 150],
      [1060, 1760, 80],
      [360, 1760, 70],
    ] as const)
      tree(drawing, x, foot, size)
    drawing.keepClear(points([690, 500, 890, 500, 890, 640, 690, 640]))
    write(drawing, 'you made it!', INK.plum, {
      face: 'roundScript',
      width: 900,
      x: 693,
      baseline: 330,
      bend: ([x, y]) => [x, y - (x - 693) * 0.05],
    })
    write(drawing, 'CONGRATULATIONS', INK.tomato, {
      face: 'capitals',
      width: 600,
      x: 720,
      baseline: 440,
      trackingEms: 0.26,
      bend: ([x, y]) => [x, y - (x - 693) * 0.05],
    })
  },
  inside(drawing) {
    paperCut(drawing, shape([440, 400, 693, 130, 950, 400]), INK.plum, { depth: 6, shade: SHADE })
    drawing.fill(shape([693, 130, 640, 188, 668, 182, 692, 212, 716, 184, 752, 192]), INK.snow)
    line(drawing, [693, 140, 694, 60], 6, INK.ink)
    paperCut(drawing, 'M696 62C720 54 740 74 770 62L756 86L772 112C740 120 720 102 696 112Z', INK.tomato, { depth: 3, shade: SHADE })
  },
}

function peak(drawing: Drawing, mountain: number[], ink: string, snow: number[]): void {
  const { random, fill } = drawing
  const outline = shape(mountain)
  paperCut(drawing, outline, ink, { depth: 12, shade: SHADE })
  drawing.group({ clip: outline }, () => {
    const [x, y] = at(points(mountain), 1)
    for (const fold of indices(7)) {
      const [u, v] = [x + (fold - 3) * 70, y + 250 + Math.abs(fold - 3) * 120]
      fill(
        dryBrush(random, points([u, v, u + (fold - 3) * 40, v + 190, u + (fold - 3) * 60, v + 420]), { width: 60, bristles: 5 }),
        INK.white,
        0.07,
      )
    }
  })
  fill(shape(snow), INK.snow)
}
