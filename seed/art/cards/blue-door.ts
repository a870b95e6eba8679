// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, boxOutline, indices, mix, placed, points, polar, steps, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path, polygon, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'

const WALL = oklch(0.85, 0.095, 78)
const SHADE = '#4a220c'
const DOOR = oklch(0.46, 0.095, 245)
const DOOR_DARK = oklch(0.37, 0.085, 250)
const DOOR_LIGHT = oklch(0.57, 0.095, 240)
const STONE = oklch(0.93, 0.025, 80)
const BRACTS = [oklch(0.58, 0.2, 355), oklch(0.66, 0.19, 0), oklch(0.5, 0.19, 350), oklch(0.74, 0.14, 5)]
const FOOT = 1730

/** The path of the vine: from its root at the right foot of the door, up the wall and over the arch. */
const VINE: Point[] = points([1340, 1740, 1300, 1480, 1350, 1200, 1280, 940, 1180, 740, 980, 600, 740, 560, 500, 620, 330, 760, 250, 940])

export const blueDoor: CardArt = {
  cardId: '1HBE2199',
  seed: 307,
  front(drawing) {
    const { random } = drawing
    drawing.ground(WALL)
    plaster(drawing)
    doorway(drawing)
    pavement(drawing)
    lantern(drawing)
    bougainvillea(drawing)
    pot(drawing, 300, FOOT + 110, 1)
    pot(drawing, 160, FOOT + 160, 0.72)
    cat(drawing, 1130, FOOT + 96)

    drawing.keepClear(boxOutline(330, 700, 1170, 1700))
    drawing.letter(
      lettering(random, '¡Bienvenidos!', {
        face: 'roundScript',
        size: 204,
        x: 750,
        baseline: 322,
        bend: ([x, y]) => [x, y - (x - 750) * 0.03],
      }),
      DOOR_DARK,
    )
  },
  inside(drawing) {
    const { random, fill } = drawing
    fill(brush(random, points([420, 190, 600, 260, 820, 250, 1080, 200]), { width: 9, profile: PROFILES.stem }), INK.clay)
    const [flowers, leafs] = cutFlowers(drawing)
    for (const place of indices(9))
      drawing.use(at(leafs, place % 3), placed(440 + place * 74, 222 + 36 * Math.sin(place * 0.4), place * 50, 0.8))
    for (const place of indices(8))
      drawing.use(at(flowers, place % 4), placed(470 + place * 74, 240 + 30 * Math.sin(place * 0.45) + (place % 2) * 26, place * 77, 0.9))
  },
}

function plaster({ random, fill }: Drawing): void {
  for (const _ of indices(13)) {
    const [x, y] = [random.between(-100, 1300), random.between(0, 1700)]
    fill(
      dryBrush(
        random,
        [
          [x, y],
          [x + 190, y + random.spread(40)],
          [x + 380, y + random.spread(40)],
        ],
        { width: 110, bristles: 6, lift: 0.6 },
      ),
      random.chance(0.6) ? INK.cream : oklch(0.76, 0.1, 70),
      0.22,
    )
  }
  fill(rectangle(-60, 1360, 1620, 480), shaded([0, 1360, 0, 1760], [INK.clay, 0], [INK.clay, 0.34]))
}

const arch = (half: number, spring: number, foot: number) =>
  path`M${750 - half} ${foot}L${750 - half} ${spring}C${750 - half} ${spring - half * 1.33} ${750 + half} ${spring - half * 1.33} ${750 + half} ${spring}L${750 + half} ${foot}Z`

