// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, FULL_TURN, type Point } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { curve, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const CORDS = [
  [INK.tomato, oklch(0.52, 0.17, 30)],
  [INK.gold, oklch(0.69, 0.13, 70)],
  [INK.teal, oklch(0.5, 0.08, 195)],
] as const
const GROUND = oklch(0.31, 0.06, 300)
const PERIOD = 780
/** The length of a piece of cord, in pixels. All of a piece lies at one height. */
const STEP = 78

export const threeCords: CardArt = {
  cardId: '1HBE2406',
  seed: 739,
  sheet: createSheet('49', 'H'),
  front(drawing) {
    drawing.ground(GROUND)
    for (const row of indices(9)) drawing.fill(rectangle(-60, 20 + row * 150, 1780, 3), INK.white, 0.06)
    braid(drawing, 480, 215, -120, 1780, 150)
    write(drawing, 'yours, mine, ours', INK.cream, { face: 'warmItalic', width: 1080, x: 825, baseline: 1010, trackingEms: 0.015 })
    write(drawing, 'HAPPY ANNIVERSARY', INK.gold, { face: 'capitals', width: 600, x: 825, baseline: 1136, trackingEms: 0.3 })
  },
  inside(drawing) {
    drawing.group({ transform: [0.28, 0, 0, 0.28, 0, 10] }, () => braid(drawing, 260, 190, 40, 900, 140))
  },
}

/** Draws a braid. Each cord swings from side to side, and up and down twice as fast. Higher pieces are drawn later. */
function braid(drawing: Drawing, middle: number, swing: number, from: number, to: number, width: number): void {
  const pieces = CORDS.flatMap((inks, cord) => {
    const many = Math.round((to - from) / STEP)
    return indices(many).map((piece) => {
      const phase = (x: number) => (x / PERIOD + cord / 3) * FULL_TURN
      const place = (x: number): Point => [x, middle + Math.sin(phase(x)) * swing]
      const x = from + piece * STEP
      const way = [x - 8, x + STEP / 3, x + (STEP * 2) / 3, x + STEP + 8].map(place)
      return { way, inks, height: Math.sin(2 * phase(x + STEP / 2)) }
    })
  })
  for (const { way, inks } of pieces.sort((a, b) => a.height - b.height)) {
    const path = curve(way, { closed: false })
    drawing.add({ path, stroke: { color: GROUND, width: width + 22 } })
    drawing.add({ path, stroke: { color: inks[1], width } })
    drawing.add({ path, stroke: { color: inks[0], width: width - 34 } })
    const [[x, y], [u, v]] = [at(way, 1), at(way, 2)]
    const lean = (v - y) / (u - x)
    const strand = (dx: number) =>
      `M${Math.round(x + dx - 14)} ${Math.round(y + lean * dx + width * 0.4)}Q${Math.round(x + dx + 30)} ${Math.round(y + lean * (dx + 16))} ${Math.round(x + dx + 34)} ${Math.round(y + lean * (dx + 20) - width * 0.4)}`
    drawing.add({ path: strand(-14) + strand(18), stroke: { color: inks[1], width: 7 }, opacity: 0.7 })
    drawing.add({
      path: `M${Math.round(x)} ${Math.round(y - width * 0.22)}L${Math.round(u)} ${Math.round(v - width * 0.22)}`,
      stroke: { color: INK.white, width: 9 },
      opacity: 0.35,
    })
  }
}
