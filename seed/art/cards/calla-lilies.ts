import { dryBrush, brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { toRadians, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const STALK = oklch(0.58, 0.045, 140)
const SHADE = '#18241e'

export const callaLilies: CardArt = {
  cardId: '1HBE2415',
  seed: 757,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.8, 0.025, 165))
    fill('M-60 -60L1460 -60L1460 1960L-60 1960Z', glow(760, 620, 1200, [oklch(0.91, 0.02, 140), 1], [oklch(0.8, 0.025, 165), 0]))
    for (const [angle, length, x] of [
      [-122, 640, 610],
      [-60, 660, 680],
      [-146, 480, 620],
    ] as const) {
      const blade = leaf(drawing.random, x, 1380, toRadians(angle), length, 230, { bend: angle < -90 ? -0.14 : 0.14 })
      fill(blade.whole, oklch(0.5, 0.045, 150))
      fill(blade.left, INK.white, 0.13)
      fill(blade.rib(), oklch(0.66, 0.04, 140))
    }
    stem(drawing, points([560, 1540, 600, 1380, 540, 1000, 420, 720]))
    stem(drawing, points([650, 1560, 650, 1380, 740, 900, 800, 560]))
    stem(drawing, points([740, 1540, 690, 1380, 830, 1180, 1000, 1010]))
    drawing.group({ transform: placed(420, 720, -20, 0.86) }, () => calla(drawing))
    drawing.group({ transform: placed(1000, 1010, 34, -0.72, 0.72) }, () => calla(drawing))
    drawing.group({ transform: placed(800, 560, 8) }, () => calla(drawing))
    ribbon(drawing)
    write(drawing, 'Con todo nuestro cariño', INK.ink, { face: 'quietItalic', trackingEms: 0.012, width: 980, x: 694, baseline: 1690 })
    write(drawing, 'EN ESTOS DÍAS DIFÍCILES', oklch(0.4, 0.04, 160), {
      face: 'capitals',
      width: 560,
      x: 694,
      baseline: 1780,
      trackingEms: 0.24,
    })
  },
  inside(drawing) {
    stem(drawing, points([60, 340, 110, 260, 160, 200]))
    drawing.group({ transform: placed(160, 200, 12, 0.36) }, () => calla(drawing))
  },
}

const stem = ({ random, fill }: Drawing, way: Point[]): void => {
  fill(brush(random, way, { width: 44, profile: PROFILES.even, samples: 13 }), STALK)
  fill(
    brush(
      random,
      way.map(([x, y]): Point => [x - 9, y]),
      { width: 9, profile: PROFILES.even, samples: 9 },
    ),
    INK.white,
    0.3,
  )
}

function ribbon(drawing: Drawing): void {
  for (const [turnDegrees, ink] of [
    [16, oklch(0.86, 0.03, 80)],
    [-10, INK.cream],
  ] as const)
    drawing.group({ transform: placed(650, 1390, turnDegrees) }, () =>
      paperCut(drawing, 'M-20 0L26 0L40 190L4 168L-34 196Z', ink, { depth: 6, shade: SHADE }),
    )
  for (const side of [-1, 1])
    paperCut(
      drawing,
      `M650 1384C${650 + side * 60} 1310 ${650 + side * 170} 1300 ${650 + side * 180} 1370C${650 + side * 176} 1430 ${650 + side * 70} 1440 650 1400Z`,
      INK.cream,
      { depth: 6, shade: SHADE },
    )
  paperCut(drawing, 'M596 1366Q650 1350 704 1366L704 1414Q650 1402 596 1414Z', INK.cream, { depth: 5, shade: SHADE })
}

/** Draws a flower whose lower end is at 0, 0. Its lip points to the upper right. */
function calla(drawing: Drawing): void {
  const { fill, random } = drawing
  // Draw the back of the lip, then the spadix, then the front that folds over.
  paperCut(
    drawing,
    'M-30 20C-190 -120 -260 -330 -150 -420C-40 -500 170 -470 250 -560C290 -420 250 -230 130 -110C90 -60 60 -20 30 20Z',
    shaded([-180, -300, 220, -300], '#ffffff', oklch(0.93, 0.02, 95)),
    { depth: 10, shade: SHADE },
  )
  fill(
    'M-120 -370C-20 -430 140 -410 216 -486C220 -380 150 -270 60 -210C0 -200 -90 -260 -120 -370Z',
    shaded([-100, -420, 100, -210], oklch(0.9, 0.025, 110), oklch(0.8, 0.035, 120)),
  )
  fill(brush(random, points([20, -110, 30, -230, 10, -372]), { width: 46, profile: PROFILES.even, wander: 0.1, samples: 9 }), INK.gold)
  fill(brush(random, points([10, -140, 18, -240, 2, -350]), { width: 12, samples: 7 }), '#fff2c0', 0.8)
  fill(
    'M-30 20C-190 -120 -260 -330 -150 -420C-110 -280 -10 -200 110 -190C180 -190 210 -240 232 -330C240 -240 190 -160 130 -110C90 -60 60 -20 30 20Z',
    shaded([-200, -200, 180, -100], '#ffffff', oklch(0.95, 0.012, 95), oklch(0.84, 0.03, 120)),
  )
  fill(dryBrush(random, points([-20, -10, -110, -140, -150, -300]), { width: 50, bristles: 5 }), oklch(0.84, 0.025, 120), 0.45)
  fill('M-32 22Q0 -50 32 22Z', STALK)
}
