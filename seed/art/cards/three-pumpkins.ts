import { blob } from '../blob.ts'
import { brush, dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed, points } from '../geometry.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { sprig } from '../sprig.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#2d1206'

export const threePumpkins: CardArt = {
  cardId: '1HBE2217',
  seed: 331,
  sheet: createSheet('49', 'H'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.93, 0.045, 82))
    for (const column of indices(24))
      line(drawing, [column * 74 - 20, -60, column * 74 - 20 + random.spread(4), 1000], 3, oklch(0.88, 0.06, 78))
    paperCut(drawing, ground(points([-80, 960, 500, 952, 1100, 964, 1730, 950]), 1400), oklch(0.45, 0.075, 50), { depth: 6, shade: SHADE })
    for (const row of indices(6)) {
      const from = random.between(-100, 600)
      fill(
        dryBrush(random, points([from, 1010 + row * 48, from + 500, 1004 + row * 48, from + 1000, 1012 + row * 48]), {
          width: 26,
          bristles: 3,
        }),
        SHADE,
        0.16,
      )
    }
    sprig(drawing, points([330, 960, 210, 840, 150, 700, 60, 560]), {
      length: 118,
      width: 54,
      pairs: 7,
      colours: [INK.clay, INK.tomato, INK.gold],
      stem: 9,
    })
    sprig(drawing, points([1380, 960, 1480, 830, 1510, 690, 1600, 560]), {
      length: 118,
      width: 54,
      pairs: 7,
      colours: [INK.moss, INK.sage, INK.gold],
      stem: 9,
    })
    pumpkin(drawing, { x: 1180, foot: 1040, width: 520, height: 330, flesh: oklch(0.88, 0.045, 85), crease: oklch(0.72, 0.06, 75) })
    pumpkin(drawing, { x: 480, foot: 1050, width: 540, height: 400, flesh: INK.coral, crease: INK.tomato })
    pumpkin(drawing, { x: 850, foot: 1120, width: 360, height: 250, flesh: INK.gold, crease: INK.clay })
    for (const [x, y, turnDegrees] of points([250, 1150, 1390, 1170, 640, 1195]).map(([x, y], index) => [x, y, index * 40 - 30] as const))
      acorn(drawing, x, y, turnDegrees)
    write(drawing, 'grateful for you', INK.plum, { face: 'brushScript', width: 980, x: 825, baseline: 330 })
    write(drawing, 'HAPPY THANKSGIVING', INK.clay, { face: 'capitals', width: 600, x: 825, baseline: 465, trackingEms: 0.28 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(165, 420, 0, 0.42) }, () => {
      pumpkin(drawing, { x: 0, foot: 0, width: 480, height: 350, flesh: INK.coral, crease: INK.tomato })
      pumpkin(drawing, { x: 250, foot: 50, width: 330, height: 230, flesh: INK.gold, crease: INK.clay })
    })
  },
}

type Pumpkin = { x: number; foot: number; width: number; height: number; flesh: string; crease: string }

/** Draws the ribs of a pumpkin from the outside inwards. Each rib covers a part of the rib before. */
function pumpkin(drawing: Drawing, { x, foot, width, height, flesh, crease }: Pumpkin): void {
  const { random, fill } = drawing
  const y = foot - height / 2
  fill(blob(random, x + 30, foot - 4, width * 0.54, height * 0.09, { wander: 0.02 }), SHADE, 0.4)
  flick(drawing, [x + 4, y - height * 0.36, x - 8, y - height * 0.6, x + 34, y - height * 0.78, x + 60, y - height * 0.8], 62, INK.moss)
  for (const [place, share] of [
    [0.38, 0.25],
    [-0.38, 0.25],
    [0.26, 0.29],
    [-0.26, 0.29],
    [0.13, 0.32],
    [-0.13, 0.32],
    [0, 0.3],
  ] as const) {
    const tall = height * (0.52 - Math.abs(place) * 0.22)
    const rib = blob(random, x + place * width, y + Math.abs(place) * 8, (width * share) / 1.7, tall, { wander: 0.012, knots: 12 })
    paperCut(drawing, rib, flesh, { depth: 4, shade: SHADE })
    drawing.group({ clip: rib }, () => {
      const [left, right] = [x + (place - share / 1.7) * width, x + (place + share / 1.7) * width]
      fill(rib, shaded([left, 0, right, 0], [crease, place > 0 ? 0 : 0.55], [INK.white, 0.1], [crease, 0.75]))
      const lit = x + (place - 0.05) * width
      fill(
        dryBrush(random, points([lit, y - tall * 0.75, lit - 12, y - tall * 0.2, lit - 6, y + tall * 0.4]), {
          width: width * 0.07,
          bristles: 4,
        }),
        INK.white,
        0.26,
      )
    })
  }
  fill(brush(random, points([x - 30, y - height * 0.43, x, y - height * 0.5, x + 8, y - height * 0.64]), { width: 40 }), INK.pine)
}

function acorn(drawing: Drawing, x: number, y: number, turnDegrees: number): void {
  drawing.group({ transform: placed(x, y, turnDegrees, 1) }, () => {
    paperCut(drawing, 'M-26 0C-30 40 -12 58 0 70C12 58 30 40 26 0Z', INK.gold, { depth: 4, shade: SHADE })
    paperCut(drawing, 'M-34 4C-34 -36 34 -36 34 4Q0 14 -34 4Z', INK.plum, { depth: 3, shade: SHADE })
    flick(drawing, [0, -22, 4, -38, 12, -46], 9, INK.plum)
    drawing.fill(ellipse(-9, 26, 5, 14), INK.white, 0.35)
  })
}
