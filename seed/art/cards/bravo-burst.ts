import { blob } from '../blob.ts'
import { brush, dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, mix, polar, steps, type Point } from '../geometry.ts'
import { lettering, rising } from '../lettering.ts'
import { INK } from '../palette.ts'
import { star } from '../path.ts'

const MIDDLE: Point = [750, 1030]
/** The oval around the words, which no ray enters. */
const OVAL = { radiusX: 640, radiusY: 325 }
const COLOURS = [INK.tomato, INK.gold, INK.teal, INK.plum, INK.coral]
const RAY_COUNT = 68

export const bravoBurst: CardArt = {
  cardId: '1HBE2144',
  seed: 71,
  front(drawing) {
    const { random } = drawing
    drawing.ground(INK.paper)
    let last: { colour?: string; kind?: Ray } = {}
    for (const [turn, index] of around(RAY_COUNT)) {
      const angle = turn + random.spread(0.016)
      const from = ovalReach(angle) + random.between(15, 60)
      const to = Math.min(
        sheetReach(angle),
        mix(from, Math.min(sheetReach(angle), 960), index % 2 ? random.between(0.5, 0.68) : random.between(0.84, 1)),
      )
      const colour = random.pickOther(COLOURS, last.colour)
      // Two rows of dots side by side look like a mistake, so never use dots twice.
      const kind = random.pickOther(RAY_KINDS, last.kind === dotted ? dotted : undefined)
      last = { colour, kind }
      for (const piece of kind(drawing, angle, from, isFlat(angle) ? sheetReach(angle) : Math.max(to, from + 70)))
        drawing.fill(piece, colour)
      if (index % 2 === 0 && !isFlat(angle) && to + 100 < sheetReach(angle))
        spark(drawing, polar(MIDDLE, angle, Math.max(to, from + 70) + 54), colour)
    }
    drawing.letter(lettering(random, 'Bravo!', { face: 'loudScript', size: 304, x: 742, baseline: 1100, bend: rising(0.07) }), INK.ink)
    drawing.letter(
      lettering(random, 'CONGRATULATIONS', { face: 'capitals', size: 46, x: 780, baseline: 1244, trackingPixels: 20, bend: rising(0.07) }),
      INK.tomato,
    )
    // The rays surround the words, so the inner end of each ray is an outline of its own.
    for (const point of burstEdge(10)) drawing.keepClear([point])
  },
  inside(drawing) {
    const { random } = drawing
    for (const [angle, index] of around(15, Math.PI * 0.06).slice(0, 8)) {
      const centre: Point = [750, 150]
      const colour = COLOURS[index % COLOURS.length] ?? INK.gold
      const way = [70, 130, index % 2 ? 170 : 230].map((radius) => polar(centre, angle, radius))
      drawing.fill(brush(random, way, { width: 13, profile: (t) => Math.min(1, 0.25 + t * 0.9), wander: 0.12 }), colour)
      if (index % 2 === 0) drawing.fill(star(...polar(centre, angle, 280), 20), colour)
    }
  },
}

/** Returns the distance from the middle to the oval. The oval has the form of the word: nearly a box, and rising to the right. */
function ovalReach(angle: number): number {
  const [across, up] = [Math.abs(Math.cos(angle + 0.07)) / OVAL.radiusX, Math.abs(Math.sin(angle + 0.07)) / OVAL.radiusY]
  return 1 / Math.cbrt(across ** 3 + up ** 3)
}

/** At the sides there is no room for a ray that ends on the sheet, so these rays go beyond the edge. */
const isFlat = (angle: number) => Math.abs(Math.sin(angle)) < 0.36

function sheetReach(angle: number): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  if (isFlat(angle)) return (MIDDLE[0] + 60) / cos
  return Math.min((MIDDLE[0] - 84) / Math.max(cos, 0.001), (MIDDLE[1] - 90) / Math.max(sin, 0.001))
}

/** Returns points of the line on which rays may begin. */
const burstEdge = (room: number): Point[] => around(160).map(([angle]) => polar(MIDDLE, angle, ovalReach(angle) + room))

type Ray = (drawing: Drawing, angle: number, from: number, to: number) => string[]

const wayOut = ({ random }: Drawing, angle: number, from: number, to: number): Point[] => {
  const [x, y] = polar(MIDDLE, angle, mix(from, to, 0.5))
  return [polar(MIDDLE, angle, from), [x + random.spread(4), y + random.spread(4)], polar(MIDDLE, angle, to)]
}

const dry: Ray = (drawing, angle, from, to) => [
  dryBrush(drawing.random, wayOut(drawing, angle, from, to), { width: drawing.random.between(24, 36), bristles: 6 }),
]

const solid: Ray = (drawing, angle, from, to) => [
  brush(drawing.random, wayOut(drawing, angle, from, to), {
    width: drawing.random.between(14, 26),
    profile: (t) => Math.min(1, 0.25 + t * 0.9) * (t > 0.93 ? 0.75 : 1),
    wander: 0.12,
  }),
]

/** Draws a row of dots that become larger towards the outer end. */
const dotted: Ray = ({ random }, angle, from, to) =>
  steps(Math.max(3, Math.round((to - from) / 62))).map((share) =>
    blob(random, ...polar(MIDDLE, angle, mix(from, to, share)), 6 + share * 9, 6 + share * 9, { knots: 7 }),
  )

const RAY_KINDS: Ray[] = [dry, solid, solid, dotted]

function spark({ random, fill }: Drawing, [x, y]: Point, colour: string): void {
  fill(random.chance(0.5) ? blob(random, x, y, 14, 14, { wander: 0.05 }) : star(x, y, 24), colour)
}
