import type { CardArt } from '../card-art.ts'
import { indices, toRadians, placed, type Point } from '../geometry.ts'
import type { Drawing } from '../drawing.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [840, 520]

export const quietRipples: CardArt = {
  cardId: '1HBE2409',
  seed: 743,
  sheet: createSheet('60', 'S'),
  front(drawing) {
    const { fill, add } = drawing
    drawing.ground(shaded([0, 0, 400, 1400], oklch(0.74, 0.03, 215), oklch(0.6, 0.04, 225), oklch(0.45, 0.04, 235)))
    for (const ring of indices(11).reverse()) {
      const [w, h] = [70 + ring * 108 + ring ** 2 * 4, 30 + ring * 50 + ring ** 2 * 2.4]
      const dim = 1 - ring / 12
      add({
        path: ellipse(MIDDLE[0] + 3, MIDDLE[1] + 11 + ring * 3, w, h),
        stroke: { color: oklch(0.36, 0.04, 235), width: 16 - ring * 0.8 },
        opacity: 0.34 * dim,
      })
      add({
        path: ellipse(MIDDLE[0], MIDDLE[1] + ring * 3, w, h),
        stroke: { color: INK.white, width: 11 - ring * 0.6 },
        opacity: 0.62 * dim,
      })
    }
    fill(ellipse(MIDDLE[0] + 14, MIDDLE[1] + 24, 130, 30), oklch(0.3, 0.04, 240), 0.3)
    drawing.group({ transform: placed(720, 560, -18) }, () => floating(drawing))
    for (const [x, y, turnDegrees, size] of [
      [250, 250, 40, 0.4],
      [1190, 900, 200, 0.46],
      [420, 860, 110, 0.32],
    ] as const)
      drawing.group({ transform: placed(x, y, turnDegrees, size) }, () => floating(drawing))
    write(drawing, 'kindness goes on', INK.snow, { face: 'quietItalic', width: 850, x: 694, baseline: 1170 })
    write(drawing, 'WITH SYMPATHY', oklch(0.88, 0.02, 220), { face: 'capitals', width: 360, x: 694, baseline: 1270, trackingEms: 0.3 })
  },
  inside(drawing) {
    for (const ring of indices(4))
      drawing.add({
        path: ellipse(200, 150, 40 + ring * 44, 18 + ring * 21),
        stroke: { color: oklch(0.6, 0.04, 225), width: 4 },
        opacity: 0.7 - ring * 0.14,
      })
    drawing.group({ transform: placed(168, 160, -18, 0.26) }, () => floating(drawing))
  },
}

/** Draws a fallen leaf that floats on the water. */
function floating(drawing: Drawing): void {
  const { random, fill } = drawing
  const blade = leaf(random, 0, 0, toRadians(0), 270, 128, { bend: 0.1 })
  paperCut(drawing, blade.whole, oklch(0.76, 0.1, 68), { depth: 10, shade: '#101c28' })
  fill(blade.left, INK.white, 0.22)
  fill(blade.rib(), INK.clay)
  for (const step of indices(5))
    for (const side of [-1, 1]) {
      const x = 46 + step * 40
      drawing.add({
        path: `M${x} ${Math.round((x / 270) ** 2 * 27)}L${x + 30} ${Math.round((x / 270) ** 2 * 27 + side * (34 - step * 4))}`,
        stroke: { color: INK.clay, width: 4 },
        opacity: 0.6,
      })
    }
  drawing.add({ path: 'M4 0Q-40 -6 -66 16', stroke: { color: INK.clay, width: 8 } })
}
