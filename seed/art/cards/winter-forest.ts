import { blob } from '../blob.ts'
import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, mix, placed, points, type Point } from '../geometry.ts'
import { arched, lettering } from '../lettering.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, polygon, rectangle, star } from '../path.ts'
import type { Random } from '../random.ts'
import { scatter } from '../scatter.ts'

const SHADE = '#0a1a33'
/** The sheets of paper from far to near. Each has a hole, and its firs stand on the lower edge of the hole. */
const SHEETS = [
  { colour: oklch(0.86, 0.03, 215), snow: '#f8fbfd', firs: 7 },
  { colour: oklch(0.76, 0.045, 215), snow: '#eef5f9', firs: 7 },
  { colour: oklch(0.63, 0.06, 218), snow: '#dfeaf1', firs: 6 },
  { colour: oklch(0.49, 0.065, 225), snow: '#c9dae6', firs: 6 },
  { colour: oklch(0.37, 0.06, 245), firs: 4 },
  { colour: oklch(0.28, 0.05, 262), firs: 4 },
]

export const winterForest: CardArt = {
  cardId: '1HBE2152',
  seed: 127,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.93, 0.03, 80))
    fill(ellipse(760, 830, 430), glow(760, 830, 430, ['#fff8e4', 1], [oklch(0.95, 0.05, 85), 0.8], [oklch(0.93, 0.03, 80), 0]))
    fill(ellipse(890, 640, 82), oklch(0.87, 0.09, 85))
    SHEETS.forEach((_, index) => {
      if (index === 1) clearing(drawing)
      sheet(drawing, index)
    })
    snowfall(drawing)
    drawing.letter(
      lettering(random, 'warm winter wishes', { face: 'brushScript', size: 200, x: 750, baseline: 1925, bend: arched(750, 1925, -3400) }),
      INK.paper,
    )
    fill(star(750, 2012, 20), INK.gold)
  },
  inside(drawing) {
    const { random, fill } = drawing
    for (const [index, [x, height]] of points([120, 250, 260, 170, 1260, 150, 1390, 270, 1130, 110, 20, 180, 1500, 190]).entries())
      paperCut(drawing, fir(random, x, 2085, height, height * 0.5), at(SHEETS, 1 + (index % 3)).colour, { depth: 5, shade: SHADE })
    fill(curve(points([-80, 2090, 250, 2066, 750, 2085, 1250, 2062, 1580, 2084, 1580, 2200, -80, 2200])), '#e6eef3')
    for (const [x, y] of scatter(random, { from: [180, 120], to: [1320, 440], apart: 120, tries: 300 }))
      fill(blob(random, x, y, 7, 7), '#c9dae6')
  },
}

/** Returns the hole of a sheet. It looks cut by hand, and is larger than the hole of the sheet behind. */
function hole(index: number, drift: number): { centre: Point; radiusX: number; radiusY: number; outline: Point[] } {
  const near = index / (SHEETS.length - 1)
  const centre: Point = [750 + drift, mix(860, 935, near)]
  const [radiusX, radiusY] = [mix(330, 620, near ** 0.9), mix(400, 850, near ** 0.95)]
  const outline = around(26).map(([angle]): Point => {
    const wave =
      1 + 0.035 * Math.sin(angle * 2 + index * 1.3) + 0.022 * Math.sin(angle * 3 + index * 2.1) + 0.012 * Math.sin(angle * 7 + index)
    return [centre[0] + Math.cos(angle) * radiusX * wave, centre[1] + Math.sin(angle) * radiusY * wave * (Math.sin(angle) > 0 ? 0.86 : 1)]
  })
  return { centre, radiusX, radiusY, outline }
}

