import { blob } from '../blob.ts'
import { brush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, toRadians, mix, placed, points, polar, type Point } from '../geometry.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, ground } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const BARK = oklch(0.36, 0.03, 40)
const LEAVES = [oklch(0.64, 0.045, 95), oklch(0.7, 0.045, 85), oklch(0.56, 0.04, 110), oklch(0.76, 0.045, 75)]

export const loneTree: CardArt = {
  cardId: '1HBE2412',
  seed: 751,
  sheet: createSheet('831', 'H'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(shaded([0, 0, 0, 1300], oklch(0.84, 0.02, 240), oklch(0.91, 0.02, 60), oklch(0.94, 0.035, 75)))
    fill(ellipse(1820, 760, 700), glow(1820, 760, 700, ['#fff3dc', 0.9], ['#fff3dc', 0]))
    fill(ellipse(1820, 760, 250), oklch(0.95, 0.04, 80))
    for (const [row, ink] of [oklch(0.82, 0.02, 235), oklch(0.77, 0.022, 225), oklch(0.7, 0.025, 200)].entries()) {
      const top = 1080 + row * 74
      fill(
        ground(
          indices(8).map((step): Point => [-100 + step * 400, top + Math.sin(step * 1.7 + row * 2) * (50 - row * 8)]),
          1720,
        ),
        ink,
      )
      fill(ground(points([-60, top + 70, 1300, top + 40, 2640, top + 80]), 1720), INK.white, 0.25)
    }
    fill(ground(points([-60, 1440, 600, 1400, 1300, 1350, 1900, 1310, 2300, 1340, 2640, 1400]), 1720), oklch(0.55, 0.035, 130))
    fill(ground(points([-60, 1540, 700, 1510, 1500, 1480, 2640, 1520]), 1720), oklch(0.46, 0.035, 140))
    fill(ellipse(1830, 1346, 330, 26), oklch(0.35, 0.03, 140), 0.4)
    branch(drawing, foliage(drawing), [1820, 1345], toRadians(-93), 250, 66, 5)
    for (const [x, y, turn] of points3([2360, 430, 0, 2450, 490, 1, 2270, 380, 1]))
      drawing.add({
        path: `M${x - 40} ${y - 12 + turn * 6}Q${x - 18} ${y - 28} ${x} ${y}Q${x + 20} ${y - 30} ${x + 44} ${y - 10}`,
        stroke: { color: BARK, width: 6 },
      })
    for (const _ of indices(46)) {
      const x = random.between(-40, 2600)
      drawing.add({
        path: `M${Math.round(x)} 1660Q${Math.round(x + 8)} 1590 ${Math.round(x + random.spread(40))} ${Math.round(random.between(1470, 1560))}`,
        stroke: { color: oklch(0.38, 0.03, 140), width: 6 },
      })
    }
    write(drawing, 'With heartfelt', INK.ink, { face: 'quietItalic', width: 720, x: 720, baseline: 640 })
    write(drawing, 'sympathy', INK.ink, { face: 'quietItalic', width: 470, x: 720, baseline: 800 })
  },
  inside(drawing) {
    drawing.group({ transform: [0.34, 0, 0, 0.34, -330, -50] }, () =>
      branch(drawing, foliage(drawing), [1820, 1345], toRadians(-93), 230, 56, 3),
    )
  },
}

const points3 = (numbers: number[]): [number, number, number][] =>
  numbers.flatMap((x, index): [number, number, number][] => (index % 3 ? [] : [[x, numbers[index + 1] ?? 0, numbers[index + 2] ?? 0]]))

const foliage = ({ random, shape, fill }: Drawing): string[] =>
  LEAVES.flatMap((ink) => [0, 1].map(() => shape(() => fill(blob(random, 0, 0, 52, 40, { knots: 7, wander: 0.12 }), ink))))

/** Draws a branch that forks again and again until it is a twig, and gives the twigs leaves. */
function branch(drawing: Drawing, leaves: string[], from: Point, angle: number, length: number, width: number, left: number): void {
  const { random, fill } = drawing
  const bend = angle + random.spread(0.16)
  const tip = polar(from, bend, length)
  const way: Point[] = [from, [mix(from[0], tip[0], 0.5) + random.spread(length * 0.06), mix(from[1], tip[1], 0.5)], tip]
  fill(brush(random, way, { width, profile: (t) => (left === 5 ? 1.5 - Math.min(0.6, t * 2) : 1) - 0.36 * t, samples: 6 }), BARK)
  if (left === 0 || (left < 3 && random.chance(0.2))) {
    for (const _ of indices(3)) {
      const [x, y] = [tip[0] + random.spread(70), tip[1] + random.spread(60)]
      drawing.use(random.pick(leaves), placed(x, y, random.between(0, 360), random.between(0.75, 1.3)), { opacity: 0.82 })
    }
    return
  }
  const forks = left > 3 ? [-0.62, 0.06, 0.58] : [-0.5, 0.46]
  for (const fork of forks)
    branch(drawing, leaves, tip, bend + fork + random.spread(0.14), length * random.between(0.68, 0.82), width * 0.6, left - 1)
}
