import { blob } from '../blob.ts'
import { along, brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, boxOutline, indices, placed, points, polar, steps, type Point } from '../geometry.ts'
import { arched, lettering } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, path, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'

const RED = oklch(0.49, 0.16, 25)
const DEEP = oklch(0.41, 0.135, 24)
const SHADE = '#2e0508'
const WOOL = oklch(0.93, 0.025, 85)
const WOOL_SHADE = oklch(0.8, 0.04, 75)

/** The outlines of hand and thumb, and where the cuff meets them. The middle of the palm is at 0, 0. */
const HAND = curve(
  points([-186, 300, -204, 120, -206, -60, -190, -230, -130, -350, 0, -404, 130, -350, 190, -230, 206, -60, 204, 120, 186, 300, 0, 306]),
  { roundness: 1 / 6 },
)
const THUMB = curve(points([150, 210, 176, 60, 226, -70, 300, -140, 368, -120, 378, -30, 330, 90, 262, 190, 190, 270]))

/**
 * The chart of the pattern: each line is a row of stitches. r is red, g is green, b is blue, a dot is plain wool. The chart repeats to both sides.
 */
const CHART = [
  '............',
  'r...r...r...',
  '.r.r.r.r.r.r',
  '..r...r...r.',
  '............',
  'gggggggggggg',
  '.g.g.g.g.g.g',
  '............',
  '.....r......',
  '.r..rrr..r..',
  '..rr.r.rr...',
  '..rr.r.rr...',
  '.r..rrr..r..',
  'rrrrr.rrrrr.',
  '.r..rrr..r..',
  '..rr.r.rr...',
  '..rr.r.rr...',
  '.r..rrr..r..',
  '.....r......',
  '............',
  '.b.b.b.b.b.b',
  'bbbbbbbbbbbb',
  '............',
  '..r...r...r.',
  '.r.r.r.r.r.r',
  'r...r...r...',
  '............',
]
const DYES: Record<string, string> = { r: INK.tomato, g: INK.pine, b: INK.sea, '.': WOOL }
const STITCH = { width: 35, height: 25.5 }

export const knittedMittens: CardArt = {
  cardId: '1HBE2187',
  seed: 277,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(RED)
    fill(ellipse(750, 820, 1000), glow(750, 820, 1000, [oklch(0.6, 0.18, 28), 0.75], [RED, 0]))
    snow(drawing)
    const mitten = drawing.shape(() => knitted(drawing))
    cord(drawing)
    for (const [x, y, turnDegrees, side] of [
      [470, 905, -10, -1],
      [1035, 925, 12, 1],
    ] as const) {
      drawing.use(shadow(drawing), placed(x + 16, y + 32, turnDegrees, side, 1), { fill: SHADE, opacity: 0.3 })
      drawing.use(mitten, placed(x, y, turnDegrees, side, 1))
      peg(drawing, x + Math.sin((turnDegrees * Math.PI) / 180) * 500, y - 470, turnDegrees)
    }
    drawing.keepClear(boxOutline(180, 420, 1320, 1440))
    drawing.letter(
      lettering(random, 'happy holidays', { face: 'brushScript', size: 262, x: 750, baseline: 1790, bend: arched(750, 1790, 4200) }),
      INK.cream,
    )
    drawing.letter(
      lettering(random, 'WARM HANDS, WARM HEARTS', {
        face: 'capitals',
        size: 46,
        x: 750,
        baseline: 1980,
        trackingPixels: 15,
        bend: arched(750, 1980, 4200),
      }),
      INK.gold,
    )
  },
  inside(drawing) {
    for (const [x, y] of points([420, 250, 590, 360, 760, 230, 930, 370, 1090, 260])) flake(drawing, x, y, 44, oklch(0.8, 0.075, 25))
    for (const [x, y] of points([505, 190, 675, 300, 850, 300, 1010, 190, 500, 400, 1010, 420]))
      drawing.fill(ellipse(x, y, 7), oklch(0.8, 0.075, 25))
  },
}

function snow(drawing: Drawing): void {
  const { random, fill } = drawing
  const flakes = indices(3).map((kind) => drawing.shape(() => flake(drawing, 0, 0, 40, WOOL, 6 + (kind % 2) * 2)))
  const away = ([x, y]: Point) =>
    !(x > 40 && x < 1460 && y > 1480 && y < 2050) && Math.abs(y - 300 - 90 * Math.sin((x / 1500) * Math.PI)) > 70
  scatter(random, { from: [-20, -20], to: [1520, 2120], apart: 128, tries: 900, among: away }).forEach(([x, y], index) => {
    if (index % 3 === 0)
      drawing.use(at(flakes, index % flakes.length), placed(x, y, random.between(0, 60), random.between(0.6, 1.15)), { opacity: 0.85 })
    else fill(blob(random, x, y, random.between(4, 10), random.between(4, 10)), WOOL, random.between(0.6, 0.9))
  })
}

