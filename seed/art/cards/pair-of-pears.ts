import { blob } from '../blob.ts'
import { brush, dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { boxOutline, indices, toRadians, mix, placed, points, steps, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, ground } from '../path.ts'

const WALL = oklch(0.88, 0.05, 20)
const WALLPAPER = oklch(0.845, 0.06, 18)
const TABLE = INK.plum
const GRAIN = oklch(0.3, 0.085, 350)
const BARK = oklch(0.36, 0.05, 55)

/** The outline of a pear that stands on y = 0: from the stalk down the right side, and up the left side. */
const PEAR: Point[] = points([
  6, -800, 74, -784, 112, -706, 128, -600, 166, -500, 250, -392, 308, -260, 300, -128, 218, -26, 90, 6, 0, 0, -96, 8, -222, -26, -304, -124,
  -316, -256, -262, -388, -176, -496, -132, -600, -112, -708, -66, -784,
])

type Pear = { x: number; foot: number; lean: number; size: number; body: string; shade: string; light: string; freckle: string }

const PEARS: [Pear, Pear] = [
  {
    x: 1018,
    foot: 1696,
    lean: 7,
    size: 0.94,
    body: oklch(0.74, 0.115, 122),
    shade: INK.moss,
    light: oklch(0.87, 0.1, 112),
    freckle: INK.pine,
  },
  { x: 505, foot: 1712, lean: -5, size: 1.04, body: INK.gold, shade: INK.clay, light: oklch(0.9, 0.1, 90), freckle: oklch(0.5, 0.11, 50) },
]

export const pairOfPears: CardArt = {
  cardId: '1HBE2166',
  seed: 211,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(WALL)
    wallpaper(drawing)
    fill(ellipse(620, 1080, 820), glow(620, 1080, 820, [INK.paper, 0.5], [INK.paper, 0]))
    table(drawing)
    for (const one of PEARS) pear(drawing, one)
    rings(drawing)

    drawing.keepClear(boxOutline(360, 700, 1240, 1720))
    drawing.letter(
      lettering(random, 'What a', { face: 'bookItalic', size: 170, x: 410, baseline: 430, trackingPixels: 4, bend: rising(0.04) }),
      INK.plum,
    )
    drawing.letter(lettering(random, 'pair', { face: 'signScript', size: 345, x: 1010, baseline: 460, bend: rising(0.04) }), INK.tomato)
    drawing.letter(
      lettering(random, 'HAPPY ANNIVERSARY', { face: 'capitals', size: 50, x: 750, baseline: 1990, trackingPixels: 20 }),
      INK.blush,
    )
  },
  inside(drawing) {
    drawing.group({ transform: placed(665, 440, 0, 0.44) }, () => pear(drawing, { ...PEARS[1], x: 0, foot: 0 }))
    drawing.group({ transform: placed(880, 436, 0, 0.42) }, () => pear(drawing, { ...PEARS[0], x: 0, foot: 0 }))
  },
}

/** Draws sprigs in a paler and a darker pink. Every second row is shifted. */
function wallpaper(drawing: Drawing): void {
  const { random, fill } = drawing
  const motif = drawing.shape(() => {
    fill(brush(random, points([0, 46, 4, 10, 0, -40]), { width: 5, samples: 6 }), WALLPAPER)
    for (const [y, side] of points([26, 1, 26, -1, 2, 1, 2, -1]))
      fill(leaf(random, 1, y, -Math.PI / 2 + side * 0.85, 34, 15, { bend: -side * 0.1 }).whole, WALLPAPER)
    fill(leaf(random, 0, -34, -Math.PI / 2, 30, 15).whole, WALLPAPER)
  })
  for (const row of indices(10))
    for (const column of indices(9))
      drawing.use(
        motif,
        placed(column * 188 + (row % 2 ? 94 : 0) - 20 + random.spread(3), 20 + row * 166 + random.spread(3), random.spread(5)),
      )
}

