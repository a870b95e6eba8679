import { blob } from '../blob.ts'
import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, mix, placed, polar, steps, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, path, polygon, ring } from '../path.ts'
import type { Random } from '../random.ts'
import { scatter } from '../scatter.ts'

const COLOURS = [INK.rose, INK.gold, INK.teal, INK.tomato, INK.plum, INK.coral]
const SHADE = '#30101c'
const MARIGOLDS = [
  [60, 2030, 120],
  [300, 2085, 130],
  [545, 2045, 104],
  [770, 2100, 125],
  [985, 2055, 108],
  [1220, 2090, 132],
  [1445, 2020, 122],
] as const

export const papelPicado: CardArt = {
  cardId: '1HBE2160',
  seed: 137,
  front(drawing) {
    const { random } = drawing
    drawing.ground(oklch(0.965, 0.02, 85))
    garland(drawing, { top: 70, sag: 70, width: 318, height: 400, motifs: [sunflower, heart, fern, heart, sunflower], firstColour: 0 })
    garland(drawing, { top: 560, sag: 95, width: 318, height: 400, motifs: [fern, sunflower, heart, sunflower, fern], firstColour: 3 })
    foliage(drawing)
    MARIGOLDS.forEach(([x, y, radius], index) => marigold(drawing, x, y, radius, index % 2 === 0))

    const besideTheWords = ([x, y]: Point) =>
      !(y > 1140 && y < 1540 && x > 230 && x < 1250) && !(y > 1430 && y < 1760 && x > 70 && x < 1430)
    for (const [x, y] of scatter(random, { from: [-20, 1130], to: [1520, 1850], apart: 84, tries: 900, among: besideTheWords }))
      drawing.group({ transform: placed(x, y, random.between(0, 90)) }, () =>
        drawing.fill(polygon(points([-10, -7, 10, -9, 9, 8, -10, 8])), random.pick(COLOURS)),
      )

    for (const [x, y, radius] of MARIGOLDS) drawing.keepClear(around(30).map(([angle]) => polar([x, y], angle, radius)))
    drawing.letter(lettering(random, '¡Feliz', { face: 'signScript', size: 336, x: 730, baseline: 1395, bend: rising(0.04) }), INK.plum)
    drawing.letter(
      lettering(random, 'cumpleaños!', {
        face: 'fatSerif',
        size: 196,
        x: 750,
        baseline: 1668,
        trackingPixels: 4,
        tilt: 2,
        bounce: 6,
        bend: rising(0.04),
      }),
      INK.rose,
    )
  },
  inside(drawing) {
    garland(drawing, {
      top: 20,
      sag: 60,
      width: 210,
      height: 264,
      motifs: [heart, sunflower, fern, heart, fern, sunflower, heart],
      firstColour: 1,
    })
  },
}

/** Returns holes in half a sheet of the given size, which is folded and opened again: the middle is at x = 0, the top at y = 0. */
type Motif = (random: Random, width: number, height: number) => string[]
type Garland = { top: number; sag: number; width: number; height: number; motifs: Motif[]; firstColour: number }

/** Draws a row of sheets on a string that hangs in a parabola. Each sheet has the slope of the string at its place. */
function garland(drawing: Drawing, { top, sag, width, height, motifs, firstColour }: Garland): void {
  const { random } = drawing
  const string = (x: number) => top + sag * (1 - ((x - 750) / 800) ** 2)
  motifs.forEach((motif, index) => {
    const x = 750 + (index - (motifs.length - 1) / 2) * (width + 22)
    const slope = (Math.atan((-2 * sag * (x - 750)) / 800 ** 2) * 180) / Math.PI
    drawing.group({ transform: placed(x, string(x) - 2, slope + random.spread(0.8), 1, 1, random.spread(2)) }, () =>
      paperCut(
        drawing,
        sheet(random, width, height * (1 + random.spread(0.01)), motif),
        at(COLOURS, (firstColour + index) % COLOURS.length),
        { depth: 8, shade: SHADE, holes: true },
      ),
    )
  })
  const way = steps(17).map((t): Point => [mix(-80, 1580, t), string(mix(-80, 1580, t))])
  drawing.fill(brush(random, way, { width: 8, profile: PROFILES.even, samples: 25 }), INK.plum)
}

function sheet(random: Random, width: number, height: number, motif: Motif): string {
  const half = width / 2
  const scallops = 6
  const scallop = width / scallops
  const hem = indices(scallops).map((index) => {
    const [right, left] = [half - index * scallop, half - (index + 1) * scallop]
    return path`C${right} ${height + scallop * 0.8} ${left} ${height + scallop * 0.8} ${left} ${height}`
  })
  const eyelets = indices(scallops).map((index) => ellipse(-half + scallop * (index + 0.5), height + scallop * 0.12, width * 0.032))
  const rows = [0.075, 0.86].flatMap((share) =>
    indices(9).map((index) => diamond(-half + (width * (index + 0.5)) / 9, height * share, width * 0.03, height * 0.022)),
  )
  return `${path`M${-half} 0L${half} 0L${half} ${height}`}${hem.join('')}Z${[...eyelets, ...rows, ...motif(random, width, height)].join('')}`
}

