import { blob } from '../blob.ts'
import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import { cactus, type CactusKind } from '../cactus.ts'
import type { Drawing } from '../drawing.ts'
import { boxOutline, indices, mix, placed, points, steps, type Point } from '../geometry.ts'
import { lettering } from '../lettering.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path, polygon, rectangle } from '../path.ts'

const WALL = oklch(0.925, 0.06, 96)
const SHADE = '#3a2410'
const PLANK = oklch(0.62, 0.085, 55)
const PLANK_EDGE = oklch(0.5, 0.08, 48)

type Glaze = 'plain' | 'zigzag' | 'dots' | 'stripes' | 'plaster'
/** The drawn plants by kind. Each kind is drawn once; its second plant is mirrored. */
type Grown = Map<CactusKind, string>
type Pot = { x: number; width: number; height: number; colour: string; glaze: Glaze; plant: CactusKind; size: number; turnDegrees?: number }

/** The pots on each shelf, from the top shelf to the bottom one. */
const SHELVES: { y: number; pots: Pot[] }[] = [
  {
    y: 1000,
    pots: [
      { x: 350, width: 190, height: 150, colour: INK.coral, glaze: 'zigzag', plant: 'barrel', size: 1 },
      { x: 745, width: 170, height: 128, colour: INK.sea, glaze: 'dots', plant: 'cluster', size: 0.82 },
      { x: 1120, width: 200, height: 140, colour: INK.paper, glaze: 'stripes', plant: 'paddles', size: 0.92 },
    ],
  },
  {
    y: 1478,
    pots: [
      { x: 270, width: 150, height: 128, colour: INK.plum, glaze: 'dots', plant: 'aloe', size: 0.9 },
      { x: 680, width: 220, height: 164, colour: INK.tomato, glaze: 'plaster', plant: 'saguaro', size: 0.6 },
      { x: 1020, width: 150, height: 124, colour: INK.teal, glaze: 'stripes', plant: 'column', size: 0.66 },
      { x: 1260, width: 150, height: 136, colour: INK.gold, glaze: 'zigzag', plant: 'pearls', size: 1 },
    ],
  },
  {
    y: 1946,
    pots: [
      { x: 290, width: 180, height: 150, colour: INK.teal, glaze: 'zigzag', plant: 'column', size: 0.6 },
      { x: 655, width: 140, height: 120, colour: INK.blush, glaze: 'dots', plant: 'paddles', size: 0.68, turnDegrees: -3 },
      { x: 980, width: 180, height: 150, colour: INK.ink, glaze: 'stripes', plant: 'aloe', size: 1.02 },
      { x: 1290, width: 130, height: 112, colour: INK.coral, glaze: 'dots', plant: 'barrel', size: 0.6 },
    ],
  },
]

export const cactusShelves: CardArt = {
  cardId: '1HBE2175',
  seed: 241,
  front(drawing) {
    const { random } = drawing
    drawing.ground(WALL)
    wall(drawing)
    const grown: Grown = new Map()
    for (const shelf of SHELVES) {
      plank(drawing, shelf.y)
      for (const one of shelf.pots) potted(drawing, one, shelf.y, grown)
    }

    drawing.keepClear(boxOutline(180, 600, 1320, 1000))
    drawing.letter(
      lettering(random, 'get well soon', {
        face: 'loudScript',
        size: 200,
        x: 750,
        baseline: 330,
        bend: ([x, y]) => [x, y - (x - 750) * 0.04],
      }),
      INK.tomato,
    )
    drawing.letter(
      lettering(random, 'A LITTLE GREENER EVERY DAY', {
        face: 'capitals',
        size: 44,
        x: 750,
        baseline: 500,
        trackingPixels: 13,
        bend: ([x, y]) => [x, y - (x - 750) * 0.04],
      }),
      INK.pine,
    )
  },
  inside(drawing) {
    drawing.fill(brush(drawing.random, points([480, 446, 760, 450, 1020, 445]), { width: 9, profile: PROFILES.even, samples: 7 }), PLANK)
    for (const [x, pot] of [
      [600, { width: 90, height: 70, colour: INK.coral, glaze: 'zigzag', plant: 'barrel', size: 0.42 }],
      [760, { width: 80, height: 66, colour: INK.teal, glaze: 'dots', plant: 'column', size: 0.4 }],
      [910, { width: 96, height: 70, colour: INK.tomato, glaze: 'plaster', plant: 'paddles', size: 0.42 }],
    ] as const)
      potted(drawing, { ...pot, x }, 442, new Map())
  },
}

/** Draws a whitewashed wall with broad strokes. */
function wall({ random, fill }: Drawing): void {
  for (const row of indices(9)) {
    const y = 60 + row * 245 + random.spread(60)
    const way = steps(4).map((t): Point => [mix(-90, 1590, t), y + random.spread(50)])
    fill(dryBrush(random, way, { width: 210, bristles: 7, lift: 0.4 }), INK.white, 0.14)
  }
}

