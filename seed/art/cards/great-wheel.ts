import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, placed, polar, type Point } from '../geometry.ts'
import { rounded } from '../outlines.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const HUB: Point = [694, 590]
const INKS = [INK.tomato, INK.gold, INK.teal, INK.coral, INK.cream, INK.rose]
const STEEL = oklch(0.9, 0.03, 80)

export const greatWheel: CardArt = {
  cardId: '1HBE2328',
  seed: 571,
  sheet: createSheet('60', 'S'),
  front(drawing) {
    const { random, fill, add } = drawing
    drawing.ground(shaded([0, 0, 0, 1250], INK.night, oklch(0.4, 0.1, 330), oklch(0.66, 0.14, 25)))
    for (const [x, y] of scatter(random, { from: [-20, -20], to: [1410, 700], apart: 92, tries: 260 }))
      fill(random.chance(0.2) ? star(x, y, 13) : ellipse(x, y, random.between(2, 4.5)), INK.cream, random.between(0.4, 0.9))
    fill(ellipse(...HUB, 640), glow(...HUB, 640, [INK.gold, 0.34], [INK.coral, 0.1], [INK.coral, 0]))
    for (const [x, size] of [
      [90, 1],
      [270, 0.74],
      [1120, 0.8],
      [1300, 1.06],
    ] as const)
      tent(drawing, x, size)
    for (const side of [-1, 1])
      paperCut(drawing, shape([694, 560, 694 + side * 34, 560, 694 + side * 300, 1160, 694 + side * 250, 1160]), INK.plum, { depth: 8 })
    for (const radius of [446, 400, 150]) add({ path: ellipse(...HUB, radius), stroke: { color: STEEL, width: radius > 430 ? 12 : 7 } })
    for (const [angle] of around(24))
      add({
        path: `M${HUB.join(' ')}L${polar(HUB, angle, 446).map(Math.round).join(' ')}`,
        stroke: { color: STEEL, width: 5 },
        opacity: 0.75,
      })
    for (const [angle] of around(48)) fill(ellipse(...polar(HUB, angle, 423), 8), INK.gold)
    for (const [angle, index] of around(12, 0.13)) gondola(drawing, polar(HUB, angle, 446), at(INKS, index % 6))
    paperCut(drawing, ellipse(...HUB, 62), INK.tomato, { depth: 6 })
    fill(star(...HUB, 50), INK.gold)
    fill(rectangle(-60, 1140, 1520, 320), INK.ink)
    write(drawing, 'enjoy the ride', INK.gold, { face: 'roundScript', width: 640, x: 694, baseline: 1236 })
    write(drawing, 'HAPPY BIRTHDAY', INK.cream, { face: 'capitals', width: 430, x: 694, baseline: 1318, trackingEms: 0.26 })
  },
  inside(drawing) {
    for (const place of indices(4))
      drawing.group({ transform: placed(130 + place * 96, 60 + (place % 2) * 34, 0, 0.8) }, () => gondola(drawing, [0, 0], at(INKS, place)))
  },
}

/** Draws a gondola that hangs from a point of the rim. */
function gondola(drawing: Drawing, [x, y]: Point, ink: string): void {
  const { fill } = drawing
  fill(ellipse(x, y, 11), STEEL)
  fill(rectangle(x - 42, y + 30, 84, 40), INK.ink, 0.75)
  paperCut(
    drawing,
    `M${x - 54} ${y + 62}L${x + 54} ${y + 62}Q${x + 50} ${y + 112} ${x} ${y + 112}Q${x - 50} ${y + 112} ${x - 54} ${y + 62}Z`,
    ink,
    { depth: 4 },
  )
  paperCut(drawing, `M${x - 58} ${y + 36}Q${x} ${y - 34} ${x + 58} ${y + 36}Z`, ink, { depth: 4 })
  fill(`M${x - 20} ${y + 36}Q${x - 10} ${y + 2} ${x} ${y + 1}Q${x + 10} ${y + 2} ${x + 20} ${y + 36}Z`, INK.white, 0.35)
  fill(rounded(x - 54, y + 72, 108, 9, 4), INK.white, 0.4)
}

function tent(drawing: Drawing, x: number, size: number): void {
  drawing.group({ transform: placed(x, 1150, 0, size) }, () => {
    for (const stripe of indices(6))
      drawing.fill(
        shape([-105 + stripe * 35, 0, -70 + stripe * 35, 0, -70 + stripe * 35, -90, -105 + stripe * 35, -90]),
        stripe % 2 ? INK.cream : INK.tomato,
      )
    for (const stripe of indices(6))
      drawing.fill(shape([0, -210, -120 + stripe * 40, -88, -80 + stripe * 40, -88]), stripe % 2 ? oklch(0.86, 0.04, 60) : INK.rose)
    for (const stripe of indices(6)) drawing.fill(ellipse(-100 + stripe * 40, -88, 20, 16), stripe % 2 ? INK.cream : INK.tomato)
    drawing.fill(shape([0, -210, 0, -262, 46, -244, 0, -228]), INK.gold)
  })
}
