import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { heart } from '../outlines.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [750, 700]
const SHADE = '#04122c'

export const paperSnowflake: CardArt = {
  cardId: '1HBE2448',
  seed: 829,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.45, 0.1, 250))
    fill(ellipse(...MIDDLE, 1100), glow(...MIDDLE, 1000, [oklch(0.64, 0.09, 240), 0.9], [oklch(0.45, 0.1, 250), 0]))
    for (const [x, y] of scatter(drawing.random, {
      from: [-20, -20],
      to: [1520, 1520],
      apart: 96,
      tries: 400,
      among: ([x, y]) => Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) > 610 && y < 1330,
    }))
      drawing.group({ transform: placed(x, y, x, drawing.random.between(0.5, 1)) }, () => crystal(drawing))
    const flake = drawing.shape(() => {
      const arm = drawing.shape(() => sixth(drawing))
      for (const [angle] of around(6)) drawing.use(arm, placed(0, 0, (angle * 180) / Math.PI))
    })
    for (const share of [1, 0.7, 0.4, 0.2])
      drawing.use(flake, [1, 0, 0, 1, MIDDLE[0] + 10 * share, MIDDLE[1] + 20 * share], { fill: SHADE, opacity: 0.09 })
    drawing.use(flake, placed(...MIDDLE), { fill: INK.snow })
    paperCut(drawing, hexagon(212), INK.snow, { depth: 6, shade: SHADE })
    drawing.add({ path: hexagon(186), stroke: { color: oklch(0.64, 0.09, 240), width: 4 } })
    write(drawing, 'no two', INK.sea, { face: 'softSerif', width: 230, trackingEms: 0.05, x: 750, baseline: 676 })
    write(drawing, 'like you', INK.tomato, { face: 'brushScript', width: 240, x: 750, baseline: 790 })
    write(drawing, 'SEASON’S GREETINGS', INK.snow, { face: 'capitals', width: 660, x: 750, baseline: 1412, trackingEms: 0.32 })
  },
  inside(drawing) {
    const arm = drawing.shape(() => sixth(drawing))
    for (const [angle] of around(6)) drawing.use(arm, placed(140, 140, (angle * 180) / Math.PI, 0.26), { fill: oklch(0.72, 0.07, 240) })
  },
}

const hexagon = (radius: number): string => shape(around(6, toRadians(30)).flatMap(([angle]) => polar(MIDDLE, angle, radius)))

function crystal({ add }: Drawing): void {
  let path = ''
  for (const [angle] of around(3)) {
    const [x, y] = polar([0, 0], angle / 2, 26).map(Math.round) as [number, number]
    path += `M${-x} ${-y}L${x} ${y}`
  }
  add({ path, stroke: { color: INK.snow, width: 6 }, opacity: 0.8 })
}

/** Draws one arm of the flake along the x axis, with both halves and its holes. */
function sixth(drawing: Drawing): void {
  const half = points([
    150, 0, 150, 88, 210, 60, 250, 96, 262, 150, 330, 172, 300, 104, 316, 62, 372, 96, 400, 200, 470, 250, 452, 150, 420, 84, 436, 46, 500,
    74, 548, 140, 596, 150, 570, 84, 520, 32, 560, 26, 610, 0,
  ])
  const back = [...half]
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [x, -y])
  const holes = [
    shape([196, 0, 236, 26, 290, 0, 236, -26]),
    ellipse(344, 0, 26),
    shape([390, 0, 410, 20, 460, 0, 410, -20]),
    ...[1, -1].map((side) => shape([270, side * 112, 296, side * 124, 284, side * 84])),
    ...[1, -1].map((side) => shape([412, side * 166, 436, side * 196, 424, side * 136])),
    ...[1, -1].map((side) => ellipse(186, side * 44, 13)),
  ]
  const outline = shape([...half, ...back].flat())
  drawing.add({ path: outline + holes.join('') + heart(510, 0, 15), rule: 'evenodd' })
}
