import { brush, dryBrush, PROFILES } from './brush.ts'
import type { Drawing } from './drawing.ts'
import { around, indices, mix, placed, points, polar, steps, type Point } from './geometry.ts'
import { leaf } from './leaf.ts'
import { INK, oklch } from './palette.ts'
import { paperCut } from './paper-cut.ts'
import { curve, ellipse, path } from './path.ts'

export type CactusKind = 'barrel' | 'column' | 'paddles' | 'saguaro' | 'aloe' | 'cluster' | 'pearls' | 'trailing'

const FRESH = oklch(0.6, 0.085, 152)
const DEEP = oklch(0.47, 0.07, 158)
const SPINE = oklch(0.94, 0.03, 100)

/** Draws a plant that grows upwards from 0, 0. It is about 400 pixels high. */
export function cactus(drawing: Drawing, kind: CactusKind): void {
  if (kind === 'barrel') ribbed(drawing, 0, 6, 130, 250, DEEP, 7)
  if (kind === 'column') {
    ribbed(drawing, 34, 4, 52, 250, INK.moss, 4)
    ribbed(drawing, -18, 6, 68, 390, FRESH, 4)
  }
  if (kind === 'cluster') {
    ribbed(drawing, 82, 4, 72, 130, INK.moss, 5)
    ribbed(drawing, -90, 4, 76, 150, FRESH, 5)
    ribbed(drawing, 0, 6, 92, 216, DEEP, 6)
  }
  if (kind === 'paddles') paddles(drawing)
  if (kind === 'saguaro') saguaro(drawing)
  if (kind === 'aloe') aloe(drawing)
  if (kind === 'pearls') for (const [x, y, size] of MOUND) drawing.fill(ellipse(x, y, size), y > -10 ? INK.moss : INK.sage)
  if (kind === 'trailing') pearls(drawing)
}

const MOUND = [
  [-46, -4, 22],
  [-12, -20, 24],
  [26, -18, 22],
  [52, -2, 20],
  [0, -2, 22],
  [-30, -28, 17],
  [12, -38, 16],
  [40, -30, 14],
] as const

/** Draws ribs from root to crown, spines along them, and a flower on top. */
function ribbed(drawing: Drawing, x: number, foot: number, half: number, height: number, colour: string, ribs: number): void {
  const { random, fill } = drawing
  const whole = curve([
    [x - half * 0.62, foot],
    [x - half * 0.98, foot - height * 0.34],
    [x - half * 0.82, foot - height * 0.78],
    [x - half * 0.3, foot - height * 0.985],
    [x + half * 0.3, foot - height * 0.985],
    [x + half * 0.84, foot - height * 0.77],
    [x + half * 0.98, foot - height * 0.34],
    [x + half * 0.62, foot],
  ])
  paperCut(drawing, whole, colour, { depth: 9 })
  drawing.group({ clip: whole }, () => {
    let spines = ''
    for (const rib of indices(ribs)) {
      const side = Math.sin(((rib + 0.5) / ribs - 0.5) * Math.PI)
      const way = steps(5).map((t): Point => [x + side * half * Math.sin(Math.PI * mix(0.24, 0.97, t)) ** 0.5, foot - height * t])
      fill(brush(random, way, { width: half * 0.17, profile: PROFILES.swell, samples: 6 }), rib < ribs / 2 ? INK.white : INK.ink, 0.15)
      for (const t of steps(Math.round(height / 52)).slice(1, -1)) {
        const [u, v] = [x + side * half * Math.sin(Math.PI * mix(0.24, 0.97, t)) ** 0.5, foot - height * t]
        spines += path`M${u - 9} ${v - 7}L${u} ${v + 3}L${u + 9} ${v - 7}L${u} ${v - 1}Z`
      }
    }
    fill(spines, SPINE, 0.9)
    fill(
      dryBrush(
        random,
        [
          [x - half * 0.62, foot - height * 0.75],
          [x - half * 0.76, foot - height * 0.5],
          [x - half * 0.66, foot - height * 0.2],
        ],
        { width: half * 0.24, bristles: 4 },
      ),
      INK.white,
      0.22,
    )
  })
  flower(drawing, x, foot - height + 4, Math.max(34, half * 0.42), random.pick([INK.rose, INK.coral, INK.gold]))
}

function flower(drawing: Drawing, x: number, y: number, size: number, colour: string): void {
  const { random, fill } = drawing
  for (const turn of [-1.15, 1.15, -0.6, 0.6, 0]) {
    const petal = leaf(random, x, y + 6, -Math.PI / 2 + turn, size * random.between(0.95, 1.15), size * 0.5, { roundTip: true })
    paperCut(drawing, petal.whole, colour, { depth: 3 })
    fill(petal.left, INK.white, 0.2)
  }
  for (const turn of [-0.3, 0, 0.3]) fill(ellipse(...polar([x, y], -Math.PI / 2 + turn, size * 0.5), 4), INK.cream)
}

