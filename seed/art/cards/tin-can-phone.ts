import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed, points, type Point } from '../geometry.ts'
import { heart, rounded, spiked, trace } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const SHADE = '#4a2408'
const GROUND = oklch(0.86, 0.115, 88)

export const tinCanPhone: CardArt = {
  cardId: '1HBE2466',
  seed: 877,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(GROUND)
    for (const row of indices(9))
      for (const column of indices(13)) fill(ellipse(column * 160 + (row % 2 ? 80 : 0) - 40, row * 170 + 20, 12), INK.cream, 0.75)
    // The path of the string. Its loop is a heart.
    const string: Point[] = points([
      470, 920, 640, 1010, 800, 960, 900, 820, 880, 690, 800, 650, 760, 730, 850, 860, 938, 940, 1026, 860, 1116, 730, 1076, 650, 996, 690,
      976, 820, 1076, 960, 1236, 1010, 1405, 470,
    ])
    trace(
      drawing,
      string.map(([x, y]): Point => [x + 4, y + 12]),
      13,
      SHADE,
      { opacity: 0.22 },
    )
    trace(drawing, string, 13, INK.tomato)
    drawing.group({ transform: placed(300, 1010, -24) }, () => can(drawing, INK.teal, INK.cream, 0))
    drawing.group({ transform: placed(1560, 400, -38) }, () => can(drawing, INK.plum, INK.gold, 1))
    for (const [x, y, turnDegrees] of [
      [180, 640, -60],
      [270, 590, -80],
      [370, 600, -104],
    ] as const)
      drawing.group({ transform: placed(x, y, turnDegrees + 90) }, () => fill(rounded(-9, -60, 18, 84, 9), INK.tomato))
    write(drawing, 'just calling', INK.plum, { face: 'fatSerif', width: 780, x: 600, baseline: 260, trackingEms: 0.012 })
    write(drawing, 'to say hello', INK.tomato, { face: 'roundScript', width: 640, x: 560, baseline: 430 })
    write(drawing, 'THINKING OF YOU', INK.plum, { face: 'capitals', width: 470, x: 1420, baseline: 1266, trackingEms: 0.3 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(190, 190, -24, 0.5) }, () => can(drawing, INK.teal, INK.cream, 0))
  },
}

/** Draws a tin with hearts or stars on its label. Its open end is on the right. */
function can(drawing: Drawing, ink: string, pale: string, kind: number): void {
  const { fill } = drawing
  const tin = 'M-190 -150Q-220 0 -190 150L170 150Q200 0 170 -150Z'
  paperCut(drawing, tin, shaded([0, -150, 0, 150], oklch(0.92, 0.01, 240), oklch(0.78, 0.015, 240), oklch(0.62, 0.02, 240)), {
    depth: 14,
    shade: SHADE,
  })
  const label = 'M-150 -150Q-180 0 -150 150L120 150Q150 0 120 -150Z'
  fill(label, ink)
  drawing.group({ clip: label }, () => {
    for (const y of [-126, 112]) fill(rectangle(-200, y, 400, 14), pale)
    for (const step of indices(3))
      for (const row of indices(2))
        fill(
          kind
            ? spiked([-110 + step * 100 + row * 50, -42 + row * 84], 5, 34, 0.46)
            : heart(-110 + step * 100 + row * 50, -42 + row * 84, 24),
          pale,
        )
    fill(rectangle(-220, -150, 440, 70), INK.white, 0.22)
    fill(rectangle(-220, 90, 440, 70), SHADE, 0.2)
  })
  fill(ellipse(172, 0, 42, 150), oklch(0.85, 0.012, 240))
  fill(ellipse(176, 0, 32, 134), oklch(0.5, 0.02, 250))
  for (const x of [-178, 150]) trace(drawing, points([x, -149, x - 28, 0, x, 149]), 7, INK.white, { opacity: 0.6 })
}
