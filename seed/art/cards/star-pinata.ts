import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, toRadians, mix, placed, points, polar } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const INKS = [INK.tomato, INK.gold, INK.teal, INK.rose, INK.coral, oklch(0.68, 0.1, 150), oklch(0.55, 0.12, 305)]
const SHADE = '#3a0b2a'

export const starPinata: CardArt = {
  cardId: '1HBE2283',
  seed: 461,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    const { random } = drawing
    drawing.ground(oklch(0.9, 0.06, 92))
    line(drawing, [-60, 130, 400, 190, 760, 196, 1150, 170, 1560, 90], 9, INK.clay)
    line(drawing, [760, 196, 764, 400], 8, INK.clay)
    for (const [x, y] of scatter(random, {
      from: [0, 260],
      to: [1500, 1120],
      apart: 92,
      tries: 500,
      among: ([x, y]) => Math.hypot(x - 760, y - 640) > 530,
    }))
      sweet(drawing, x, y)
    drawing.group({ transform: placed(760, 640, 8) }, () => pinata(drawing))
    write(drawing, '¡A celebrar!', INK.plum, {
      face: 'fatSerif',
      width: 1000,
      x: 750,
      baseline: 1310,
      trackingEms: 0.014,
      tilt: 2,
      bounce: 6,
    })
    write(drawing, 'FELIZ CUMPLEAÑOS', INK.tomato, { face: 'capitals', width: 600, x: 750, baseline: 1415, trackingEms: 0.28 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(130, 160, 8, 0.26) }, () => pinata(drawing))
  },
}

function pinata(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const [angle, index] of around(7, toRadians(-90)))
    drawing.group({ transform: placed(0, 0, (angle * 180) / Math.PI) }, () =>
      cone(drawing, at(INKS, index), at(INKS, index + 2 - (index + 2 > 6 ? 7 : 0))),
    )
  const ball = blob(random, 0, 0, 222, 222, { wander: 0.006, knots: 16 })
  paperCut(drawing, ball, INK.rose, { depth: 12, shade: SHADE })
  drawing.group({ clip: ball }, () => {
    for (const ring of indices(6))
      for (const [angle] of around(34 - ring * 4, ring)) {
        const [x, y] = polar([0, 0], angle, 214 - ring * 36)
        drawing.fill(fringe(x, y, angle, 46, 44), ring % 2 ? INK.gold : ring === 2 ? INK.teal : INK.rose)
        fill(fringe(x, y, angle, 46, 44), SHADE, random.between(0, 0.12))
      }
  })
  fill(ellipse(0, 0, 36), INK.cream)
  for (const [angle] of around(8)) fill(ellipse(...polar([0, 0], angle, 22), 7), INK.tomato)
}

/** Returns a strip of tissue paper that hangs outwards. */
const fringe = (x: number, y: number, angle: number, length: number, width: number) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const on = (u: number, v: number) => [x + u * cos - v * sin, y + u * sin + v * cos] as const
  const [a, b, c, d] = [on(-length / 2, -width / 2), on(length / 2, -width / 2.6), on(length / 2, width / 2.6), on(-length / 2, width / 2)]
  return path`M${a[0]} ${a[1]}L${b[0]} ${b[1]}Q${(b[0] + c[0]) / 2 + cos * 14} ${(b[1] + c[1]) / 2 + sin * 14} ${c[0]} ${c[1]}L${d[0]} ${d[1]}Z`
}

function cone(drawing: Drawing, ink: string, other: string): void {
  const outline = shape([150, -108, 440, 0, 150, 108])
  paperCut(drawing, outline, ink, { depth: 9, shade: SHADE })
  drawing.group({ clip: outline }, () => {
    for (const band of indices(8)) {
      const x = 160 + band * 36
      for (const tooth of indices(12)) drawing.fill(fringe(x, (tooth - 5.5) * 20, Math.PI, 44, 20), band % 2 ? other : ink)
      drawing.fill(shape([x + 16, -120, x + 22, -120, x + 22, 120, x + 16, 120]), SHADE, 0.16)
    }
    drawing.fill(shape([150, 0, 440, 0, 150, 120]), SHADE, 0.13)
  })
  for (const strand of indices(7)) {
    const v = (strand - 3) * 9
    flick(drawing, [436, 0, 480, v * 1.2, mix(520, 548, (strand % 3) / 2), v * 2.4], 11, strand % 2 ? other : ink)
  }
}

function sweet(drawing: Drawing, x: number, y: number): void {
  const { random } = drawing
  const ink = random.pick(INKS)
  if (random.chance(0.55)) {
    const [u, v] = [random.spread(14), random.spread(14)]
    return flick(drawing, [x - 20, y - 6, x + u, y + v, x + 20, y + 6], 11, ink)
  }
  drawing.group({ transform: placed(x, y, random.between(-70, 70), 0.9) }, () => {
    for (const side of [-1, 1]) drawing.fill(shape([side * 14, 0, side * 44, -18, side * 38, 0, side * 44, 18]), ink)
    paperCut(drawing, ellipse(0, 0, 23, 19), ink, { depth: 3, shade: SHADE })
    for (const [u, v] of points([-9, 4, 5, 2])) line(drawing, [u - 3, v - 16, u + 6, v + 10], 6, INK.cream, 0.85)
  })
}
