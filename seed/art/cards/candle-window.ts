// Lengths are pixels at 300 dpi. Positions start at the upper left corner of the trim.
import { blob } from '../blob.ts'
import { along, brush, dryBrush, PROFILES, type Station } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, boxOutline, indices, mix, placed, points, polar, steps, type Point } from '../geometry.ts'
import { lettering } from '../lettering.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { between, curve, ellipse, ground, path, rectangle, star } from '../path.ts'
import { leaf } from '../leaf.ts'

const WALL = oklch(0.4, 0.028, 250)
const WOOD = oklch(0.84, 0.014, 240)
const WOOD_SHADE = oklch(0.7, 0.02, 245)
const CLOTH = oklch(0.9, 0.012, 80)
const SHADE = '#141b28'
/** The opening in the wall. Its foot is the sill. */
const OPENING = { left: 330, top: 210, right: 1170, foot: 1400 }
const SILL = 1400
const FLAME: Point = [640, 1012]

export const candleWindow: CardArt = {
  cardId: '1HBE2172',
  seed: 233,
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, -46, 0, 2146], WALL, oklch(0.35, 0.028, 252)))
    const [x, y] = FLAME
    fill(ellipse(x, y, 980), glow(x, y, 980, [oklch(0.8, 0.045, 70), 0.5], [WALL, 0]))
    dusk(drawing)
    bars(drawing)
    curtain(drawing, -1)
    curtain(drawing, 1)
    sill(drawing)
    vase(drawing, 905, SILL + 8)
    candleOn(drawing, x, SILL + 6)

    drawing.keepClear(boxOutline(240, 1390, 1260, 1500))
    drawing.letter(lettering(random, 'Holding you', { face: 'quietItalic', size: 178, x: 750, baseline: 1716 }), INK.cream)
    drawing.letter(lettering(random, 'in the light', { face: 'quietItalic', size: 178, x: 750, baseline: 1915 }), INK.cream)
  },
  inside(drawing) {
    const { fill, random } = drawing
    fill(ellipse(750, 236, 190), glow(750, 236, 190, [INK.gold, 0.22], [INK.gold, 0]))
    fill(brush(random, points([600, 446, 750, 450, 900, 444]), { width: 7, samples: 7 }), WOOD_SHADE)
    drawing.group({ transform: [0.5, 0, 0, 0.5, 430, -258] }, () => candleOn(drawing, 640, SILL, false))
  },
}

/** Draws the last light over far hills, and the first stars. */
function dusk(drawing: Drawing): void {
  const { random, fill } = drawing
  const { left, top, right, foot } = OPENING
  const glass = rectangle(left, top, right - left, foot - top)
  fill(rectangle(left - 44, top - 44, right - left + 88, foot - top + 70), WOOD)
  fill(rectangle(left - 16, top - 16, right - left + 32, foot - top + 20), WOOD_SHADE)
  fill(glass, shaded([0, top, 0, foot], oklch(0.42, 0.04, 262), oklch(0.56, 0.04, 255), oklch(0.74, 0.035, 250), oklch(0.87, 0.04, 60)))
  drawing.group({ clip: glass }, () => {
    for (const [x, y, size] of [
      [420, 300, 15],
      [560, 430, 9],
      [700, 290, 11],
      [880, 360, 18],
      [1080, 290, 10],
      [1000, 500, 9],
      [460, 560, 8],
      [820, 560, 8],
    ] as const)
      fill(star(x, y, size), INK.cream, 0.9)
    for (const row of indices(4)) {
      const base = 1120 + row * 62
      const line = steps(6).map((t): Point => [mix(300, 1200, t), base + random.spread(40)])
      fill(
        ground(line, 1500),
        shaded([0, base - 40, 0, base + 150], oklch(mix(0.68, 0.46, row / 3), 0.028, 245), oklch(mix(0.75, 0.54, row / 3), 0.024, 240)),
      )
    }
    for (const [x, y] of points([370, 880, 900, 800, 700, 960]))
      fill(
        dryBrush(
          random,
          [
            [x, y],
            [x + 140, y - 8],
            [x + 280, y + 4],
          ],
          { width: 30, lift: 0.6 },
        ),
        INK.cream,
        0.22,
      )
  })
}

