import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed, points, type Point } from '../geometry.ts'
import { trace } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#10304a'
const BLUE = oklch(0.45, 0.12, 255)
const RED = oklch(0.58, 0.19, 28)
const YELLOW = oklch(0.86, 0.14, 90)
const [WIDE, HIGH] = [270, 230]
type Flag = (drawing: Drawing) => void

/** The flags of the international code of signals, which spell the word. */
const LETTERS: Record<string, Flag> = {
  W: ({ fill }) => {
    fill(rectangle(0, 0, WIDE, HIGH), BLUE)
    fill(rectangle(54, 46, WIDE - 108, HIGH - 92), INK.snow)
    fill(rectangle(104, 88, WIDE - 208, HIGH - 176), RED)
  },
  E: ({ fill }) => {
    fill(rectangle(0, 0, WIDE, HIGH / 2), BLUE)
    fill(rectangle(0, HIGH / 2, WIDE, HIGH / 2), RED)
  },
  L: ({ fill }) => {
    fill(rectangle(0, 0, WIDE, HIGH), YELLOW)
    fill(rectangle(WIDE / 2, 0, WIDE / 2, HIGH / 2) + rectangle(0, HIGH / 2, WIDE / 2, HIGH / 2), INK.ink)
  },
  C: ({ fill }) => {
    for (const [row, ink] of [BLUE, INK.snow, RED, INK.snow, BLUE].entries()) fill(rectangle(0, (row * HIGH) / 5, WIDE, HIGH / 5), ink)
  },
  O: ({ fill }) => {
    fill(shape([0, 0, WIDE, HIGH, 0, HIGH]), YELLOW)
    fill(shape([0, 0, WIDE, 0, WIDE, HIGH]), RED)
  },
  M: ({ fill }) => {
    fill(rectangle(0, 0, WIDE, HIGH), BLUE)
    fill(shape([0, 0, 34, 0, WIDE, HIGH - 28, WIDE, HIGH, WIDE - 34, HIGH, 0, 28]), INK.snow)
    fill(shape([WIDE, 0, WIDE - 34, 0, 0, HIGH - 28, 0, HIGH, 34, HIGH, WIDE, 28]), INK.snow)
  },
}

export const signalFlags: CardArt = {
  cardId: '1HBE2484',
  seed: 919,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1150], oklch(0.8, 0.075, 230), oklch(0.93, 0.035, 210)))
    for (const [x, y] of points([300, 620, 560, 720, 1980, 1000]))
      trace(drawing, points([x - 70, y - 16, x - 30, y - 34, x, y, x + 30, y - 34, x + 70, y - 16]), 8, INK.snow)
    for (const [row, ink] of [oklch(0.66, 0.085, 228), oklch(0.56, 0.09, 235), INK.sea].entries()) {
      const edge = indices(23).map((step): Point => [-120 + step * 110 + row * 40, 1090 + row * 90 + (step % 2 ? 26 : -20)])
      fill(ground(edge, 1600), ink)
    }
    line(drawing, 'WELC', [140, 120], 470, 0.055)
    line(drawing, 'OME', [880, 610], 400, -0.05)
    write(drawing, 'aboard', INK.sea, { face: 'loudScript', width: 620, x: 430, baseline: 1010 })
    write(drawing, 'IN CASE YOU DO NOT READ FLAGS: WELCOME!', INK.cream, {
      face: 'capitals',
      width: 1120,
      x: 1050,
      baseline: 1408,
      trackingEms: 0.2,
    })
  },
  inside(drawing) {
    for (const [index, letter] of ['W', 'E', 'L'].entries())
      drawing.group({ transform: placed(60 + index * 96, 80 + index * 10, 4, 0.3) }, () => LETTERS[letter]?.(drawing))
  },
}

/** Draws a line with flags, beginning at its upper left end. */
function line(drawing: Drawing, word: string, [left, top]: Point, apart: number, slope: number): void {
  const way = indices(9).map((step): Point => [
    -80 + step * 290,
    top + (-80 + step * 290 - left) * slope + Math.sin((step / 8) * Math.PI) * 40,
  ])
  trace(drawing, way, 9, INK.plum)
  for (const [index, letter] of word.split('').entries()) {
    const x = left + index * apart
    const y = top + (x - left) * slope + Math.sin(((x + 80) / 2320) * Math.PI) * 40
    drawing.group({ transform: placed(x, y + 4, slope * 57 + (index % 2 ? 3 : -2)) }, () => {
      paperCut(drawing, rectangle(-16, 0, 22, HIGH * 1.2), INK.cream, { depth: 4, shade: SHADE })
      drawing.group({ transform: [1.2, 0.05, 0, 1.2, 6, 0] }, () => {
        paperCut(drawing, rectangle(0, 0, WIDE, HIGH), INK.snow, { depth: 10, shade: SHADE })
        LETTERS[letter]?.(drawing)
        for (const [u, v] of points([70, 34, 160, 34]))
          drawing.fill(shape([u, 0, u + v, 0, u + v + 14, HIGH, u + 14, HIGH]), v === 34 && u < 100 ? INK.white : INK.ink, 0.12)
      })
    })
  }
}
