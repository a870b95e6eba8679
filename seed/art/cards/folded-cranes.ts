import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, placed } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#3a2a24'
/** The light, middle and dark colour of each paper. */
const PAPERS = [
  [oklch(0.78, 0.12, 30), INK.tomato, oklch(0.5, 0.16, 30)],
  [oklch(0.88, 0.1, 88), INK.gold, oklch(0.68, 0.12, 72)],
  [oklch(0.76, 0.07, 195), INK.teal, oklch(0.48, 0.075, 198)],
  [oklch(0.72, 0.08, 235), INK.sea, oklch(0.38, 0.07, 236)],
  [oklch(0.86, 0.055, 10), oklch(0.74, 0.11, 5), INK.rose],
  [oklch(0.86, 0.06, 140), INK.sage, INK.moss],
] as const
/** For each string: its x, then the paper of each crane and how far down that crane hangs. */
const STRINGS: [number, number[]][] = [
  [190, [470, 980, 1490]],
  [505, [260, 750, 1240, 1740]],
  [825, [520, 1030, 1540]],
  [1145, [320, 820, 1330, 1820]],
  [1460, [580, 1090, 1600]],
]

export const foldedCranes: CardArt = {
  cardId: '1HBE2472',
  seed: 883,
  sheet: createSheet('831', 'V'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.95, 0.02, 75))
    fill(ellipse(825, 940, 640), oklch(0.92, 0.035, 40))
    const kinds = PAPERS.map((paper) => drawing.shape(() => crane(drawing, paper)))
    for (const [column, [x, drops]] of STRINGS.entries()) {
      const end = at(drops, -1)
      fill(rectangle(x - 2, -60, 4, end + 150), SHADE, 0.55)
      fill(ellipse(x, end + 140, 20), at(at(PAPERS, column), 1))
      for (const [row, y] of drops.entries()) {
        drawing.use(at(kinds, (column * 2 + row * 5) % 6), placed(x, y, column % 2 ? 5 : -6, (row + column) % 2 ? 1.12 : -1.12, 1.12))
        fill(ellipse(x, y - 99, 9), INK.gold)
      }
    }
    write(drawing, 'mil buenos deseos', INK.sea, { face: 'brushScript', width: 1120, x: 825, baseline: 2190 })
    write(drawing, 'CADA GRULLA LLEVA UNO PARA TI', INK.tomato, { face: 'capitals', width: 900, x: 825, baseline: 2350, trackingEms: 0.24 })
  },
  inside(drawing) {
    for (const place of indices(4)) {
      drawing.fill(rectangle(148 + place * 250, -60, 3, 260 + (place % 2) * 80), SHADE, 0.5)
      drawing.group({ transform: placed(150 + place * 250, 250 + (place % 2) * 80, 0, 0.8) }, () => crane(drawing, at(PAPERS, place)))
    }
  },
}

/** Draws a crane that is folded from a square of paper. It hangs from its back at 0, -80. */
function crane(drawing: Drawing, [light, middle, dark]: readonly [string, string, string]): void {
  const { fill } = drawing
  fill(shape([-6, -84, 54, -176, 84, -8]), dark)
  paperCut(drawing, shape([-50, 10, -196, -96, -110, 50]), middle, { depth: 6, shade: SHADE })
  fill(shape([-196, -96, -110, 50, -128, 18]), dark)
  paperCut(drawing, shape([50, 10, 178, -128, 118, 46]), light, { depth: 6, shade: SHADE })
  paperCut(drawing, shape([178, -128, 250, -72, 164, -92]), middle, { depth: 4, shade: SHADE })
  paperCut(drawing, shape([-116, 34, 0, -80, 120, 30, 0, 104]), middle, { depth: 7, shade: SHADE })
  fill(shape([-116, 34, 0, -80, 0, 104]), light)
  paperCut(drawing, shape([-2, -80, -104, -186, -70, 40, 4, 70]), light, { depth: 6, shade: SHADE })
  fill(shape([-104, -186, -70, 40, -34, 54, -20, -98]), INK.white, 0.35)
  fill(shape([-2, -80, -20, -98, 4, 70]), dark, 0.35)
}
