import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { heart, rounded, trace } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#123430'
const FRAME = INK.tomato
const REAR: Point = [480, 880]
const FORE: Point = [1400, 880]

export const tandemRide: CardArt = {
  cardId: '1HBE2391',
  seed: 701,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(oklch(0.87, 0.055, 175))
    paperCut(drawing, ellipse(940, 760, 480), oklch(0.93, 0.075, 92), { depth: 8, shade: SHADE })
    fill(ground(points([-60, 1040, 400, 980, 900, 1020, 1400, 970, 1940, 1030]), 1460), oklch(0.76, 0.08, 150))
    fill(rectangle(-60, 1090, 2000, 360), INK.pine)
    for (const step of indices(46)) {
      const x = -30 + step * 43
      fill(shape([x, 1096, x + 13, 1050 - (step % 4) * 13, x + 26, 1096]), INK.pine)
    }
    const daisies = [INK.gold, INK.coral].map((eye) => drawing.shape(() => daisy(drawing, eye)))
    for (const step of indices(17)) drawing.use(at(daisies, step % 2), placed(40 + step * 113, 1040 + (step % 3) * 22, step * 20))
    bicycle(drawing)
    write(drawing, 'still the best ride', INK.plum, { face: 'brushScript', width: 820, x: 938, baseline: 226 })
    write(drawing, 'HAPPY ANNIVERSARY', INK.cream, { face: 'capitals', width: 720, x: 938, baseline: 1250, trackingEms: 0.3 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(30, 10, 0, 0.21) }, () => bicycle(drawing))
  },
}

function daisy({ fill }: Drawing, eye: string): void {
  for (const [angle] of around(8)) fill(ellipse(...polar([0, 0], angle, 17), 12), INK.white)
  fill(ellipse(0, 0, 12), eye)
}

function bicycle(drawing: Drawing): void {
  const { fill, add } = drawing
  const tube = (way: number[], width = 22, ink: string = FRAME) => trace(drawing, points(way), width, ink)
  for (const hub of [REAR, FORE]) {
    for (const [angle] of around(20))
      add({
        path: `M${hub.join(' ')}L${polar(hub, angle, 204).map(Math.round).join(' ')}`,
        stroke: { color: INK.ink, width: 3 },
        opacity: 0.6,
      })
    add({ path: ellipse(...hub, 216), stroke: { color: INK.ink, width: 26 } })
    add({ path: ellipse(...hub, 196), stroke: { color: INK.cream, width: 10 } })
    fill(ellipse(...hub, 22), INK.gold)
  }
  // Draw the chains, then the frame, the saddles and the bars.
  for (const [x, y] of [
    [780, 900],
    [1110, 900],
  ] as const) {
    add({ path: ellipse(x, y, 58), stroke: { color: INK.ink, width: 9 } })
    tube([x - 70, y + 62, x + 70, y - 62], 13, INK.ink)
    for (const side of [-1, 1]) fill(rounded(x + side * 78 - 34, y - side * 66 - 10, 68, 20, 8), INK.ink)
  }
  for (const y of [842, 958]) tube([480, y < 900 ? 866 : 894, 780, y], 5, INK.ink)
  for (const y of [842, 958]) tube([780, y, 1110, y], 5, INK.ink)
  tube([480, 880, 780, 900])
  tube([480, 880, 720, 600])
  tube([780, 900, 690, 520])
  tube([700, 580, 1040, 600])
  tube([780, 900, 1050, 610])
  tube([1110, 900, 1024, 520])
  tube([780, 900, 1110, 900])
  tube([1036, 580, 1316, 566])
  tube([1110, 900, 1322, 610])
  tube([1290, 470, 1320, 600, 1350, 720, 1400, 880])
  for (const x of [690, 1024]) {
    tube([x, 520, x - 12, 470], 15, INK.ink)
    paperCut(
      drawing,
      `M${x - 100} 462Q${x - 92} 424 ${x - 40} 434Q${x + 40} 440 ${x + 84} 444Q${x + 60} 474 ${x - 10} 476Q${x - 80} 496 ${x - 100} 462Z`,
      INK.plum,
      { depth: 5, shade: SHADE },
    )
  }
  tube([1030, 566, 1060, 470, 1150, 440], 15, INK.ink)
  tube([1060, 472, 1020, 440, 950, 452], 14, INK.ink)
  tube([1290, 472, 1240, 440, 1160, 462], 15, INK.ink)
  for (const [x, y] of points([950, 452, 1160, 462])) fill(rounded(x - 40, y - 12, 70, 26, 12), INK.clay)
  basket(drawing)
  for (const [x, y, size] of [
    [330, 560, 34],
    [240, 470, 24],
    [180, 590, 18],
  ] as const)
    fill(heart(x, y, size), INK.rose)
}

function basket(drawing: Drawing): void {
  const { fill, random } = drawing
  for (const [angle, length] of points([-150, 130, -125, 170, -105, 190, -85, 200, -65, 180, -42, 140]))
    fill(leaf(random, 1420, 470, toRadians(angle), length, 50).whole, INK.moss)
  for (const [x, y, ink] of [
    [1350, 410, INK.coral],
    [1420, 330, INK.gold],
    [1490, 400, INK.rose],
    [1410, 430, INK.white],
    [1530, 460, INK.gold],
    [1320, 470, INK.white],
  ] as const) {
    for (const [angle] of around(7)) fill(ellipse(...polar([x, y], angle, 28), 21), ink)
    fill(ellipse(x, y, 17), INK.clay)
  }
  paperCut(drawing, shape([1310, 470, 1560, 470, 1520, 640, 1350, 640]), oklch(0.74, 0.09, 70), { depth: 8, shade: SHADE })
  drawing.group({ clip: shape([1310, 470, 1560, 470, 1520, 640, 1350, 640]) }, () => {
    for (const row of indices(5)) trace(drawing, points([1300, 500 + row * 34, 1570, 500 + row * 34]), 6, INK.clay, { opacity: 0.6 })
    for (const column of indices(8))
      trace(drawing, points([1320 + column * 34, 470, 1330 + column * 30, 640]), 6, INK.clay, { opacity: 0.6 })
  })
  fill(rounded(1298, 456, 274, 28, 12), INK.clay)
}
