import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, placed, points, polar } from '../geometry.ts'
import { leaf, type Leaf } from '../leaf.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const SHADE = '#1c0608'
const REDS = [oklch(0.5, 0.18, 25), oklch(0.57, 0.2, 27), oklch(0.64, 0.2, 28)] as const

export const greatPoinsettia: CardArt = {
  cardId: '1HBE2442',
  seed: 823,
  sheet: createSheet('60', 'S'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(oklch(0.95, 0.025, 85))
    for (const [x, y] of scatter(random, { from: [-20, -20], to: [1410, 1110], apart: 78, tries: 500 }))
      fill(random.chance(0.3) ? star(x, y, 20) : ellipse(x, y, 6), INK.gold, 0.8)
    drawing.group({ transform: placed(694, 520, 0, 0.95) }, () => flower(drawing, 1))
    write(drawing, 'Feliz Navidad', INK.pine, { face: 'brushScript', width: 820, x: 694, baseline: 1214 })
    write(drawing, 'Y UN PRÓSPERO AÑO NUEVO', INK.tomato, { face: 'capitals', width: 560, x: 694, baseline: 1324, trackingEms: 0.24 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(120, 110, 10, 0.3) }, () => flower(drawing, 0.6))
  },
}

/** Draws three rings of bracts over leaves. A smaller `fullness` gives fewer bracts. */
function flower(drawing: Drawing, fullness: number): void {
  const { random, fill } = drawing
  const rings: [many: number, start: number, length: number, inks: [string, string]][] = [
    [7, 0.3, 620, [INK.pine, INK.moss]],
    [8, 0.05, 520, [REDS[0], REDS[0]]],
    [7, 0.5, 392, [REDS[1], REDS[1]]],
    [6, 0.2, 268, [REDS[2], REDS[2]]],
  ]
  for (const [many, start, length, inks] of rings) {
    const kinds = inks.map((ink, index) => {
      const blade = leaf(random, 20, 0, 0, length - index * 40, length * 0.46, { bend: random.spread(0.06) })
      const shadow = drawing.shape(() => drawing.add({ path: blade.whole }))
      return { shadow, bract: drawing.shape(() => bract(drawing, blade, length - index * 40, ink, fullness < 1 ? 2 : 5)) }
    })
    for (const [angle, index] of around(many, start)) {
      const turnDegrees = (angle * 180) / Math.PI
      const { shadow, bract } = at(kinds, index % 2)
      drawing.use(shadow, placed(8, 16, turnDegrees), { fill: SHADE, opacity: 0.2 })
      drawing.use(bract, placed(0, 0, turnDegrees))
    }
  }
  for (const [x, y] of points([0, 0, 46, -18, -40, -28, 22, 44, -34, 36, 62, 34, -70, 6, 6, -58])) {
    fill(ellipse(x, y, 26), INK.moss)
    fill(ellipse(x, y - 6, 17), INK.gold)
    fill(ellipse(x - 4, y - 10, 5), INK.white, 0.7)
  }
}

/** Draws a bract along the x axis, with the given number of pairs of veins. */
function bract({ fill, add }: Drawing, blade: Leaf, length: number, ink: string, pairs: number): void {
  fill(blade.whole, ink)
  fill(blade.left, INK.white, 0.12)
  let veins = `M40 0L${Math.round(length * 0.86)} 0`
  for (const step of indices(pairs)) {
    const [from, reach] = [Math.round(length * (0.26 + step * 0.13)), length * (0.17 - step * 0.018)]
    for (const side of [-1, 1])
      veins += `M${from} 0L${polar([from, 0], side * 0.62, reach)
        .map(Math.round)
        .join(' ')}`
  }
  const isGreen = ink === INK.pine || ink === INK.moss
  add({ path: veins, stroke: { color: isGreen ? oklch(0.62, 0.07, 145) : oklch(0.43, 0.15, 24), width: 4.5 } })
}