const diamond = (x: number, y: number, halfWidth: number, halfHeight: number) =>
  polygon([
    [x, y - halfHeight],
    [x + halfWidth, y],
    [x, y + halfHeight],
    [x - halfWidth, y],
  ])

const slit = (random: Random, x: number, y: number, angle: number, length: number, width: number) =>
  leaf(random, x, y, angle, length, width).whole

const BOTH = [-1, 1] as const

function sunflower(random: Random, width: number, height: number): string[] {
  const middle: Point = [0, height * 0.46]
  const corners = BOTH.flatMap((side) =>
    BOTH.flatMap((end) => [
      slit(random, side * width * 0.44, middle[1] + end * height * 0.3, Math.atan2(-end, -side), width * 0.17, width * 0.07),
      slit(random, side * width * 0.44, middle[1] + end * height * 0.2, Math.atan2(-end * 0.4, -side), width * 0.12, width * 0.05),
      slit(random, side * width * 0.3, middle[1] + end * height * 0.315, Math.atan2(-end * 0.3, -side * 0.5), width * 0.12, width * 0.05),
    ]),
  )
  const petals = around(12).map(([angle]) => slit(random, ...polar(middle, angle, width * 0.075), angle, width * 0.17, width * 0.062))
  const seeds = around(12, Math.PI / 12).map(([angle]) => ellipse(...polar(middle, angle, width * 0.285), width * 0.02))
  return [...petals, ...seeds, ellipse(...middle, width * 0.042), ...corners]
}

function heart(random: Random, width: number, height: number): string[] {
  const y = height * 0.46
  const outline = path`M0 ${y - height * 0.0875}C${-width * 0.125} ${y - height * 0.25} ${-width * 0.25} ${y - height * 0.05} 0 ${y + height * 0.125}C${width * 0.25} ${y - height * 0.05} ${width * 0.125} ${y - height * 0.25} 0 ${y - height * 0.0875}Z`
  const rays = around(16, Math.PI / 16).map(([angle, index]) =>
    slit(random, ...polar([0, y], angle, width * 0.24), angle, width * (index % 2 ? 0.1 : 0.15), width * 0.05),
  )
  const corners = BOTH.flatMap((side) => [
    ...BOTH.flatMap((end) => [
      slit(random, side * width * 0.46, y + end * height * 0.34, Math.atan2(-end, -side), width * 0.13, width * 0.06),
      ellipse(side * width * 0.44, y + end * height * 0.17, width * 0.02),
    ]),
    slit(random, side * width * 0.46, y, side > 0 ? Math.PI : 0, width * 0.07, width * 0.05),
  ])
  return [outline, ...rays, ...corners]
}

function fern(random: Random, width: number, height: number): string[] {
  const y = height * 0.46
  const fronds = indices(3).flatMap((row) =>
    BOTH.map((side) =>
      slit(random, side * width * 0.03, y + height * (0.3 - row * 0.17), Math.atan2(-0.75, side), width * (0.4 - row * 0.05), width * 0.09),
    ),
  )
  const blossoms = BOTH.flatMap((side) => {
    const centre: Point = [side * width * 0.38, y - height * 0.24]
    return [ellipse(...centre, width * 0.045), ...around(8).map(([angle]) => ellipse(...polar(centre, angle, width * 0.08), width * 0.017))]
  })
  const foot = BOTH.map((side) => slit(random, side * width * 0.44, y + height * 0.32, Math.atan2(-0.1, -side), width * 0.26, width * 0.06))
  return [...fronds, slit(random, 0, y - height * 0.08, -Math.PI / 2, height * 0.22, width * 0.1), ...blossoms, ...foot]
}

function foliage({ random, fill }: Drawing): void {
  for (const index of indices(24)) {
    const length = random.between(190, 320)
    const blade = leaf(random, index * 72 - 60, 2160, -Math.PI / 2 + random.spread(0.5), length, length * 0.26, {
      bend: random.spread(0.15),
    })
    fill(blade.whole, random.pick([INK.pine, INK.moss, INK.teal]))
    fill(blade.rib(), INK.sage)
  }
}

/** Draws six frilled rings of paper, one on the other. */
function marigold(drawing: Drawing, x: number, y: number, radius: number, isGold: boolean): void {
  const { random } = drawing
  const [light, dark] = isGold ? [INK.gold, oklch(0.7, 0.15, 60)] : [INK.tomato, oklch(0.52, 0.17, 30)]
  paperCut(drawing, blob(random, x, y, radius, radius, { wander: 0.03, knots: 16 }), dark, { depth: 8 })
  for (const tier of indices(6)) {
    const reach = radius * (1.02 - tier * 0.165)
    const frills = Math.max(7, Math.round(reach / 8))
    const frill = ring([x, y], frills * 3, (_, index) => reach * at([1, 1.02, 0.86], index % 3) * (1 + random.spread(0.02)))
    paperCut(drawing, curve(frill, { roundness: 1 / 5 }), tier % 2 ? dark : light, { depth: 2.5 })
  }
  drawing.fill(blob(random, x, y, radius * 0.14, radius * 0.14), INK.clay)
}
