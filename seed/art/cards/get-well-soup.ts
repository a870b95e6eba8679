import { blob } from '../blob.ts'
import { brush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, polar, steps, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, rectangle, ring } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const MIDDLE: Point = [750, 660]
const SHADE = '#3a1405'

export const getWellSoup: CardArt = {
  cardId: '1HBE2286',
  seed: 463,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    drawing.ground(oklch(0.62, 0.07, 205))
    for (const row of indices(19)) drawing.fill(rectangle(-60, row * 92 - 60, 1620, 40), oklch(0.67, 0.065, 200), 0.8)
    for (const column of indices(19)) drawing.fill(rectangle(column * 92 - 60, -60, 40, 1620), oklch(0.72, 0.055, 200), 0.45)
    spoon(drawing)
    bowl(drawing)
    const words = { x: 750, face: 'fatSerif' } as const
    write(drawing, 'get well', INK.tomato, { ...words, width: 520, baseline: 650, trackingEms: 0.014, bounce: 8, tilt: 3 })
    write(drawing, 'soup', INK.plum, { ...words, width: 330, baseline: 810, trackingEms: 0.014, bounce: 8, tilt: 3 })
    write(drawing, 'MADE WITH A LOT OF CARE', INK.cream, { face: 'capitals', width: 660, x: 750, baseline: 1392, trackingEms: 0.26 })
  },
  inside(drawing) {
    for (const [x, y] of [
      [90, 110],
      [190, 230],
      [80, 330],
    ] as const)
      carrot(drawing, x, y, 46)
    for (const [x, y, turnRadians] of [
      [180, 90, 0.4],
      [70, 220, 2],
      [190, 350, 1.2],
    ] as const)
      drawing.fill(leaf(drawing.random, x, y, turnRadians, 60, 28).whole, INK.moss)
  },
}

function bowl(drawing: Drawing): void {
  const { random, fill } = drawing
  paperCut(drawing, ellipse(...MIDDLE, 580), INK.cream, { depth: 26, shade: SHADE })
  for (const [angle, index] of around(24)) {
    drawing.group({ transform: placed(...polar(MIDDLE, angle, 532), (angle * 180) / Math.PI) }, () =>
      fill(index % 2 ? ellipse(0, 0, 12) : shape([-24, 0, 0, -34, 24, 0, 0, 34]), index % 2 ? INK.gold : INK.sea),
    )
  }
  for (const radius of [572, 490])
    drawing.add({ path: ellipse(...MIDDLE, radius) + ellipse(...MIDDLE, radius - 7), fill: INK.sea, rule: 'evenodd' })
  const broth = ellipse(...MIDDLE, 470)
  fill(ellipse(...MIDDLE, 482), SHADE, 0.2)
  fill(broth, glow(700, 600, 560, [oklch(0.88, 0.1, 88), 1], [oklch(0.84, 0.12, 82), 1], [oklch(0.74, 0.13, 68), 1]))
  drawing.group({ clip: broth }, () => {
    const edge = ([x, y]: Point) => {
      const far = Math.hypot(x - MIDDLE[0], y - MIDDLE[1])
      return far < 430 && !(Math.abs(x - 750) < 330 && y > 490 && y < 850)
    }
    const places = scatter(random, { from: [290, 200], to: [1210, 1120], apart: 92, tries: 900, among: edge })
    places.forEach(([x, y], index) => {
      if (index % 3 === 0) carrot(drawing, x, y, random.between(36, 48))
      else if (index % 3 === 1) noodle(drawing, x, y)
      else
        for (const part of indices(3)) fill(leaf(random, x, y, part * 2.1 + random.between(0, 1), 42, 25).whole, part ? INK.moss : INK.pine)
    })
    for (const [x, y] of scatter(random, { from: [300, 220], to: [1200, 1100], apart: 44, tries: 700, among: edge }))
      drawing.add({ path: ellipse(x, y, random.between(6, 15)), stroke: { color: '#fff3cf', width: 3 }, opacity: 0.6 })
    fill(
      brush(
        random,
        steps(9).map((t) => polar(MIDDLE, toRadians(190 + t * 70), 430)),
        { width: 22 },
      ),
      INK.white,
      0.35,
    )
  })
}

function carrot(drawing: Drawing, x: number, y: number, radius: number): void {
  const { random, fill } = drawing
  const slice = curve(ring([x, y], 30, (angle) => radius * (1 + 0.06 * Math.cos(angle * 6)), 0.94))
  paperCut(drawing, slice, oklch(0.72, 0.16, 52), { depth: 5, shade: SHADE })
  fill(blob(random, x, y, radius * 0.5, radius * 0.47, { wander: 0.05 }), oklch(0.8, 0.13, 68))
  for (const [angle] of around(9, random.between(0, 1)))
    line(drawing, [...polar([x, y], angle, radius * 0.55), ...polar([x, y], angle, radius * 0.85)], 4, oklch(0.64, 0.16, 45), 0.6)
}

function noodle(drawing: Drawing, x: number, y: number): void {
  const start = drawing.random.between(0, 6)
  const way = steps(9).flatMap((t) => [...polar([x, y], start + t * 4.2, 14 + t * 32)])
  line(
    drawing,
    way.map((value, index) => value + (index % 2 ? 6 : 3)),
    17,
    SHADE,
    0.2,
  )
  line(drawing, way, 17, oklch(0.95, 0.05, 92))
}

function spoon(drawing: Drawing): void {
  drawing.group({ transform: placed(1345, 860, 24) }, () => {
    paperCut(drawing, 'M-18 -60L-24 520Q0 556 24 520L18 -60Z', INK.clay, { depth: 12, shade: SHADE })
    paperCut(drawing, 'M0 -400C96 -396 130 -250 84 -130C58 -68 -58 -68 -84 -130C-130 -250 -96 -396 0 -400Z', INK.clay, {
      depth: 12,
      shade: SHADE,
    })
    drawing.fill('M0 -370C70 -366 98 -250 62 -150C44 -100 -44 -100 -62 -150C-98 -250 -70 -366 0 -370Z', oklch(0.49, 0.09, 48))
    line(drawing, [-8, 0, -12, 240, -10, 480], 8, INK.white, 0.3)
  })
}
