import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, polar, type Point } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, line, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#0e1626'
const GRAYS = [oklch(0.4, 0.04, 250), oklch(0.47, 0.045, 245), oklch(0.34, 0.045, 260), oklch(0.54, 0.04, 235)]
const OURS: [number, number, number] = [880, 560, 232]
/** For each umbrella: x, y, radius. */
const CROWD: [number, number, number][] = [
  [120, 130, 190],
  [500, 70, 170],
  [860, 150, 165],
  [1240, 120, 210],
  [260, 470, 185],
  [560, 370, 130],
  [1260, 520, 175],
  [60, 760, 170],
  [480, 760, 215],
  [1330, 850, 170],
  [1000, 900, 150],
  [740, 960, 120],
]

export const umbrellaCrowd: CardArt = {
  cardId: '1HBE2259',
  seed: 419,
  sheet: createSheet('60', 'S'),
  front(drawing) {
    const { random } = drawing
    drawing.ground(oklch(0.66, 0.035, 235))
    for (const row of indices(12))
      for (const stone of indices(9))
        line(
          drawing,
          [stone * 175 + (row % 2) * 88 - 60, row * 120 + 10, stone * 175 + (row % 2) * 88 + 80, row * 120 + 8],
          5,
          oklch(0.6, 0.04, 238),
          0.7,
        )
    for (const [x, y, r] of CROWD) umbrella(drawing, x, y, r, random.pick(GRAYS), random.pick(GRAYS))
    umbrella(drawing, ...OURS, INK.gold, oklch(0.86, 0.13, 88))
    for (const _ of indices(120)) {
      const [x, y] = [random.between(-40, 1430), random.between(-40, 1080)]
      if (Math.hypot(x - OURS[0], y - OURS[1]) > OURS[2]) flick(drawing, [x, y, x - 8, y + random.between(28, 56)], 4.5, INK.white, 0.5)
    }
    paperCut(drawing, path`M-60 1120Q340 1090 700 1118Q1060 1142 1450 1108L1450 1450L-60 1450Z`, INK.paper, { depth: 12, shade: SHADE })
    write(drawing, 'some sunshine, from us to you', INK.night, {
      face: 'bookItalic',
      width: 1140,
      x: 693,
      baseline: 1228,
      trackingEms: 0.014,
    })
    write(drawing, 'THINKING OF YOU', INK.clay, { face: 'capitals', width: 480, x: 693, baseline: 1316, trackingEms: 0.3 })
  },
  inside(drawing) {
    umbrella(drawing, 150, 150, 110, INK.gold, oklch(0.86, 0.13, 88))
  },
}

/** Draws an umbrella from above: eight panels between ribs. The light comes from the left. */
function umbrella(drawing: Drawing, x: number, y: number, radius: number, ink: string, other: string): void {
  const { random, fill } = drawing
  const middle: Point = [x, y]
  const start = random.between(0, 0.7)
  const rim = around(8, start).map(([angle]) => polar(middle, angle, radius))
  const edge = rim.map(([toX, toY], index): string => {
    const [bendX, bendY] = polar(middle, start + ((index - 0.5) / 8) * Math.PI * 2, radius * 0.86)
    return path`Q${bendX} ${bendY} ${toX} ${toY}`
  })
  const [firstX, firstY] = rim.at(-1) ?? middle
  const whole = `${path`M${firstX} ${firstY}`}${edge.join('')}Z`
  paperCut(drawing, whole, ink, { depth: 22, shade: SHADE })
  drawing.group({ clip: whole }, () => {
    rim.forEach(([toX, toY], index) => {
      const [fromX, fromY] = rim.at(index - 1) ?? middle
      const panel = shape([x, y, fromX, fromY, ...polar(middle, start + ((index - 0.5) / 8) * Math.PI * 2, radius * 0.98), toX, toY])
      if (index % 2) fill(panel, other)
      const facing = start + ((index - 0.5) / 8) * Math.PI * 2
      const light = Math.cos(facing - toRadians(225))
      fill(panel, light > 0 ? INK.white : SHADE, Math.abs(light) * (light > 0 ? 0.2 : 0.26))
    })
    for (const [toX, toY] of rim) line(drawing, [x, y, toX, toY], 3.5, SHADE, 0.4)
  })
  fill(ellipse(x + 4, y + 6, radius * 0.07), SHADE, 0.4)
  fill(ellipse(x, y, radius * 0.06), INK.cream)
}
