import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { blob } from '../blob.ts'
import { around, indices, toRadians, placed, points, polar } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { dome, rounded, trace } from '../outlines.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#3a1c10'
const WALL = oklch(0.83, 0.075, 65)
const WOOD = oklch(0.52, 0.085, 48)

export const sittingRoom: CardArt = {
  cardId: '1HBE2385',
  seed: 683,
  sheet: createSheet('831', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(WALL)
    for (const stripe of indices(15)) fill(rectangle(-60 + stripe * 184, -60, 6, 1360), INK.white, 0.22)
    fill(rectangle(-60, 1270, 2700, 460), oklch(0.62, 0.085, 50))
    for (const row of indices(4)) fill(rectangle(-60, 1300 + row * 92, 2700, 5), SHADE, 0.22)
    fill(rectangle(-60, 1240, 2700, 30), INK.cream)
    paperCut(drawing, ellipse(1300, 1470, 860, 130), INK.teal, { depth: 6, shade: SHADE })
    for (const r of [0.86, 0.62, 0.38])
      drawing.add({ path: ellipse(1300, 1470, 860 * r, 130 * r), stroke: { color: INK.cream, width: 9 }, opacity: 0.8 })
    fill(ellipse(620, 500, 620), glow(620, 500, 620, ['#fff2c8', 0.75], ['#fff2c8', 0]))
    lamp(drawing)
    chair(drawing)
    sideboard(drawing)
    pictures(drawing)
    plant(drawing, 190, 1390)
    write(drawing, 'Hogar,', INK.plum, { face: 'sharpSerif', width: 380, x: 1240, baseline: 400, trackingEms: 0.04 })
    write(drawing, 'dulce hogar', INK.tomato, { face: 'loudScript', width: 600, x: 1240, baseline: 570 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(60, -40, 0, 0.34) }, () => chair(drawing))
  },
}

function lamp(drawing: Drawing): void {
  const { fill } = drawing
  line(drawing, [480, 1440, 470, 1000, 480, 560, 620, 420], 18, INK.ink)
  fill(ellipse(480, 1446, 120, 26), INK.ink)
  drawing.group({ transform: placed(640, 440, 24) }, () => paperCut(drawing, dome(0, 60, 180, 170), INK.gold, { depth: 9, shade: SHADE }))
  fill(ellipse(620, 516, 52, 34), '#fff8e0')
}

function chair(drawing: Drawing): void {
  const { fill } = drawing
  for (const [from, to] of points([640, 590, 1010, 1070])) line(drawing, [from, 1300, to, 1500], 24, WOOD)
  paperCut(drawing, 'M590 800C580 700 660 660 830 660C1000 660 1080 700 1070 800L1060 1180L600 1180Z', INK.tomato, {
    depth: 14,
    shade: SHADE,
  })
  for (const x of [700, 830, 960]) for (const y of [790, 900]) fill(ellipse(x, y, 12), INK.plum, 0.7)
  paperCut(drawing, rounded(590, 1080, 480, 190, 50), oklch(0.68, 0.17, 34), { depth: 10, shade: SHADE })
  for (const x of [500, 1040]) paperCut(drawing, rounded(x, 980, 120, 340, 56), INK.tomato, { depth: 12, shade: SHADE })
  drawing.group({ transform: placed(740, 1020, -12) }, () => {
    paperCut(drawing, rounded(-110, -100, 220, 200, 36), INK.cream, { depth: 7, shade: SHADE })
    for (const [angle] of around(8)) fill(leaf(drawing.random, 0, 0, angle, 74, 34).whole, INK.sea)
    fill(ellipse(0, 0, 20), INK.gold)
  })
}

