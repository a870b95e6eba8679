import { blob } from '../blob.ts'
import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, points } from '../geometry.ts'
import { house } from '../house.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, path } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#0a2536'
const GLOBE = { x: 637, y: 520, r: 395 }

export const snowGlobe: CardArt = {
  cardId: '1HBE2208',
  seed: 311,
  sheet: createSheet('49', 'V'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 0, 1650], oklch(0.83, 0.055, 210), oklch(0.92, 0.03, 200)))
    for (const [x, y] of scatter(random, { from: [-20, -20], to: [1300, 1060], apart: 88, tries: 500 }))
      fill(blob(random, x, y, random.between(6, 14), random.between(6, 14)), INK.white, 0.85)
    paperCut(drawing, ground(points([-80, 1130, 300, 1090, 700, 1120, 1360, 1080]), 1750), INK.snow, { depth: 8, shade: SHADE })
    globe(drawing)
    drawing.keepClear(indices(60).map((step) => [GLOBE.x + 400 * Math.cos(step / 9.55), GLOBE.y + 400 * Math.sin(step / 9.55)]))
    write(drawing, 'let it snow', INK.sea, { face: 'roundScript', width: 760, x: 637, baseline: 1390 })
    write(drawing, 'SEASON’S GREETINGS', INK.tomato, { face: 'capitals', width: 690, x: 637, baseline: 1520, trackingEms: 0.26 })
  },
  inside(drawing) {
    const { random, fill } = drawing
    for (const [x, height] of points([500, 130, 780, 110, 640, 180])) fir(drawing, x, 265, height)
    for (const [x, y] of scatter(random, { from: [160, 40], to: [1120, 260], apart: 70, tries: 150 }))
      fill(blob(random, x, y, 6, 6), INK.mist)
  },
}

function globe(drawing: Drawing): void {
  const { random, fill } = drawing
  const { x, y, r } = GLOBE
  fill(blob(random, x + 30, y + 625, 420, 34, { wander: 0.02 }), SHADE, 0.18)
  const ball = ellipse(x, y, r)
  paperCut(drawing, ball, oklch(0.36, 0.085, 255), { depth: 14, shade: SHADE })
  drawing.group({ clip: ball }, () => {
    fill(ball, glow(x, y + 160, 560, [oklch(0.62, 0.09, 240), 1], [oklch(0.33, 0.085, 262), 1]))
    fill(ellipse(x + 165, y - 195, 62), oklch(0.93, 0.06, 90))
    paperCut(drawing, ground(points([150, y + 120, 420, y + 30, 700, y + 110, 960, y + 20, 1140, y + 100]), 1300), '#c4d8e6', {
      shade: SHADE,
    })
    for (const [at, height] of points([335, 210, 930, 260, 870, 170, 985, 190])) fir(drawing, at, y + 130, height)
    const street = {}
    house(drawing, street, { x: 430, foot: y + 190, width: 128, height: 150 })
    house(drawing, street, { x: 718, foot: y + 185, width: 136, height: 130 })
    house(drawing, street, { x: 560, foot: y + 215, width: 150, height: 190, isOurs: true })
    for (const [at, height] of points([300, 130, 415, 100, 905, 130])) fir(drawing, at, y + 225, height)
    paperCut(drawing, ground(points([150, y + 210, 420, y + 195, 640, y + 222, 860, y + 190, 1140, y + 215]), 1300), INK.snow, {
      shade: SHADE,
    })
    for (const [u, v] of scatter(random, { from: [x - r, y - r], to: [x + r, y + 190], apart: 46, tries: 420 }))
      fill(blob(random, u, v, random.between(4, 9), random.between(4, 9)), INK.white, 0.95)
    fill(ball, glow(x - 120, y - 150, 620, ['#ffffff', 0.1], ['#ffffff', 0], ['#061433', 0.42]))
    fill(dryBrush(random, points([x - 190, y - 290, x - 310, y - 150, x - 330, y + 40]), { width: 58, bristles: 6 }), INK.white, 0.5)
  })
  const foot = path`M${x - 300} ${y + 330}Q${x} ${y + 420} ${x + 300} ${y + 330}L${x + 372} ${y + 570}Q${x} ${y + 652} ${x - 372} ${y + 570}Z`
  paperCut(drawing, foot, INK.tomato, { depth: 12, shade: SHADE })
  drawing.group({ clip: foot }, () => {
    fill(foot, shaded([x - 370, 0, x + 370, 0], ['#ffffff', 0.14], ['#3a0612', 0], ['#3a0612', 0.4]))
    line(drawing, [x - 340, y + 400, x, y + 478, x + 340, y + 400], 22, INK.gold)
    for (const step of indices(13)) {
      const [u, dip] = [x - 342 + step * 57, 62 * (1 - ((step - 6) / 6.4) ** 2)]
      fill(shape([u, y + 440 + dip, u + 20, y + 466 + dip, u, y + 492 + dip, u - 20, y + 466 + dip]), step % 2 ? INK.cream : INK.gold)
    }
    line(drawing, [x - 372, y + 542, x, y + 622, x + 372, y + 542], 24, INK.gold)
  })
}

/** Draws a fir of three tiers, with snow on each tier. */
function fir(drawing: Drawing, x: number, foot: number, height: number): void {
  for (const tier of indices(3)) {
    const base = foot - tier * height * 0.27
    const half = height * (0.27 - tier * 0.06)
    const top = base - height * 0.46
    paperCut(drawing, path`M${x} ${top}L${x + half} ${base}Q${x} ${base + 14} ${x - half} ${base}Z`, tier === 1 ? INK.moss : INK.pine, {
      depth: 4,
      shade: SHADE,
    })
    drawing.fill(
      path`M${x} ${top}L${x + half * 0.4} ${top + height * 0.18}Q${x} ${top + height * 0.13} ${x - half * 0.4} ${top + height * 0.19}Z`,
      INK.snow,
    )
  }
}
