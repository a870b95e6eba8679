import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { rounded, trace } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#1c1410'
const STRAW = oklch(0.76, 0.085, 72)

/** The view from above of a person before a door. */
export const doorMat: CardArt = {
  cardId: '1HBE2382',
  seed: 677,
  sheet: createSheet('49', 'H'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(oklch(0.56, 0.05, 225))
    for (const row of indices(8)) {
      const y = -46 + row * 172
      fill(rectangle(-60, y, 1780, 164), oklch(0.64 + (row % 3) * 0.02, 0.05, 225))
      for (const grain of indices(3))
        trace(
          drawing,
          points([
            random.between(-40, 500),
            y + 30 + grain * 44,
            800,
            y + 36 + grain * 44 + random.spread(14),
            random.between(1100, 1700),
            y + 30 + grain * 44,
          ]),
          3,
          INK.night,
          { opacity: 0.2 },
        )
    }
    fill(rectangle(-60, -60, 1780, 150), INK.plum)
    fill(rectangle(-60, 76, 1780, 20), INK.ink, 0.5)
    for (const x of [220, 825, 1430])
      paperCut(drawing, rounded(x - 220, -80, 440, 120, 12), oklch(0.42, 0.1, 350), { depth: 4, shade: SHADE })
    mat(drawing)
    drawing.group({ transform: placed(1330, 300, 24) }, () => boot(drawing, INK.tomato))
    drawing.group({ transform: placed(1490, 360, 34, -1, 1) }, () => boot(drawing, INK.tomato))
    plant(drawing, 150, 300)
    write(drawing, 'come on in', INK.night, { face: 'fatSerif', width: 860, x: 790, baseline: 830, trackingEms: 0.02 })
    write(drawing, 'YOU LIVE HERE NOW', INK.plum, { face: 'capitals', width: 560, x: 790, baseline: 940, trackingEms: 0.26 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(140, 170, 20, 0.6) }, () => boot(drawing, INK.tomato))
    drawing.group({ transform: placed(250, 190, 32, -0.6, 0.6) }, () => boot(drawing, INK.tomato))
  },
}

function mat(drawing: Drawing): void {
  const { fill, random, add } = drawing
  drawing.group({ transform: placed(790, 810, -1.5) }, () => {
    for (const side of [-1, 1])
      for (const step of indices(34))
        add({
          path: `M${side * 580} ${-286 + step * 17.4}L${Math.round(side * (626 + random.spread(8)))} ${Math.round(-286 + step * 17.4 + random.spread(5))}`,
          stroke: { color: STRAW, width: 8 },
        })
    paperCut(drawing, rounded(-590, -300, 1180, 600, 14), STRAW, { depth: 12, shade: SHADE })
    for (const row of indices(19))
      add({ path: `M-586 ${-285 + row * 31.6}L586 ${-285 + row * 31.6}`, stroke: { color: INK.clay, width: 4 }, opacity: 0.35 })
    add({ path: rectangle(-540, -252, 1080, 504), stroke: { color: INK.night, width: 16 } })
    add({ path: rectangle(-508, -220, 1016, 440), stroke: { color: INK.plum, width: 6 } })
  })
  flick(drawing, [640, 610, 700, 590, 790, 640], 14, INK.pine)
  flick(drawing, [940, 610, 880, 590, 790, 640], 14, INK.pine)
  for (const [x, y, turnDegrees] of [
    [660, 596, 200],
    [700, 590, 300],
    [740, 612, 250],
    [920, 596, -20],
    [880, 590, -120],
    [840, 612, -70],
  ] as const)
    fill(leaf(random, x, y, toRadians(turnDegrees), 62, 28).whole, INK.pine)
  fill(ellipse(790, 650, 16), INK.tomato)
}

/** Draws a rubber boot from above: its shaft, and its toe that points down. */
function boot(drawing: Drawing, ink: string): void {
  const { fill } = drawing
  paperCut(drawing, 'M-70 -80C-78 20 -86 120 -64 190C-40 240 40 240 64 190C86 120 78 20 70 -80Z', ink, { depth: 10, shade: SHADE })
  fill('M-64 190C-40 240 40 240 64 190C40 214 -40 214 -64 190Z', INK.plum)
  paperCut(drawing, ellipse(0, -80, 84, 96), ink, { depth: 8, shade: SHADE })
  fill(ellipse(0, -80, 62, 74), oklch(0.33, 0.08, 25))
  flick(drawing, [-44, 60, -50, 110, -38, 160], 14, INK.white, 0.5)
  line(drawing, [-40, 16, 0, 26, 40, 16], 9, INK.gold)
}

function plant(drawing: Drawing, x: number, y: number): void {
  const { random, fill } = drawing
  paperCut(drawing, ellipse(x, y, 176), INK.clay, { depth: 12, shade: SHADE })
  fill(ellipse(x, y, 150), oklch(0.36, 0.05, 50))
  for (const [ring, many] of [
    [250, 11],
    [180, 9],
    [110, 7],
  ] as const)
    for (const [angle] of around(many, ring)) {
      const blade = leaf(random, x, y, angle, ring * random.between(0.85, 1.1), ring * 0.34, { bend: random.spread(0.08) })
      fill(blade.whole, random.pick([INK.pine, INK.moss, INK.sage]))
      fill(blade.left, INK.white, 0.12)
    }
}