/** Draws stones around an arch, and in the arch two door leaves of blue boards with a lattice above. */
function doorway(drawing: Drawing): void {
  const { random, fill } = drawing
  const spring = 1010
  paperCut(drawing, arch(410, spring, FOOT), oklch(0.8, 0.045, 70), { depth: 14, shade: SHADE })
  const stone = (outline: string) =>
    paperCut(drawing, outline, random.chance(0.3) ? oklch(0.89, 0.035, 72) : STONE, { depth: 4, shade: SHADE })
  for (const side of [-1, 1])
    for (const row of indices(7)) {
      const y = spring + 6 + row * 103
      const wide = row % 2 ? 96 : 80
      const x = 750 + side * 330
      stone(
        polygon([
          [x, y + random.spread(3)],
          [x + side * wide, y + random.spread(3)],
          [x + side * wide, y + 96],
          [x, y + 96],
        ]),
      )
    }
  for (const wedge of indices(13)) {
    const [a, b] = [wedge, wedge + 0.9].map((share) => Math.PI + (share / 12.9) * Math.PI) as [number, number]
    const spot = (angle: number, half: number): Point => [750 + Math.cos(angle) * half, spring + Math.sin(angle) * half * 0.998]
    stone(polygon([spot(a, 330), spot(a, wedge === 6 ? 440 : 412), spot(b, wedge === 6 ? 440 : 412), spot(b, 330)]))
  }
  fill(arch(322, spring, FOOT), DOOR_DARK)
  const opening = arch(304, spring, FOOT)
  drawing.group({ clip: opening }, () => {
    fill(opening, DOOR)
    for (const board of indices(9)) {
      const x = 446 + board * 76
      fill(rectangle(x, 700, 5, 1100), DOOR_DARK)
      fill(rectangle(x + 5, 700, 4, 1100), DOOR_LIGHT, 0.6)
      for (const _ of indices(3)) {
        const y = random.between(1020, 1650)
        fill(
          brush(
            random,
            [
              [x + 38 + random.spread(16), y],
              [x + 38 + random.spread(16), y + 60],
              [x + 38 + random.spread(16), y + 130],
            ],
            { width: 4, samples: 5 },
          ),
          DOOR_LIGHT,
          0.7,
        )
      }
    }
    fill(rectangle(440, 990, 620, 46), DOOR_DARK)
    fill(rectangle(440, 990, 620, 10), DOOR_LIGHT)
    fill(ellipse(750, 1000, 270), oklch(0.3, 0.06, 255))
    fill(ellipse(750, 1000, 250), glow(750, 990, 250, [INK.gold, 1], [oklch(0.74, 0.14, 66), 1]))
    for (const [angle] of around(18))
      fill(
        brush(random, [polar([750, 1000], angle, 76), polar([750, 1000], angle, 160), polar([750, 1000], angle, 262)], {
          width: 15,
          profile: PROFILES.even,
          samples: 5,
        }),
        DOOR_DARK,
      )
    drawing.add({ path: ellipse(750, 1000, 86) + ellipse(750, 1000, 70), fill: DOOR_DARK, rule: 'evenodd' })
    fill(rectangle(440, 1036, 620, 800), DOOR)
    for (const board of indices(9)) {
      fill(rectangle(446 + board * 76, 1036, 5, 760), DOOR_DARK)
      fill(rectangle(451 + board * 76, 1036, 4, 760), DOOR_LIGHT, 0.6)
    }
    fill(rectangle(440, 1000, 620, 40), DOOR_DARK)
    for (const y of [1090, 1560]) {
      paperCut(drawing, rectangle(440, y, 620, 62), DOOR_LIGHT, { depth: 5, shade: '#0a1738' })
      for (const nail of indices(16)) {
        fill(ellipse(466 + nail * 38, y + 34, 10), '#0a1738', 0.5)
        fill(ellipse(465 + nail * 38, y + 31, 10), oklch(0.72, 0.1, 80))
        fill(ellipse(462 + nail * 38, y + 28, 4), INK.cream)
      }
    }
    fill(rectangle(744, 1036, 12, 720), '#0a1738')
    fill(opening, shaded([440, 0, 700, 0], ['#0a1738', 0.4], ['#0a1738', 0]))
  })
  for (const side of [-1, 1]) {
    const x = 750 + side * 58
    paperCut(drawing, ellipse(x, 1340, 24), oklch(0.72, 0.1, 80), { depth: 6, shade: '#0a1738' })
    drawing.add({ path: ellipse(x, 1384, 42, 46) + ellipse(x, 1380, 28, 32), fill: oklch(0.72, 0.1, 80), rule: 'evenodd' })
    fill(ellipse(x - 7, 1332, 8), INK.cream)
  }
}

/** Draws a step, and a street of cobbles that become larger towards the viewer. */
function pavement(drawing: Drawing): void {
  const { random, fill } = drawing
  fill(rectangle(-60, FOOT + 40, 1620, 440), oklch(0.56, 0.06, 50))
  paperCut(drawing, polygon(points([300, FOOT - 6, 1200, FOOT - 6, 1240, FOOT + 56, 260, FOOT + 56])), STONE, { depth: 12, shade: SHADE })
  fill(polygon(points([266, FOOT + 40, 1234, FOOT + 40, 1240, FOOT + 56, 260, FOOT + 56])), oklch(0.78, 0.04, 70))
  let [y, size] = [FOOT + 92, 46]
  for (const row of indices(6)) {
    const many = Math.ceil(1700 / (size * 1.62))
    for (const place of indices(many)) {
      const x = -80 + place * size * 1.66 + (row % 2) * size * 0.8 + random.spread(6)
      fill(
        blob(random, x, y, size * 0.76, size * 0.48, { wander: 0.05, knots: 8 }),
        random.pick([oklch(0.74, 0.05, 60), oklch(0.68, 0.055, 50), oklch(0.8, 0.04, 70), oklch(0.7, 0.04, 30)]),
      )
    }
    y += size * 1.04
    size *= 1.13
  }
  // The step's shadow lies on the stones.
  fill(polygon(points([250, FOOT + 56, 1250, FOOT + 56, 1290, FOOT + 92, 300, FOOT + 92])), SHADE, 0.3)
}

