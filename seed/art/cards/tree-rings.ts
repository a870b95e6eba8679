import type { CardArt } from '../card-art.ts'
import { brush } from '../brush.ts'
import type { Drawing } from '../drawing.ts'
import { indices, toRadians, mix, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, path, ring } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { sprig } from '../sprig.ts'
import { flick } from '../strokes.ts'
import { write } from '../write.ts'

const PITH: Point = [610, 470]
const BARK = oklch(0.38, 0.05, 50)
const SHADE = '#1d1008'

export const treeRings: CardArt = {
  cardId: '1HBE2229',
  seed: 353,
  sheet: createSheet('49', 'S'),
  front(drawing) {
    drawing.ground(oklch(0.8, 0.05, 150))
    for (const [way, ink] of [
      [points([250, 690, 170, 810, 80, 900, -30, 960]), INK.pine],
      [points([1010, 700, 1110, 800, 1200, 900, 1320, 940]), INK.moss],
      [points([240, 250, 150, 170, 60, 120, -40, 100]), INK.moss],
      [points([1000, 240, 1090, 160, 1190, 110, 1310, 100]), INK.pine],
    ] as const)
      sprig(drawing, way, { length: 132, width: 60, pairs: 6, colours: [ink, INK.moss, INK.pine], stem: 12 })
    trunk(drawing)
    write(drawing, 'year after year', INK.pine, { face: 'brushScript', width: 760, x: 637, baseline: 1080 })
    write(drawing, 'HAPPY ANNIVERSARY', INK.paper, { face: 'capitals', width: 620, x: 637, baseline: 1205, trackingEms: 0.28 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-44, -44, 0, 0.28) }, () => trunk(drawing))
  },
}

/** Returns the outline of one ring. All rings have the same bulges, which are larger in larger rings. */
const grown = (radius: number, phase: number, loose: number) =>
  ring(
    [PITH[0] + radius * 0.06, PITH[1] + radius * 0.05],
    34,
    (angle) => radius * (1 + 0.035 * Math.sin(angle * 2 + 0.6) + 0.02 * Math.sin(angle * 3 + 2) + loose * Math.sin(angle * 7 + phase)),
    0.96,
  )

function trunk(drawing: Drawing): void {
  const { random, fill } = drawing
  const bark = ring(
    [634, 490],
    84,
    (angle, index) =>
      412 * (1 + 0.03 * Math.sin(angle * 2 + 0.6) + 0.02 * Math.sin(angle * 3 + 2)) + (index % 2 ? 9 : -7) + random.spread(7),
    0.96,
  )
  paperCut(drawing, curve(bark), BARK, { depth: 20, shade: SHADE })
  const wood = curve(grown(376, 0, 0.004))
  fill(wood, oklch(0.87, 0.065, 76))
  drawing.group({ clip: wood }, () => {
    fill(wood, glow(...PITH, 410, [oklch(0.74, 0.1, 60), 0.85], [oklch(0.87, 0.065, 76), 0], [oklch(0.7, 0.09, 60), 0.55]))
    let radius = 20
    for (const year of indices(25)) {
      const line = grown(radius, year * 1.7, 0.006)
      const closed = [...line, line[0] ?? PITH]
      fill(
        brush(random, closed, { width: random.between(4, 9.5), profile: () => 1, wander: 0.4, samples: 60 }),
        year % 5 === 4 ? INK.clay : oklch(0.66, 0.09, 60),
        random.between(0.55, 0.9),
      )
      radius += random.between(9, 19)
    }
    for (const angle of [20, 75, 140, 196, 262, 318]) {
      const turnRadians = toRadians(angle) + random.spread(0.1)
      const [from, to] = [random.between(110, 240), random.between(340, 400)]
      flick(
        drawing,
        [...polar(PITH, turnRadians, to), ...polar(PITH, turnRadians + 0.02, mix(from, to, 0.5)), ...polar(PITH, turnRadians, from)],
        9,
        oklch(0.55, 0.085, 55),
        0.75,
      )
    }
  })
  heart(drawing, 770, 600)
  for (const [x, y, turnRadians] of [
    [290, 720, 2.4],
    [980, 640, 0.7],
    [330, 690, 1.9],
  ] as const)
    paperCut(drawing, leaf(random, x, y, turnRadians, 96, 44).whole, INK.moss, { depth: 5, shade: SHADE })
}

/** Draws a heart that looks carved into the wood. */
function heart(drawing: Drawing, x: number, y: number): void {
  const outline = (size: number) =>
    path`M${x} ${y + size}C${x - size * 1.5} ${y - size * 0.1} ${x - size * 0.9} ${y - size * 1.2} ${x} ${y - size * 0.35}C${x + size * 0.9} ${y - size * 1.2} ${x + size * 1.5} ${y - size * 0.1} ${x} ${y + size}Z`
  drawing.fill(outline(76), BARK)
  drawing.fill(outline(62), INK.tomato)
  flick(drawing, [x - 46, y - 12, x - 40, y - 40, x - 18, y - 40], 10, INK.white, 0.5)
}
