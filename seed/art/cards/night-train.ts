// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { boxOutline, indices, mix, points, steps, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, path, rectangle, star } from '../path.ts'
import { scatter } from '../scatter.ts'

const SHADE = '#070b1d'
const STONE = oklch(0.46, 0.06, 300)
const STONE_DARK = oklch(0.37, 0.065, 296)
const STONE_LIGHT = oklch(0.56, 0.055, 310)
const LIT = oklch(0.87, 0.12, 85)
const RAIL = 1236
const MOON: Point = [1030, 812]
/** The arches of the viaduct: the width of an arch, the y where its curve begins, and the width of the pier between two arches. */
const ARCH = { width: 236, spring: 1490, pier: 62 }

export const nightTrain: CardArt = {
  cardId: '1HBE2190',
  seed: 281,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(
      shaded([0, -46, 0, 1700], oklch(0.27, 0.07, 275), oklch(0.36, 0.085, 288), oklch(0.55, 0.085, 320), oklch(0.74, 0.075, 15)),
    )
    stars(drawing)
    fill(ellipse(...MOON, 620), glow(...MOON, 620, [oklch(0.88, 0.08, 80), 0.5], [oklch(0.88, 0.08, 80), 0]))
    fill(ellipse(...MOON, 214), oklch(0.93, 0.06, 88))
    for (const [x, y, width, height] of [
      [-90, -70, 56, 44],
      [60, 20, 74, 60],
      [-40, 112, 40, 30],
      [110, -110, 30, 24],
      [-136, 30, 24, 20],
    ] as const)
      fill(blob(random, MOON[0] + x, MOON[1] + y, width, height), oklch(0.87, 0.07, 82), 0.7)
    hills(drawing)
    viaduct(drawing)
    train(drawing)
    valley(drawing)

    drawing.keepClear(boxOutline(816, 600, 1244, 996))
    drawing.letter(lettering(random, 'miles apart,', { face: 'warmItalic', size: 182, x: 640, baseline: 262 }), INK.cream)
    drawing.letter(lettering(random, 'close in thought', { face: 'brushScript', size: 216, x: 750, baseline: 470 }), LIT)
  },
  inside(drawing) {
    drawing.group({ transform: [0.42, 0, 0, 0.42, 420, -110] }, () => train(drawing, false))
    drawing.fill(
      brush(drawing.random, points([380, 414, 750, 416, 1120, 412]), { width: 6, profile: PROFILES.even, samples: 9 }),
      STONE_LIGHT,
    )
  },
}

function stars({ random, fill }: Drawing): void {
  const away = ([x, y]: Point) => Math.hypot(x - MOON[0], y - MOON[1]) > 290 && !(x > 90 && x < 1410 && y > 100 && y < 590)
  for (const [x, y] of scatter(random, { from: [-30, -30], to: [1530, 1120], apart: 62, tries: 700, among: away })) {
    if (random.chance(0.16)) fill(star(x, y, random.between(12, 24)), INK.cream, 0.9)
    else fill(ellipse(x, y, random.between(2, 4.6)), INK.cream, random.between(0.4, 0.9))
  }
}

/** Draws far hills in the light of the moon, and a few lights of a village. */
function hills({ random, fill }: Drawing): void {
  for (const row of indices(4)) {
    const base = 1080 + row * 130
    const line = steps(8).map((t): Point => [mix(-80, 1580, t), base + random.spread(70)])
    fill(
      ground(line, 2200),
      shaded([0, base - 90, 0, base + 260], oklch(mix(0.5, 0.3, row / 3), 0.075, 300), oklch(mix(0.62, 0.4, row / 3), 0.07, 320)),
    )
  }
  for (const [x, y] of points([466, 1596, 492, 1610, 514, 1600, 540, 1618, 566, 1606, 590, 1622])) fill(rectangle(x, y, 9, 12), LIT, 0.9)
}

