import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { write } from '../write.ts'

type Weave = (drawing: Drawing, y: number, height: number, inks: string[]) => void
const RED = oklch(0.53, 0.17, 27)

export const wovenBands: CardArt = {
  cardId: '1HBE2310',
  seed: 521,
  sheet: createSheet('831', 'S'),
  front(drawing) {
    drawing.ground(RED)
    let y = -46
    const bands: [number, string, Weave | undefined, string[]][] = [
      [70, INK.plum, dots, [INK.gold]],
      [150, INK.teal, diamonds, [INK.cream, INK.tomato]],
      [28, INK.gold, undefined, []],
      [110, INK.plum, teeth, [INK.coral, INK.gold]],
      [190, RED, pyramids, [INK.gold, INK.ink]],
      [26, INK.cream, undefined, []],
      [56, INK.sea, dots, [INK.coral]],
      [420, INK.cream, undefined, []],
      [56, INK.sea, dots, [INK.coral]],
      [26, INK.cream, undefined, []],
      [190, RED, pyramids, [INK.gold, INK.ink]],
      [110, INK.plum, teeth, [INK.coral, INK.gold]],
      [28, INK.gold, undefined, []],
      [150, INK.teal, diamonds, [INK.cream, INK.tomato]],
      [90, INK.plum, dots, [INK.gold]],
    ]
    for (const [height, ink, weave, inks] of bands) {
      if (height === 420) paperCut(drawing, rectangle(-60, y, 1770, height), ink, { depth: 8 })
      else drawing.fill(rectangle(-60, y, 1770, height + 1), ink)
      weave?.(drawing, y, height, inks)
      y += height
    }
    for (const thread of indices(150))
      if (thread < 53 || thread > 90)
        line(
          drawing,
          [-50, -44 + thread * 11.7, 825, -43 + thread * 11.7, 1700, -44 + thread * 11.7],
          2.6,
          thread % 2 ? INK.white : '#1b0620',
          0.14,
        )
    write(drawing, 'Gracias', INK.plum, { face: 'fatSerif', width: 860, x: 825, baseline: 822, trackingEms: 0.02 })
    write(drawing, 'DE CORAZÓN A CORAZÓN', RED, { face: 'capitals', width: 640, x: 825, baseline: 916, trackingEms: 0.26 })
  },
  inside(drawing) {
    for (const row of indices(4))
      for (const [share, ink] of [
        [1, INK.teal],
        [0.76, INK.cream],
        [0.5, RED],
        [0.24, INK.gold],
      ] as const)
        drawing.fill(shape(diamond(130, 110 + row * 140, 62 * share)), ink)
  },
}

const diamond = (x: number, y: number, half: number): number[] => [x, y - half, x + half, y, x, y + half, x - half, y]

const dots: Weave = (drawing, y, height, [ink = INK.gold]) => {
  for (const dot of indices(41))
    drawing.fill(dot % 2 ? rectangle(dot * 42 - 28, y + height / 2 - 9, 18, 18) : ellipse(dot * 42 - 20, y + height / 2, 12), ink)
}

const diamonds: Weave = (drawing, y, height, [ink = INK.cream, heart = INK.tomato]) => {
  const half = height / 2
  for (const step of indices(14)) {
    const x = step * 138 - 74
    for (const [share, fill] of [
      [0.92, ink],
      [0.62, heart],
      [0.3, INK.gold],
    ] as const)
      drawing.fill(
        shape([x, y + half - half * share, x + 64 * share, y + half, x, y + half + half * share, x - 64 * share, y + half]),
        fill,
      )
    for (const side of [0.16, 0.84])
      drawing.fill(
        shape([x + 69, y + height * side - 16, x + 85, y + height * side, x + 69, y + height * side + 16, x + 53, y + height * side]),
        INK.gold,
      )
  }
}

const teeth: Weave = (drawing, y, height, [ink = INK.coral, other = INK.gold]) => {
  for (const step of indices(22)) {
    const x = step * 82 - 80
    drawing.fill(shape([x, y + height, x + 41, y + height * 0.16, x + 82, y + height]), ink)
    drawing.fill(shape([x + 20, y + height, x + 41, y + height * 0.56, x + 62, y + height]), other)
  }
}

/** Draws pyramids of steps, every second one upside down. */
const pyramids: Weave = (drawing, y, height, [ink = INK.gold, other = INK.ink]) => {
  for (const step of indices(9)) {
    const x = step * 216 - 110
    for (const tier of indices(4))
      drawing.fill(rectangle(x + tier * 24, y + height - 14 - (tier + 1) * 40, 192 - tier * 48, 40), tier === 3 ? INK.tomato : ink)
    drawing.fill(rectangle(x + 74, y + height - 62, 44, 48), other)
    for (const tier of indices(3))
      drawing.fill(rectangle(x + 108 + 60 + tier * 14, y + 12 + tier * 28, 96 - tier * 28, 28), tier === 1 ? INK.coral : INK.teal)
  }
}
