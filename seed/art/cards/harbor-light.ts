import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { blob } from '../blob.ts'
import { indices, toRadians, points, type Point } from '../geometry.ts'
import { dome, rounded, slice } from '../outlines.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const LAMP: Point = [880, 470]
const SHADE = '#0b1024'

export const harborLight: CardArt = {
  cardId: '1HBE2388',
  seed: 691,
  sheet: createSheet('49', 'V'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(shaded([0, 0, 0, 1250], oklch(0.3, 0.07, 275), oklch(0.48, 0.09, 290), oklch(0.75, 0.11, 40)))
    for (const [x, y] of scatter(random, { from: [0, 0], to: [1275, 620], apart: 90, tries: 160 }))
      fill(random.chance(0.25) ? star(x, y, 16) : ellipse(x, y, 4), INK.cream, 0.8)
    for (const [from, to] of [
      [166, 196],
      [-14, 16],
    ] as const) {
      fill(slice(LAMP, 0, 1300, toRadians(from), toRadians(to)), glow(...LAMP, 1100, ['#fff0b8', 0.85], ['#fff0b8', 0]))
      fill(slice(LAMP, 0, 1300, toRadians(from + 9), toRadians(to - 9)), glow(...LAMP, 1100, ['#ffffff', 0.6], ['#ffffff', 0]))
    }
    sea(drawing)
    tower(drawing)
    write(drawing, 'home', INK.cream, { face: 'brushScript', width: 420, x: 370, baseline: 840 })
    write(drawing, 'AT LAST', INK.gold, { face: 'capitals', width: 330, x: 370, baseline: 950, trackingEms: 0.34 })
  },
  inside(drawing) {
    drawing.group({ transform: [0.2, 0, 0, 0.2, -20, 60] }, () => {
      drawing.fill(slice(LAMP, 0, 700, toRadians(-12), toRadians(14)), INK.gold, 0.5)
      tower(drawing)
    })
  },
}

function tower(drawing: Drawing): void {
  const { fill, random } = drawing
  const body = shape([790, 580, 970, 580, 1030, 1290, 730, 1290])
  paperCut(drawing, body, INK.paper, { depth: 14, shade: SHADE })
  drawing.group({ clip: body }, () => {
    for (const band of [0, 1, 2])
      fill(shape([700, 690 + band * 240, 1060, 660 + band * 240, 1060, 780 + band * 240, 700, 810 + band * 240]), INK.tomato)
    fill(rectangle(930, 560, 140, 800), SHADE, 0.16)
    for (const y of [640, 870, 1100]) {
      fill(rounded(862, y, 36, 64, 16), INK.night)
      fill(rounded(868, y + 6, 24, 50, 10), INK.gold)
    }
  })
  paperCut(drawing, rounded(752, 548, 256, 40, 10), INK.plum, { depth: 6, shade: SHADE })
  for (const step of indices(9)) fill(rectangle(762 + step * 28, 500, 6, 50), INK.plum)
  fill(rectangle(752, 494, 256, 9), INK.plum)
  fill(rectangle(810, 396, 140, 154), '#fff3c4')
  fill(ellipse(...LAMP, 46), INK.gold)
  for (const x of [806, 850, 904, 948]) fill(rectangle(x, 392, 7, 158), INK.plum)
  paperCut(drawing, dome(880, 400, 98, 96), INK.tomato, { depth: 6, shade: SHADE })
  fill(ellipse(880, 300, 15), INK.gold)
  for (const [x, y, w, h] of [
    [690, 1330, 130, 80],
    [840, 1350, 150, 90],
    [1030, 1330, 160, 100],
    [930, 1400, 200, 80],
    [1180, 1400, 140, 90],
    [600, 1400, 110, 60],
  ] as const)
    paperCut(
      drawing,
      blob(random, x, y, w, h, { wander: 0.1, knots: 8 }),
      random.pick([oklch(0.36, 0.05, 280), oklch(0.3, 0.05, 275), oklch(0.42, 0.05, 285)]),
      { depth: 5, shade: SHADE },
    )
}

function sea(drawing: Drawing): void {
  for (const row of indices(6)) {
    const y = 1180 + row * 86
    const edge = indices(12).map((step): Point => [-80 + step * 130, y + (step % 2 ? 24 : -14) * (0.5 + row * 0.16)])
    drawing.fill(ground(edge, 1760), oklch(0.58 - row * 0.055, 0.08, 250 + row * 4))
    for (const step of indices(3)) {
      const x = 60 + ((row * 290 + step * 430) % 1200)
      drawing.add({
        path: `M${x} ${y + 40}Q${x + 50} ${y + 24} ${x + 110} ${y + 40}`,
        stroke: { color: INK.cream, width: 6 },
        opacity: 0.5,
      })
    }
  }
  drawing.fill(ground(points([-60, 1440, 300, 1420, 700, 1440, 1340, 1420]), 1760), oklch(0.25, 0.06, 275), 0.6)
}