/** Draws a prickly pear: its pads grow on other pads. */
function paddles(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const [x, y, turn, length, width, colour] of [
    [-58, -170, -46, 150, 108, INK.moss],
    [66, -176, 40, 170, 118, DEEP],
    [0, 14, 2, 230, 160, FRESH],
    [-120, -262, -20, 108, 78, FRESH],
    [22, -186, 4, 164, 112, FRESH],
    [138, -292, 56, 92, 66, INK.moss],
  ] as const)
    drawing.group({ transform: placed(x, y, turn) }, () => {
      const ear = leaf(random, 0, 0, -Math.PI / 2, length, width, { roundTip: true })
      paperCut(drawing, ear.whole, colour, { depth: 6 })
      fill(ear.left, INK.white, 0.12)
      let spines = ''
      for (const row of indices(4))
        for (const place of indices(3))
          if (row > 0 || place === 1)
            spines += ellipse((place - 1) * width * 0.24, -length * (0.26 + row * 0.17) + (place === 1 ? 8 : 0), 4.2)
      fill(spines, SPINE, 0.9)
    })
  for (const [x, y] of points([-150, -362, 34, -346, 62, -338, 210, -344])) {
    paperCut(drawing, ellipse(x, y, 15, 21), INK.rose, { depth: 3 })
    fill(ellipse(x - 4, y - 6, 4, 6), INK.white, 0.4)
  }
}

function saguaro(drawing: Drawing): void {
  const { random, fill } = drawing
  const arms: [Point[], number][] = [
    [points([4, -120, -108, -122, -128, -170, -126, -262]), 66],
    [points([0, -176, 96, -178, 122, -212, 122, -300]), 60],
    [points([0, 14, 0, -120, 2, -260, 0, -396]), 98],
  ]
  for (const [way, width] of arms) {
    const outline = brush(random, way, {
      width,
      profile: (t) => Math.min(1, (1 - t) * 6) ** 0.45 * Math.min(1, 0.8 + t),
      wander: 0.03,
      samples: 15,
    })
    paperCut(drawing, outline, FRESH, { depth: 9 })
    drawing.group({ clip: outline }, () => {
      for (const aside of [-0.3, 0, 0.3])
        fill(
          brush(
            random,
            way.map(([x, y]): Point => [x + aside * width, y + (y > -130 && width < 90 ? aside * width : 0)]),
            { width: 6, profile: PROFILES.even, samples: 11 },
          ),
          aside < 0 ? INK.white : DEEP,
          0.5,
        )
    })
  }
  for (const y of [-40, -104, -168, -232, -296, -344])
    for (const x of [-30, 2, 32]) fill(`M${x - 8} ${y - 6}L${x} ${y + 3}L${x + 8} ${y - 6}L${x} ${y - 1}Z`, SPINE)
  flower(drawing, 2, -386, 48, INK.rose)
  flower(drawing, -126, -258, 32, INK.gold)
}

/** Draws pointed leaves in a fan. The nearest leaf is drawn last. */
function aloe(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const [turn, length, colour] of [
    [-62, 190, DEEP],
    [62, 196, DEEP],
    [-38, 262, INK.pine],
    [40, 256, INK.pine],
    [-14, 304, DEEP],
    [17, 296, DEEP],
    [-50, 158, INK.sage],
    [52, 164, INK.sage],
    [-24, 214, FRESH],
    [27, 208, FRESH],
    [1, 226, INK.sage],
  ] as const) {
    const blade = leaf(random, turn * 0.5, 8, ((turn - 90) * Math.PI) / 180, length, 62, { bend: turn / 700 })
    paperCut(drawing, blade.whole, colour, { depth: 5 })
    fill(blade.left, INK.white, 0.14)
    for (const [angle, dot] of around(4))
      fill(ellipse(...polar([turn * 0.5, 8], ((turn - 90) * Math.PI) / 180 + angle * 0.008, length * (0.3 + dot * 0.13)), 3.6), SPINE, 0.8)
  }
}

/** Draws strings of round leaves that hang over the rim. */
function pearls(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const [x, length, sway] of [
    [-62, 250, -14],
    [-34, 170, 6],
    [4, 292, 10],
    [38, 204, -8],
    [64, 262, 16],
  ] as const) {
    const way: Point[] = [
      [x * 0.86, -12],
      [x, 40],
      [x + sway, length * 0.6],
      [x + sway * 0.4, length],
    ]
    fill(brush(random, way, { width: 4, samples: 7 }), INK.moss)
    for (const t of steps(Math.round(length / 21)))
      fill(
        ellipse(mix(x, x + sway, Math.sin(t * 2.2)) + random.spread(8), -6 + t * length, random.between(8, 12)),
        random.pick([INK.moss, INK.sage, FRESH]),
      )
  }
}