function sheet(drawing: Drawing, index: number): void {
  const { random } = drawing
  const { colour, snow, firs } = at(SHEETS, index)
  const near = index / (SHEETS.length - 1)
  const { centre, radiusX, radiusY, outline } = hole(index, random.spread(10))
  paperCut(drawing, rectangle(-80, -80, 1660, 2260) + curve(outline), colour, { depth: mix(16, 26, near), shade: SHADE, holes: true })
  if (snow) {
    const bank = outline.slice(4, 10)
    drawing.fill(
      brush(random, bank, { width: mix(18, 44, near), profile: (t) => Math.sin(Math.PI * t) ** 0.7, wander: 0.18, samples: 15 }),
      snow,
    )
  }
  const stand = indices(firs).map((place) => {
    const side = place % 2 ? 1 : -1
    const share = 0.12 + (0.8 * ((place >> 1) + 0.6)) / (firs / 2) + random.spread(0.04)
    const angle = Math.PI / 2 - side * Math.min(1.15, share * 1.02) * 1.05
    const [x, y] = [centre[0] + Math.cos(angle) * radiusX * 1.05, centre[1] + Math.sin(angle) * radiusY * 0.9 + 40]
    const height = mix(170, 470, near) * random.between(0.72, 1.15) * (Math.abs(x - 750) < 130 ? 0.55 : 1)
    return fir(random, x, y, height, height * 0.5)
  })
  // Only the part of a fir inside the hole casts a shadow. The rest belongs to its sheet of paper.
  drawing.group({ clip: curve(outline) }, () => paperCut(drawing, stand, colour, { depth: mix(6, 12, near), shade: SHADE }))
}

function fir(random: Random, x: number, foot: number, height: number, width: number): string {
  const tiers = Math.max(4, Math.round(height / 52))
  const right: Point[] = []
  const left: Point[] = []
  for (const tier of indices(tiers)) {
    const share = (tier + 1) / tiers
    const [reach, y] = [((width * share) / 2) * (0.9 + random.spread(0.06)), foot - height + height * share]
    right.push([x + reach, y + random.spread(3)])
    left.push([x - reach * (1 + random.spread(0.05)), y + random.spread(3)])
    if (tier < tiers - 1) {
      right.push([x + reach * 0.56, y - 6])
      left.push([x - reach * 0.56, y - 6])
    }
  }
  const trunk = width * 0.05
  return polygon([
    [x, foot - height],
    ...right,
    [x + trunk, foot],
    [x + trunk, foot + 24],
    [x - trunk, foot + 24],
    [x - trunk, foot],
    ...left.reverse(),
  ])
}

/** Draws a lit cabin on a snowy hill, with a path to the door. */
function clearing(drawing: Drawing): void {
  const { random, fill } = drawing
  fill(blob(random, 735, 1310, 400, 136, { wander: 0.02 }), '#f8fbfd')
  fill(ellipse(735, 1150, 210), glow(735, 1150, 210, [INK.gold, 0.5], [INK.gold, 0]))
  drawing.group({ transform: placed(735, 1196, 0, 1.12) }, () => {
    paperCut(drawing, rectangle(-104, -112, 208, 112), INK.clay, { depth: 6 })
    fill(polygon(points([56, -226, 56, -158, 84, -136, 84, -226])), INK.tomato)
    paperCut(drawing, polygon(points([-138, -104, 0, -214, 138, -104])), INK.paper, { depth: 5 })
    fill(polygon(points([-126, -96, 0, -196, 126, -96])), INK.tomato)
    fill(
      brush(
        random,
        [
          [48, -228],
          [92, -228],
        ],
        { width: 16, profile: PROFILES.even },
      ),
      INK.paper,
    )
    fill(rectangle(-26, -74, 52, 74), INK.plum)
    for (const x of [-78, 44]) {
      fill(rectangle(x, -82, 34, 42), INK.gold)
      fill(rectangle(x + 15, -82, 4, 42) + rectangle(x, -63, 34, 4), INK.clay)
    }
    const smoke: Point[] = points([70, -240, 78, -262, 92, -290, 86, -322, 70, -350, 76, -384, 104, -420])
    fill(brush(random, smoke, { width: 26, profile: (t) => (0.3 + t * 0.9) * (t > 0.9 ? (1 - t) / 0.1 : 1) }), INK.white, 0.85)
  })
  fill(curve(points([714, 1200, 758, 1200, 766, 1240, 742, 1285, 790, 1340, 700, 1340, 690, 1285, 716, 1240])), '#e3ddd2')
}

function snowfall({ random, fill }: Drawing): void {
  for (const [x, y] of scatter(random, {
    from: [-30, -30],
    to: [1530, 1740],
    apart: 70,
    tries: 950,
    among: ([x, y]) => Math.hypot(x - 735, y - 1100) > 190,
  })) {
    const size = random.between(4, 11)
    fill(blob(random, x, y, size, size, { wander: 0.08 }), INK.white, random.between(0.75, 1))
  }
}
