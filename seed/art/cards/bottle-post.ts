import type { CardArt } from '../card-art.ts'
import { dryBrush } from '../brush.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, placed, points, type Point } from '../geometry.ts'
import { heart, rounded, trace } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const SHADE = '#062a3a'

export const bottlePost: CardArt = {
  cardId: '1HBE2463',
  seed: 863,
  sheet: createSheet('831', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1000], oklch(0.88, 0.06, 215), oklch(0.95, 0.04, 90)))
    fill(ellipse(620, 560, 210), oklch(0.92, 0.09, 92))
    for (const [x, y, size] of points3([1260, 250, 1, 1420, 370, 0.7, 330, 240, 0.8]))
      trace(
        drawing,
        points([
          x - 80 * size,
          y - 20 * size,
          x - 36 * size,
          y - 40 * size,
          x,
          y,
          x + 36 * size,
          y - 40 * size,
          x + 80 * size,
          y - 20 * size,
        ]),
        9 * size,
        INK.sea,
      )
    waves(drawing, 0, 2)
    drawing.group({ transform: placed(900, 900, -24) }, () => bottle(drawing))
    waves(drawing, 2, 6)
    write(drawing, 'un mensaje', INK.sea, { face: 'brushScript', width: 720, x: 1960, baseline: 470 })
    write(drawing, 'para ti', INK.tomato, { face: 'brushScript', width: 420, x: 2060, baseline: 720 })
    write(drawing, 'PENSANDO EN TI', INK.cream, { face: 'capitals', width: 560, x: 1275, baseline: 1560, trackingEms: 0.34 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(330, 230, -20, 0.3) }, () => bottle(drawing))
  },
}

const points3 = (numbers: number[]): [number, number, number][] =>
  indices(numbers.length / 3).map((nth) => [numbers[nth * 3] ?? 0, numbers[nth * 3 + 1] ?? 0, numbers[nth * 3 + 2] ?? 0])

/** Rows of water with curling crests. */
function waves(drawing: Drawing, from: number, to: number): void {
  const inks = [
    oklch(0.78, 0.065, 205),
    oklch(0.7, 0.075, 215),
    oklch(0.62, 0.085, 222),
    oklch(0.54, 0.09, 230),
    oklch(0.46, 0.085, 235),
    oklch(0.39, 0.075, 240),
  ]
  for (let row = from; row < to; row++) {
    const [y, length] = [850 + row * 125, 300 + row * 34]
    const edge = indices(Math.ceil(2900 / length) * 4).map((step): Point => {
      const [wave, part] = [Math.floor(step / 4), step % 4] as const
      const x = -200 - row * 90 + wave * length
      const crest = points([x, y + 46, x + length * 0.34, y + 6, x + length * 0.6, y - 52, x + length * 0.82, y + 10])
      return at(crest, part)
    })
    paperCut(drawing, ground(edge, 1760), inks[row] ?? INK.sea, { depth: 12, shade: SHADE })
    // The words are on the last row, so it gets no crests.
    if (row === 5) continue
    for (const wave of indices(Math.ceil(2900 / length))) {
      const x = -200 - row * 90 + wave * length
      trace(
        drawing,
        points([x + length * 0.2, y + 62, x + length * 0.46, y + 26, x + length * 0.64, y - 12, x + length * 0.8, y + 44]),
        9,
        INK.snow,
        { opacity: 0.6 },
      )
    }
  }
}

/** Draws a bottle that lies on its side with its neck to the right. A letter is in it. */
function bottle(drawing: Drawing): void {
  const { fill, random } = drawing
  paperCut(drawing, rounded(520, -60, 120, 120, 20), oklch(0.74, 0.09, 65), { depth: 8, shade: SHADE })
  for (const [x, y] of points([560, -20, 600, 20, 585, -30, 550, 28])) fill(ellipse(x, y, 7, 5), INK.clay, 0.7)
  const glass =
    'M-470 -190Q-500 -180 -500 -130L-500 130Q-500 180 -470 190L60 190C220 190 260 84 360 80L520 80Q540 78 540 60L540 -60Q540 -78 520 -80L360 -80C260 -84 220 -190 60 -190Z'
  paperCut(drawing, glass, oklch(0.83, 0.07, 175), { depth: 14, shade: SHADE })
  drawing.group({ clip: glass }, () => {
    fill(glass, shaded([0, -190, 0, 190], ['#ffffff', 0.45], ['#ffffff', 0], [INK.pine, 0.3]))
    drawing.group({ transform: placed(-150, 14, 5) }, () => {
      paperCut(drawing, rectangle(-240, -110, 470, 220), INK.paper, { depth: 8, shade: SHADE })
      for (const row of indices(4)) fill(rounded(-196, -74 + row * 40, row === 3 ? 180 : 250, 11, 5), INK.sky)
      fill(heart(140, 0, 58), INK.tomato)
      fill(ellipse(-240, 0, 26, 112), INK.cream)
      fill(ellipse(230, 0, 24, 112), oklch(0.88, 0.045, 80))
    })
    fill(rectangle(470, -90, 40, 180), INK.white, 0.25)
  })
  fill(dryBrush(random, points([-440, -140, -150, -152, 90, -140]), { width: 36, bristles: 4 }), INK.white, 0.75)
  trace(drawing, points([300, -70, 400, -56, 500, -56]), 12, INK.white, { opacity: 0.7 })
}
