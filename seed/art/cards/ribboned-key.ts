import { blob } from '../blob.ts'
import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, path, polygon } from '../path.ts'

const WALL = oklch(0.39, 0.055, 190)
const PRINT = oklch(0.45, 0.06, 188)
const PRINT_LIGHT = oklch(0.51, 0.065, 184)
const SHADE = '#05181c'
const BRASS = oklch(0.78, 0.13, 80)
const BRASS_DARK = oklch(0.6, 0.115, 66)
const NAIL: Point = [610, 190]

export const ribbonedKey: CardArt = {
  cardId: '1HBE2184',
  seed: 271,
  front(drawing) {
    const { random } = drawing
    drawing.ground(WALL)
    wallpaper(drawing)
    drawing.fill(ellipse(700, 1000, 1150), glow(700, 1000, 1150, [oklch(0.7, 0.08, 180), 0.3], [WALL, 0]))
    ribbonUp(drawing)
    drawing.group({ transform: placed(600, 800, 9, -1.06, 1.06) }, () => key(drawing))
    bow(drawing)
    tag(drawing)

    const turned =
      (x: number, y: number, turnDegrees: number) =>
      (point: Point): Point => {
        const [dx, dy] = [point[0] - x, point[1] - y]
        const [cos, sin] = [Math.cos(toRadians(turnDegrees)), Math.sin(toRadians(turnDegrees))]
        return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
      }
    const bend = turned(960, 1350, -8)
    drawing.letter(lettering(random, 'home', { face: 'loudScript', size: 218, x: 960, baseline: 1322, bend }), INK.tomato)
    drawing.letter(lettering(random, 'SWEET', { face: 'sharpSerif', size: 84, x: 960, baseline: 1452, trackingPixels: 30, bend }), INK.ink)
    drawing.letter(lettering(random, 'home', { face: 'loudScript', size: 218, x: 960, baseline: 1624, bend }), INK.tomato)
  },
  inside(drawing) {
    drawing.group({ transform: placed(540, 330, -82, 0.34) }, () => key(drawing))
    drawing.fill(
      brush(drawing.random, points([540, 330, 480, 250, 400, 220, 330, 130, 340, 20, 330, -80]), {
        width: 16,
        profile: PROFILES.even,
        samples: 24,
      }),
      INK.coral,
    )
  },
}

/** Draws wallpaper with a climbing pattern of leaves and berries, in two tones of the wall's colour. */
function wallpaper(drawing: Drawing): void {
  const { random, fill } = drawing
  const motifs = indices(9).map(() =>
    drawing.shape(() => {
      fill(brush(random, points([0, 150, -30, 90, 24, 30, -20, -40, 6, -120]), { width: 6, profile: PROFILES.even, samples: 14 }), PRINT)
      for (const [x, y, turnDegrees, length] of [
        [-18, 96, -200, 70],
        [-6, 66, -20, 66],
        [14, 28, 12, 72],
        [-2, -4, 196, 70],
        [-18, -44, -160, 66],
        [-10, -74, -36, 70],
        [4, -116, -78, 74],
      ] as const) {
        const blade = leaf(random, x, y, toRadians(turnDegrees), length, 32, { bend: 0.12 })
        fill(blade.whole, PRINT)
        fill(blade.left, PRINT_LIGHT, 0.5)
      }
      for (const [x, y] of points([44, 70, 58, 52, 38, 48, -56, 22, -66, 2, -48, 4])) fill(ellipse(x, y, 8), PRINT_LIGHT)
    }),
  )
  for (const row of indices(10))
    for (const column of indices(8))
      drawing.use(random.pick(motifs), placed(column * 214 + (row % 2 ? 107 : 0), 20 + row * 232, random.spread(3), column % 2 ? 1 : -1, 1))
}

