import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, toRadians, placed, points } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle, star } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const WALL = oklch(0.36, 0.055, 200)
const WOOD = oklch(0.56, 0.085, 55)
const INKS = [INK.tomato, INK.cream, INK.teal, INK.plum, INK.gold, INK.coral, INK.sage, INK.sea, INK.blush, INK.clay]

export const nextChapter: CardArt = {
  cardId: '1HBE2271',
  seed: 439,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    drawing.ground(WALL)
    for (const foot of [640, 1440]) {
      drawing.fill(rectangle(-60, foot - 640, 2220, 640), shaded([0, foot - 640, 0, foot - 440], ['#021016', 0.35], ['#021016', 0]))
      shelf(drawing, foot)
    }
    books(drawing, 60, 640, [78, 64, 96, 70, 110, 58, 84], 470)
    plant(drawing, 800, 640)
    books(drawing, 980, 640, [88, 60, 74, 104, 66], 430)
    drawing.group({ transform: placed(1404, 634, 13) }, () => book(drawing, 0, 0, 86, 440, INK.gold))
    books(drawing, 1660, 640, [70, 96, 62, 84, 74], 460)
    books(drawing, 40, 1440, [82, 66, 96, 72], 420)
    books(drawing, 1690, 1440, [70, 98, 64, 84, 90], 440)
    pile(drawing, 1440, 1440)
    write(drawing, 'here’s to the', INK.cream, { face: 'quietItalic', width: 520, x: 880, baseline: 990 })
    write(drawing, 'next chapter', INK.gold, { face: 'softSerif', width: 800, x: 880, baseline: 1140, trackingEms: 0.034 })
    write(drawing, 'CONGRATULATIONS', INK.coral, { face: 'capitals', width: 520, x: 880, baseline: 1270, trackingEms: 0.28 })
  },
  inside(drawing) {
    books(drawing, 60, 600, [58, 44, 66, 50], 330)
    drawing.group({ transform: placed(360, 598, 12) }, () => book(drawing, 0, 0, 56, 300, INK.gold))
    shelf(drawing, 600, 470)
  },
}

function shelf(drawing: Drawing, foot: number, right = 2180): void {
  paperCut(drawing, rectangle(-80, foot, right + 80, 46), WOOD, { depth: 10 })
  line(drawing, [-80, foot + 8, right / 2, foot + 9, right, foot + 8], 6, INK.white, 0.3)
  drawing.fill(
    dryBrush(drawing.random, points([-60, foot + 28, right / 2, foot + 30, right - 20, foot + 27]), { width: 20, bristles: 3 }),
    INK.plum,
    0.2,
  )
}

function books(drawing: Drawing, left: number, foot: number, widths: number[], height: number): void {
  let [x, last]: [number, string | undefined] = [left, undefined]
  for (const width of widths) {
    last = drawing.random.pickOther(INKS, last)
    book(drawing, x, foot, width, height * drawing.random.between(0.74, 1.02), last)
    x += width + 4
  }
}

function book(drawing: Drawing, x: number, foot: number, width: number, height: number, ink: string): void {
  const { random, fill } = drawing
  const back = rectangle(x, foot - height, width, height)
  paperCut(drawing, back, ink, { depth: 6 })
  const isPale = ink === INK.cream || ink === INK.blush || ink === INK.gold
  const dress = isPale ? random.pick([INK.tomato, INK.plum, INK.sea]) : random.pick([INK.cream, INK.gold])
  for (const y of [0.08, 0.13, 0.87, 0.92]) fill(rectangle(x, foot - height * (1 - y), width, 7), dress)
  const [middle, mid] = [x + width / 2, foot - height * 0.55]
  const kind = random.whole(0, 3)
  if (kind === 0) for (const row of indices(5)) fill(ellipse(middle, mid - 80 + row * 40, width * 0.13), dress)
  if (kind === 1) fill(rectangle(middle - width * 0.14, mid - 90, width * 0.28, 190), dress)
  if (kind === 2) for (const row of indices(3)) fill(star(middle, mid - 70 + row * 70, width * 0.3), dress)
  if (kind === 3)
    for (const row of indices(3))
      fill(
        shape([
          middle,
          mid - 110 + row * 76,
          middle + width * 0.24,
          mid - 76 + row * 76,
          middle,
          mid - 42 + row * 76,
          middle - width * 0.24,
          mid - 76 + row * 76,
        ]),
        dress,
      )
  fill(back, shaded([x, 0, x + width, 0], ['#ffffff', 0.22], ['#ffffff', 0], ['#120616', 0.32]))
}

function plant(drawing: Drawing, x: number, foot: number): void {
  const { random } = drawing
  for (const stem of indices(11)) {
    const lean = toRadians(-90 + (stem - 5) * 21) + random.spread(0.08)
    const blade = leaf(random, x + 40, foot - 120, lean, random.between(190, 290), 62, { bend: (stem - 5) * 0.05 })
    paperCut(drawing, blade.whole, at([INK.moss, INK.sage, INK.pine], stem % 3), { depth: 5 })
    drawing.fill(blade.left, INK.white, 0.12)
  }
  paperCut(drawing, shape([x - 40, foot - 140, x + 120, foot - 140, x + 100, foot, x - 20, foot]), INK.coral, { depth: 6 })
  line(drawing, [x - 34, foot - 96, x + 40, foot - 92, x + 114, foot - 96], 14, INK.cream)
}

function pile(drawing: Drawing, x: number, foot: number): void {
  for (const [index, [width, height]] of points([300, 60, 270, 54, 240, 66, 200, 48]).entries()) {
    const y = foot - at([60, 114, 180, 228], index)
    const left = x + at([0, 24, 10, 44], index)
    paperCut(drawing, rectangle(left - 60, y, width, height - 3), at(INKS, (index * 3) % 10), { depth: 5 })
    drawing.fill(rectangle(left - 60 + width * 0.12, y, 10, height - 3), INK.gold)
    drawing.fill(rectangle(left - 60 + width * 0.82, y, 10, height - 3), INK.gold)
  }
  const [cupX, cupY] = [x + 100, foot - 228]
  drawing.add({ path: ellipse(cupX + 62, cupY - 50, 34) + ellipse(cupX + 62, cupY - 50, 20), fill: INK.teal, rule: 'evenodd' })
  paperCut(
    drawing,
    `M${cupX - 60} ${cupY - 110}L${cupX + 60} ${cupY - 110}L${cupX + 50} ${cupY - 8}Q${cupX} ${cupY + 6} ${cupX - 50} ${cupY - 8}Z`,
    INK.teal,
    { depth: 5 },
  )
  drawing.fill(star(cupX, cupY - 56, 30), INK.cream)
}
