import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, placed, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { INK, oklch } from '../palette.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const PETALS = [INK.tomato, INK.coral, INK.rose, INK.gold, oklch(0.83, 0.08, 5), INK.cream]
const MIDDLE: Point = [825, 845]

export const flowerHeart: CardArt = {
  cardId: '1HBE2307',
  seed: 509,
  sheet: createSheet('831', 'S'),
  front(drawing) {
    drawing.ground(oklch(0.33, 0.055, 255))
    heart(drawing, MIDDLE, 745)
    write(drawing, 'Happy', INK.cream, { face: 'formalScript', width: 350, x: 740, baseline: 815 })
    write(drawing, 'anniversary', INK.cream, { face: 'formalScript', width: 610, x: 840, baseline: 960 })
  },
  inside(drawing) {
    for (const [x, y, size, ink, kind] of [
      [110, 120, 0.7, INK.tomato, 1],
      [205, 220, 0.5, INK.gold, 0],
      [90, 290, 0.56, INK.rose, 2],
    ] as const) {
      for (const turn of [0.5, 2.6, 4.6]) drawing.fill(leaf(drawing.random, x, y, turn, 120 * size, 50 * size).whole, INK.sage)
      drawing.group({ transform: placed(x, y, 0, size) }, () => flower(drawing, ink, kind))
    }
  },
}

/** Returns true for a place away from the words. */
const isAside = ([x, y]: Point, room: number): boolean =>
  ((x - MIDDLE[0]) / (405 + room)) ** 4 + ((y - MIDDLE[1] + 10) / (190 + room)) ** 4 > 1

/** Returns true inside the curve (x² + y² - 1)³ = x² y³, which is a heart. */
const isInHeart = ([x, y]: Point, [centreX, centreY]: Point, size: number, room: number): boolean => {
  const [u, v] = [((x - centreX) / (size - room)) * 1.14, (-(y - centreY) / (size - room)) * 1.14 + 0.06]
  return (u * u + v * v - 1) ** 3 - u * u * v ** 3 < 0
}

function heart(drawing: Drawing, middle: Point, size: number): void {
  const { random, fill } = drawing
  const scale = 1.06
  const area = { from: [middle[0] - size * 1.2, middle[1] - size * 1.2], to: [middle[0] + size * 1.2, middle[1] + size * 1.2] } satisfies {
    from: Point
    to: Point
  }
  const fits = (room: number) => (place: Point) => isInHeart(place, middle, size, room) && isAside(place, room)
  const leaves = [INK.sage, INK.moss, INK.teal, INK.pine].flatMap((ink) =>
    indices(2).map(() =>
      drawing.shape(() => {
        const blade = leaf(random, 0, 0, 0, 96, 38)
        fill(blade.whole, ink)
        fill(blade.left, INK.white, 0.12)
      }),
    ),
  )
  for (const [x, y] of scatter(random, { ...area, apart: 44 * scale, tries: 2600, among: fits(20 * scale) })) {
    const turn = Math.atan2(y - middle[1], x - middle[0]) + random.spread(0.9)
    drawing.use(random.pick(leaves), placed(x, y, (turn * 180) / Math.PI, scale * random.between(0.7, 1.1)))
  }
  const flowers = PETALS.flatMap((ink) => indices(3).map((kind) => drawing.shape(() => flower(drawing, ink, kind))))
  const large = scatter(random, { ...area, apart: 132 * scale, tries: 2400, among: fits(62 * scale) })
  let last: string | undefined
  for (const [x, y] of large) {
    last = random.pickOther(flowers, last)
    drawing.use(last, placed(x, y, random.between(-180, 180), random.between(0.56, 0.84) * scale))
  }
  const free = (place: Point) => fits(16 * scale)(place) && large.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 84 * scale)
  for (const [x, y] of scatter(random, { ...area, apart: 34 * scale, tries: 1600, among: free })) {
    fill(blob(random, x, y, 13 * scale, 13 * scale, { wander: 0.04 }), random.pick([INK.gold, INK.tomato, INK.cream]))
  }
}

/** Draws a flower with a radius of 100. `kind` decides the number and the width of its petals. */
function flower({ random, fill }: Drawing, ink: string, kind: number): void {
  const [x, y, radius] = [0, 0, 100]
  const eye = ink === INK.gold || ink === INK.cream ? INK.rose : INK.gold
  const petals = [6, 9, 13][kind] ?? 6
  for (const ring of kind === 2 ? [1, 0.62] : [1])
    for (const [angle] of around(petals, random.between(0, 1))) {
      const petal = leaf(
        random,
        x,
        y,
        angle,
        radius * ring * random.between(0.92, 1.06),
        radius * (kind === 0 ? 0.78 : kind === 1 ? 0.5 : 0.36),
        { roundTip: true },
      )
      fill(petal.whole, ink, 0.94)
      if (ring < 1 || kind === 0) fill(petal.left, INK.white, 0.16)
    }
  fill(blob(random, x, y, radius * 0.25, radius * 0.25, { wander: 0.03 }), eye)
  for (const [angle] of around(7))
    fill(
      blob(random, x + Math.cos(angle) * radius * 0.36, y + Math.sin(angle) * radius * 0.36, radius * 0.045, radius * 0.045, { knots: 5 }),
      INK.plum,
    )
}