function plank(drawing: Drawing, y: number): void {
  const { random, fill } = drawing
  for (const x of [190, 1310])
    paperCut(
      drawing,
      path`M${x - 16} ${y + 20}L${x + 16} ${y + 20}L${x + 12} ${y + 104}Q${x} ${y + 122} ${x - 12} ${y + 104}Z`,
      PLANK_EDGE,
      { depth: 5, shade: SHADE },
    )
  paperCut(drawing, rectangle(76, y, 1348, 36), PLANK, { depth: 20, shade: SHADE })
  fill(rectangle(76, y + 26, 1348, 10), PLANK_EDGE)
  for (const _ of indices(4)) {
    const x = random.between(90, 1000)
    fill(
      brush(
        random,
        [
          [x, y + 12 + random.spread(5)],
          [x + 150, y + 12],
          [x + 330, y + 14 + random.spread(5)],
        ],
        { width: 4, samples: 6 },
      ),
      PLANK_EDGE,
      0.6,
    )
  }
}

function potted(
  drawing: Drawing,
  { x, width, height, colour, glaze, plant, size, turnDegrees = 0 }: Pot,
  shelf: number,
  grown: Grown,
): void {
  const { random, fill } = drawing
  const half = width / 2
  const brim = shelf - height
  fill(blob(random, x + 20, shelf + 2, half * 1.05, 9, { wander: 0.02 }), SHADE, 0.28)
  const known = grown.get(plant)
  const shape = known ?? drawing.shape(() => cactus(drawing, plant))
  grown.set(plant, shape)
  drawing.use(shape, placed(x, brim + 10, turnDegrees, known ? -size : size, size))
  const body = path`M${x - half * 0.94} ${brim + 20}L${x - half * 0.68} ${shelf - 6}Q${x} ${shelf + 6} ${x + half * 0.68} ${shelf - 6}L${x + half * 0.94} ${brim + 20}Z`
  paperCut(drawing, body, colour, { depth: 8, shade: SHADE })
  drawing.group({ clip: body }, () => {
    paint(drawing, glaze, x, brim, width, height, colour)
    fill(
      rectangle(x - half, brim, width, height + 10),
      shaded([x - half, 0, x + half, 0], ['#fff4d8', 0.16], ['#1a0f08', 0], ['#1a0f08', 0.3]),
    )
  })
  const rim = polygon([
    [x - half, brim - 8],
    [x + half, brim - 6],
    [x + half * 0.97, brim + height * 0.2],
    [x - half * 0.97, brim + height * 0.2],
  ])
  paperCut(drawing, rim, colour, { depth: 5, shade: SHADE })
  fill(rim, shaded([x - half, 0, x + half, 0], [INK.white, 0.22], ['#1a0f08', 0], ['#1a0f08', 0.26]))
  if (plant === 'pearls') drawing.group({ transform: placed(x, brim, 0, width / 150) }, () => cactus(drawing, 'trailing'))
}

function paint({ random, fill }: Drawing, glaze: Glaze, x: number, brim: number, width: number, height: number, colour: string): void {
  const light = colour === INK.paper || colour === INK.blush || colour === INK.gold ? INK.tomato : INK.cream
  const left = x - width / 2
  if (glaze === 'dots')
    for (const row of indices(2))
      for (const dot of indices(6))
        fill(ellipse(left + (dot + (row % 2 ? 0.5 : 0)) * (width / 5.4), brim + height * (0.46 + row * 0.26), 7), light)
  if (glaze === 'stripes')
    for (const row of indices(3))
      fill(
        brush(
          random,
          [
            [left, brim + height * (0.4 + row * 0.19)],
            [x, brim + height * (0.43 + row * 0.19)],
            [left + width, brim + height * (0.4 + row * 0.19)],
          ],
          { width: row === 1 ? 14 : 6, profile: PROFILES.even, samples: 7 },
        ),
        light === INK.tomato ? INK.sea : light,
      )
  if (glaze === 'zigzag') {
    const teeth = indices(11).map((tooth): Point => [left + (tooth * width) / 10, brim + height * (tooth % 2 ? 0.46 : 0.7)])
    fill(polygon([...teeth, ...[...teeth].reverse().map(([u, v]): Point => [u, v + 15])]), light)
    for (const dot of indices(6)) fill(ellipse(left + (dot * width) / 5, brim + height * 0.47, 6), light)
  }
  // A broken pot with a plaster.
  if (glaze === 'plaster') {
    fill(
      brush(
        random,
        points([x - 6, brim + height * 0.24, x + 14, brim + height * 0.5, x - 4, brim + height * 0.66, x + 10, brim + height]),
        { width: 6 },
      ),
      '#5a1410',
      0.8,
    )
    for (const turnDegrees of [38, -40]) {
      const [cos, sin] = [Math.cos((turnDegrees * Math.PI) / 180), Math.sin((turnDegrees * Math.PI) / 180)]
      const [reach, half] = [width * 0.25, width * 0.075]
      const spot = ([u, v]: Point): Point => [x + 5 + u * cos - v * sin, brim + height * 0.6 + u * sin + v * cos]
      fill(
        brush(random, [spot([-reach, 0]), spot([0, 0]), spot([reach, 0])], {
          width: half * 2,
          profile: PROFILES.even,
          wander: 0.01,
          samples: 12,
        }),
        oklch(0.86, 0.06, 70),
      )
      fill(polygon(points([-half, -half, half, -half, half, half, -half, half]).map(spot)), INK.paper)
    }
  }
}