function sideboard(drawing: Drawing): void {
  const { fill, random } = drawing
  for (const x of [1550, 2310]) line(drawing, [x, 1300, x + (x < 2000 ? -24 : 24), 1440], 22, WOOD)
  paperCut(drawing, rounded(1480, 960, 900, 350, 16), WOOD, { depth: 14, shade: SHADE })
  for (const x of [1510, 1800, 2090]) {
    fill(rectangle(x, 990, 260, 290), oklch(0.62, 0.09, 55))
    fill(ellipse(x + 226, 1135, 12), INK.gold)
  }
  for (const step of indices(8)) fill(rectangle(1826 + step * 27, 1010, 9, 250), WOOD)
  // Draw a radio, books and a jug with twigs.
  paperCut(drawing, rounded(1540, 800, 300, 160, 26), INK.teal, { depth: 7, shade: SHADE })
  fill(ellipse(1620, 880, 54), INK.cream)
  for (const r of [38, 22]) drawing.add({ path: ellipse(1620, 880, r), stroke: { color: INK.clay, width: 5 } })
  fill(rounded(1700, 840, 110, 30, 8), INK.cream)
  for (const x of [1716, 1756, 1794]) fill(ellipse(x, 906, 13), INK.gold)
  let x = 1900
  for (const [wide, high, ink] of [
    [44, 150, INK.plum],
    [34, 180, INK.gold],
    [52, 136, INK.sea],
    [30, 170, INK.coral],
  ] as const) {
    fill(rectangle(x, 960 - high, wide, high), ink)
    fill(rectangle(x, 960 - high + 24, wide, 8), INK.white, 0.6)
    x += wide + 2
  }
  for (const angle of [-122, -104, -86, -68, -50]) {
    const tip = polar([2230, 780], toRadians(angle), 330)
    trace(drawing, [[2230, 800], polar([2236, 780], toRadians(angle + 4), 170), tip], 7, INK.clay)
    for (const step of indices(5))
      fill(
        ellipse(...polar([2230, 780], toRadians(angle + (step % 2 ? 7 : -3)), 140 + step * 42), 20, 17),
        step % 2 ? INK.white : INK.blush,
      )
  }
  paperCut(
    drawing,
    'M2170 760L2290 760C2290 820 2330 850 2330 900Q2330 960 2290 962L2170 962Q2130 960 2130 900C2130 850 2170 820 2170 760Z',
    INK.paper,
    { depth: 8, shade: SHADE },
  )
  fill(blob(random, 2230, 880, 60, 30), INK.sky)
}

function pictures(drawing: Drawing): void {
  const { fill } = drawing
  const frame = (x: number, y: number, w: number, h: number, ink: string, draw: () => void) => {
    paperCut(drawing, rectangle(x - 20, y - 20, w + 40, h + 40), INK.ink, { depth: 8, shade: SHADE })
    fill(rectangle(x, y, w, h), ink)
    drawing.group({ clip: rectangle(x, y, w, h) }, draw)
  }
  frame(1640, 200, 320, 400, INK.cream, () => {
    fill(ellipse(1800, 350, 90), INK.tomato)
    fill(ground(points([1600, 480, 1720, 440, 1840, 500, 2000, 450]), 640), INK.teal)
    fill(ground(points([1600, 540, 1740, 560, 1860, 520, 2000, 560]), 640), INK.sea)
  })
  frame(2040, 160, 300, 220, INK.sea, () => {
    for (const r of [150, 110, 70, 34])
      fill(dome(2190, 380, r), [INK.cream, INK.gold, INK.coral, INK.tomato][[150, 110, 70, 34].indexOf(r)] ?? INK.cream)
  })
  frame(2040, 470, 200, 150, INK.blush, () => fill(leaf(drawing.random, 2140, 610, -1.4, 130, 60).whole, INK.pine))
}

function plant(drawing: Drawing, x: number, foot: number): void {
  const { random, fill } = drawing
  for (const [angle, length] of [
    [-150, 360],
    [-128, 520],
    [-108, 660],
    [-90, 760],
    [-72, 640],
    [-50, 500],
    [-28, 340],
  ] as const) {
    const blade = leaf(random, x, foot - 200, toRadians(angle), length, 150, { bend: angle < -90 ? -0.16 : 0.16 })
    fill(blade.whole, random.pick([INK.pine, INK.moss]))
    fill(blade.left, INK.white, 0.14)
    fill(blade.rib(), INK.sage)
  }
  paperCut(drawing, shape([x - 130, foot - 230, x + 130, foot - 230, x + 100, foot + 60, x - 100, foot + 60]), INK.cream, {
    depth: 10,
    shade: SHADE,
  })
  for (const row of indices(3))
    fill(rectangle(x - 116 + row * 6, foot - 170 + row * 70, 232 - row * 12, 20), [INK.tomato, INK.gold, INK.sea][row] ?? INK.sea)
}
