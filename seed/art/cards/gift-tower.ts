import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed } from '../geometry.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle, star } from '../path.ts'
import { points } from '../geometry.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#1c1030'
type Wrap = 'dots' | 'stripes' | 'checks' | 'stars' | 'zigzag' | 'plain'
/** The gifts from the bottom to the top: width, height, x of the middle, tilt, paper, pattern, ribbon. */
const TOWER: [number, number, number, number, string, string, Wrap, string][] = [
  [780, 330, 830, -1, INK.tomato, INK.coral, 'stripes', INK.cream],
  [560, 260, 790, 2, INK.teal, INK.cream, 'dots', INK.gold],
  [640, 200, 860, -3, INK.plum, oklch(0.45, 0.11, 350), 'checks', INK.coral],
  [420, 300, 820, 3, INK.gold, INK.clay, 'stars', INK.sea],
  [470, 170, 850, -3, INK.sea, INK.sky, 'zigzag', INK.tomato],
  [300, 230, 810, 5, INK.blush, INK.rose, 'dots', INK.plum],
]

export const giftTower: CardArt = {
  cardId: '1HBE2289',
  seed: 467,
  sheet: createSheet('831', 'V'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.88, 0.05, 165))
    for (const [x, y] of scatter(random, {
      from: [0, 600],
      to: [1650, 2200],
      apart: 150,
      tries: 500,
      among: ([x]) => Math.abs(x - 825) > 420,
    }))
      fill(star(x, y, random.between(14, 30)), random.pick([INK.white, INK.gold, INK.coral]))
    paperCut(drawing, ground(points([-80, 2250, 500, 2240, 1100, 2252, 1750, 2236]), 2700), INK.pine, { depth: 8, shade: SHADE })
    fill(ellipse(840, 2300, 480, 40), SHADE, 0.3)
    let foot = 2300
    for (const [width, height, x, turnDegrees, paper, other, wrap, ribbon] of TOWER) {
      drawing.group({ transform: placed(x, foot, turnDegrees) }, () => gift(drawing, width, height, paper, other, wrap, ribbon))
      foot -= height + 12
    }
    drawing.group({ transform: placed(805, foot + 4, 6) }, () => bow(drawing, INK.plum))
    write(drawing, 'a whole stack', INK.plum, { face: 'roundScript', width: 1120, x: 825, baseline: 300 })
    write(drawing, 'OF GOOD WISHES', INK.tomato, { face: 'capitals', width: 760, x: 825, baseline: 430, trackingEms: 0.26 })
    write(drawing, 'HAPPY BIRTHDAY', INK.cream, { face: 'capitals', width: 620, x: 825, baseline: 2445, trackingEms: 0.3 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(825, 380, -3, 0.5) }, () => gift(drawing, 420, 300, INK.gold, INK.clay, 'stars', INK.sea))
    drawing.group({ transform: placed(825, 228, -3, 0.5) }, () => bow(drawing, INK.sea))
  },
}

function gift(drawing: Drawing, width: number, height: number, paper: string, other: string, wrap: Wrap, ribbon: string): void {
  const { fill } = drawing
  const half = width / 2
  const body = rectangle(-half, -height, width, height)
  paperCut(drawing, body, paper, { depth: 14, shade: SHADE })
  drawing.group({ clip: body }, () => {
    const rows = Math.ceil(height / 60) + 1
    if (wrap === 'dots')
      for (const row of indices(rows))
        for (const column of indices(16)) fill(ellipse((column - 8 + (row % 2) * 0.5) * 62, -row * 56 - 6, 13), other)
    if (wrap === 'stripes')
      for (const column of indices(16))
        fill(
          shape([-half + column * 74, 0, -half + column * 74 + 34, 0, -half + column * 74 + 34, -height, -half + column * 74, -height]),
          other,
        )
    if (wrap === 'checks')
      for (const row of indices(rows))
        for (const column of indices(18)) if ((row + column) % 2) fill(rectangle(-half + column * 52, -row * 52 - 52, 52, 52), other)
    if (wrap === 'stars')
      for (const row of indices(rows))
        for (const column of indices(10)) fill(star((column - 5 + (row % 2) * 0.5) * 82, -row * 66 - 20, 26), other)
    if (wrap === 'zigzag')
      for (const row of indices(rows))
        for (const column of indices(14))
          fill(
            shape([
              -half + column * 60,
              -row * 58,
              -half + column * 60 + 30,
              -row * 58 - 30,
              -half + column * 60 + 60,
              -row * 58,
              -half + column * 60 + 60,
              -row * 58 - 16,
              -half + column * 60 + 30,
              -row * 58 - 46,
              -half + column * 60,
              -row * 58 - 16,
            ]),
            other,
          )
  })
  fill(body, shaded([-half, 0, half, 0], ['#ffffff', 0.16], ['#ffffff', 0], [SHADE, 0.3]))
  paperCut(drawing, rectangle(-30, -height, 60, height), ribbon, { depth: 4, shade: SHADE })
  line(drawing, [-14, -height + 8, -15, -8], 6, INK.white, 0.35)
  paperCut(drawing, rectangle(-half - 14, -height - 10, width + 28, 58), paper, { depth: 8, shade: SHADE })
  fill(rectangle(-half - 14, -height - 10, width + 28, 58), shaded([-half, 0, half, 0], ['#ffffff', 0.2], ['#ffffff', 0], [SHADE, 0.3]))
  fill(rectangle(-30, -height - 10, 60, 58), ribbon)
}

function bow(drawing: Drawing, ink: string): void {
  for (const side of [-1, 1]) {
    const turned = (numbers: number[]) => numbers.map((value, index) => (index % 2 ? value : value * side))
    flick(drawing, turned([0, 0, 90, -10, 150, 40]), 34, ink)
    const loop = turned([0, 0, 50, -150, 190, -170, 190, -80, 190, -10, 90, 10, 0, 0])
    paperCut(drawing, `M${loop.slice(0, 2).join(' ')}C${loop.slice(2, 8).join(' ')}C${loop.slice(8).join(' ')}Z`, ink, {
      depth: 7,
      shade: SHADE,
    })
    const hollow = turned([26, -20, 70, -104, 150, -120, 150, -76, 150, -36, 80, -14, 26, -20])
    drawing.fill(`M${hollow.slice(0, 2).join(' ')}C${hollow.slice(2, 8).join(' ')}C${hollow.slice(8).join(' ')}Z`, SHADE, 0.35)
  }
  paperCut(drawing, ellipse(0, -4, 34, 36), ink, { depth: 5, shade: SHADE })
}