function viaduct(drawing: Drawing): void {
  const { random, fill } = drawing
  const { width, spring, pier } = ARCH
  let wall = rectangle(-80, RAIL, 1660, 960)
  const lefts = indices(7).map((index) => -190 + index * (width + pier))
  for (const left of lefts)
    wall += path`M${left} 2230L${left} ${spring}C${left} ${spring - 166} ${left + width} ${spring - 166} ${left + width} ${spring}L${left + width} 2230Z`
  paperCut(drawing, wall, STONE, { depth: 14, shade: SHADE, holes: true })
  for (const left of lefts) {
    // Draw the thickness of each arch, seen from the left.
    fill(
      path`M${left} 2230L${left} ${spring}C${left} ${spring - 166} ${left + width} ${spring - 166} ${left + width} ${spring}L${left + width - 4} ${spring}C${left + width - 20} ${spring - 136} ${left + 34} ${spring - 136} ${left + 30} ${spring}L${left + 30} 2230Z`,
      STONE_DARK,
    )
    for (const stone of indices(11)) {
      const angle = Math.PI + ((stone + 0.5) / 11) * Math.PI
      const [x, y] = [left + width / 2 + Math.cos(angle) * (width / 2 + 17), spring + Math.sin(angle) * 142]
      fill(blob(random, x, y, 17, 12, { turnRadians: angle, knots: 6, wander: 0.05 }), stone % 2 ? STONE_LIGHT : oklch(0.5, 0.06, 306))
    }
    for (const row of indices(11)) {
      const y = spring + 26 + row * 52
      fill(rectangle(left + width + 7 + (row % 2) * 20 + random.spread(3), y, random.between(16, 26), 18), STONE_LIGHT, 0.5)
    }
  }
  for (const _ of indices(34))
    fill(
      rectangle(random.between(-40, 1500), RAIL + 36 + random.whole(0, 2) * 26, random.between(24, 46), 14),
      random.chance(0.5) ? STONE_LIGHT : STONE_DARK,
      0.5,
    )
  paperCut(drawing, rectangle(-80, RAIL - 8, 1660, 28), STONE_LIGHT, { depth: 6, shade: SHADE })
  fill(rectangle(-80, RAIL - 20, 1660, 7), oklch(0.27, 0.05, 285))
}

/** Draws an engine and three coaches from left to right, with light in every window. */
function train(drawing: Drawing, isOnItsWay = true): void {
  const { random, fill } = drawing
  const foot = RAIL - 20
  if (isOnItsWay) {
    fill(ellipse(1450, foot - 80, 340), glow(1450, foot - 80, 340, [LIT, 0.55], [LIT, 0]))
    const smoke = points([
      1210,
      foot - 262,
      1120,
      foot - 350,
      960,
      foot - 340,
      800,
      foot - 400,
      600,
      foot - 380,
      380,
      foot - 440,
      120,
      foot - 420,
    ])
    for (const [aside, width, opacity] of [
      [0, 120, 0.34],
      [-18, 78, 0.3],
      [16, 50, 0.3],
    ] as const)
      fill(
        brush(
          random,
          smoke.map(([x, y]): Point => [x, y + aside]),
          { width, profile: (t) => (0.24 + t) * (t > 0.8 ? (1 - t) / 0.2 : 1), wander: 0.3, samples: 24 },
        ),
        oklch(0.84, 0.03, 330),
        opacity,
      )
  }
  const coaches = [
    { left: -240, colour: INK.tomato },
    { left: 156, colour: oklch(0.5, 0.075, 185) },
    { left: 552, colour: INK.tomato },
  ]
  for (const { left, colour } of coaches) coach(drawing, left, foot, colour)
  engine(drawing, 948, foot)
}

function wheels(drawing: Drawing, places: number[], foot: number, radius: number): void {
  for (const x of places) {
    paperCut(drawing, ellipse(x, foot - radius, radius), oklch(0.25, 0.05, 280), { depth: 4, shade: SHADE })
    drawing.fill(ellipse(x, foot - radius, radius * 0.66), INK.clay)
    drawing.fill(ellipse(x, foot - radius, radius * 0.24), INK.gold)
  }
}