/** Draws the ribbon up to a brass nail, over the nail, and down again. */
function ribbonUp(drawing: Drawing): void {
  const { random } = drawing
  for (const [way, colour] of [
    [points([NAIL[0] - 6, NAIL[1], 560, 330, 590, 460, 640, 590]), oklch(0.64, 0.13, 34)],
    [points([NAIL[0] + 8, NAIL[1], 690, 340, 680, 470, 640, 590]), INK.coral],
  ] as const)
    paperCut(drawing, brush(random, way, { width: 40, profile: PROFILES.even, wander: 0.05, samples: 24 }), colour, {
      depth: 9,
      shade: SHADE,
    })
  paperCut(drawing, ellipse(...NAIL, 30), BRASS, { depth: 8, shade: SHADE })
  drawing.fill(ellipse(NAIL[0] - 6, NAIL[1] - 7, 15), INK.cream, 0.7)
}

/** Draws a key that hangs down from 0, 0: a bow with holes, a turned shaft, and a bit with wards. */
function key(drawing: Drawing): void {
  const { random, fill } = drawing
  const brass = shaded([-70, 0, 90, 0], oklch(0.88, 0.1, 88), BRASS, BRASS_DARK)
  const wide = shaded([-220, -200, 240, 200], oklch(0.9, 0.09, 90), BRASS, BRASS_DARK)
  const lobes = around(4, -Math.PI / 2).map(([angle]) => polar([0, -60], angle, 106))
  const outline = curve(around(48).map(([angle]): Point => polar([0, -60], angle, 172 + 44 * Math.cos(4 * angle))))
  const holes = lobes.map(([x, y]) => blob(random, x, y, 44, 44, { wander: 0.015, knots: 12 })).join('')
  const shaft = polygon(points([-25, 120, 25, 120, 22, 880, -22, 880]))
  const bit = polygon(
    points([16, 690, 178, 690, 178, 752, 138, 752, 138, 782, 178, 782, 178, 872, 118, 872, 118, 836, 82, 836, 82, 872, 16, 872]),
  )
  paperCut(drawing, bit, brass, { depth: 16, shade: SHADE })
  paperCut(drawing, shaft, brass, { depth: 16, shade: SHADE })
  paperCut(drawing, outline + holes + ellipse(0, -60, 30), wide, { depth: 18, shade: SHADE, holes: true })
  for (const [y, half, tall] of [
    [128, 62, 22],
    [164, 44, 16],
    [196, 54, 18],
    [640, 46, 16],
    [886, 34, 26],
  ] as const)
    paperCut(drawing, ellipse(0, y, half, tall), shaded([-half, 0, half, 0], oklch(0.9, 0.09, 90), BRASS, BRASS_DARK), {
      depth: 6,
      shade: SHADE,
    })
  for (const [x, y] of lobes) drawing.add({ path: ellipse(x, y, 62) + ellipse(x, y, 55), fill: BRASS_DARK, rule: 'evenodd', opacity: 0.7 })
  for (const [angle] of around(4, Math.PI / 4)) fill(leaf(random, ...polar([0, -60], angle, 44), angle, 72, 30).whole, BRASS_DARK, 0.6)
  fill(dryBrush(random, points([-10, 220, -11, 420, -9, 630]), { width: 14, bristles: 3, lift: 0.3 }), INK.cream, 0.6)
  fill(brush(random, points([-168, -130, -186, -60, -166, 10]), { width: 10, samples: 7 }), INK.cream, 0.6)
  for (const x of [54, 96, 138])
    fill(
      brush(
        random,
        [
          [x, 704],
          [x, 722],
          [x, 742],
        ],
        { width: 5, samples: 4 },
      ),
      BRASS_DARK,
      0.7,
    )
}