function lantern(drawing: Drawing): void {
  const { random, fill } = drawing
  const iron = oklch(0.28, 0.03, 260)
  drawing.group({ transform: placed(44, 0) }, () => {
    fill(ellipse(190, 1180, 230), glow(190, 1180, 230, [oklch(0.95, 0.065, 92), 0.7], [oklch(0.95, 0.065, 92), 0]))
    fill(brush(random, points([30, 1030, 110, 1000, 190, 1010, 190, 1070]), { width: 15, profile: PROFILES.even }), iron)
    fill(brush(random, points([30, 1100, 60, 1030, 110, 1010]), { width: 11, profile: PROFILES.even }), iron)
    fill(rectangle(14, 1000, 22, 130), iron)
    paperCut(drawing, polygon(points([140, 1110, 240, 1110, 222, 1244, 158, 1244])), oklch(0.93, 0.095, 92), { depth: 8, shade: SHADE })
    fill(polygon(points([190, 1058, 252, 1112, 128, 1112])) + rectangle(152, 1240, 76, 16), iron)
    for (const [from, to] of [
      [140, 158],
      [190, 190],
      [240, 222],
    ] as const)
      fill(
        brush(
          random,
          [
            [from, 1110],
            [mix(from, to, 0.5), 1176],
            [to, 1246],
          ],
          { width: 8, profile: PROFILES.even, samples: 4 },
        ),
        iron,
      )
  })
}

function cutFlowers(drawing: Drawing): [flowers: string[], leaves: string[]] {
  const { random, fill } = drawing
  const flowers = BRACTS.map((tone, index) =>
    drawing.shape(() => {
      for (const [angle] of around(3, index)) {
        const bract = leaf(random, 0, 0, angle, 54, 46)
        fill(bract.whole, tone)
        fill(bract.left, INK.white, 0.16)
      }
      fill(ellipse(0, 0, 6), INK.cream)
    }),
  )
  const leaves = [INK.pine, INK.moss, oklch(0.48, 0.08, 150)].map((tone) =>
    drawing.shape(() => {
      const blade = leaf(random, 0, 0, 0, 84, 44, { bend: 0.1 })
      fill(blade.whole, tone)
      fill(blade.left, INK.white, 0.14)
    }),
  )
  return [flowers, leaves]
}

/** Draws a bougainvillea. Its flowers are thick over the arch, and thinner towards the tip and the root. */
function bougainvillea(drawing: Drawing): void {
  const { random } = drawing
  paperCut(drawing, brush(random, VINE, { width: 34, profile: (t) => 1 - 0.7 * t, wander: 0.2, samples: 40 }), oklch(0.45, 0.06, 50), {
    depth: 8,
    shade: SHADE,
  })
  const [flowers, leaves] = cutFlowers(drawing)
  const near =
    (reach: number) =>
    ([x, y]: Point) => {
      const overArch = Math.abs(Math.hypot(x - 750, (y - 1010) * 1.02) - 452) < reach && y < 1010 && x > 180
      const hanging = x > 1090 && x < 1330 + reach * 0.5 && y > 720 && y < 1010 + reach * 3 && x - 1180 > (y - 1180) * 0.25
      const tail = Math.hypot(x - 262, y - 900) < reach * 1.1
      return (overArch || hanging || tail) && y > 470
    }
  const place = (shapes: string[], spots: Point[], low: number, high: number) => {
    for (const [x, y] of spots) {
      const transform = placed(x, y, random.between(0, 360), random.between(low, high))
      drawing.use(at(shapes, 0), [transform[0], transform[1], transform[2], transform[3], transform[4] + 6, transform[5] + 11], {
        fill: SHADE,
        opacity: 0.14,
      })
      drawing.use(random.pick(shapes), transform)
    }
  }
  place(leaves, scatter(random, { from: [140, 470], to: [1460, 1400], apart: 44, tries: 3600, among: near(108) }), 0.9, 1.3)
  place(flowers, scatter(random, { from: [140, 470], to: [1460, 1340], apart: 47, tries: 3600, among: near(86) }), 0.85, 1.35)
  place(flowers, points([420, 1790, 560, 1850, 890, 1830, 980, 1930, 700, 1940, 1330, 1900, 1250, 1980, 480, 2000]), 0.7, 0.9)
}

const LEAFAGE = [
  [-96, -330, 72],
  [84, -340, 70],
  [-8, -420, 84],
  [-130, -240, 60],
  [132, -250, 62],
  [20, -280, 78],
  [-56, -258, 70],
] as const

