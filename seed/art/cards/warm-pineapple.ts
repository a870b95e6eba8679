import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points, polar } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#3c1a10'

export const warmPineapple: CardArt = {
  cardId: '1HBE2478',
  seed: 907,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(INK.blush)
    const palm = drawing.shape(() => frond(drawing))
    for (const [x, y, turnDegrees, size] of [
      [-40, 60, 30, 1],
      [1430, 30, 150, 1.05],
      [-60, 1180, -20, 0.9],
      [1450, 1230, 200, 0.95],
    ] as const)
      drawing.use(palm, placed(x, y, turnDegrees, size))
    for (const [angle, length, wide] of [
      [-150, 330, 100],
      [-30, 330, 100],
      [-132, 430, 110],
      [-48, 430, 110],
      [-116, 490, 110],
      [-64, 490, 110],
      [-100, 540, 110],
      [-80, 540, 110],
      [-90, 430, 120],
      [-108, 330, 100],
      [-72, 330, 100],
      [-90, 260, 110],
    ] as const) {
      const blade = leaf(random, 694 + Math.cos(toRadians(angle)) * 60, 720, toRadians(angle), length, wide, {
        bend: angle < -90 ? -0.2 : angle > -90 ? 0.2 : 0,
      })
      paperCut(drawing, blade.whole, random.pick([INK.pine, INK.moss, oklch(0.46, 0.07, 150)]), { depth: 6, shade: SHADE })
      fill(blade.left, INK.white, 0.14)
    }
    fruit(drawing)
    write(drawing, 'a warm welcome', INK.plum, { face: 'roundScript', width: 980, x: 694, baseline: 1680 })
    write(drawing, 'WE ARE SO GLAD YOU CAME', INK.rose, { face: 'capitals', width: 620, x: 694, baseline: 1785, trackingEms: 0.24 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-20, -20, 30, 0.5) }, () => frond(drawing))
  },
}

function fruit(drawing: Drawing): void {
  const { fill } = drawing
  const skin = 'M694 640C900 640 990 830 980 1060C970 1320 870 1500 694 1500C518 1500 418 1320 408 1060C398 830 488 640 694 640Z'
  paperCut(drawing, skin, shaded([410, 0, 980, 0], oklch(0.84, 0.14, 85), INK.gold, oklch(0.68, 0.135, 62)), { depth: 18, shade: SHADE })
  const scale = drawing.shape(() => {
    fill(shape([0, -66, 58, 0, 0, 66, -58, 0]), INK.clay, 0.55)
    fill(shape([0, -54, 46, -2, 0, 50, -46, -2]), INK.gold)
    fill(shape([0, -54, 46, -2, 0, -2, -46, -2]), oklch(0.88, 0.12, 90))
    fill(ellipse(0, 2, 11), INK.clay)
    for (const [angle] of around(5, -0.3)) fill(ellipse(...polar([0, 2], angle, 20), 4), INK.clay, 0.7)
  })
  drawing.group({ clip: skin }, () => {
    for (const row of indices(15))
      for (const column of indices(7)) drawing.use(scale, placed(694 + (column - 3) * 124 + (row % 2 ? 62 : 0), 640 + row * 68))
    fill(skin, shaded([410, 0, 980, 0], ['#ffffff', 0.24], ['#ffffff', 0], ['#5a1c08', 0.34]))
  })
}

/** Draws a palm leaf that grows to the right. */
function frond(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const step of indices(13))
    for (const side of [-1, 1]) {
      const [x, y] = [step * 40, Math.sin(step / 6) * 18]
      fill(
        leaf(random, x, y, side * toRadians(64 - step * 2.4), 250 - Math.abs(step - 5) * 17, 34, { bend: -side * 0.12 }).whole,
        step % 2 ? oklch(0.77, 0.07, 20) : oklch(0.8, 0.07, 35),
      )
    }
  fill(shape(points([0, -6, 540, 6, 540, 12, 0, 8]).flat()), INK.rose, 0.5)
}
