import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, placed, polar } from '../geometry.ts'
import { heart, rounded } from '../outlines.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { blob } from '../blob.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { line } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#30130c'
const COFFEE = oklch(0.52, 0.09, 55)
const MILK = oklch(0.95, 0.03, 80)

export const twoCups: CardArt = {
  cardId: '1HBE2397',
  seed: 719,
  sheet: createSheet('49', 'S'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.9, 0.04, 75))
    for (const stripe of indices(6)) {
      fill(rectangle(-60 + stripe * 240, -60, 110, 1400), INK.coral, 0.28)
      fill(rectangle(-60, -60 + stripe * 240, 1400, 110), INK.coral, 0.28)
    }
    drawing.group({ transform: placed(872, 520, 38) }, () => cup(drawing, INK.tomato, oklch(0.87, 0.06, 40)))
    drawing.group({ transform: placed(410, 452, 205) }, () => cup(drawing, INK.teal, oklch(0.88, 0.045, 190)))
    for (const [x, y] of scatter(drawing.random, { from: [60, 770], to: [330, 900], apart: 70, tries: 40 })) bean(drawing, x, y)
    paperCut(drawing, rounded(160, 900, 955, 300, 20), INK.paper, { depth: 10, shade: SHADE })
    write(drawing, 'contigo, siempre', INK.plum, { face: 'brushScript', width: 740, x: 638, baseline: 1036 })
    write(drawing, 'FELIZ ANIVERSARIO', INK.tomato, { face: 'capitals', width: 480, x: 638, baseline: 1152, trackingEms: 0.26 })
  },
  inside(drawing) {
    for (const [x, y] of [
      [120, 120],
      [210, 190],
      [300, 100],
    ] as const)
      bean(drawing, x, y)
  },
}

/** Draws a cup on its saucer, from above. The handle points to the right. */
function cup(drawing: Drawing, ink: string, pale: string): void {
  const { fill, add } = drawing
  paperCut(drawing, ellipse(0, 0, 318), pale, { depth: 14, shade: SHADE })
  add({ path: ellipse(0, 0, 296), stroke: { color: ink, width: 8 } })
  for (const [angle] of around(32)) fill(ellipse(...polar([0, 0], angle, 268), 7), ink)
  line(drawing, [180, -26, 262, -40, 286, 0, 262, 40, 180, 26], 34, ink)
  paperCut(drawing, ellipse(0, 0, 206), ink, { depth: 12, shade: SHADE })
  fill(ellipse(0, 0, 182), oklch(0.42, 0.08, 50))
  fill(ellipse(0, 0, 178), glow(0, 0, 178, [oklch(0.66, 0.1, 62), 1], [COFFEE, 1]))
  drawing.group({ transform: placed(0, 4, 90) }, () => {
    fill(heart(0, 6, 112), MILK)
    fill(heart(0, -6, 74), oklch(0.7, 0.09, 62))
    fill(heart(0, -12, 50), MILK)
  })
  fill(ellipse(-92, -110, 26, 12), INK.white, 0.3)
}

function bean(drawing: Drawing, x: number, y: number): void {
  drawing.group({ transform: placed(x, y, drawing.random.between(0, 180)) }, () => {
    paperCut(drawing, blob(drawing.random, 0, 0, 34, 24), oklch(0.4, 0.07, 48), { depth: 4, shade: SHADE })
    drawing.add({ path: 'M-30 0Q-8 -12 0 0Q8 12 30 0', stroke: { color: SHADE, width: 6 } })
  })
}
