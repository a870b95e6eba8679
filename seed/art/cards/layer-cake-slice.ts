// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, mix, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { between, curve, ellipse, polygon } from '../path.ts'
import { blob } from '../blob.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick } from '../strokes.ts'
import { write } from '../write.ts'

const GROUND = oklch(0.8, 0.075, 205)
const SHADE = '#10303a'
const TIP: Point = [230, 850]
const NEAR: Point = [1250, 700]
/** The height of the slice, in pixels. */
const TALL = 400

export const layerCakeSlice: CardArt = {
  cardId: '1HBE2334',
  seed: 587,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(GROUND)
    for (const row of indices(10))
      for (const column of indices(10)) fill(ellipse(column * 170 + (row % 2 ? 85 : 0) - 20, row * 170 - 20, 17), INK.white, 0.4)
    paperCut(drawing, ellipse(770, 1180, 640, 150), INK.paper, { depth: 16, shade: SHADE })
    drawing.add({ path: ellipse(770, 1176, 560, 118), stroke: { color: INK.tomato, width: 9 } })
    fill(ellipse(800, 1196, 470, 80), SHADE, 0.22)
    cake(drawing)
    fill(curve(points([250, 1236, 290, 1222, 316, 1240, 296, 1262, 262, 1260])), oklch(0.82, 0.09, 80))
    for (const [x, y] of scatter(random, { from: [190, 1150], to: [330, 1230], apart: 30, tries: 20 }))
      fill(blob(random, x, y, 9, 7), oklch(0.82, 0.09, 80))
    write(drawing, 'una rebanada', INK.night, { face: 'fatSerif', width: 840, x: 600, baseline: 226, trackingEms: 0.012 })
    write(drawing, 'de alegría', INK.tomato, { face: 'loudScript', width: 600, x: 560, baseline: 400 })
    write(drawing, 'FELIZ CUMPLEAÑOS', INK.night, { face: 'capitals', width: 640, x: 750, baseline: 1418, trackingEms: 0.28 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-10, -40, 0, 0.24) }, () => strawberry(drawing, 820, 560, 10))
    drawing.group({ transform: placed(70, -14, 0, 0.2) }, () => strawberry(drawing, 820, 560, -14))
  },
}

function cake(drawing: Drawing): void {
  const { random, fill } = drawing
  const down = ([x, y]: Point, by: number): Point => [x, y + by]
  const side = polygon([TIP, NEAR, down(NEAR, TALL), down(TIP, TALL)])
  paperCut(drawing, side, oklch(0.87, 0.085, 85), { depth: 12, shade: SHADE })
  drawing.group({ clip: side }, () => {
    const edge = (height: number) =>
      indices(13).map((step): Point => [mix(TIP[0], NEAR[0], step / 12), mix(TIP[1], NEAR[1], step / 12) + height + random.spread(7)])
    for (const [from, to, ink] of [
      [98, 146, INK.rose],
      [240, 288, INK.cream],
      [268, 288, INK.rose],
    ] as const)
      fill(between(edge(from), edge(to)), ink)
    for (const [x, y] of scatter(random, { from: [230, 740], to: [1250, 1260], apart: 44, tries: 500 }))
      fill(blob(random, x, y, random.between(4, 10), 5, { knots: 5 }), INK.clay, 0.35)
    fill(side, shaded([230, 0, 1250, 0], [INK.white, 0.16], ['#7a3a20', 0.16]))
  })
  // Draw the frosting: the top, and drips over its edge.
  const drips = indices(15).flatMap((step): Point[] => {
    const t = step / 14
    const [x, y] = [mix(TIP[0], NEAR[0], t), mix(TIP[1], NEAR[1], t)]
    return [[x, y + (step % 2 ? random.between(58, 100) : 24)]]
  })
  const crust: Point[] = points([1250, 700, 1190, 590, 1020, 520, 800, 540])
  paperCut(
    drawing,
    `${curve([...drips], { closed: false })}${curve(crust, { closed: false }).replace('M', 'L')}L230 850Z`,
    oklch(0.93, 0.03, 15),
    { depth: 6, shade: SHADE },
  )
  fill(polygon([TIP, [1170, 690], [820, 560]]), INK.white, 0.35)
  for (const [x, y, size] of [
    [960, 592, 70],
    [1110, 640, 74],
  ] as const) {
    paperCut(drawing, blob(random, x, y, size, size * 0.72, { wander: 0.05 }), INK.white, { depth: 6, shade: SHADE })
    paperCut(drawing, blob(random, x + 4, y - 40, size * 0.66, size * 0.5, { wander: 0.05 }), INK.white, { depth: 4, shade: SHADE })
  }
  strawberry(drawing, 800, 620, -12)
  strawberry(drawing, 640, 690, 18)
  candle(drawing, 1040, 590)
}

function strawberry(drawing: Drawing, x: number, y: number, turn: number): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, y, turn) }, () => {
    const fruit = 'M0 -120C60 -150 130 -110 112 -40C96 30 40 90 0 96C-40 90 -96 30 -112 -40C-130 -110 -60 -150 0 -120Z'
    paperCut(drawing, fruit, shaded([-90, -120, 90, 90], oklch(0.66, 0.2, 28), oklch(0.53, 0.19, 24)), { depth: 6, shade: SHADE })
    for (const [u, v] of points([-60, -70, 0, -60, 60, -72, -34, -20, 34, -20, 0, 24, -62, -24, 64, -26, -24, 52, 26, 52]))
      fill(ellipse(u, v, 6, 9), INK.gold)
    for (const angle of [-170, -130, -90, -50, -10]) fill(leaf(random, 0, -118, (angle * Math.PI) / 180, 74, 40).whole, INK.moss)
    flick(drawing, [-80, -30, -84, -74, -60, -104], 15, INK.white, 0.5)
  })
}

function candle(drawing: Drawing, x: number, foot: number): void {
  const { fill } = drawing
  const wax = polygon([
    [x - 17, foot],
    [x - 13, foot - 230],
    [x + 19, foot - 230],
    [x + 17, foot],
  ])
  paperCut(drawing, wax, INK.gold, { depth: 4, shade: SHADE })
  drawing.group({ clip: wax }, () => {
    for (const turn of indices(6))
      flick(drawing, [x - 30, foot - 20 - turn * 42, x, foot - 34 - turn * 42, x + 30, foot - 60 - turn * 42], 16, INK.tomato)
  })
  fill(
    `M${x} ${foot - 238}C${x - 44} ${foot - 266} ${x - 26} ${foot - 330} ${x + 4} ${foot - 376}C${x + 32} ${foot - 330} ${x + 48} ${foot - 266} ${x} ${foot - 238}Z`,
    INK.tomato,
  )
  fill(
    `M${x} ${foot - 240}C${x - 22} ${foot - 258} ${x - 12} ${foot - 292} ${x + 3} ${foot - 316}C${x + 18} ${foot - 290} ${x + 24} ${foot - 258} ${x} ${foot - 240}Z`,
    INK.cream,
  )
}
