import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, toRadians, placed, points, polar } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { line } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#0b1a3a'
const KINDS = [
  { cup: INK.tomato, heart: INK.gold, dress: 'dots' },
  { cup: INK.gold, heart: INK.tomato, dress: 'rays' },
  { cup: INK.coral, heart: INK.plum, dress: 'leaf' },
  { cup: oklch(0.82, 0.07, 350), heart: INK.rose, dress: 'rays' },
] as const

export const tulipRow: CardArt = {
  cardId: '1HBE2244',
  seed: 383,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    drawing.ground(oklch(0.34, 0.085, 264))
    border(drawing, 1318)
    for (const stem of indices(7))
      tulip(drawing, 168 + stem * 257, 1290, stem % 2 ? 500 : 620, stem === 3 ? 0 : ([1, 2, 3, 0, 3, 2, 1][stem] ?? 0))
    write(drawing, 'Muchas gracias', INK.cream, {
      face: 'fatSerif',
      width: 1180,
      x: 937,
      baseline: 285,
      trackingEms: 0.02,
      tilt: 1.5,
      bounce: 5,
    })
    write(drawing, 'POR SU CONFIANZA', INK.gold, { face: 'capitals', width: 620, x: 937, baseline: 392, trackingEms: 0.3 })
  },
  inside(drawing) {
    for (const stem of indices(3))
      drawing.group({ transform: placed(80 + stem * 70, 560, stem * 8 - 8, 0.34) }, () =>
        tulip(drawing, 0, 0, stem === 1 ? 900 : 740, stem),
      )
  },
}

function border(drawing: Drawing, top: number): void {
  drawing.fill(rectangle(-60, top - 28, 2000, 180), INK.plum)
  line(drawing, [-60, top - 28, 937, top - 30, 1940, top - 28], 9, INK.gold)
  for (const step of indices(34)) {
    const x = -20 + step * 58
    drawing.fill(
      step % 2 ? ellipse(x, top + 28, 12) : path`M${x} ${top - 2}L${x + 22} ${top + 28}L${x} ${top + 58}L${x - 22} ${top + 28}Z`,
      step % 2 ? INK.gold : INK.coral,
    )
  }
}

function tulip(drawing: Drawing, x: number, foot: number, height: number, kind: number): void {
  const { random, fill } = drawing
  const { cup, heart, dress } = at(KINDS, kind)
  const y = foot - height
  line(drawing, [x, foot, x + 3, foot - height / 2, x, y + 60], 17, INK.sage)
  for (const side of [-1, 1]) {
    const blade = leaf(random, x, foot - 10, toRadians(-90 + side * 25), height * 0.62, 92, { bend: side * 0.26 })
    paperCut(drawing, blade.whole, side > 0 ? INK.moss : INK.sage, { depth: 6, shade: SHADE })
    fill(side > 0 ? blade.left : blade.right, INK.white, 0.13)
    for (const dot of indices(4)) fill(ellipse(x + side * (34 + dot * 12), foot - 90 - dot * height * 0.1, 6), INK.cream, 0.8)
    const small = leaf(random, x, foot - height * 0.5, toRadians(-90 + side * 46), 110, 44, { bend: -side * 0.1 })
    fill(small.whole, INK.teal)
  }
  drawing.group({ transform: placed(x, y, random.spread(2.5)) }, () => {
    const side = (s: number) => path`M0 110C${s * 100} 100 ${s * 128} 0 ${s * 104} -110C${s * 62} -80 ${s * 20} -40 0 30Z`
    paperCut(drawing, side(-1), cup, { depth: 7, shade: SHADE })
    paperCut(drawing, side(1), cup, { depth: 7, shade: SHADE })
    fill(side(1), SHADE, 0.12)
    paperCut(drawing, 'M0 112C-74 70 -70 -50 0 -126C70 -50 74 70 0 112Z', cup, { depth: 7, shade: SHADE })
    if (dress === 'dots')
      for (const [u, v] of points([0, -70, -24, -30, 24, -30, 0, 6, -26, 40, 26, 40, 0, 76])) fill(ellipse(u, v, 10), heart)
    if (dress === 'rays')
      for (const turnDegrees of [-28, -14, 0, 14, 28])
        fill(leaf(random, 0, 92, toRadians(turnDegrees - 90), 150 - Math.abs(turnDegrees) * 1.4, 22, { roundTip: true }).whole, heart)
    if (dress === 'leaf') {
      fill(leaf(random, 0, 84, toRadians(-90), 160, 62).whole, heart)
      for (const v of indices(4)) fill(ellipse(0, 40 - v * 32, 7), INK.gold)
    }
    for (const s of [-1, 1]) for (const v of indices(3)) fill(ellipse(s * (84 - v * 8), -40 + v * 38, 7), INK.cream, 0.9)
    for (const [angle] of around(5, toRadians(180)).slice(0, 4)) fill(ellipse(...polar([0, -150], angle, 24), 5), INK.cream)
  })
}