function flake({ random, fill }: Drawing, x: number, y: number, reach: number, colour: string, arms = 6): void {
  for (const [angle] of around(arms)) {
    fill(
      brush(random, [[x, y], polar([x, y], angle, reach * 0.5), polar([x, y], angle, reach)], {
        width: 6,
        profile: PROFILES.even,
        samples: 4,
      }),
      colour,
    )
    for (const side of [-1, 1]) {
      const from = polar([x, y], angle, reach * 0.58)
      fill(
        brush(random, [from, polar(from, angle + side * 0.8, reach * 0.2), polar(from, angle + side * 0.8, reach * 0.34)], {
          width: 5,
          samples: 4,
        }),
        colour,
      )
    }
  }
}

/** Returns one outline of hand and thumb, which both shadows use. */
function shadow(drawing: Drawing): string {
  return drawing.shape(() => {
    drawing.add({ path: HAND })
    drawing.add({ path: THUMB })
    drawing.add({ path: rectangle(-196, 286, 392, 196) })
  })
}

/** Draws all stitches of one colour as one path, then the ribbed cuff. */
function knitted(drawing: Drawing): void {
  const { random, fill } = drawing
  for (const [outline, isThumb] of [
    [THUMB, true],
    [HAND, false],
  ] as const) {
    fill(outline, WOOL_SHADE)
    drawing.group({ clip: outline }, () => {
      for (const [dye, stitches] of stitched(isThumb)) fill(stitches, dye)
      if (isThumb) fill(outline, shaded([160, 0, 380, 0], ['#40180c', 0.34], ['#40180c', 0], ['#40180c', 0.1]))
      else fill(outline, shaded([-206, 0, 206, 0], [INK.white, 0.12], ['#40180c', 0], ['#40180c', 0.24]))
    })
  }
  for (const rib of indices(11)) {
    const x = -178 + rib * 35.6
    const way = steps(4).map((t): Point => [x + random.spread(2), 292 + t * 176])
    fill(brush(random, way, { width: 36, profile: PROFILES.even, wander: 0.04, samples: 9 }), rib % 2 ? oklch(0.45, 0.13, 25) : INK.tomato)
    fill(
      brush(
        random,
        way.map(([u, v]): Point => [u - 8, v]),
        { width: 6, samples: 6 },
      ),
      INK.white,
      0.22,
    )
  }
  fill(brush(random, points([-196, 300, 0, 308, 196, 300]), { width: 34, profile: PROFILES.even, samples: 18, wander: 0.06 }), WOOL)
  fill(rectangle(-200, 282, 400, 200), shaded([-200, 0, 200, 0], [INK.white, 0.08], ['#2e0508', 0], ['#2e0508', 0.26]))
}

function stitched(isThumb: boolean): Map<string, string> {
  const byDye = new Map<string, string>()
  const { width, height } = STITCH
  const [from, to] = isThumb ? [4, 10] : [-6, 6]
  for (const row of indices(isThumb ? 17 : 28))
    for (let column = from; column <= to; column++) {
      const line = at(CHART, row % CHART.length)
      const dye = isThumb ? WOOL : (DYES[line.charAt((column + 17) % 12)] ?? WOOL)
      const [x, y] = [column * width, (isThumb ? -160 : -408) + row * height]
      const stitch = [-1, 1]
        .map(
          (side) =>
            path`M${x} ${y + 30}C${x + side * 3} ${y + 16} ${x + side * 12} ${y + 4} ${x + side * 16} ${y}C${x + side * 19} ${y + 10} ${x + side * 9} ${y + 24} ${x} ${y + 30}Z`,
        )
        .join('')
      byDye.set(dye, (byDye.get(dye) ?? '') + stitch)
    }
  return byDye
}

/** Draws a twisted cord from edge to edge, as if it hung between two nails. */
function cord(drawing: Drawing): void {
  const { random, fill } = drawing
  const way = points([-90, 240, 300, 352, 750, 398, 1200, 352, 1590, 240])
  paperCut(drawing, brush(random, way, { width: 17, profile: PROFILES.even, samples: 24 }), WOOL, { depth: 7, shade: SHADE })
  for (const { point, angle } of along(way, 76))
    fill(brush(random, [polar(point, angle - 2.4, 9), point, polar(point, angle + 0.75, 9)], { width: 4, samples: 4 }), DEEP, 0.75)
}

function peg(drawing: Drawing, x: number, y: number, turnDegrees: number): void {
  drawing.group({ transform: placed(x, y, turnDegrees * 0.6) }, () => {
    paperCut(drawing, path`M-22 -66Q0 -76 22 -66L17 96Q0 104 -17 96Z`, oklch(0.75, 0.08, 70), { depth: 7, shade: SHADE })
    drawing.fill(rectangle(-2.5, -60, 5, 156), SHADE, 0.35)
    drawing.fill(rectangle(-21, -8, 42, 14), oklch(0.55, 0.02, 250))
  })
}
