import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed } from '../geometry.ts'
import { lettering } from '../lettering.ts'
import { INK, oklch } from '../palette.ts'
import { rectangle, star } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick } from '../strokes.ts'
import { write } from '../write.ts'

const PAPER = oklch(0.95, 0.025, 85)

/** Large letters of wooden type, printed over one another in two passes. */
export const woodTypeYay: CardArt = {
  cardId: '1HBE2337',
  seed: 593,
  sheet: createSheet('49', 'V'),
  front(drawing) {
    drawing.ground(PAPER)
    block(drawing, 'Y', 420, 720, 900, -4, INK.teal)
    block(drawing, 'A', 830, 1010, 920, 3, INK.tomato)
    block(drawing, 'Y', 440, 1400, 900, 2, INK.gold)
    block(drawing, '!', 1060, 1425, 640, 6, INK.plum)
    for (const [x, y, size] of [
      [1080, 200, 84],
      [900, 1190, 36],
    ] as const)
      drawing.fill(star(x, y, size), INK.plum)
    drawing.fill(rectangle(-60, 1490, 1400, 220), INK.plum)
    write(drawing, 'IT IS YOUR DAY', PAPER, { face: 'capitals', width: 720, x: 638, baseline: 1580, trackingEms: 0.3 })
  },
  inside(drawing) {
    for (const [x, ink] of [
      [90, INK.teal],
      [200, INK.tomato],
      [310, INK.gold],
    ] as const)
      drawing.fill(star(x, 150, 60), ink, 0.9)
  },
}

function block(drawing: Drawing, letter: string, x: number, baseline: number, size: number, turnDegrees: number, ink: string): void {
  const { random } = drawing
  drawing.group({ transform: placed(x, baseline, turnDegrees) }, () => {
    const { path } = lettering(random, letter, { face: 'fatSerif', size, x: 0, baseline: 0 })
    drawing.fill(path, ink, 0.9)
    // Draw the grain of the wood, and places without ink.
    drawing.group({ clip: path }, () => {
      for (const row of indices(16)) {
        const [u, v] = [random.between(-340, 60), -size * 0.74 + row * size * 0.048]
        flick(
          drawing,
          [u, v, u + 130, v + random.spread(7), u + random.between(220, 380), v + random.spread(5)],
          random.between(3, 8),
          PAPER,
          0.55,
        )
      }
    })
  })
}