function bars(drawing: Drawing): void {
  const { left, top, right, foot } = OPENING
  const bar = (x: number, y: number, width: number, height: number) => {
    paperCut(drawing, rectangle(x, y, width, height), WOOD, { depth: 6, shade: SHADE })
    drawing.fill(
      width < height ? rectangle(x + width * 0.64, y, width * 0.36, height) : rectangle(x, y + height * 0.64, width, height * 0.36),
      WOOD_SHADE,
    )
  }
  bar(left, 600, right - left, 22)
  bar(left, 1000, right - left, 22)
  bar(750 - 13, top, 26, foot - top)
}

/** Draws a thin curtain that is pulled aside and tied. */
function curtain(drawing: Drawing, side: -1 | 1): void {
  const { random, fill } = drawing
  const x = (aside: number) => 750 + side * aside
  const outer = points([560, 150, 560, 600, 556, 960, 556, 1400])
  const inner = points([150, 150, 250, 540, 440, 960, 380, 1400])
  const place = ([aside, y]: Point): Point => [x(aside), y]
  const whole = between(outer.map(place), inner.map(place))
  paperCut(drawing, whole, CLOTH, { depth: 14, shade: SHADE })
  drawing.group({ clip: whole }, () => {
    fill(whole, shaded([x(560), 0, x(200), 0], [WALL, 0.42], [INK.cream, 0.1]))
    for (const fold of indices(13)) {
      const share = (fold + 0.6) / 13.4
      const way = outer.map(([aside, y], index): Point => {
        const [near] = inner[index] ?? [aside]
        return [x(mix(near, aside, share) + random.spread(4)), y]
      })
      fill(
        brush(random, way, { width: random.between(8, 24), profile: PROFILES.swell, wander: 0.2, samples: 10 }),
        fold % 2 ? WALL : INK.white,
        fold % 2 ? 0.16 : 0.4,
      )
    }
  })
  lace(drawing, along(inner.map(place), 34).slice(4))
  const tie = points([420, 950, 500, 978, 572, 960])
  fill(brush(random, tie.map(place), { width: 30, profile: PROFILES.even, wander: 0.06 }), WOOD_SHADE)
  paperCut(drawing, rectangle(90, 128, 1320, 20), WOOD, { depth: 6, shade: SHADE })
}

/** Draws a hem of small scallops with holes. */
function lace(drawing: Drawing, hem: Station[]): void {
  const scallop = drawing.shape(() => {
    drawing.add({ path: ellipse(0, 0, 19) + ellipse(0, 0, 7), fill: CLOTH, rule: 'evenodd' })
    for (const [angle] of around(5)) drawing.fill(ellipse(...polar([0, 0], angle, 13), 2.4), WALL, 0.5)
  })
  for (const { point, angle } of hem) drawing.use(scallop, placed(...point, (angle * 180) / Math.PI, drawing.random.between(0.94, 1.05)))
}

function sill(drawing: Drawing): void {
  paperCut(drawing, rectangle(238, SILL, 1024, 46), WOOD, { depth: 14, shade: SHADE })
  drawing.fill(rectangle(238, SILL + 32, 1024, 14), WOOD_SHADE)
  drawing.fill(rectangle(238, SILL, 1024, 46), glow(FLAME[0], SILL, 520, [INK.gold, 0.3], [INK.gold, 0]))
}

