import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { arc, heart, rounded, trace } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const BLUE = oklch(0.45, 0.1, 250)
const PALE = oklch(0.92, 0.03, 235)

/** A blueprint: white lines of three widths on blue. */
export const housePlan: CardArt = {
  cardId: '1HBE2370',
  seed: 653,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    const { add } = drawing
    drawing.ground(BLUE)
    for (const column of indices(37))
      add({
        path: `M${column * 60 - 30} -60L${column * 60 - 30} 1560`,
        stroke: { color: PALE, width: column % 5 ? 1.5 : 3 },
        opacity: 0.22,
      })
    for (const row of indices(27))
      add({ path: `M-60 ${row * 60 - 30}L2160 ${row * 60 - 30}`, stroke: { color: PALE, width: row % 5 ? 1.5 : 3 }, opacity: 0.22 })
    walls(drawing)
    furniture(drawing)
    sizes(drawing)
    drawing.fill(heart(1010, 980, 62), INK.coral)
    drawing.fill(rectangle(1500, 1060, 470, 300), BLUE)
    add({ path: rectangle(1500, 1060, 470, 300), stroke: { color: PALE, width: 5 } })
    add({ path: 'M1500 1250L1970 1250M1735 1250L1735 1360', stroke: { color: PALE, width: 3 } })
    write(drawing, 'room', PALE, { face: 'softSerif', width: 400, x: 1740, baseline: 330 })
    write(drawing, 'to grow', INK.gold, { face: 'brushScript', width: 500, x: 1740, baseline: 560 })
    write(drawing, 'WELCOME HOME', PALE, { face: 'capitals', width: 370, x: 1735, baseline: 1180, trackingEms: 0.16 })
    write(drawing, 'PLAN A', PALE, { face: 'capitals', width: 120, x: 1618, baseline: 1318, trackingEms: 0.12 })
    compass(drawing, 1852, 1305)
  },
  inside(drawing) {
    drawing.add({ path: rectangle(80, 90, 220, 160), stroke: { color: BLUE, width: 9 } })
    trace(drawing, arc([300, 250], 90, Math.PI, Math.PI * 1.5, 5), 4, BLUE)
    drawing.fill(heart(190, 170, 30), INK.coral)
  },
}

function walls(drawing: Drawing): void {
  const { add } = drawing
  const wall = { color: PALE, width: 18 }
  // Openings for doors and windows are left out of the walls.
  for (const path of [
    'M210 210L520 210M760 210L1040 210M1240 210L1350 210L1350 420M1350 640L1350 1000',
    'M210 210L210 420M210 660L210 1290L560 1290M720 1290L880 1290M1140 1290L1350 1290L1350 1150',
    'M760 210L760 470M760 620L760 700L210 700M210 700L420 700',
    'M560 700L760 700L760 820M760 980L760 1290M760 700L1000 700M1170 700L1350 700',
  ])
    add({ path, stroke: wall })
  for (const path of [
    'M520 203L760 203M520 217L760 217',
    'M1040 203L1240 203M1040 217L1240 217',
    'M203 420L203 660M217 420L217 660',
    'M1343 420L1343 640M1357 420L1357 640',
    'M880 1283L1140 1283M880 1297L1140 1297',
  ])
    add({ path, stroke: { color: PALE, width: 4 } })
  const doors: [Point, number, number, number][] = [
    [[560, 1290], 160, -90, 0],
    [[760, 620], 150, -90, -180],
    [[1000, 700], 170, -90, 0],
    [[760, 980], 160, -90, 0],
    [[1350, 1000], 150, 90, 180],
  ]
  for (const [hinge, width, from, to] of doors) {
    trace(drawing, arc(hinge, width, toRadians(from), toRadians(to), 5), 4, PALE)
    trace(drawing, [hinge, polar(hinge, toRadians(from), width)], 7, PALE)
  }
}

function furniture(drawing: Drawing): void {
  const { add } = drawing
  const stroke = { color: PALE, width: 5 }
  const box = (x: number, y: number, w: number, h: number, r = 14) => add({ path: rounded(x, y, w, h, r), stroke })
  // A bed, a bath, a table for six, a sofa and a kitchen.
  box(260, 300, 300, 260)
  box(276, 320, 90, 100)
  box(276, 440, 90, 100)
  add({ path: 'M390 300L390 560', stroke })
  box(840, 260, 330, 130, 60)
  add({ path: ellipse(900, 325, 14), stroke })
  box(1200, 480, 110, 130, 50)
  add({ path: ellipse(1255, 560, 34, 40), stroke })
  box(840, 1060, 100, 180, 26)
  box(960, 1150, 260, 90, 26)
  add({ path: ellipse(1150, 860, 96), stroke })
  for (const [angle] of around(5, 0.3)) add({ path: ellipse(...polar([1150, 860], angle, 136), 32), stroke })
  box(240, 740, 70, 510, 6)
  for (const y of [800, 880]) add({ path: ellipse(275, y, 24), stroke })
  box(250, 1030, 50, 110, 12)
  box(400, 880, 250, 150, 8)
  for (const [x, y] of points([460, 844, 590, 844, 460, 1066, 590, 1066])) add({ path: ellipse(x, y, 30), stroke })
  for (const step of indices(7)) add({ path: `M${600 + step * 22} 250L${600 + step * 22} 400`, stroke: { color: PALE, width: 3 } })
}

function sizes(drawing: Drawing): void {
  const { add } = drawing
  const stroke = { color: PALE, width: 3 }
  add({
    path: 'M210 130L1350 130M210 105L210 155M760 105L760 155M1350 105L1350 155M130 210L130 1290M105 210L155 210M105 700L155 700M105 1290L155 1290',
    stroke,
  })
  for (const [x, y] of points([210, 130, 760, 130, 1350, 130, 130, 210, 130, 700, 130, 1290]))
    add({ path: `M${x - 14} ${y + 14}L${x + 14} ${y - 14}`, stroke: { color: PALE, width: 6 } })
}

function compass(drawing: Drawing, x: number, y: number): void {
  drawing.group({ transform: placed(x, y, 20) }, () => {
    drawing.add({ path: ellipse(0, 0, 40), stroke: { color: PALE, width: 4 } })
    drawing.fill('M0 -46L13 8L0 0L-13 8Z', INK.gold)
  })
}
