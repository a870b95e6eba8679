import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, toRadians, placed, type Point } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [694, 694]
const PENCIL_COUNT = 20

export const pencilWheel: CardArt = {
  cardId: '1HBE2355',
  seed: 619,
  sheet: createSheet('60', 'S'),
  front(drawing) {
    drawing.ground(INK.cream)
    for (const [angle, index] of around(PENCIL_COUNT, toRadians(9)))
      drawing.group({ transform: placed(...MIDDLE, (angle * 180) / Math.PI) }, () =>
        pencil(drawing, 330 + (index % 2) * 56, (index * 360) / PENCIL_COUNT + 20),
      )
    paperCut(drawing, ellipse(...MIDDLE, 288), INK.paper, { depth: 8 })
    write(drawing, 'the future', INK.ink, { face: 'warmItalic', trackingEms: 0.015, width: 390, x: 694, baseline: 650 })
    write(drawing, 'is bright', INK.tomato, { face: 'fatSerif', width: 400, x: 694, baseline: 780, trackingEms: 0.012 })
  },
  inside(drawing) {
    for (const place of [0, 1, 2])
      drawing.group({ transform: placed(50 + place * 74, 60 + place * 6, 40, 0.24) }, () => pencil(drawing, 0, 30 + place * 120))
  },
}

/** Draws a pencil along the x axis. Its tip is at `from`, its other end is beyond the sheet. */
function pencil(drawing: Drawing, from: number, hue: number): void {
  const { fill } = drawing
  const chroma = hue > 150 && hue < 260 ? 0.085 : 0.13
  const light = hue > 60 && hue < 130 ? 0.8 : 0.68
  const [body, edge, deep] = [oklch(light, chroma, hue), oklch(light + 0.1, chroma * 0.45, hue), oklch(light - 0.14, chroma * 0.75, hue)]
  const [neck, end] = [from + 150, from + 900]
  paperCut(drawing, shape([from, 0, neck, -52, end, -52, end, 52, neck, 52]), body, { depth: 6 })
  fill(shape([neck, -52, end, -52, end, -20, neck + 10, -20]), edge)
  fill(shape([neck + 10, 22, end, 22, end, 52, neck, 52]), deep)
  const scallops = `M${from} 0L${neck} -52Q${neck + 30} -36 ${neck + 10} -19Q${neck + 34} 0 ${neck + 10} 21Q${neck + 30} 36 ${neck} 52Z`
  fill(scallops, oklch(0.87, 0.06, 75))
  fill(shape([from, 0, neck, 52, neck - 12, 40, from + 60, 10]), INK.clay, 0.35)
  fill(`M${from} 0L${from + 54} -18.7Q${from + 62} 0 ${from + 54} 18.7Z`, body)
}
