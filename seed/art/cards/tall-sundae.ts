import { blob } from '../blob.ts'
import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { rounded } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, ground, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const MINT = oklch(0.86, 0.07, 165)
const CHOCOLATE = oklch(0.38, 0.06, 45)
const SHADE = '#3a1420'
const SPRINKLES = [INK.tomato, INK.gold, INK.teal, INK.plum, INK.white]

export const tallSundae: CardArt = {
  cardId: '1HBE2331',
  seed: 577,
  sheet: createSheet('831', 'V'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.86, 0.075, 20))
    for (const stripe of indices(7)) fill(rectangle(-60 + stripe * 262, -60, 131, 2800), INK.white, 0.2)
    paperCut(drawing, ellipse(825, 1060, 690, 690), oklch(0.95, 0.03, 85), { depth: 14, shade: SHADE })
    fill(rectangle(-60, 2200, 1800, 420), INK.plum)
    for (const row of indices(4)) fill(rectangle(-60, 2240 + row * 96, 1800, 6), INK.rose, 0.45)
    sundae(drawing)
    write(drawing, 'here’s to you,', INK.plum, { face: 'brushScript', width: 590, x: 450, baseline: 262 })
    write(drawing, 'with a cherry on top', INK.cream, { face: 'fatSerif', width: 1060, x: 825, baseline: 2420, trackingEms: 0.012 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(1090, 300, 0, 0.9) }, () => cherry(drawing))
    for (const [x, y] of scatter(drawing.random, {
      from: [90, 70],
      to: [1560, 230],
      apart: 74,
      tries: 200,
      among: ([x]) => Math.abs(x - 1110) > 190,
    }))
      sprinkle(drawing, x, y)
  },
}

function sundae(drawing: Drawing): void {
  const { fill, random } = drawing
  // A wafer and a straw are behind the scoops.
  drawing.group({ transform: placed(1090, 960, 20) }, () => {
    paperCut(drawing, rounded(-62, -420, 124, 560, 20), oklch(0.76, 0.1, 70), { depth: 8, shade: SHADE })
    for (const row of indices(8)) line(drawing, [-60, -380 + row * 62, 60, -430 + row * 62], 7, INK.clay, 0.6)
    for (const row of indices(8)) line(drawing, [-60, -430 + row * 62, 60, -380 + row * 62], 7, INK.clay, 0.6)
  })
  drawing.group({ transform: placed(560, 960, -16) }, () => {
    const straw = rectangle(-24, -520, 48, 640)
    paperCut(drawing, straw, INK.white, { depth: 6, shade: SHADE })
    drawing.group({ clip: straw }, () => {
      for (const turn of indices(9)) line(drawing, [-40, -490 + turn * 74, 40, -540 + turn * 74], 26, INK.teal)
    })
  })
  const glass =
    'M480 1010L1170 1010C1150 1400 1080 1640 930 1770L930 1960Q930 2060 1130 2110Q1170 2140 1130 2160L520 2160Q480 2140 520 2110Q720 2060 720 1960L720 1770C570 1640 500 1400 480 1010Z'
  paperCut(drawing, glass, oklch(0.93, 0.03, 210), { depth: 14, shade: SHADE })
  drawing.group({ clip: 'M500 1010L1150 1010C1130 1390 1060 1610 920 1740L730 1740C590 1610 520 1390 500 1010Z' }, () => {
    const layers: [number, string][] = [
      [1000, INK.cream],
      [1190, INK.rose],
      [1330, oklch(0.84, 0.085, 20)],
      [1480, CHOCOLATE],
      [1570, INK.cream],
      [1650, INK.tomato],
    ]
    for (const [y, ink] of layers)
      fill(
        ground(
          points([400, y, 560, y + random.spread(26) + 14, 720, y - 10, 880, y + random.spread(26) + 12, 1040, y - 6, 1260, y + 10]),
          1800,
        ),
        ink,
      )
    for (const [x, y] of scatter(random, { from: [520, 1060], to: [1130, 1700], apart: 78, tries: 120 }))
      fill(blob(random, x, y, 13, 12), INK.white, 0.35)
  })
  fill(dryBrush(random, points([545, 1040, 570, 1330, 660, 1600]), { width: 56, bristles: 5, lift: 0.3 }), INK.white, 0.45)
  line(drawing, [470, 1008, 825, 1020, 1180, 1008], 20, INK.white, 0.85)
  scoop(drawing, [640, 880], 215, MINT)
  for (const [x, y] of scatter(random, { from: [460, 720], to: [640, 960], apart: 58, tries: 60 }))
    fill(blob(random, x, y, 15, 10, { turnRadians: x }), CHOCOLATE)
  scoop(drawing, [1010, 886], 208, oklch(0.94, 0.05, 90))
  scoop(drawing, [822, 630], 222, INK.coral)
  const sauce: Point[] = points([
    620, 600, 640, 500, 720, 420, 830, 398, 940, 424, 1010, 510, 1024, 610, 1010, 690, 980, 660, 950, 600, 915, 640, 900, 740, 868, 720,
    850, 620, 800, 640, 780, 710, 750, 690, 740, 620, 700, 620, 680, 690, 648, 680,
  ])
  paperCut(drawing, curve(sauce), CHOCOLATE, { depth: 6, shade: SHADE })
  flick(drawing, [690, 500, 740, 450, 820, 432], 20, INK.white, 0.35)
  for (const [x, y] of scatter(random, { from: [660, 440], to: [980, 560], apart: 50, tries: 90 })) sprinkle(drawing, x, y)
  drawing.group({ transform: placed(830, 400) }, () => cherry(drawing))
}

function scoop(drawing: Drawing, [x, y]: Point, radius: number, ink: string): void {
  const skirt = indices(9).map((step): Point =>
    polar([x, y], Math.PI - 0.1 + (step * -(Math.PI - 0.2)) / 8, radius * (step % 2 ? 0.92 : 1.1), 0.72),
  )
  const dome = indices(9).map((step): Point => polar([x, y], (step * -Math.PI) / 8, radius * 0.98))
  paperCut(drawing, curve([...dome, ...skirt]), ink, { depth: 9, shade: SHADE })
  flick(
    drawing,
    [x - radius * 0.7, y - radius * 0.1, x - radius * 0.6, y - radius * 0.5, x - radius * 0.25, y - radius * 0.78],
    radius * 0.12,
    INK.white,
    0.5,
  )
}

function cherry(drawing: Drawing): void {
  flick(drawing, [6, -90, 40, -170, 110, -220], 13, INK.moss)
  const fruit = 'M0 -92C40 -120 96 -92 90 -30C86 30 40 52 0 50C-40 52 -86 30 -90 -30C-96 -92 -40 -120 0 -92Z'
  paperCut(drawing, fruit, shaded([-80, -90, 80, 50], oklch(0.66, 0.2, 25), oklch(0.5, 0.18, 20)), { depth: 6, shade: SHADE })
  flick(drawing, [-58, -20, -58, -56, -34, -76], 16, INK.white, 0.7)
}

function sprinkle(drawing: Drawing, x: number, y: number): void {
  const [dx, dy] = polar([0, 0], toRadians(drawing.random.between(0, 180)), 17)
  drawing.add({
    path: `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`,
    stroke: { color: at(SPRINKLES, drawing.random.whole(0, 4)), width: 11 },
  })
}
