// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import { brush, PROFILES } from '../brush.ts'
import { candle } from '../candle.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, boxOutline, indices, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path, polygon, rectangle, star } from '../path.ts'
import { scatter } from '../scatter.ts'

const MIDDLE = 750
const EVENING = oklch(0.3, 0.075, 345)

type Tier = { width: number; height: number; top: number; colour: string; decorate: (drawing: Drawing, tier: Tier) => void }

/** The tiers from the bottom to the top. */
const TIERS: Tier[] = [
  { width: 1000, height: 330, top: 1395, colour: INK.coral, decorate: paintedFlowers },
  { width: 700, height: 285, top: 1110, colour: INK.teal, decorate: stripes },
  { width: 430, height: 230, top: 880, colour: INK.blush, decorate: chevrons },
]

/** The colours of the seven candles on the top tier, which have different heights. */
const CANDLES = [INK.gold, INK.coral, INK.teal, INK.cream, INK.tomato, INK.gold, INK.teal]

export const candleCake: CardArt = {
  cardId: '1HBE2121',
  seed: 11,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(EVENING)
    fill(ellipse(MIDDLE, 820, 1000), glow(MIDDLE, 820, 1000, [INK.gold, 0.42], [INK.coral, 0.2], [EVENING, 0]))
    stand(drawing)
    for (const tier of TIERS) bake(drawing, tier)
    CANDLES.forEach((colour, index) =>
      candle(drawing, 585 + index * 55 + random.spread(4), 884, random.between(120, 175) - Math.abs(index - 3) * 14, colour),
    )
    sparks(drawing)
    drawing.keepClear(boxOutline(550, 640, 950, 1000))
    drawing.letter(lettering(random, 'make a', { face: 'brushScript', size: 178, x: 560, baseline: 252, bend: rising(0.05) }), INK.cream)
    drawing.letter(lettering(random, 'Wish', { face: 'signScript', size: 370, x: 770, baseline: 548, bend: rising(0.05) }), INK.gold)
  },
  inside(drawing) {
    CANDLES.slice(1, 4).forEach((colour, index) => candle(drawing, 680 + index * 70, 420, 150 - Math.abs(index - 1) * 26, colour))
    for (const [x, y] of points([520, 300, 585, 190, 930, 180, 985, 320, 1060, 240, 455, 390])) drawing.fill(star(x, y, 16), INK.gold)
  },
}

function stand(drawing: Drawing): void {
  paperCut(drawing, 'M170 1725Q750 1700 1330 1725Q1336 1790 1240 1800Q750 1812 262 1800Q166 1790 170 1725Z', INK.cream, { depth: 16 })
  paperCut(drawing, 'M640 1800Q700 1900 640 1985Q600 2010 560 2030L940 2030Q900 2010 862 1985Q800 1900 860 1800Z', INK.cream, { depth: 12 })
  drawing.fill('M640 1800Q700 1900 640 1985Q600 2010 560 2030L700 2030Q735 1900 700 1800Z', INK.blush, 0.8)
  for (const index of indices(15))
    drawing.fill(ellipse(222 + index * 75.5, 1763 - Math.abs(index - 7) * 0.6, 13), index % 2 ? INK.coral : INK.teal)
}

function bake(drawing: Drawing, tier: Tier): void {
  const { random } = drawing
  const { width, height, top, colour } = tier
  const [left, right] = [MIDDLE - width / 2, MIDDLE + width / 2]
  const body = polygon([
    [left, top],
    [right, top],
    [right + random.spread(5), top + height * 0.5],
    [right - 4, top + height],
    [left + 3, top + height],
    [left + random.spread(5), top + height * 0.5],
  ])
  paperCut(drawing, body, colour, { depth: 18 })
  drawing.group({ clip: body }, () => {
    tier.decorate(drawing, tier)
    drawing.fill(rectangle(left, top, width, height), shaded([left, 0, right, 0], ['#000000', 0], ['#000000', 0.16]))
  })
  paperCut(drawing, icing(drawing, tier), INK.cream, { depth: 8 })
}