/** Draws a bow around the shaft. Its two ends hang down. */
function bow(drawing: Drawing): void {
  const { random, fill } = drawing
  const [x, y] = [566, 1062]
  const dark = oklch(0.64, 0.13, 34)
  const end = (way: Point[], colour: string) =>
    paperCut(drawing, brush(random, way, { width: 66, profile: (t) => 0.55 + 0.45 * t, wander: 0.04, samples: 12 }), colour, {
      depth: 10,
      shade: SHADE,
    })
  end(points([x, y, 470, 1160, 400, 1260, 380, 1370, 300, 1450]), dark)
  end(points([x, y, 600, 1180, 570, 1300, 600, 1420, 560, 1560]), INK.coral)
  for (const side of [-1, 1]) {
    const loop = path`M${x} ${y}C${x + side * 90} ${y - 150} ${x + side * 270} ${y - 150} ${x + side * 276} ${y - 30}C${x + side * 276} ${y + 60} ${x + side * 110} ${y + 56} ${x} ${y}Z`
    paperCut(drawing, loop, INK.coral, { depth: 12, shade: SHADE })
    fill(
      path`M${x} ${y}C${x + side * 100} ${y - 60} ${x + side * 220} ${y - 90} ${x + side * 226} ${y - 26}C${x + side * 216} ${y + 24} ${x + side * 110} ${y + 30} ${x} ${y}Z`,
      dark,
    )
    for (const lift of [-34, -8, 14])
      fill(
        brush(
          random,
          [
            [x + side * 26, y + lift * 0.3],
            [x + side * 70, y + lift - 12],
            [x + side * 116, y + lift * 1.3 - 20],
          ],
          { width: 6, samples: 6 },
        ),
        dark,
        0.75,
      )
    fill(
      dryBrush(
        random,
        [
          [x + side * 90, y - 92],
          [x + side * 170, y - 118],
          [x + side * 236, y - 92],
        ],
        { width: 22, bristles: 4 },
      ),
      INK.white,
      0.35,
    )
  }
  paperCut(drawing, blob(random, x, y - 2, 44, 40, { wander: 0.04 }), INK.coral, { depth: 7, shade: SHADE })
  for (const aside of [-14, 4, 18])
    fill(
      brush(
        random,
        [
          [x + aside, y - 26],
          [x + aside + 3, y],
          [x + aside - 2, y + 24],
        ],
        { width: 5, samples: 5 },
      ),
      dark,
      0.8,
    )
}

/** Draws a luggage label of card on a string from the bow. */
function tag(drawing: Drawing): void {
  const { random, fill, add } = drawing
  fill(brush(random, points([600, 1074, 700, 1030, 830, 1010, 930, 1046]), { width: 9, profile: PROFILES.even, samples: 12 }), INK.cream)
  drawing.group({ transform: placed(960, 1350, -8) }, () => {
    const outline = polygon(points([-150, -380, 150, -380, 330, -250, 330, 380, 310, 400, -310, 400, -330, 380, -330, -250]))
    paperCut(drawing, outline, INK.paper, { depth: 20, shade: SHADE })
    add({
      path:
        polygon(points([-138, -350, 138, -350, 300, -234, 300, 370, -300, 370, -300, -234])) +
        polygon(points([-135, -344, 135, -344, 294, -231, 294, 364, -294, 364, -294, -231])),
      fill: BRASS_DARK,
      rule: 'evenodd',
    })
    fill(ellipse(0, -304, 36), INK.coral)
    fill(ellipse(0, -304, 19), WALL)
    for (const y of [-176, 338])
      for (const side of [-1, 1]) {
        fill(
          brush(
            random,
            [
              [side * 20, y],
              [side * 90, y - 9],
              [side * 150, y + 2],
            ],
            { width: 6, samples: 6 },
          ),
          BRASS_DARK,
        )
        for (const share of indices(4))
          fill(
            leaf(random, side * (44 + share * 32), y - 4, side > 0 ? (share % 2 ? 0.7 : -0.7) : Math.PI + (share % 2 ? 0.7 : -0.7), 34, 14)
              .whole,
            BRASS_DARK,
          )
      }
  })
  fill(brush(random, points([930, 1046, 924, 1040, 916, 1052]), { width: 9, profile: PROFILES.even, samples: 6 }), INK.cream)
}