/** Draws a glazed pot with a geranium. */
function pot(drawing: Drawing, x: number, foot: number, size: number): void {
  const { random, fill } = drawing
  drawing.group({ transform: placed(x, foot, 0, size) }, () => {
    fill(blob(random, 30, 0, 150, 20, { wander: 0.02 }), SHADE, 0.34)
    for (const [u, v, reach] of LEAFAGE) {
      fill(
        brush(
          random,
          [
            [u * 0.2, -170],
            [u * 0.7, v * 0.8],
            [u, v],
          ],
          { width: 9, profile: PROFILES.stem, samples: 6 },
        ),
        INK.pine,
      )
      paperCut(drawing, blob(random, u, v, reach, reach * 0.86, { wander: 0.12, knots: 9 }), v < -330 ? INK.moss : INK.pine, {
        depth: 6,
        shade: SHADE,
      })
      for (const vein of indices(3))
        fill(
          brush(random, [[u, v], polar([u, v], -2.4 + vein * 0.8, reach * 0.5), polar([u, v], -2.4 + vein * 0.8, reach * 0.8)], {
            width: 4,
            samples: 4,
          }),
          INK.sage,
          0.7,
        )
    }
    for (const [u, v] of points([-110, -390, 70, -400, -20, -490, 140, -300, -150, -280]))
      for (const [angle] of around(8))
        fill(ellipse(...polar([u, v], angle, angle % 1 > 0.4 ? 30 : 17), 17), angle % 1 > 0.6 ? INK.tomato : oklch(0.56, 0.19, 28))
    const body = 'M-120 -190C-150 -120 -120 -40 -80 0L80 0C120 -40 150 -120 120 -190Z'
    paperCut(drawing, body, INK.paper, { depth: 10, shade: SHADE })
    drawing.group({ clip: body }, () => {
      for (const row of [-150, -38])
        fill(
          brush(
            random,
            [
              [-150, row],
              [0, row + 12],
              [150, row],
            ],
            { width: 13, profile: PROFILES.even, samples: 7 },
          ),
          DOOR,
        )
      for (const mark of indices(6)) {
        const u = -120 + mark * 48
        for (const [angle] of around(4, 0.785)) fill(leaf(random, u, -94, angle, 34, 16).whole, mark % 2 ? DOOR : INK.gold)
      }
      fill(rectangle(20, -200, 140, 210), shaded([20, 0, 140, 0], [SHADE, 0], [SHADE, 0.3]))
    })
    paperCut(drawing, polygon(points([-134, -214, 134, -214, 126, -178, -126, -178])), INK.paper, { depth: 5, shade: SHADE })
  })
}

/** Draws a cat that sits on the step and looks at the viewer. */
function cat(drawing: Drawing, x: number, foot: number): void {
  const { random, fill } = drawing
  const fur = oklch(0.29, 0.03, 280)
  drawing.group({ transform: placed(x, foot - 40, 0, 0.82) }, () => {
    fill(blob(random, 14, 2, 108, 15, { wander: 0.02 }), SHADE, 0.35)
    fill(brush(random, points([60, -10, 120, -6, 150, -50, 130, -110]), { width: 27, profile: (t) => 1 - 0.3 * t }), fur)
    fill(path`M-64 0C-86 -60 -60 -140 -44 -182C-30 -206 30 -206 44 -182C70 -130 92 -60 70 0Q0 8 -64 0Z`, fur)
    fill(blob(random, 0, -224, 62, 52, { wander: 0.01, knots: 14 }), fur)
    fill(polygon(points([-58, -236, -52, -304, -10, -266])) + polygon(points([58, -236, 52, -304, 10, -266])), fur)
    fill(polygon(points([-48, -252, -46, -284, -26, -264])) + polygon(points([48, -252, 46, -284, 26, -264])), INK.coral, 0.7)
    for (const side of [-1, 1]) {
      fill(ellipse(side * 24, -228, 13, 12), INK.gold)
      fill(ellipse(side * 24, -228, 4.5, 11), INK.ink)
      for (const lift of [-4, 6])
        fill(
          brush(
            random,
            [
              [side * 20, -204 + lift * 0.5],
              [side * 56, -204 + lift],
              [side * 84, -208 + lift * 2],
            ],
            { width: 3, samples: 5 },
          ),
          INK.cream,
          0.8,
        )
    }
    fill(polygon(points([-8, -212, 8, -212, 0, -202])), INK.coral)
    fill(path`M-30 -172Q0 -156 30 -172Q26 -70 0 -60Q-26 -70 -30 -172Z`, INK.cream, 0.9)
    for (const t of steps(2)) fill(blob(random, mix(-26, 26, t), -8, 25, 13, { wander: 0.03 }), INK.cream)
  })
}