function coach(drawing: Drawing, left: number, foot: number, colour: string): void {
  const { random, fill } = drawing
  fill(rectangle(left + 366, foot - 62, 40, 12), oklch(0.25, 0.05, 280))
  wheels(drawing, [left + 62, left + 122, left + 250, left + 310], foot, 25)
  paperCut(
    drawing,
    path`M${left} ${foot - 44}L${left} ${foot - 200}Q${left + 2} ${foot - 212} ${left + 14} ${foot - 212}L${left + 358} ${foot - 212}Q${left + 370} ${foot - 212} ${left + 372} ${foot - 200}L${left + 372} ${foot - 44}Z`,
    colour,
    { depth: 8, shade: SHADE },
  )
  paperCut(
    drawing,
    path`M${left - 8} ${foot - 208}Q${left + 20} ${foot - 244} ${left + 70} ${foot - 246}L${left + 302} ${foot - 246}Q${left + 352} ${foot - 244} ${left + 380} ${foot - 208}Z`,
    oklch(0.3, 0.06, 285),
    { depth: 4, shade: SHADE },
  )
  fill(rectangle(left, foot - 90, 372, 9) + rectangle(left, foot - 196, 372, 5), INK.gold)
  for (const window of indices(5)) {
    const x = left + 24 + window * 67
    fill(rectangle(x - 5, foot - 181, 64, 82), oklch(0.28, 0.06, 285))
    fill(rectangle(x, foot - 176, 54, 72), shaded([x, foot - 176, x, foot - 104], oklch(0.93, 0.08, 92), LIT))
    // About half of the windows show a person; all have curtains.
    if (random.chance(0.55)) {
      fill(blob(random, x + 28, foot - 138, 11, 13, { wander: 0.02 }), oklch(0.37, 0.08, 20))
      fill(
        path`M${x + 10} ${foot - 104}Q${x + 12} ${foot - 126} ${x + 28} ${foot - 126}Q${x + 44} ${foot - 126} ${x + 46} ${foot - 104}Z`,
        oklch(0.37, 0.08, 20),
      )
    }
    fill(
      path`M${x} ${foot - 176}L${x + 15} ${foot - 176}Q${x + 10} ${foot - 140} ${x} ${foot - 130}Z` +
        path`M${x + 54} ${foot - 176}L${x + 39} ${foot - 176}Q${x + 44} ${foot - 140} ${x + 54} ${foot - 130}Z`,
      INK.coral,
      0.9,
    )
  }
  fill(rectangle(left, foot - 60, 372, 16), '#12061e', 0.28)
}

function engine(drawing: Drawing, left: number, foot: number): void {
  const { random, fill } = drawing
  const boiler = oklch(0.34, 0.07, 262)
  fill(rectangle(left + 8, foot - 74, 380, 28), oklch(0.27, 0.05, 280))
  paperCut(
    drawing,
    path`M${left + 110} ${foot - 66}L${left + 110} ${foot - 172}Q${left + 112} ${foot - 180} ${left + 124} ${foot - 180}L${left + 346} ${foot - 180}Q${left + 388} ${foot - 178} ${left + 390} ${foot - 124}Q${left + 388} ${foot - 70} ${left + 346} ${foot - 66}Z`,
    boiler,
    { depth: 8, shade: SHADE },
  )
  fill(
    brush(
      random,
      [
        [left + 130, foot - 164],
        [left + 240, foot - 168],
        [left + 350, foot - 160],
      ],
      { width: 10, samples: 7 },
    ),
    INK.white,
    0.4,
  )
  for (const x of [176, 246, 316]) fill(rectangle(left + x, foot - 180, 9, 114), INK.gold)
  paperCut(drawing, rectangle(left + 262, foot - 250, 40, 74), boiler, { depth: 5, shade: SHADE })
  paperCut(
    drawing,
    path`M${left + 244} ${foot - 264}L${left + 320} ${foot - 264}L${left + 308} ${foot - 238}L${left + 256} ${foot - 238}Z`,
    INK.tomato,
    { depth: 4, shade: SHADE },
  )
  fill(
    path`M${left + 178} ${foot - 178}Q${left + 180} ${foot - 212} ${left + 208} ${foot - 212}Q${left + 236} ${foot - 212} ${left + 238} ${foot - 178}Z`,
    INK.gold,
  )
  paperCut(drawing, rectangle(left + 4, foot - 236, 116, 176), INK.tomato, { depth: 8, shade: SHADE })
  fill(rectangle(left + 22, foot - 212, 80, 70), LIT)
  fill(blob(random, left + 66, foot - 172, 14, 16, { wander: 0.02 }), oklch(0.37, 0.08, 20))
  fill(
    path`M${left + 42} ${foot - 142}Q${left + 44} ${foot - 160} ${left + 66} ${foot - 160}Q${left + 88} ${foot - 160} ${left + 90} ${foot - 142}Z`,
    oklch(0.37, 0.08, 20),
  )
  fill(rectangle(left + 4, foot - 112, 116, 8), INK.gold)
  paperCut(
    drawing,
    path`M${left - 10} ${foot - 230}Q${left + 60} ${foot - 264} ${left + 134} ${foot - 230}L${left + 130} ${foot - 222}L${left - 6} ${foot - 222}Z`,
    oklch(0.3, 0.06, 285),
    { depth: 4, shade: SHADE },
  )
  fill(path`M${left + 384} ${foot - 60}L${left + 440} ${foot - 6}L${left + 370} ${foot - 6}Z`, INK.tomato)
  wheels(drawing, [left + 62, left + 158, left + 250], foot, 42)
  wheels(drawing, [left + 336], foot, 28)
  fill(
    brush(
      random,
      [
        [left + 62, foot - 42],
        [left + 158, foot - 46],
        [left + 250, foot - 42],
      ],
      { width: 11, profile: PROFILES.even },
    ),
    INK.cream,
  )
  fill(ellipse(left + 392, foot - 140, 17), oklch(0.95, 0.07, 95))
  fill(
    path`M${left + 400} ${foot - 148}L${left + 640} ${foot - 210}L${left + 640} ${foot - 70}Z`,
    shaded([left + 400, 0, left + 620, 0], [LIT, 0.6], [LIT, 0]),
  )
}

