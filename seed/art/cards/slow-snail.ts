import { blob } from '../blob.ts'
import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, toRadians, mix, placed, points, polar, steps, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick } from '../strokes.ts'
import { write } from '../write.ts'

const SKIN = oklch(0.84, 0.06, 75)

export const slowSnail: CardArt = {
  cardId: '1HBE2214',
  seed: 317,
  sheet: createSheet('49', 'H'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.9, 0.055, 118))
    fill(ellipse(1290, 300, 150), oklch(0.93, 0.09, 95))
    fill(ellipse(1290, 300, 330), glow(1290, 300, 330, [INK.paper, 0.6], [INK.paper, 0]))
    for (const x of indices(30)) blade(drawing, x * 58 - 20, 1010, random.between(90, 230), random.pick([INK.sage, oklch(0.78, 0.07, 130)]))
    paperCut(drawing, ground(points([-80, 1010, 300, 985, 800, 1005, 1300, 975, 1730, 1000]), 1400), INK.moss, { depth: 8 })
    mushroom(drawing, 1475, 1010, 1)
    mushroom(drawing, 1385, 1020, 0.62)
    snail(drawing)
    for (const x of indices(24))
      blade(drawing, x * 74 - 30 + random.spread(10), 1340, random.between(110, 240), random.pick([INK.pine, oklch(0.46, 0.075, 138)]))
    for (const [x, y] of points([120, 1150, 560, 1185, 1010, 1160, 1330, 1190, 1560, 1150])) daisy(drawing, x, y)
    write(drawing, 'slow & steady', INK.pine, { face: 'fatSerif', width: 800, x: 560, baseline: 250, trackingEms: 0.012 })
    write(drawing, 'GET WELL SOON', INK.tomato, { face: 'capitals', width: 520, x: 560, baseline: 350, trackingEms: 0.3 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-40, 60, 0, 0.3) }, () => snail(drawing))
  },
}

function blade(drawing: Drawing, x: number, foot: number, height: number, ink: string): void {
  drawing.fill(
    leaf(drawing.random, x, foot, -Math.PI / 2 + drawing.random.spread(0.22), height, height * 0.16, { bend: drawing.random.spread(0.2) })
      .whole,
    ink,
  )
}

function daisy(drawing: Drawing, x: number, y: number): void {
  flick(drawing, [x, y + 180, x + 10, y + 80, x, y], 9, INK.pine)
  for (const petal of indices(9))
    drawing.fill(leaf(drawing.random, x, y, toRadians(petal * 40), 44, 20, { roundTip: true }).whole, INK.white)
  drawing.fill(blob(drawing.random, x, y, 15, 14), INK.gold)
}

function mushroom(drawing: Drawing, x: number, foot: number, size: number): void {
  drawing.group({ transform: placed(x, foot, 4, size) }, () => {
    paperCut(drawing, 'M-26 10C-20 -60 -20 -110 -22 -140L24 -140C22 -100 26 -50 32 10Z', INK.cream, { depth: 5 })
    paperCut(drawing, 'M-110 -120C-100 -240 100 -240 112 -120Q0 -90 -110 -120Z', INK.tomato, { depth: 7 })
    for (const [u, v, r] of [
      [-50, -160, 16],
      [10, -190, 18],
      [62, -150, 13],
      [-8, -135, 10],
    ] as const)
      drawing.fill(ellipse(u, v, r), INK.cream)
  })
}

function snail(drawing: Drawing): void {
  const { random, fill } = drawing
  fill(blob(random, 800, 1012, 520, 26, { wander: 0.02 }), '#23300f', 0.28)
  for (const [x, y, lean] of [
    [1175, 790, 1],
    [1225, 800, 1.6],
  ] as const) {
    flick(drawing, [x - 30, y + 50, x - 8 * lean, y - 40, x + 26 * lean, y - 128], 21, SKIN)
    fill(ellipse(x + 26 * lean, y - 130, 21), SKIN)
    fill(ellipse(x + 28 * lean, y - 132, 9), INK.ink)
  }
  paperCut(
    drawing,
    'M320 1012C470 990 560 930 700 915L980 925C1060 930 1080 850 1120 795C1160 742 1262 752 1276 830C1290 905 1200 960 1140 995C1110 1012 1060 1016 1000 1016L360 1018C330 1020 300 1016 320 1012Z',
    SKIN,
    { depth: 8 },
  )
  flick(drawing, [1210, 872, 1236, 876, 1258, 856], 8, INK.clay)
  fill(ellipse(1190, 868, 20, 14), INK.coral, 0.6)
  for (const step of indices(14)) flick(drawing, [430 + step * 52, 1006, 452 + step * 52, 988, 462 + step * 52, 970], 6, INK.clay, 0.35)
  const middle: Point = [765, 722]
  paperCut(drawing, ellipse(...middle, 288, 281), INK.coral, { depth: 14 })
  // The spiral of the shell, from its opening inwards.
  const turns = steps(64).map((t): Point => polar(middle, 0.75 + t * 15.2, mix(262, 16, t ** 0.82)))
  fill(brush(random, turns, { width: 40, profile: (t) => mix(1, 0.42, t), wander: 0.05, samples: 110 }), INK.tomato)
  for (const t of indices(34)) {
    const [x, y] = at(turns, Math.min(63, Math.round((t * 63) / 36)))
    fill(ellipse(x, y, mix(9, 3, t / 34)), INK.gold)
  }
  const shine = steps(7).map((t): Point => polar(middle, mix(3.5, 4.9, t), 236))
  fill(brush(random, shine, { width: 22, profile: PROFILES.swell, wander: 0.1 }), INK.white, 0.4)
}
