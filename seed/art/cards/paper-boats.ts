import { brush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, mix, placed, steps, type Point } from '../geometry.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ground } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#062033'
const WAVES = [oklch(0.8, 0.055, 205), oklch(0.72, 0.065, 210), oklch(0.63, 0.075, 215), oklch(0.54, 0.08, 225), oklch(0.45, 0.075, 235)]
/** For each boat: the wave in front of it, its x, its size and its tilt. */
const FLEET: [wave: number, x: number, size: number, turn: number, ink: string][] = [
  [0, 330, 0.5, -4, INK.white],
  [1, 820, 0.64, 3, INK.white],
  [1, 1780, 0.6, -3, INK.white],
  [2, 1330, 0.86, -5, INK.white],
  [3, 560, 1.25, 4, INK.tomato],
]

export const paperBoats: CardArt = {
  cardId: '1HBE2277',
  seed: 449,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    drawing.ground(shaded([0, 0, 0, 900], oklch(0.95, 0.03, 85), oklch(0.91, 0.045, 60)))
    WAVES.forEach((ink, index) => {
      for (const [wave, x, size, turnDegrees, paper] of FLEET)
        if (wave === index)
          drawing.group({ transform: placed(x, level(index, x) + 26 * size, turnDegrees, size) }, () => boat(drawing, paper))
      wave(drawing, index, ink)
    })
    write(drawing, 'we’re so glad you’re', INK.sea, { face: 'quietItalic', width: 760, x: 1050, baseline: 250 })
    write(drawing, 'on board', INK.tomato, { face: 'roundScript', width: 720, x: 1050, baseline: 440 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(150, 400, -4, 0.4) }, () => boat(drawing, INK.tomato))
    line(drawing, [40, 410, 100, 400, 150, 412, 210, 400, 270, 410], 10, INK.sky)
  },
}

const level = (index: number, x: number) =>
  720 + index * 165 + Math.sin(x / mix(150, 270, index / 4) + index * 1.9) * mix(16, 42, index / 4)

function wave(drawing: Drawing, index: number, ink: string): void {
  const { random, fill } = drawing
  const crest = steps(25).map((t): Point => [mix(-80, 2180, t), level(index, mix(-80, 2180, t))])
  paperCut(drawing, ground(crest, 1620), ink, { depth: 12, shade: SHADE })
  for (const row of indices(3))
    for (const part of indices(5)) {
      const [from, length] = [part * 440 + random.between(-80, 120), random.between(180, 330)]
      const way = steps(5).map((t): Point => [from + t * length, level(index, from + t * length) + 26 + row * 40])
      fill(brush(random, way, { width: 8 }), INK.white, 0.34 - row * 0.09)
    }
}

/** Draws a folded paper boat. The middle of its waterline is at 0, 0. */
function boat(drawing: Drawing, paper: string): void {
  const fold = paper === INK.white ? INK.mist : oklch(0.52, 0.17, 30)
  paperCut(drawing, shape([0, -270, 118, -70, -118, -70]), fold, { depth: 6, shade: SHADE })
  drawing.fill(shape([0, -270, 0, -70, -118, -70]), paper)
  paperCut(drawing, shape([-250, -150, -118, -70, 0, -70, 118, -70, 250, -150, 170, 30, -170, 30]), paper, { depth: 10, shade: SHADE })
  drawing.fill(shape([0, -70, 118, -70, 250, -150, 170, 30, 0, 30]), fold, 0.55)
  drawing.fill(shape([-118, -70, 0, 30, -170, 30, -250, -150]), SHADE, 0.05)
  line(drawing, [-170, 30, -60, -40, 0, -70], 4, SHADE, 0.22)
}