/** Draws firs and a meadow at the feet of the viaduct, and a stream in which the moon is reflected. */
function valley(drawing: Drawing): void {
  const { random, fill } = drawing
  paperCut(drawing, ground(points([-80, 1890, 240, 1850, 620, 1930, 980, 1900, 1300, 1840, 1580, 1880]), 2200), oklch(0.33, 0.06, 272), {
    depth: 10,
    shade: SHADE,
  })
  for (const [x, foot, height] of [
    [70, 2010, 330],
    [190, 2040, 250],
    [300, 1990, 190],
    [1440, 2000, 340],
    [1330, 2040, 260],
    [1230, 1990, 180],
    [-10, 2060, 220],
    [1510, 2070, 230],
  ] as const)
    for (const tier of indices(5)) {
      const [reach, y] = [height * (0.1 + tier * 0.052), foot - height + tier * height * 0.19]
      const bough = path`M${x} ${y - height * 0.12}Q${x + reach * 0.4} ${y + height * 0.06} ${x + reach} ${y + height * 0.15}Q${x} ${y + height * 0.22} ${x - reach} ${y + height * 0.15}Q${x - reach * 0.4} ${y + height * 0.06} ${x} ${y - height * 0.12}Z`
      paperCut(drawing, bough, tier % 2 ? oklch(0.3, 0.055, 250) : oklch(0.27, 0.05, 255), { depth: 4, shade: SHADE })
    }
  const stream: Point[] = points([960, 1890, 900, 1960, 700, 2010, 560, 2080, 520, 2200])
  fill(brush(random, stream, { width: 250, profile: (t) => 0.12 + 0.9 * t, wander: 0.06, samples: 16 }), oklch(0.5, 0.07, 300))
  for (const [x, y, reach] of [
    [880, 1966, 60],
    [740, 2006, 90],
    [640, 2046, 110],
    [560, 2086, 130],
    [600, 2126, 110],
  ] as const)
    fill(
      dryBrush(
        random,
        [
          [x - reach, y],
          [x, y - 3],
          [x + reach, y + 2],
        ],
        { width: 16, bristles: 4, lift: 0.6 },
      ),
      LIT,
      0.6,
    )
  paperCut(drawing, ground(points([-80, 2060, 200, 2030, 420, 2100, 560, 2190]), 2230), oklch(0.28, 0.055, 268), { depth: 8, shade: SHADE })
  paperCut(drawing, ground(points([740, 2190, 900, 2100, 1200, 2030, 1580, 2050]), 2230), oklch(0.28, 0.055, 268), {
    depth: 8,
    shade: SHADE,
  })
  for (const _ of indices(26)) {
    const x = random.between(0, 1) < 0.5 ? random.between(-20, 420) : random.between(960, 1520)
    fill(leaf(random, x, 2130, -Math.PI / 2 + random.spread(0.2), random.between(60, 120), 14).whole, oklch(0.36, 0.06, 262))
  }
}
