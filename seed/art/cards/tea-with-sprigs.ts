import { blob } from '../blob.ts'
import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, boxOutline, indices, placed, polar, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, polygon, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'
import { sprig, type Sprig } from '../sprig.ts'

const CUP = 'M398 1180C410 1400 430 1560 520 1668Q750 1712 980 1668C1070 1560 1090 1400 1102 1180Q750 1230 398 1180Z'
const ABOVE_THE_NEAR_RIM = 'M-80 -80L1580 -80L1580 1180L1102 1180C1102 1212 944 1238 750 1238C556 1238 398 1212 398 1180L-80 1180Z'
const SPRIGS: { way: Point[]; shape: Sprig }[] = [
  {
    way: points([736, 1180, 656, 1030, 746, 890, 806, 760, 760, 640]),
    shape: { length: 142, width: 58, pairs: 7, colours: [INK.pine, INK.moss], stem: 11, bareFor: 0.22 },
  },
  {
    way: points([856, 1180, 956, 1030, 906, 900, 1006, 780, 1096, 715]),
    shape: { length: 128, width: 52, pairs: 6, colours: [INK.coral, INK.tomato], stem: 11, bareFor: 0.22 },
  },
  {
    way: points([606, 1180, 506, 1040, 546, 900, 446, 790, 400, 690]),
    shape: { length: 124, width: 50, pairs: 6, colours: [INK.sea, INK.teal], stem: 11, bareFor: 0.22 },
  },
]
const STEAM: { way: Point[]; width: number }[] = [
  {
    way: points([790, 1185, 850, 1090, 800, 990, 860, 880, 830, 760]),
    width: 44,
  },
  {
    way: points([655, 1185, 590, 1080, 640, 970, 580, 860, 620, 780]),
    width: 38,
  },
  {
    way: points([950, 1175, 1050, 1080, 1010, 980, 1085, 880, 1060, 820]),
    width: 34,
  },
]

export const teaWithSprigs: CardArt = {
  cardId: '1HBE2148',
  seed: 103,
  front(drawing) {
    const { random } = drawing
    drawing.ground(oklch(0.87, 0.04, 150))
    gingham(drawing)
    for (const { way, width } of STEAM) drawing.fill(brush(random, way, { width, wander: 0.1 }), INK.white, 0.72)
    for (const [x, y] of scatter(random, { from: [320, 560], to: [1180, 1060], apart: 92, tries: 200 }))
      drawing.fill(blob(random, x, y, 9, 9), random.pick([INK.gold, INK.coral, INK.white]))
    for (const { way, shape } of SPRIGS) sprig(drawing, way, shape)
    saucer(drawing)
    cup(drawing)
    lemon(drawing)

    drawing.keepClear(boxOutline(340, 575, 1200, 700))
    drawing.letter(
      lettering(random, 'feel better', { face: 'roundScript', size: 228, x: 750, baseline: 320, bend: rising(0.05) }),
      INK.pine,
    )
    drawing.letter(
      lettering(random, 'SOON', { face: 'softSerif', size: 96, x: 775, baseline: 486, trackingPixels: 46, bend: rising(0.05) }),
      INK.tomato,
    )
  },
  inside(drawing) {
    sprig(drawing, points([560, 390, 690, 330, 820, 320, 950, 250]), {
      length: 92,
      width: 38,
      pairs: 6,
      colours: [INK.pine, INK.moss],
      stem: 8,
    })
    sprig(drawing, points([590, 400, 730, 400, 850, 420, 960, 390]), {
      length: 64,
      width: 28,
      pairs: 5,
      colours: [INK.coral, INK.tomato],
      stem: 6,
    })
  },
}

/** Draws a checked cloth. Its squares become larger towards the viewer. */
function gingham(drawing: Drawing): void {
  const { random, fill } = drawing
  const edge = 1560
  const cloth = 'M-80 1560Q360 1534 760 1560Q1160 1586 1580 1548L1580 2200L-80 2200Z'
  paperCut(drawing, cloth, INK.paper, { depth: 6 })
  drawing.group({ clip: cloth }, () => {
    for (const index of indices(14)) {
      const [left, fan] = [(index - 1) * 136 - 20, (index - 6.5) * 30]
      fill(
        polygon([
          [left + random.spread(2), edge - 40],
          [left + 68, edge - 40],
          [left + 68 + fan, 2200],
          [left + fan, 2200],
        ]),
        INK.tomato,
        0.5,
      )
    }
    let [top, height] = [edge - 20, 34]
    for (const _ of indices(8)) {
      fill(
        polygon([
          [-80, top + random.spread(2)],
          [1580, top + random.spread(2)],
          [1580, top + height],
          [-80, top + height],
        ]),
        INK.tomato,
        0.5,
      )
      top += height * 2.06
      height *= 1.14
    }
  })
}

