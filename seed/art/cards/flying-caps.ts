import { blob } from '../blob.ts'
import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { placed, points } from '../geometry.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#0a2236'

export const flyingCaps: CardArt = {
  cardId: '1HBE2247',
  seed: 389,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 1875, 1387], oklch(0.78, 0.075, 215), oklch(0.9, 0.04, 195)))
    for (const way of [
      [1180, 180, 1460, 160, 1760, 190],
      [60, 1230, 330, 1214, 620, 1240],
      [1250, 1040, 1500, 1020, 1790, 1050],
    ])
      fill(dryBrush(random, points(way), { width: 62, bristles: 7 }), INK.white, 0.55)
    for (const [x, y] of scatter(random, {
      from: [-20, -20],
      to: [1895, 1400],
      apart: 104,
      tries: 420,
      among: ([x, y]) => !(x < 1060 && y > 620 && y < 1170),
    })) {
      const ink = random.pick([INK.gold, INK.tomato, INK.cream, INK.plum])
      if (random.chance(0.3)) fill(star(x, y, 20), ink)
      else fill(blob(random, x, y, 8, 8), ink)
    }
    cap(drawing, { x: 330, y: 330, size: 1.05, turnDegrees: -18, board: INK.plum, tassel: INK.gold })
    cap(drawing, { x: 900, y: 300, size: 0.72, turnDegrees: 14, board: INK.sea, tassel: INK.tomato })
    cap(drawing, { x: 1430, y: 460, size: 1.5, turnDegrees: 12, board: INK.ink, tassel: INK.gold })
    cap(drawing, { x: 1640, y: 1080, size: 0.86, turnDegrees: -20, board: INK.plum, tassel: INK.coral })
    cap(drawing, { x: 1210, y: 1010, size: 0.5, turnDegrees: 24, board: INK.tomato, tassel: INK.gold })
    write(drawing, '¡Lo lograste!', INK.plum, {
      face: 'loudScript',
      width: 860,
      x: 580,
      baseline: 900,
      bend: ([x, y]) => [x, y - (x - 580) * 0.07],
    })
    write(drawing, 'FELICIDADES', INK.sea, {
      face: 'capitals',
      width: 460,
      x: 610,
      baseline: 1060,
      trackingEms: 0.3,
      bend: ([x, y]) => [x, y - (x - 580) * 0.07],
    })
  },
  inside(drawing) {
    cap(drawing, { x: 190, y: 170, size: 0.55, turnDegrees: -18, board: INK.plum, tassel: INK.gold })
    cap(drawing, { x: 350, y: 330, size: 0.36, turnDegrees: 14, board: INK.sea, tassel: INK.tomato })
  },
}

type Cap = { x: number; y: number; size: number; turnDegrees: number; board: string; tassel: string }

function cap(drawing: Drawing, { x, y, size, turnDegrees, board, tassel }: Cap): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, y, turnDegrees, size) }, () => {
    const bowl = 'M-120 20L-112 130Q0 190 112 130L120 20Z'
    paperCut(drawing, bowl, board, { depth: 8, shade: SHADE })
    fill(bowl, SHADE, 0.28)
    fill(dryBrush(random, points([-90, 60, -84, 100, -70, 138]), { width: 22, bristles: 4 }), INK.white, 0.2)
    const flat = shape([0, -112, 250, -10, 0, 96, -250, -10])
    paperCut(drawing, flat, board, { depth: 12, shade: SHADE })
    fill(flat, shaded([-250, -60, 250, 60], ['#ffffff', 0.2], ['#ffffff', 0], ['#000000', 0.14]))
    fill(shape([-250, -10, 0, 96, 250, -10, 250, 6, 0, 114, -250, 6]), SHADE, 0.5)
    line(drawing, [0, -10, 90, 20, 172, 34, 188, 90, 184, 150], 9, tassel)
    fill(ellipse(0, -10, 17, 12), tassel)
    for (const strand of [-18, -9, 0, 9, 18])
      flick(drawing, [184 + strand * 0.3, 140, 184 + strand * 0.8, 190, 184 + strand * 1.3, 236 + random.spread(8)], 11, tassel)
    fill(blob(random, 184, 150, 15, 18), INK.cream)
  })
}