/** Draws a cap of icing. Drips of random length run down from its lower edge. */
function icing({ random }: Drawing, { width, top }: Tier): string {
  const drips = Math.round(width / 72)
  const [left, right] = [MIDDLE - width / 2 - 14, MIDDLE + width / 2 + 14]
  const step = (right - left) / drips
  const edge = indices(drips).map((index) => {
    const x = right - index * step
    const low = top + random.between(60, 112)
    return path`C${x} ${low} ${x - step * 0.92} ${low} ${x - step} ${top + 26}`
  })
  return (
    path`M${left} ${top + 10}Q${left} ${top - 16} ${left + 34} ${top - 16}L${right - 34} ${top - 14}Q${right} ${top - 16} ${right} ${top + 10}L${right} ${top + 26}` +
    `${edge.join('')}Z`
  )
}

function paintedFlowers(drawing: Drawing, { width, top }: Tier): void {
  const { random, fill } = drawing
  const left = MIDDLE - width / 2
  for (const index of indices(8))
    for (const side of [-1, 1])
      fill(
        leaf(random, left + (width * index) / 7, top + 200 + side * 2, (side * Math.PI) / 2 + random.spread(0.1), 66, 28, {
          bend: random.spread(0.1),
        }).whole,
        INK.plum,
      )
  for (const index of indices(7)) {
    const [x, y] = [left + (width * (index + 0.5)) / 7, top + 198 + random.spread(7)]
    for (const [angle] of around(7))
      fill(
        leaf(random, x, y, angle + random.spread(0.1), 58 * random.between(0.9, 1.1), 34, { roundTip: true }).whole,
        index % 2 ? INK.cream : INK.gold,
      )
    fill(ellipse(x, y, 15), index % 2 ? INK.gold : INK.plum)
  }
  fill(
    brush(
      random,
      [
        [left - 10, top + 300],
        [MIDDLE, top + 304],
        [left + width + 10, top + 299],
      ],
      { width: 9, profile: PROFILES.even, wander: 0.2 },
    ),
    INK.plum,
  )
}

function stripes({ random, fill }: Drawing, { width, height, top }: Tier): void {
  for (const index of indices(14)) {
    const x = MIDDLE - width / 2 + (width * (index + 0.5)) / 14 + random.spread(3)
    const line: Point[] = [
      [x, top + 40],
      [x + random.spread(3), top + 190],
      [x + random.spread(3), top + height - 34],
    ]
    fill(brush(random, line, { width: index % 2 ? 9 : 20, profile: PROFILES.even, wander: 0.12 }), index % 2 ? INK.gold : INK.cream)
  }
}

function chevrons({ random, fill }: Drawing, { width, top }: Tier): void {
  for (const row of indices(3))
    for (const index of indices(10)) {
      const [x, y] = [MIDDLE - width / 2 + (width * (index + (row % 2 ? 0 : 0.5))) / 9, top + 112 + row * 42]
      fill(
        brush(
          random,
          [
            [x - 19, y - 9],
            [x, y + 11],
            [x + 19, y - 9],
          ],
          { width: 9, profile: PROFILES.swell, wander: 0.15, samples: 7 },
        ),
        row === 1 ? INK.tomato : INK.plum,
      )
    }
}

function sparks({ random, fill }: Drawing): void {
  const besideTheCake = ([x, y]: Point) => {
    const far = Math.hypot(x - MIDDLE, y - 700)
    return far > 260 && far < 900 && y > 640 && !TIERS.some(({ width, top }) => Math.abs(x - MIDDLE) < width / 2 + 60 && y > top - 60)
  }
  for (const [x, y] of scatter(random, { from: [70, 70], to: [1430, 1430], apart: 95, tries: 900, among: besideTheCake })) {
    const size = random.between(3, 9)
    if (random.chance(0.35)) fill(star(x, y, size * 3.2), INK.gold, 0.85)
    else fill(blob(random, x, y, size * 0.7, size * 0.7), INK.gold, random.between(0.35, 0.8))
  }
}
