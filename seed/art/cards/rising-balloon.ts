import { brush, dryBrush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, mix, placed, steps, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { lettering, rising } from '../lettering.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { between, ellipse, ground, path, rectangle } from '../path.ts'

const SHADE = '#143355'
/** The size of the balloon's envelope in its own units: half its width, its height above the ring of the basket, and the number of its stripes. */
const ENVELOPE = { half: 400, height: 880, gores: 9 }

export const risingBalloon: CardArt = {
  cardId: '1HBE2156',
  seed: 131,
  front(drawing) {
    const { random } = drawing
    drawing.ground(shaded([0, -46, 0, 1900], oklch(0.8, 0.065, 228), oklch(0.92, 0.03, 215)))
    cloud(drawing, 160, 980, 150, '#f4f8fa', 6)
    cloud(drawing, 1320, 470, 120, '#eef4f7', 5)
    balloon(drawing, { x: 1280, y: 1060, size: 0.2, sway: 4, colours: [INK.teal, INK.cream] })
    balloon(drawing, { x: 240, y: 560, size: 0.14, sway: -4, colours: [INK.coral, INK.cream] })
    balloon(drawing, { x: 770, y: 1130, size: 1, sway: -3, colours: [INK.tomato, INK.coral, INK.cream], isNear: true })
    cloud(drawing, 1180, 1330, 190, INK.white, 8)
    cloud(drawing, 210, 1460, 210, '#f6fafc', 9)
    hills(drawing)
    drawing.letter(lettering(random, 'Welcome', { face: 'formalScript', size: 160, x: 400, baseline: 1940, bend: rising(0.04) }), INK.gold)
    drawing.letter(lettering(random, 'aboard!', { face: 'roundScript', size: 168, x: 1040, baseline: 1940, bend: rising(0.04) }), INK.cream)
  },
  inside(drawing) {
    cloud(drawing, 1010, 420, 80, '#e3eef3', 4)
    balloon(drawing, { x: 1240, y: 400, size: 0.3, sway: 5, colours: [INK.tomato, INK.coral, INK.cream] })
    cloud(drawing, 1360, 450, 62, '#eef4f7', 4)
  },
}

/** Draws a cloud with a flat lower edge and five or six round parts. The middle part is the highest. */
function cloud(drawing: Drawing, x: number, y: number, size: number, colour: string, depth: number): void {
  const { random } = drawing
  const shares = indices(6).map(() => random.between(0.75, 1.3))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let reached = 0
  let left = x - size * 1.5
  let outline = path`M${left} ${y}`
  shares.forEach((share, index) => {
    const width = (share / whole) * size * 3
    const puff = y - size * (0.5 + 0.75 * Math.sin((Math.PI * (reached + width / 2)) / (size * 3)))
    reached += width
    const right = x - size * 1.5 + reached
    const foot = index === shares.length - 1 ? y : y - size * 0.62 * Math.sin((Math.PI * reached) / (size * 3))
    outline += path`C${left - width * 0.05} ${puff} ${right + width * 0.05} ${puff} ${right} ${foot}`
    left = right
  })
  paperCut(drawing, `${outline}${path`Q${x} ${y + size * 0.12} ${x - size * 1.5} ${y}`}Z`, colour, { depth, shade: SHADE })
}

type Balloon = { x: number; y: number; size: number; sway: number; colours: string[]; isNear?: boolean }

function balloon(drawing: Drawing, { x, y, size, sway, colours, isNear = false }: Balloon): void {
  const { fill } = drawing
  const { half, height, gores } = ENVELOPE
  drawing.group({ transform: placed(x, y, sway, size) }, () => {
    const seams = steps(gores + 1).map((t) => Math.sin((t - 0.5) * Math.PI))
    const outline = between(seam(-1), seam(1))
    paperCut(drawing, outline, at(colours, 0), { depth: isNear ? 20 : 8, shade: SHADE })
    drawing.group({ clip: outline }, () => {
      for (const gore of indices(gores)) fill(between(seam(at(seams, gore)), seam(at(seams, gore + 1))), at(colours, gore % colours.length))
      if (isNear) ornament(drawing)
      fill(rectangle(0, -height - 20, half + 20, height + 40), shaded([0, 0, half + 20, 0], ['#1b0d38', 0], ['#1b0d38', 0.34]))
    })
    basket(drawing)
  })
}

/** Returns the line from crown to ring at `side`, which is -1 to 1 across the visible half. It is a quarter of an ellipse, then a cone. */
function seam(side: number): Point[] {
  const { half, height } = ENVELOPE
  const widest = 0.48 * height
  const upper = steps(9).map((t): Point => [
    side * half * Math.sin((t * Math.PI) / 2),
    -height + widest * (1 - Math.cos((t * Math.PI) / 2)),
  ])
  const lower = steps(9)
    .slice(1)
    .map((t): Point => [side * half * Math.cos(t * 1.27) ** 0.82, -height + widest + t * (height - widest)])
  return [...upper, ...lower]
}

/** Returns how far a belt hangs down at x. It hangs lowest in the middle, which is nearest to the viewer. */
const hanging = (x: number) => 60 * (1 - (x / 460) ** 2)

/** Draws a painted belt of flowers and a fringe of leaves. Both become narrower towards the sides, as on a round balloon. */
function ornament(drawing: Drawing): void {
  const { random, fill } = drawing
  const { half } = ENVELOPE
  fill('M-460 -560Q0 -440 460 -560L460 -400Q0 -280 -460 -400Z', INK.plum)
  const flowers = [INK.gold, INK.cream].map((colour) =>
    drawing.shape(() => {
      for (const [angle] of around(8)) fill(leaf(random, 0, 0, angle, 50, 26, { roundTip: true }).whole, colour)
      fill(ellipse(0, 0, 12), INK.tomato)
    }),
  )
  for (const index of indices(15)) {
    const side = Math.sin(((index + 0.5) / 15 - 0.5) * Math.PI)
    const turned = Math.sqrt(1 - side * side)
    drawing.use(at(flowers, (index + 1) % 2), placed(side * half * 0.985, -480 + 60 * turned * turned, 0, turned * 0.92 + 0.08, 1))
  }
  for (const y of [-576, -384]) {
    const rope = steps(9).map((t): Point => [mix(-450, 450, t), y + hanging(mix(-450, 450, t))])
    fill(brush(random, rope, { width: 14, profile: PROFILES.even, samples: 17 }), INK.gold)
  }
  for (const index of indices(11)) {
    const side = Math.sin(((index + 0.5) / 11 - 0.5) * Math.PI)
    const [x, turned] = [side * half * 0.9, Math.sqrt(1 - side * side)]
    fill(leaf(random, x, -366 + hanging(x), Math.PI / 2 - side * 0.25, 110, 46 * turned + 8).whole, INK.gold, 0.95)
  }
  fill(dryBrush(random, points([-250, -780, -345, -640, -330, -470]), { width: 64, bristles: 8, lift: 0.6 }), INK.white, 0.25)
}

function basket(drawing: Drawing): void {
  const { random, fill } = drawing
  fill('M-176 -30Q0 8 176 -30L112 44Q0 58 -112 44Z', INK.plum)
  for (const side of [-1, -0.4, 0.4, 1])
    fill(
      brush(
        random,
        [
          [side * 100, 30],
          [side * 74, 160],
        ],
        { width: 7, profile: PROFILES.even, samples: 4 },
      ),
      INK.plum,
    )
  paperCut(drawing, 'M-88 156L88 156L72 276Q0 288 -72 276Z', INK.clay, { depth: 6 })
  for (const row of indices(4)) {
    const y = 186 + row * 23
    const reach = mix(82, 72, row / 3)
    fill(
      brush(
        random,
        [
          [-reach, y],
          [0, y + 6],
          [reach, y],
        ],
        { width: 7, profile: PROFILES.even, samples: 7 },
      ),
      INK.gold,
      0.65,
    )
  }
  fill(brush(random, points([-98, 156, 0, 163, 98, 156]), { width: 20, profile: PROFILES.even, wander: 0.06 }), INK.plum)
}

function hills(drawing: Drawing): void {
  const { random } = drawing
  const far: Point[] = points([-80, 1670, 250, 1590, 560, 1650, 900, 1580, 1250, 1660, 1580, 1600])
  const near: Point[] = points([-80, 1695, 300, 1720, 700, 1660, 1100, 1730, 1580, 1670])
  paperCut(drawing, ground(far, 2200), oklch(0.7, 0.06, 160), { depth: 8, shade: SHADE })
  for (const _ of indices(34)) {
    const x = random.between(-40, 1540)
    const foot = 1722 + 30 * Math.sin(x / 190)
    drawing.fill(
      leaf(random, x, foot, -Math.PI / 2 + random.spread(0.05), random.between(60, 130), random.between(24, 38)).whole,
      random.pick([INK.moss, oklch(0.33, 0.05, 168), INK.pine]),
    )
  }
  paperCut(drawing, ground(near, 2200), INK.pine, { depth: 10, shade: SHADE })
}
