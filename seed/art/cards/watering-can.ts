// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, mix, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#3a2408'
const SHELF = 1110

export const wateringCan: CardArt = {
  cardId: '1HBE2433',
  seed: 809,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.9, 0.085, 95))
    for (const column of indices(14)) fill(rectangle(-60 + column * 150, -60, 75, 1200), INK.white, 0.22)
    fill(rectangle(-60, SHELF, 2000, 60), oklch(0.6, 0.09, 55))
    fill(rectangle(-60, SHELF + 60, 2000, 300), oklch(0.82, 0.1, 88))
    for (const [x, size] of points([770, 0.82, 1130, 1, 1530, 1.2])) pot(drawing, x, size)
    plant(drawing, 770, SHELF - 160, 0)
    plant(drawing, 1130, SHELF - 195, 1)
    plant(drawing, 1530, SHELF - 236, 2)
    rain(drawing)
    drawing.group({ transform: placed(330, 420, 24) }, () => can(drawing))
    write(drawing, 'a little more', INK.pine, { face: 'softSerif', width: 560, trackingEms: 0.012, x: 1240, baseline: 210 })
    write(drawing, 'every day', INK.tomato, { face: 'loudScript', width: 500, x: 1300, baseline: 366 })
    write(drawing, 'GET WELL SOON', INK.pine, { face: 'capitals', width: 460, x: 938, baseline: 1290, trackingEms: 0.32 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(170, 190, 20, 0.42) }, () => can(drawing))
  },
}

function can(drawing: Drawing): void {
  const { fill, random } = drawing
  fill(brush(random, points([-150, -120, -330, -180, -370, 20, -180, 120]), { width: 42, profile: PROFILES.even, samples: 13 }), INK.sea)
  fill(brush(random, points([-120, -160, 0, -330, 150, -170]), { width: 40, profile: PROFILES.even, samples: 11 }), INK.sea)
  paperCut(drawing, shape([150, 60, 420, -190, 470, -130, 160, 160]), INK.sea, { depth: 8, shade: SHADE })
  paperCut(drawing, shape([400, -230, 520, -120, 500, -94, 376, -206]), oklch(0.58, 0.09, 230), { depth: 6, shade: SHADE })
  paperCut(
    drawing,
    'M-190 -160L190 -160L220 200Q0 240 -220 200Z',
    shaded([-220, 0, 220, 0], oklch(0.58, 0.09, 230), INK.sea, oklch(0.4, 0.075, 235)),
    { depth: 12, shade: SHADE },
  )
  fill(ellipse(0, -160, 190, 32), oklch(0.36, 0.07, 240))
  for (const y of [-96, 160])
    fill(
      `M${-196 - (y + 96) * 0.08} ${y}Q0 ${y + 36} ${196 + (y + 96) * 0.08} ${y}L${197 + (y + 96) * 0.08} ${y + 16}Q0 ${y + 52} ${-197 - (y + 96) * 0.08} ${y + 16}Z`,
      INK.gold,
    )
  for (const [angle] of around(10)) fill(leaf(random, 0, 60, angle, 84, 36, { roundTip: true }).whole, INK.cream)
  fill(ellipse(0, 60, 25), INK.gold)
}

/** Draws drops that fall in curves from the rose of the can. */
function rain(drawing: Drawing): void {
  for (const row of indices(6))
    for (const step of indices(7)) {
      const t = (step + (row % 2) * 0.5 + 0.4) / 7.4
      const [x, y] = [mix(770 + row * 14, 760 + row * 105, t), mix(480 + row * 12, 1010 - row * 74, t * t)]
      if (y > 900 - row * 30) continue
      drawing.group({ transform: placed(x, y, -26 + t * 20) }, () =>
        drawing.fill('M0 -24C14 -4 16 8 0 14C-16 8 -14 -4 0 -24Z', INK.teal, 0.9),
      )
    }
}

function pot(drawing: Drawing, x: number, size: number): void {
  drawing.group({ transform: placed(x, SHELF, 0, size) }, () => {
    paperCut(drawing, shape([-118, -170, 118, -170, 90, 0, -90, 0]), INK.clay, { depth: 9, shade: SHADE })
    paperCut(drawing, rectangle(-136, -206, 272, 56), oklch(0.62, 0.105, 45), { depth: 6, shade: SHADE })
    drawing.fill(shape([-104, -110, 104, -110, 98, -76, -98, -76]), INK.cream, 0.8)
    for (const step of indices(7)) drawing.fill(ellipse(-84 + step * 28, -93, 8), INK.tomato)
  })
}

/** Draws a sprout, a young plant, and a plant in bloom. */
function plant(drawing: Drawing, x: number, foot: number, age: number): void {
  const { random, fill } = drawing
  const tall = [110, 230, 250][age] ?? 100
  fill(
    brush(random, points([x, foot, x + 8, foot - tall / 2, x, foot - tall]), { width: 16, profile: PROFILES.even, samples: 7 }),
    INK.moss,
  )
  for (const step of indices(age + 1))
    for (const side of [-1, 1]) {
      const blade = leaf(
        random,
        x,
        foot - tall * (0.96 - step * 0.3),
        toRadians(-90 + side * (58 + step * 8)),
        120 + age * 14 + step * 16,
        66,
        { bend: side * 0.2 },
      )
      fill(blade.whole, side > 0 ? INK.moss : INK.pine)
      fill(blade.left, INK.white, 0.14)
    }
  if (age < 2) return
  const head: Point = [x, foot - tall - 40]
  for (const [angle] of around(13)) fill(leaf(random, ...head, angle, 138, 64, { roundTip: true }).whole, INK.coral, 0.95)
  for (const [angle] of around(9, 0.2)) fill(leaf(random, ...head, angle, 90, 48, { roundTip: true }).whole, INK.tomato)
  fill(ellipse(...head, 38), INK.gold)
  for (const [angle] of around(9)) fill(ellipse(...polar(head, angle, 24), 5), INK.clay)
}
