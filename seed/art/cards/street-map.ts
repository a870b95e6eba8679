import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, mix, points, type Point } from '../geometry.ts'
import { trace } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, polygon, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'
import { blob } from '../blob.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#3a2a18'
const LAND = oklch(0.94, 0.025, 85)
const ROOFS = [oklch(0.84, 0.06, 45), oklch(0.88, 0.045, 70), oklch(0.8, 0.075, 35), oklch(0.86, 0.03, 230), oklch(0.9, 0.05, 90)]
const PARK = oklch(0.84, 0.075, 140)
const WATER = oklch(0.8, 0.065, 225)
const PIN: Point = [800, 560]

export const streetMap: CardArt = {
  cardId: '1HBE2373',
  seed: 659,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    drawing.ground(LAND)
    blocks(drawing)
    drawing.fill(curve(points([1000, 60, 1260, 40, 1440, 140, 1400, 330, 1180, 350, 1020, 240])), PARK)
    drawing.fill(curve(points([60, 700, 260, 660, 350, 800, 280, 960, 80, 930])), PARK)
    for (const [x, y] of scatter(drawing.random, { from: [60, 60], to: [1420, 940], apart: 52, tries: 700, among: inPark }))
      paperCut(drawing, blob(drawing.random, x, y, 21, 20), drawing.random.pick([INK.sage, INK.moss]), { depth: 3, shade: SHADE })
    const river = points([-80, 330, 160, 400, 380, 330, 560, 180, 700, 150, 820, 40, 860, -80])
    trace(drawing, river, 130, oklch(0.88, 0.04, 220))
    trace(drawing, river, 104, WATER)
    for (const way of [points([-60, 470, 600, 420, 1000, 470, 1560, 400]), points([420, -60, 470, 500, 440, 900, 520, 1560])]) {
      trace(drawing, way, 46, INK.gold)
      trace(drawing, way, 34, oklch(0.9, 0.09, 92))
    }
    route(drawing)
    pin(drawing)
    paperCut(drawing, rectangle(-60, 1080, 1620, 500), INK.paper, { depth: 10, shade: SHADE })
    drawing.fill(rectangle(-60, 1098, 1620, 5), INK.tomato)
    write(drawing, 'Aquí empieza lo bueno', INK.night, { face: 'softSerif', width: 1080, x: 750, baseline: 1280 })
    write(drawing, 'BIENVENIDOS A CASA', INK.tomato, { face: 'capitals', width: 700, x: 750, baseline: 1400, trackingEms: 0.28 })
  },
  inside(drawing) {
    drawing.group({ transform: [0.42, 0, 0, 0.42, -150, 10] }, () => pin(drawing))
  },
}

const inPark = ([x, y]: Point): boolean =>
  Math.hypot((x - 1220) / 190, (y - 200) / 130) < 1 || Math.hypot((x - 200) / 120, (y - 820) / 120) < 1

/** Draws houses along crooked streets. Every block is a grid that is slightly bent. */
function blocks(drawing: Drawing): void {
  const { random } = drawing
  let shadows = ''
  const roofs = ROOFS.map(() => '')
  const bent = (x: number, y: number): Point => [x + 34 * Math.sin(y / 260) + y * 0.04, y + 30 * Math.sin(x / 300)]
  for (const row of indices(8))
    for (const column of indices(9)) {
      const [left, top, wide, high] = [-120 + column * 196, -80 + row * 152, 150, 106]
      const lots = random.whole(2, 4)
      for (const lot of indices(lots))
        for (const half of [0, 1]) {
          const [from, to] = [left + (wide * lot) / lots + 5, left + (wide * (lot + 1)) / lots - 5]
          const [up, down] = half ? [top + high * 0.54, top + high] : [top, top + high * mix(0.34, 0.46, random.between(0, 1))]
          if (random.chance(0.07)) continue
          const roof = random.whole(0, ROOFS.length - 1)
          shadows += polygon([bent(from + 3, up + 5), bent(to + 3, up + 5), bent(to + 3, down + 5), bent(from + 3, down + 5)])
          roofs[roof] += polygon([bent(from, up), bent(to, up), bent(to, down), bent(from, down)])
        }
    }
  drawing.fill(shadows, SHADE, 0.16)
  for (const [index, roof] of ROOFS.entries()) drawing.fill(at(roofs, index), roof)
}

function route(drawing: Drawing): void {
  const way = points([120, 1180, 210, 1010, 430, 1000, 450, 700, 560, 580, PIN[0], PIN[1]])
  const stations = indices(30).map((step): Point => {
    const place = (step / 29) * (way.length - 1)
    const from = at(way, Math.floor(place))
    const to = at(way, Math.min(way.length - 1, Math.floor(place) + 1))
    return [mix(from[0], to[0], place % 1), mix(from[1], to[1], place % 1)]
  })
  for (const [x, y] of stations) drawing.fill(ellipse(x, y, 13), INK.plum)
}

/** Draws the pin of a map, with a house in it. */
function pin(drawing: Drawing): void {
  const { fill } = drawing
  const [x, y] = PIN
  fill(ellipse(x, y + 4, 96, 30), SHADE, 0.35)
  const drop = `M${x} ${y}C${x - 40} ${y - 110} ${x - 200} ${y - 200} ${x - 200} ${y - 350}C${x - 200} ${y - 470} ${x - 110} ${y - 550} ${x} ${y - 550}C${x + 110} ${y - 550} ${x + 200} ${y - 470} ${x + 200} ${y - 350}C${x + 200} ${y - 200} ${x + 40} ${y - 110} ${x} ${y}Z`
  paperCut(drawing, drop, INK.tomato, { depth: 14, shade: SHADE })
  paperCut(drawing, ellipse(x, y - 350, 140), INK.paper, { depth: 6, shade: SHADE })
  fill(shape([x - 66, y - 350, x + 66, y - 350, x + 66, y - 268, x - 66, y - 268]), INK.gold)
  fill(shape([x - 96, y - 342, x, y - 440, x + 96, y - 342]), INK.plum)
  fill(rectangle(x - 18, y - 318, 36, 50), INK.sea)
  fill(rectangle(x + 44, y - 430, 22, 52), INK.plum)
}
