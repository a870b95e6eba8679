import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, toRadians } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path, rectangle } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { line } from '../strokes.ts'
import { write } from '../write.ts'

const WALL = oklch(0.37, 0.05, 262)
const SHADE = '#060a1c'
const GLASS = [oklch(0.28, 0.045, 262), oklch(0.31, 0.05, 255), oklch(0.26, 0.04, 270), oklch(0.34, 0.05, 250)]
const LAMP = oklch(0.88, 0.12, 85)
const OURS = { column: 2, row: 3 }

export const litWindow: CardArt = {
  cardId: '1HBE2295',
  seed: 487,
  sheet: createSheet('831', 'V'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(shaded([0, 0, 0, 900], oklch(0.24, 0.05, 270), oklch(0.3, 0.055, 262)))
    for (const [x, y] of scatter(random, { from: [0, 0], to: [1650, 360], apart: 80, tries: 200 }))
      fill(blob(random, x, y, random.between(2, 5), random.between(2, 5), { knots: 5 }), INK.cream, 0.7)
    paperCut(drawing, rectangle(-60, 330, 1770, 2280), WALL, { depth: 20, shade: SHADE })
    for (const row of indices(40))
      for (const brick of indices(3)) {
        const x = random.between(-20, 1600)
        line(drawing, [x, 380 + row * 48 + brick, x + random.between(40, 90), 380 + row * 48 + brick], 6, SHADE, 0.16)
      }
    paperCut(drawing, rectangle(-60, 300, 1770, 64), oklch(0.44, 0.05, 258), { depth: 10, shade: SHADE })
    for (const tooth of indices(22)) fill(rectangle(-40 + tooth * 80, 364, 40, 26), oklch(0.44, 0.05, 258))
    for (const row of indices(4))
      for (const column of indices(4)) window(drawing, 96 + column * 388, 470 + row * 400, column === OURS.column && row === OURS.row - 1)
    paperCut(drawing, rectangle(-60, 2080, 1770, 560), oklch(0.26, 0.045, 268), { depth: 14, shade: SHADE })
    write(drawing, 'we left a light on', LAMP, { face: 'brushScript', width: 1120, x: 825, baseline: 2300 })
    write(drawing, 'THINKING OF YOU', INK.mist, { face: 'capitals', width: 560, x: 825, baseline: 2440, trackingEms: 0.3 })
  },
  inside(drawing) {
    drawing.group({ transform: [0.62, 0, 0, 0.62, 700, 60] }, () => window(drawing, 0, 60, true))
  },
}

function window(drawing: Drawing, x: number, y: number, isLit: boolean): void {
  const { random, fill } = drawing
  const [width, height] = [296, 330]
  if (isLit) fill(ellipse(x + 148, y + 165, 520), glow(x + 148, y + 165, 520, [LAMP, 0.5], [LAMP, 0.12], [LAMP, 0]))
  paperCut(drawing, rectangle(x, y - 24, width, height + 24), isLit ? INK.cream : oklch(0.46, 0.045, 258), { depth: 8, shade: SHADE })
  const pane = rectangle(x + 20, y, width - 40, height - 20)
  fill(pane, isLit ? shaded([0, y, 0, y + height], oklch(0.92, 0.1, 92), oklch(0.82, 0.14, 76)) : random.pick(GLASS))
  drawing.group({ clip: pane }, () => {
    if (isLit) room(drawing, x, y)
    else if (random.chance(0.4)) fill(rectangle(x + 20, y, width - 40, random.between(80, 190)), oklch(0.42, 0.04, 255))
    else if (random.chance(0.5))
      for (const side of [-1, 1])
        fill(
          path`M${x + 148 + side * 130} ${y}L${x + 148 + side * 40} ${y}Q${x + 148 + side * 60} ${y + 180} ${x + 148 + side * 100} ${y + 320}L${x + 148 + side * 130} ${y + 320}Z`,
          oklch(0.4, 0.05, 280),
        )
    else fill(path`M${x + 20} ${y + 200}L${x + 180} ${y}L${x + 240} ${y}L${x + 20} ${y + 280}Z`, INK.white, 0.06)
  })
  const frame = isLit ? INK.cream : oklch(0.46, 0.045, 258)
  fill(rectangle(x + width / 2 - 6, y, 12, height - 20), frame)
  fill(rectangle(x + 20, y + height * 0.44, width - 40, 11), frame)
  paperCut(drawing, rectangle(x - 18, y + height - 20, width + 36, 30), isLit ? INK.paper : oklch(0.5, 0.045, 256), {
    depth: 6,
    shade: SHADE,
  })
}

/** Draws a room with a lamp, a plant and a waiting cat. */
function room(drawing: Drawing, x: number, y: number): void {
  const { random, fill } = drawing
  for (const side of [-1, 1])
    fill(
      path`M${x + 148 + side * 130} ${y}L${x + 148 + side * 50} ${y}Q${x + 148 + side * 70} ${y + 180} ${x + 148 + side * 112} ${y + 320}L${x + 148 + side * 130} ${y + 320}Z`,
      INK.tomato,
      0.85,
    )
  fill(
    path`M${x + 92} ${y + 310}C${x + 78} ${y + 250} ${x + 92} ${y + 224} ${x + 108} ${y + 214}L${x + 104} ${y + 182}L${x + 122} ${y + 196}L${x + 138} ${y + 196}L${x + 156} ${y + 182}L${x + 152} ${y + 216}C${x + 172} ${y + 240} ${x + 178} ${y + 280} ${x + 172} ${y + 310}Z`,
    INK.ink,
  )
  line(drawing, [x + 170, y + 304, x + 196, y + 298, x + 204, y + 268], 11, INK.ink)
  for (const turnDegrees of [-130, -105, -80, -55]) fill(leaf(random, x + 226, y + 270, toRadians(turnDegrees), 70, 26).whole, INK.pine)
  fill(path`M${x + 204} ${y + 262}L${x + 250} ${y + 262}L${x + 242} ${y + 312}L${x + 212} ${y + 312}Z`, INK.clay)
}
