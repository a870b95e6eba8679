// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, polar, steps, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick } from '../strokes.ts'
import { write } from '../write.ts'

const GREENS = [INK.pine, INK.moss, oklch(0.46, 0.07, 150), INK.sage]
const SHADE = '#0f1f16'
/** The length at which a leaf is drawn, in pixels. */
const LEAF = 150

export const berryWreath: CardArt = {
  cardId: '1HBE2268',
  seed: 433,
  sheet: createSheet('60', 'S'),
  front(drawing) {
    drawing.ground(INK.cream)
    for (const [x, y] of scatter(drawing.random, {
      from: [0, 0],
      to: [1390, 1390],
      apart: 120,
      tries: 300,
      among: ([x, y]) => Math.hypot(x - 693, y - 670) > 640,
    }))
      drawing.fill(blob(drawing.random, x, y, 7, 7), INK.gold)
    wreath(drawing, [693, 670], 480)
    bow(drawing, 693, 1130, 1)
    write(drawing, 'Felices', INK.tomato, { face: 'formalScript', width: 480, x: 683, baseline: 640 })
    write(drawing, 'fiestas', INK.tomato, { face: 'formalScript', width: 430, x: 713, baseline: 810 })
    drawing.fill(ellipse(693, 905, 8), INK.gold)
    for (const side of [-1, 1]) drawing.fill(leaf(drawing.random, 693 + side * 24, 905, side > 0 ? 0 : Math.PI, 90, 22).whole, INK.pine)
  },
  inside(drawing) {
    wreath(drawing, [135, 150], 92)
  },
}

/** Draws leaves along the x axis, two in each green. `whole` is only the outline of the leaf. */
const kinds = ({ random, fill, shape }: Drawing, width: number): { whole: string; blade: string }[] =>
  [...GREENS, ...GREENS].map((green) => {
    const cut = leaf(random, 0, 0, 0, LEAF, width, { bend: random.spread(0.12) })
    return {
      whole: shape(() => fill(cut.whole, SHADE)),
      blade: shape(() => {
        fill(cut.whole, green)
        fill(cut.left, INK.white, 0.14)
      }),
    }
  })

function wreath(drawing: Drawing, middle: Point, radius: number): void {
  const { random, fill, shape } = drawing
  const size = radius / 480
  const turns = size < 0.5 ? 30 : 66
  const broad = kinds(drawing, 46)
  const narrow = kinds(drawing, 26)
  for (const [ring, reach] of [
    [1.06, 170],
    [0.9, 150],
    [0.98, 130],
  ] as const)
    for (const [angle] of around(turns, ring)) {
      const place = polar(middle, angle, radius * ring + random.spread(16 * size))
      const out = ring > 1 ? 0.72 : ring < 0.95 ? 2.35 : 1.55
      const { whole, blade } = random.pick(random.chance(0.18) ? narrow : broad)
      const turn = ((angle + out + random.spread(0.22)) * 180) / Math.PI
      const length = (reach / LEAF) * size * random.between(0.8, 1.1)
      if (size > 0.5 && ring > 0.95) drawing.use(whole, placed(place[0] + 3, place[1] + 6, turn, length), { fill: SHADE, opacity: 0.2 })
      drawing.use(blade, placed(...place, turn, length))
    }
  for (const [angle] of around(15, 0.2)) {
    const at = polar(middle, angle + random.spread(0.06), radius * random.between(0.92, 1.06))
    for (const berry of indices(3)) {
      const [x, y] = polar(at, berry * 2.1 + angle, 19 * size)
      paperCut(
        drawing,
        blob(random, x, y, 20 * size, 20 * size, { wander: 0.03 }),
        random.pick([INK.tomato, INK.rose, oklch(0.55, 0.19, 28)]),
        { depth: 3, shade: SHADE },
      )
      fill(ellipse(x - 6 * size, y - 6 * size, 5 * size), INK.white, 0.7)
    }
  }
  const cone = shape(() => {
    for (const tier of steps(5))
      for (const [turn] of around(7, tier * 2))
        fill(
          leaf(random, 0, 0, turn, 62 - tier * 40, 30, { roundTip: true }).whole,
          tier === 0.25 || tier === 0.75 ? INK.clay : oklch(0.45, 0.06, 50),
        )
  })
  for (const [angle] of around(5, 0.55)) drawing.use(cone, placed(...polar(middle, angle, radius * 0.99), (angle * 180) / Math.PI, size))
}

function bow(drawing: Drawing, x: number, y: number, size: number): void {
  drawing.group({ transform: placed(x, y, -2, size) }, () => {
    for (const side of [-1, 1]) {
      const s = (numbers: number[]) => numbers.map((value, index) => (index % 2 ? value : value * side)).join(' ')
      paperCut(
        drawing,
        `M${s([0, 0])}L${s([60, 20])}L${s([150, 190])}L${s([96, 176])}L${s([60, 220])}L${s([-8, 20])}Z`,
        oklch(0.55, 0.19, 28),
        { depth: 6, shade: SHADE },
      )
      paperCut(drawing, `M${s([0, -10])}C${s([60, -110, 190, -130, 200, -60])}C${s([210, 30, 110, 60, 0, 16])}Z`, INK.tomato, {
        depth: 8,
        shade: SHADE,
      })
      drawing.fill(`M${s([30, -6])}C${s([80, -60, 150, -80, 160, -46])}C${s([160, 6, 90, 24, 30, 8])}Z`, oklch(0.5, 0.17, 28))
      flick(drawing, [side * 60, -62, side * 120, -92, side * 170, -78], 9, INK.white, 0.4)
    }
    paperCut(drawing, blob(drawing.random, 0, 2, 42, 44, { wander: 0.05, turnRadians: toRadians(10) }), INK.tomato, {
      depth: 6,
      shade: SHADE,
    })
  })
}
