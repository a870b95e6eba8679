import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed } from '../geometry.ts'
import { heart, rounded, spiked } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

type Print = 'plain' | 'dots' | 'hearts' | 'stripes' | 'stars'
const SHADE = '#1c3a34'
const BANDAGES: [x: number, y: number, turn: number, size: number, ink: string, print: Print][] = [
  [230, 190, 32, 1, oklch(0.83, 0.07, 60), 'plain'],
  [640, 150, -14, 0.9, INK.tomato, 'hearts'],
  [1070, 220, 48, 1, INK.gold, 'dots'],
  [130, 520, -58, 0.9, INK.teal, 'stripes'],
  [560, 440, 20, 0.86, oklch(0.6, 0.08, 50), 'plain'],
  [980, 500, -30, 0.96, INK.plum, 'stars'],
  [1300, 560, 70, 0.8, oklch(0.88, 0.05, 65), 'plain'],
  [170, 1110, 40, 0.96, INK.gold, 'stars'],
  [600, 1190, -24, 0.9, oklch(0.46, 0.07, 45), 'plain'],
  [1040, 1120, 22, 0.96, INK.coral, 'dots'],
  [80, 1440, -20, 0.9, INK.sea, 'hearts'],
  [1226, 1410, -52, 0.94, INK.teal, 'dots'],
  [1290, 960, -80, 0.7, INK.tomato, 'stripes'],
]

export const braveBandages: CardArt = {
  cardId: '1HBE2430',
  seed: 797,
  sheet: createSheet('49', 'V'),
  front(drawing) {
    drawing.ground(oklch(0.9, 0.05, 165))
    for (const [x, y, turnDegrees, size, ink, print] of BANDAGES)
      drawing.group({ transform: placed(x, y, turnDegrees, size * 1.2) }, () => bandage(drawing, ink, print, 330, 116))
    drawing.group({ transform: placed(638, 800, -4) }, () => bandage(drawing, oklch(0.85, 0.065, 55), 'plain', 1010, 330))
    write(drawing, '¡Ánimo!', INK.tomato, {
      face: 'loudScript',
      width: 470,
      x: 638,
      baseline: 850,
      bend: ([x, y]) => [x, y - (x - 638) * 0.07],
    })
    write(drawing, 'QUE TE MEJORES PRONTO', INK.pine, { face: 'capitals', width: 660, x: 655, baseline: 1500, trackingEms: 0.22 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(210, 180, 24, 0.8) }, () => bandage(drawing, INK.tomato, 'hearts', 330, 116))
    drawing.group({ transform: placed(210, 180, -58, 0.8) }, () => bandage(drawing, INK.gold, 'dots', 330, 116))
  },
}

function bandage(drawing: Drawing, ink: string, print: Print, width: number, high: number): void {
  const { fill } = drawing
  const outline = rounded(-width / 2, -high / 2, width, high, high * 0.46)
  paperCut(drawing, outline, ink, { depth: 8, shade: SHADE })
  drawing.group({ clip: outline }, () => {
    if (print === 'stripes')
      for (const step of indices(9))
        fill(`M${-190 + step * 46} 60L${-150 + step * 46} -60L${-132 + step * 46} -60L${-172 + step * 46} 60Z`, INK.white, 0.75)
    if (print === 'dots') for (const step of indices(15)) fill(ellipse(-160 + step * 23, step % 2 ? 30 : -30, 9), INK.white, 0.85)
    if (print === 'hearts') for (const step of indices(4)) fill(heart(-138 + step * 92, step % 2 ? 22 : -22, 17), INK.white, 0.9)
    if (print === 'stars')
      for (const step of indices(4))
        fill(spiked([-138 + step * 92, step % 2 ? 22 : -22], 5, 22, 0.45), INK.gold === ink ? INK.plum : INK.gold)
    if (print === 'plain')
      for (const side of [-1, 1])
        for (const column of indices(4))
          for (const row of [-1, 0, 1])
            fill(ellipse(side * (width * 0.29 + column * width * 0.05), row * high * 0.22, Math.max(3.4, high * 0.022)), SHADE, 0.28)
  })
  const pad = rounded(-width * 0.25, -high / 2, width * 0.5, high, high * 0.1)
  fill(pad, INK.white, print === 'plain' && high > 200 ? 0.62 : 0.34)
  fill(rectangle(-width * 0.25, -high / 2, 4, high) + rectangle(width * 0.25 - 4, -high / 2, 4, high), SHADE, 0.12)
}
