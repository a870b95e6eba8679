import type { CardArt } from '../card-art.ts'
import { dryBrush } from '../brush.ts'
import type { Drawing } from '../drawing.ts'
import { indices, points, polar, steps, type Point } from '../geometry.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { between, path } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick } from '../strokes.ts'
import { write } from '../write.ts'

const BANDS = [INK.tomato, INK.coral, INK.gold, INK.sage, INK.teal, INK.sea, INK.plum]
const FOOT: Point = [693, 830]
const SHADE = '#1a2a44'

export const afterTheRain: CardArt = {
  cardId: '1HBE2262',
  seed: 421,
  sheet: createSheet('60', 'S'),
  front(drawing) {
    const { random } = drawing
    drawing.ground(shaded([0, 0, 0, 1387], oklch(0.94, 0.025, 85), oklch(0.9, 0.04, 60)))
    rainbow(drawing, FOOT, 560, 68)
    cloud(drawing, 290, 850, 1.1, INK.white)
    cloud(drawing, 1110, 860, 1, '#f6f9fb')
    for (const [x, y] of points([180, 930, 290, 990, 390, 935, 1000, 940, 1100, 1000, 1210, 945])) {
      const drop = path`M${x} ${y - 34}C${x + 30} ${y + 4} ${x + 22} ${y + 34} ${x} ${y + 34}C${x - 22} ${y + 34} ${x - 30} ${y + 4} ${x} ${y - 34}Z`
      paperCut(drawing, drop, random.pick([INK.sky, INK.teal]), { depth: 4, shade: SHADE })
      flick(drawing, [x - 10, y + 2, x - 11, y + 12, x - 6, y + 20], 5, INK.white, 0.6)
    }
    write(drawing, 'brighter days ahead', INK.plum, { face: 'brushScript', width: 940, x: 693, baseline: 1190 })
    write(drawing, 'GET WELL SOON', INK.tomato, { face: 'capitals', width: 440, x: 693, baseline: 1312, trackingEms: 0.3 })
  },
  inside(drawing) {
    rainbow(drawing, [130, 200], 120, 14)
    cloud(drawing, 40, 210, 0.26, INK.white)
    cloud(drawing, 225, 210, 0.24, '#eef3f6')
  },
}

function rainbow(drawing: Drawing, middle: Point, radius: number, band: number): void {
  const { random, fill } = drawing
  BANDS.forEach((ink, index) => {
    const [outer, inner] = [radius - index * band, radius - (index + 1) * band + 3]
    const arc = (reach: number) => steps(15).map((t): Point => polar(middle, Math.PI + t * Math.PI, reach + random.spread(band * 0.04)))
    paperCut(drawing, between(arc(outer), arc(inner)), ink, { depth: 7, shade: SHADE })
    for (const from of indices(2)) {
      const way = steps(7).map((t): Point => polar(middle, Math.PI * (1.06 + from * 0.42 + t * 0.34), (outer + inner) / 2))
      fill(dryBrush(random, way, { width: band * 0.6, bristles: 5, lift: 0.7 }), INK.white, 0.16)
    }
  })
}

function cloud(drawing: Drawing, x: number, y: number, size: number, ink: string): void {
  const puff = (numbers: number[]) => numbers.map((value, index) => (index % 2 ? y : x) + value * size)
  const n = puff([
    -230, 40, -300, 40, -300, -60, -220, -66, -220, -150, -110, -160, -80, -100, -40, -190, 90, -180, 100, -90, 150, -130, 240, -90, 216,
    -30, 280, -30, 280, 40, 220, 40,
  ])
  const [sx = 0, sy = 0] = n
  let outline = path`M${sx} ${sy}`
  for (let at = 2; at + 5 < n.length; at += 6)
    outline += path`C${n[at] ?? 0} ${n[at + 1] ?? 0} ${n[at + 2] ?? 0} ${n[at + 3] ?? 0} ${n[at + 4] ?? 0} ${n[at + 5] ?? 0}`
  paperCut(drawing, `${outline}Z`, ink, { depth: 12 * size, shade: SHADE })
  drawing.fill(
    dryBrush(drawing.random, points([x - 200 * size, y + 16 * size, x, y + 22 * size, x + 200 * size, y + 14 * size]), {
      width: 26 * size,
      bristles: 4,
    }),
    INK.sky,
    0.3,
  )
}
