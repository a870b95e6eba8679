import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, polar, type Point } from '../geometry.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ring, curve } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

/** The middle of the pattern is near a corner: less than half of the pattern is on the card. */
const MIDDLE: Point = [130, 1150]
const SHADE = '#1a0420'
const VIOLET = oklch(0.36, 0.12, 325)

export const rangoliLamps: CardArt = {
  cardId: '1HBE2460',
  seed: 859,
  sheet: createSheet('49', 'S'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(VIOLET)
    fill(ellipse(...MIDDLE, 1100), glow(...MIDDLE, 1100, [INK.rose, 0.7], [VIOLET, 0]))
    drawing.group({ transform: placed(...MIDDLE, 7, 1.72) }, () => rangoli(drawing))
    const lamp = drawing.shape(() => diya(drawing))
    for (const step of indices(6)) {
      const place = polar(MIDDLE, toRadians(-92 + step * 18.8), 890)
      fill(ellipse(place[0], place[1] - 50, 170), glow(place[0], place[1] - 50, 170, [INK.gold, 0.7], [INK.gold, 0]))
      drawing.use(lamp, placed(...place))
    }
    write(drawing, 'Happy', INK.gold, { face: 'formalScript', width: 300, x: 960, baseline: 216 })
    write(drawing, 'Diwali', INK.gold, { face: 'formalScript', width: 340, x: 980, baseline: 356 })
    write(drawing, 'LIGHT TO YOUR HOME', INK.cream, { face: 'capitals', width: 400, x: 970, baseline: 446, trackingEms: 0.22 })
  },
  inside(drawing) {
    for (const place of indices(3)) drawing.group({ transform: placed(130 + place * 150, 170, 0, 0.9) }, () => diya(drawing))
  },
}

/** Draws a pattern of coloured powder around 0, 0. */
function rangoli(drawing: Drawing): void {
  const { fill } = drawing
  const petals = (many: number, start: number, inner: number, outer: number, half: number, ink: string, eye?: string) => {
    const petal = drawing.shape(() => {
      const mid = (inner + outer) / 2
      fill(
        `M${inner} 0C${mid - half * 0.4} ${-half * 1.3} ${outer - half * 0.5} ${-half} ${outer} 0C${outer - half * 0.5} ${half} ${mid - half * 0.4} ${half * 1.3} ${inner} 0Z`,
        ink,
      )
      if (eye)
        fill(
          `M${inner + 20} 0C${mid - half * 0.2} ${-half * 0.7} ${outer - half} ${-half * 0.5} ${outer - half * 0.5} 0C${outer - half} ${half * 0.5} ${mid - half * 0.2} ${half * 0.7} ${inner + 20} 0Z`,
          eye,
        )
      if (eye) fill(ellipse(mid + half * 0.3, 0, half * 0.22), INK.snow)
    })
    for (const [angle] of around(many, toRadians(start))) drawing.use(petal, placed(0, 0, (angle * 180) / Math.PI))
  }
  const dots = (many: number, start: number, radius: number, size: number, ink: string) => {
    for (const [angle] of around(many, toRadians(start))) fill(ellipse(...polar([0, 0], angle, radius), size), ink)
  }
  petals(16, 11.25, 230, 446, 66, INK.teal, oklch(0.78, 0.09, 185))
  petals(16, 0, 220, 400, 58, INK.gold, INK.tomato)
  paperCut(drawing, curve(ring([0, 0], 96, (angle) => 262 + 14 * Math.cos(angle * 16))), INK.rose, { depth: 5, shade: SHADE })
  dots(32, 5.6, 246, 9, INK.snow)
  petals(12, 0, 120, 236, 42, INK.coral, INK.cream)
  petals(12, 15, 110, 218, 36, oklch(0.55, 0.15, 300), INK.sky)
  paperCut(drawing, ellipse(0, 0, 134), INK.gold, { depth: 5, shade: SHADE })
  petals(8, 0, 10, 128, 34, INK.tomato, INK.gold)
  petals(8, 22.5, 10, 108, 22, INK.cream)
  fill(ellipse(0, 0, 34), INK.plum)
  dots(8, 0, 22, 5, INK.gold)
  dots(16, 0, 428, 10, INK.snow)
}

/** Draws a burning clay lamp. */
function diya(drawing: Drawing): void {
  const { fill } = drawing
  fill('M0 -16C-34 -40 -20 -84 2 -122C24 -84 38 -40 0 -16Z', INK.gold)
  fill('M0 -18C-16 -32 -8 -56 1 -76C11 -56 18 -32 0 -18Z', '#fff6da')
  paperCut(drawing, 'M-84 -24Q0 -4 84 -24Q70 52 0 56Q-70 52 -84 -24Z', INK.clay, { depth: 5, shade: SHADE })
  fill('M-84 -24Q0 -44 84 -24Q0 -4 -84 -24Z', oklch(0.42, 0.08, 45))
  for (const x of [-44, -15, 15, 44]) fill(ellipse(x, 14 - Math.abs(x) * 0.05, 7), INK.gold)
}