function table(drawing: Drawing): void {
  const { random, fill } = drawing
  paperCut(drawing, ground(points([-80, 1548, 400, 1542, 900, 1550, 1580, 1540]), 2200), TABLE, { depth: 6 })
  for (const row of indices(11)) {
    const y = 1578 + row * 34 + row * row * 2.4
    const start = random.between(-200, 500)
    const way = steps(6).map((t): Point => [mix(start, start + random.between(800, 1200), t), y + random.spread(6)])
    fill(brush(random, way, { width: random.between(3, 7), wander: 0.25, samples: 11 }), GRAIN)
  }
}

function pear(drawing: Drawing, { x, foot, lean, size, body, shade, light, freckle }: Pear): void {
  const { random, fill } = drawing
  fill(blob(random, x + 96 * size, foot - 8, 360 * size, 44 * size, { wander: 0.03 }), '#1b0620', 0.38)
  const whole = curve(PEAR.map(([u, v]): Point => [u + random.spread(5), v + random.spread(4)]))
  drawing.group({ transform: placed(x, foot, lean, size) }, () => {
    fill(
      brush(random, points([-4, -776, -12, -850, 14, -915, 40, -950]), { width: 30, profile: (t) => 0.7 + 0.5 * (1 - t) ** 2 - 0.2 * t }),
      BARK,
    )
    const blade = leaf(random, 4, -868, toRadians(lean > 0 ? -24 : -152), 262, 116, { bend: lean > 0 ? 0.16 : -0.16 })
    paperCut(drawing, blade.whole, lean > 0 ? INK.moss : INK.pine, { depth: 8 })
    fill(blade.left, INK.white, 0.14)
    fill(blade.rib(), INK.sage)
    paperCut(drawing, whole, body, { depth: 10 })
    drawing.group({ clip: whole }, () => {
      fill(whole, glow(-110, -280, 560, [light, 0.95], [body, 0.5], [shade, 0.75]))
      fill(dryBrush(random, points([220, -560, 250, -330, 260, -180, 190, -40]), { width: 150, bristles: 13, lift: 0.6 }), shade, 0.3)
      fill(dryBrush(random, points([150, -640, 190, -470, 250, -330, 240, -150]), { width: 60, bristles: 7, lift: 0.5 }), INK.rose, 0.28)
      for (const _ of indices(70)) {
        const [u, v] = [random.between(-290, 290), random.between(-740, -20)]
        const spot = random.between(2.4, 5.4)
        fill(blob(random, u, v, spot, spot, { knots: 5 }), freckle, random.between(0.3, 0.6))
      }
      fill(dryBrush(random, points([-70, -690, -92, -560, -190, -400, -226, -250]), { width: 72, bristles: 8, lift: 0.6 }), INK.white, 0.3)
    })
    fill(leaf(random, 0, -772, Math.PI / 2 + 0.2, 40, 18).whole, shade, 0.6)
    for (const turn of [-0.5, 0.1, 0.7]) fill(leaf(random, 4, -4, Math.PI / 2 + turn - 0.2, 22, 12).whole, BARK)
  })
}

/** Draws two gold rings on the table. One leans on the other. */
function rings(drawing: Drawing): void {
  for (const [x, y, turn, colour] of [
    [1250, 1770, -8, INK.gold],
    [1316, 1782, 14, oklch(0.85, 0.11, 85)],
  ] as const)
    drawing.group({ transform: placed(x, y, turn) }, () => {
      const band = ellipse(0, 0, 58, 30) + ellipse(0, 0, 46, 20)
      drawing.add({ path: ellipse(8, 14, 58, 28) + ellipse(8, 14, 46, 19), fill: '#1b0620', rule: 'evenodd', opacity: 0.35 })
      drawing.add({ path: band, fill: shaded([-58, -30, 58, 30], INK.cream, colour, INK.clay, colour), rule: 'evenodd' })
    })
}