function saucer(drawing: Drawing): void {
  drawing.fill(blob(drawing.random, 770, 1752, 530, 62, { wander: 0.01, knots: 18 }), '#5b1420', 0.22)
  paperCut(drawing, 'M230 1690Q240 1760 500 1778L1000 1778Q1260 1760 1270 1690Q760 1740 230 1690Z', INK.gold)
  paperCut(drawing, ellipse(750, 1682, 536, 62), INK.cream, { depth: 8 })
  drawing.fill(ellipse(750, 1676, 420, 40), INK.gold, 0.35)
}

function cup(drawing: Drawing): void {
  const { random, fill } = drawing
  paperCut(drawing, 'M1060 1270C1290 1220 1370 1500 1040 1560L1040 1490C1240 1450 1230 1310 1064 1342Z', INK.sea)
  paperCut(drawing, CUP, INK.sea, { depth: 14 })
  drawing.group({ clip: CUP }, () => {
    paintedBand(drawing)
    fill(rectangle(390, 1100, 730, 600), shaded([390, 0, 1120, 0], ['#05101f', 0], ['#05101f', 0.3]))
    fill(dryBrush(random, points([450, 1250, 470, 1420, 530, 1600]), { width: 46 }), INK.white, 0.22)
  })
  fill(ellipse(750, 1180, 352, 58), oklch(0.42, 0.075, 232))
  drawing.group({ clip: ellipse(750, 1180, 352, 58) }, () => {
    fill(ellipse(750, 1190, 330, 46), oklch(0.66, 0.12, 62))
    fill(brush(random, points([520, 1200, 700, 1216, 900, 1208]), { width: 9 }), INK.white, 0.35)
  })
  // The stems come out of the tea, in front of the far rim.
  for (const { way, shape } of SPRIGS)
    fill(
      brush(
        random,
        way.slice(0, 2).map(([x, y]): Point => [x, y + 8]),
        { width: shape.stem ?? 8, profile: (t) => 1 - 0.15 * t, samples: 7 },
      ),
      shape.colours[0],
    )
}

/** Draws flowers and leaves around the cup between two lines, and a row of dots. */
function paintedBand({ random, fill }: Drawing): void {
  for (const index of indices(9)) {
    const [x, y] = [390 + index * 90, 1428 + Math.sin((index / 8) * Math.PI) * 18]
    for (const side of [-1, 1]) fill(leaf(random, x + 45, y + side * 6, (side * Math.PI) / 2, 60, 24).whole, INK.sky, 0.85)
    for (const [angle] of around(6, 0.2))
      fill(leaf(random, x, y, angle, 46, 30, { roundTip: true }).whole, index % 2 ? INK.gold : INK.cream)
    fill(ellipse(x, y, 12), index % 2 ? INK.tomato : INK.gold)
  }
  fill(
    brush(random, points([380, 1290, 750, 1338, 1120, 1290]), { width: 12, profile: PROFILES.even, wander: 0.12, samples: 13 }),
    INK.cream,
  )
  fill(
    brush(random, points([420, 1545, 750, 1592, 1080, 1545]), { width: 12, profile: PROFILES.even, wander: 0.12, samples: 13 }),
    INK.cream,
  )
  for (const index of indices(26)) fill(ellipse(412 + index * 27.5, 1596 + Math.sin((index / 25) * Math.PI) * 30, 6), INK.gold)
}

/** Draws a slice of lemon on the rim. It is in front of the far edge and half in the tea; the near wall hides a part of it. */
function lemon(drawing: Drawing): void {
  const { random, fill } = drawing
  drawing.group({ clip: ABOVE_THE_NEAR_RIM }, () =>
    drawing.group({ transform: placed(985, 1136, 14) }, () => {
      paperCut(drawing, ellipse(0, 0, 118), INK.gold, { depth: 6 })
      fill(ellipse(0, 0, 104), INK.paper)
      for (const [angle] of around(9))
        fill(leaf(random, ...polar([0, 0], angle, 8), angle, 88, 56, { roundTip: true }).whole, oklch(0.87, 0.12, 92))
    }),
  )
}
