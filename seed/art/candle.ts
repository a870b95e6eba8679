import { brush, PROFILES } from './brush.ts'
import type { Drawing } from './drawing.ts'
import { indices } from './geometry.ts'
import { glow } from './paint.ts'
import { INK } from './palette.ts'
import { paperCut } from './paper-cut.ts'
import { ellipse, path } from './path.ts'

/** Draws a striped, burning candle with its bottom at `foot`. */
export function candle(drawing: Drawing, x: number, foot: number, height: number, colour: string): void {
  const { random, fill } = drawing
  const [lean, top] = [random.spread(4), foot - height]
  const [wickX, wickY] = [x + lean + 1, top - 14]
  fill(ellipse(wickX, top - 58, 120), glow(wickX, top - 58, 120, [INK.gold, 0.45], [INK.gold, 0.14], [INK.gold, 0]))
  const wax = path`M${x - 11} ${foot}L${x + lean - 11} ${top}Q${x + lean} ${top - 7} ${x + lean + 11} ${top}L${x + 11} ${foot}Z`
  paperCut(drawing, wax, colour, { depth: 4 })
  drawing.group({ clip: wax }, () => {
    for (const turn of indices(7)) {
      const y = top + 10 + turn * 30
      fill(
        brush(
          random,
          [
            [x - 20, y],
            [x + 20, y - 20],
          ],
          { width: 9, profile: PROFILES.even, samples: 4 },
        ),
        colour === INK.cream ? INK.tomato : INK.cream,
        0.9,
      )
    }
  })
  fill(
    brush(
      random,
      [
        [x + lean, top + 2],
        [x + lean + 2, top - 18],
      ],
      { width: 5, samples: 4 },
    ),
    INK.cream,
  )
  flame(drawing, wickX, wickY, random.between(0.85, 1.15), random.spread(6))
}

function flame({ fill }: Drawing, x: number, y: number, size: number, sway: number): void {
  const [wide, slim] = [24 * size, 15 * size]
  fill(
    path`M${x} ${y}C${x - wide} ${y - wide / 2} ${x - slim} ${y - 48 * size} ${x + sway} ${y - 86 * size}C${x + slim} ${y - 50 * size} ${x + wide} ${y - wide / 2} ${x} ${y}Z`,
    INK.gold,
  )
  fill(
    path`M${x} ${y - 3}C${x - 11 * size} ${y - 9 * size} ${x - 7 * size} ${y - 28 * size} ${x + sway * 0.4} ${y - 44 * size}C${x + 8 * size} ${y - 28 * size} ${x + 11 * size} ${y - 9 * size} ${x} ${y - 3}Z`,
    '#fff7e0',
  )
}