function candleOn(drawing: Drawing, x: number, foot: number, isShining = true): void {
  const { random, fill } = drawing
  const top = foot - 300
  if (isShining) {
    fill(
      ellipse(x, top - 70, 420),
      glow(x, top - 70, 420, [oklch(0.9, 0.06, 80), 0.85], [oklch(0.86, 0.06, 75), 0.28], [oklch(0.86, 0.05, 75), 0]),
    )
    fill(blob(random, x + 36, foot + 8, 150, 15), SHADE, 0.3)
  }
  paperCut(
    drawing,
    path`M${x - 128} ${foot - 26}Q${x} ${foot + 26} ${x + 128} ${foot - 26}Q${x + 104} ${foot + 10} ${x + 58} ${foot + 10}L${x - 58} ${foot + 10}Q${x - 104} ${foot + 10} ${x - 128} ${foot - 26}Z`,
    WOOD_SHADE,
    { depth: 6, shade: SHADE },
  )
  fill(ellipse(x, foot - 26, 128, 18), oklch(0.78, 0.02, 245))
  const wax = path`M${x - 44} ${foot - 22}L${x - 42} ${top + 8}Q${x - 20} ${top - 12} ${x + 4} ${top + 6}Q${x + 30} ${top - 6} ${x + 43} ${top + 12}L${x + 45} ${foot - 22}Q${x} ${foot - 8} ${x - 44} ${foot - 22}Z`
  paperCut(drawing, wax, INK.cream, { depth: 8, shade: SHADE })
  drawing.group({ clip: wax }, () => {
    fill(wax, shaded([0, top, 0, top + 240], [oklch(0.9, 0.08, 80), 0.9], [INK.cream, 0]))
    fill(rectangle(x + 14, top - 20, 40, 340), WALL, 0.14)
    fill(curve(points([0, 0, 13, 4, 12, 60, 6, 92, -2, 60]).map(([u, v]): Point => [x - 26 + u, top + 10 + v])), INK.white, 0.8)
  })
  fill(
    brush(
      random,
      [
        [x, top + 6],
        [x + 3, top - 14],
        [x + 2, top - 30],
      ],
      { width: 7, samples: 5 },
    ),
    SHADE,
  )
  fill(
    path`M${x + 2} ${top - 22}C${x - 34} ${top - 42} ${x - 20} ${top - 92} ${x + 6} ${top - 150}C${x + 24} ${top - 92} ${x + 36} ${top - 40} ${x + 2} ${top - 22}Z`,
    INK.gold,
  )
  fill(
    path`M${x + 2} ${top - 26}C${x - 16} ${top - 38} ${x - 9} ${top - 66} ${x + 4} ${top - 96}C${x + 14} ${top - 64} ${x + 18} ${top - 36} ${x + 2} ${top - 26}Z`,
    '#fff7e0',
  )
}

/** Draws a white ranunculus in a small bottle. */
function vase(drawing: Drawing, x: number, foot: number): void {
  const { random, fill } = drawing
  fill(
    brush(
      random,
      [
        [x, foot - 60],
        [x + 6, foot - 200],
        [x + 40, foot - 330],
      ],
      { width: 11, profile: PROFILES.even },
    ),
    oklch(0.5, 0.035, 150),
  )
  for (const [share, turnRadians, length] of [
    [0.45, -2.5, 120],
    [0.62, -0.35, 104],
  ] as const) {
    const blade = leaf(random, x + 8 + share * 18, foot - 100 - share * 170, turnRadians, length, 44, { bend: 0.1 })
    paperCut(drawing, blade.whole, oklch(0.56, 0.035, 150), { depth: 5, shade: SHADE })
    fill(blade.left, INK.white, 0.14)
  }
  const bottle = path`M${x - 24} ${foot - 170}L${x + 24} ${foot - 170}L${x + 24} ${foot - 118}Q${x + 66} ${foot - 96} ${x + 66} ${foot - 46}L${x + 62} ${foot}L${x - 62} ${foot}L${x - 66} ${foot - 46}Q${x - 66} ${foot - 96} ${x - 24} ${foot - 118}Z`
  paperCut(drawing, bottle, oklch(0.6, 0.03, 235), { depth: 8, shade: SHADE })
  drawing.group({ clip: bottle }, () => {
    fill(rectangle(x + 10, foot - 200, 80, 220), SHADE, 0.16)
    fill(
      dryBrush(
        random,
        [
          [x - 40, foot - 90],
          [x - 42, foot - 50],
          [x - 38, foot - 14],
        ],
        { width: 22, bristles: 5 },
      ),
      INK.white,
      0.4,
    )
  })
  const [fx, fy] = [x + 42, foot - 352]
  for (const [many, reach, width, tone] of [
    [9, 84, 66, oklch(0.87, 0.014, 60)],
    [8, 66, 52, oklch(0.92, 0.014, 70)],
    [6, 46, 38, INK.snow],
    [4, 26, 24, oklch(0.94, 0.03, 80)],
  ] as const)
    for (const petal of indices(many)) {
      const angle = (petal / many) * 6.283 + random.spread(0.14) + many
      paperCut(drawing, leaf(random, fx, fy, angle, reach * random.between(0.92, 1.06), width, { roundTip: true }).whole, tone, {
        depth: 3,
        shade: SHADE,
      })
    }
  fill(blob(random, fx, fy, 10, 10), INK.sage)
}
