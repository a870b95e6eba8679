// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, mix, points, polar, type Point } from '../geometry.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [825, 690]
const R = 552
const PALE = oklch(0.9, 0.04, 85)
const NIGHT = oklch(0.27, 0.065, 262)

/** The stars of two constellations, which share one star. */
const FIGURES: number[][] = [
  [825, 900, 700, 770, 590, 640, 560, 500, 640, 420, 750, 440, 825, 540, 900, 440, 1010, 420, 1090, 500, 1060, 640, 950, 770, 825, 900],
  [330, 720, 400, 820, 500, 850, 540, 960, 660, 1010],
  [1180, 330, 1240, 420, 1210, 520, 1300, 600],
  [980, 1130, 1080, 1050, 1190, 1080, 1230, 960, 1130, 920, 1080, 1050],
  [430, 400, 520, 330, 620, 290, 700, 240],
]

export const starChart: CardArt = {
  cardId: '1HBE2394',
  seed: 709,
  sheet: createSheet('831', 'S'),
  front(drawing) {
    const { fill, add, random } = drawing
    drawing.ground(oklch(0.34, 0.07, 258))
    for (const [x, y] of scatter(random, {
      from: [-20, -20],
      to: [1670, 1670],
      apart: 90,
      tries: 400,
      among: ([x, y]) => Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) > R + 40 && y < 1330,
    }))
      fill(ellipse(x, y, random.between(2, 5)), PALE, 0.6)
    fill(ellipse(...MIDDLE, R + 52), PALE)
    fill(ellipse(...MIDDLE, R + 44), NIGHT)
    fill(ellipse(...MIDDLE, R), glow(...MIDDLE, R, [oklch(0.42, 0.085, 262), 1], [NIGHT, 1]))
    let [minutes, hours] = ['', '']
    for (const [angle, index] of around(180)) {
      const tick = `M${polar(MIDDLE, angle, R + 6)
        .map(Math.round)
        .join(' ')}L${polar(MIDDLE, angle, R + (index % 15 ? 22 : 40))
        .map(Math.round)
        .join(' ')}`
      if (index % 15) minutes += tick
      else hours += tick
    }
    add({ path: minutes, stroke: { color: PALE, width: 3 } })
    add({ path: hours, stroke: { color: INK.gold, width: 7 } })
    for (const share of [0.28, 0.52, 0.76, 1])
      add({ path: ellipse(...MIDDLE, R * share), stroke: { color: PALE, width: 3 }, opacity: share === 1 ? 1 : 0.28 })
    for (const [angle] of around(12))
      add({
        path: `M${polar(MIDDLE, angle, R * 0.1)
          .map(Math.round)
          .join(' ')}L${polar(MIDDLE, angle, R).map(Math.round).join(' ')}`,
        stroke: { color: PALE, width: 2 },
        opacity: 0.25,
      })
    add({ path: ellipse(MIDDLE[0] - 60, MIDDLE[1] + 70, R * 0.72, R * 0.7), stroke: { color: INK.coral, width: 3 }, opacity: 0.5 })
    milkyWay(drawing)
    for (const [index, figure] of FIGURES.entries()) constellation(drawing, points(figure), index === 0)
    write(drawing, 'written in the stars', PALE, { face: 'formalScript', width: 1040, x: 825, baseline: 1468 })
    write(drawing, 'HAPPY ANNIVERSARY', INK.gold, { face: 'capitals', width: 560, x: 825, baseline: 1568, trackingEms: 0.3 })
  },
  inside(drawing) {
    const figure = points(FIGURES[0] ?? []).map(([x, y]): Point => [150 + (x - 560) * 0.42, 90 + (y - 420) * 0.42])
    drawing.add({
      path: `M${figure.map((place) => place.map(Math.round).join(' ')).join('L')}`,
      stroke: { color: oklch(0.6, 0.06, 258), width: 3 },
    })
    for (const place of figure) drawing.fill(star(...place, 16), INK.gold)
  },
}

function milkyWay({ random, fill }: Drawing): void {
  for (const _ of indices(150)) {
    const along = random.between(-1, 1)
    const [x, y] = [MIDDLE[0] + along * 520 + random.spread(80), MIDDLE[1] - along * 300 + random.spread(120)]
    if (Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) < R - 20) fill(ellipse(Math.round(x), Math.round(y), random.pick([2, 3, 4])), PALE, 0.65)
  }
}

function constellation({ fill, add }: Drawing, places: Point[], isChief: boolean): void {
  const lines = places.slice(1).map(([x, y], index) => {
    const [u, v] = places[index] ?? [x, y]
    return `M${Math.round(mix(u, x, 0.12))} ${Math.round(mix(v, y, 0.12))}L${Math.round(mix(u, x, 0.88))} ${Math.round(mix(v, y, 0.88))}`
  })
  add({ path: lines.join(''), stroke: { color: isChief ? INK.gold : PALE, width: isChief ? 6 : 3 } })
  for (const [index, [x, y]] of places.entries()) {
    const size = isChief ? (index % 3 ? 26 : 40) : index % 2 ? 12 : 18
    if (isChief) fill(ellipse(x, y, size * 1.7), glow(x, y, size * 1.7, [INK.gold, 0.5], [INK.gold, 0]))
    fill(star(x, y, size), isChief ? '#fff4cf' : PALE)
  }
}
