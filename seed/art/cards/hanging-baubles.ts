import { blob } from '../blob.ts'
import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, points, polar } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle, star } from '../path.ts'
import { sprig } from '../sprig.ts'
import { createSheet } from '../sheet.ts'
import { line } from '../strokes.ts'
import { write } from '../write.ts'

const NIGHT = oklch(0.32, 0.055, 172)
const SHADE = '#04140f'

export const hangingBaubles: CardArt = {
  cardId: '1HBE2202',
  seed: 301,
  sheet: createSheet('49', 'V'),
  front(drawing) {
    drawing.ground(NIGHT)
    for (const [x, y] of points([120, 620, 330, 1150, 700, 1010, 1000, 1130, 1180, 180, 780, 560, 420, 300, 90, 1010, 560, 880, 1190, 960]))
      drawing.fill(star(x, y, drawing.random.between(10, 22)), INK.gold, 0.8)
    bough(drawing)
    bauble(drawing, { x: 190, y: 430, r: 118, ink: INK.tomato, dress: chevrons })
    bauble(drawing, { x: 1095, y: 520, r: 128, ink: INK.teal, dress: stars })
    bauble(drawing, { x: 640, y: 395, r: 92, ink: INK.gold, dress: bands })
    bauble(drawing, { x: 405, y: 790, r: 150, ink: INK.cream, dress: wreath })
    bauble(drawing, { x: 850, y: 835, r: 138, ink: INK.plum, dress: dots })
    write(drawing, 'merry & bright', INK.cream, { face: 'brushScript', width: 930, x: 640, baseline: 1360 })
    write(drawing, 'HAPPY HOLIDAYS', INK.gold, { face: 'capitals', width: 520, x: 640, baseline: 1500, trackingEms: 0.3 })
  },
  inside(drawing) {
    bauble(drawing, { x: 560, y: 190, r: 62, ink: INK.tomato, dress: chevrons })
    bauble(drawing, { x: 720, y: 130, r: 54, ink: INK.teal, dress: stars })
  },
}

function bough(drawing: Drawing): void {
  for (const way of [
    points([-60, 20, 320, 64, 660, 30, 940, 70]),
    points([1340, -10, 1050, 66, 800, 50]),
    points([-60, 120, 120, 130, 330, 90]),
    points([1340, 150, 1180, 140, 1010, 100]),
  ])
    sprig(drawing, way, { length: 96, width: 17, pairs: 20, colours: [INK.moss, INK.pine, INK.sage], stem: 10, bareFor: 0 })
}

type Bauble = { x: number; y: number; r: number; ink: string; dress: (drawing: Drawing, r: number) => void }

function bauble(drawing: Drawing, { x, y, r, ink, dress }: Bauble): void {
  const { random, fill } = drawing
  line(drawing, [x + random.spread(6), -60, x, y - r - 20], 4, INK.gold)
  drawing.group({ transform: [1, 0, 0, 1, x, y] }, () => {
    paperCut(drawing, rectangle(-17, -r - 26, 34, 36), INK.gold, { depth: 4, shade: SHADE })
    const round = ellipse(0, 0, r)
    paperCut(drawing, round, ink, { depth: 16, shade: SHADE })
    drawing.group({ clip: round }, () => {
      dress(drawing, r)
      fill(round, glow(-r * 0.35, -r * 0.4, r * 1.6, ['#ffffff', 0.22], ['#ffffff', 0], ['#10041c', 0.42]))
      fill(dryBrush(random, points([-r * 0.6, -r * 0.5, -r * 0.76, -r * 0.1, -r * 0.62, r * 0.38]), { width: r * 0.2 }), INK.white, 0.4)
    })
  })
}

/** Returns a line around the ball at the given height. It is curved, because the ball is round. */
const belt = (drawing: Drawing, r: number, y: number, width: number, ink: string) =>
  line(drawing, [-r * 1.1, y - r * 0.1, 0, y + r * 0.12, r * 1.1, y - r * 0.1], width, ink)

function chevrons(drawing: Drawing, r: number): void {
  for (const row of indices(3)) {
    const y = (row - 1) * r * 0.42
    const way = indices(11).flatMap((step) => [(step / 5 - 1) * r * 1.1, y + (step % 2 ? r * 0.18 : -r * 0.06)])
    drawing.fill(`M${way.slice(0, 2).join(' ')}${zigzag(way)}`, row === 1 ? INK.gold : INK.cream)
  }
}

function zigzag(way: number[]): string {
  const there = points(way)
  const back = there.map(([x, y]) => [x, y + 20]).reverse()
  return [...there.slice(1), ...back].map(([x, y]) => `L${Math.round(x ?? 0)} ${Math.round(y ?? 0)}`).join('') + 'Z'
}

function stars(drawing: Drawing, r: number): void {
  belt(drawing, r, -r * 0.34, 12, INK.gold)
  belt(drawing, r, r * 0.5, 12, INK.gold)
  for (const step of indices(5)) drawing.fill(star((step / 2 - 1) * r * 0.72, r * 0.08 + (step % 2 ? 8 : 0), 34), INK.cream)
}

function bands(drawing: Drawing, r: number): void {
  for (const [y, width, ink] of [
    [-0.5, 14, INK.clay],
    [-0.16, 40, INK.tomato],
    [0.3, 40, INK.cream],
    [0.66, 14, INK.clay],
  ] as const)
    belt(drawing, r, y * r, width, ink)
}

function wreath(drawing: Drawing, r: number): void {
  const { random, fill } = drawing
  for (const ring of [0.62, 0.5])
    for (const [angle, index] of around(17, ring)) {
      const [x, y] = polar([0, 4], angle, r * ring)
      fill(leaf(random, x, y, angle + 1.2 + random.spread(0.2), 46, 20).whole, index % 2 ? INK.pine : INK.moss)
    }
  for (const [angle] of around(7, 0.4)) fill(blob(random, ...polar([0, 4], angle, r * 0.58), 10, 10), INK.tomato)
}

function dots(drawing: Drawing, r: number): void {
  for (const row of indices(5))
    for (const column of indices(6)) {
      const ink = row % 2 ? INK.coral : INK.blush
      drawing.fill(ellipse((column - 2.5 + (row % 2) * 0.5) * r * 0.4, (row - 2) * r * 0.38, row % 2 ? 15 : 10), ink)
    }
}
