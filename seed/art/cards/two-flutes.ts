import { blob } from '../blob.ts'
import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, placed, points, polar } from '../geometry.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#03140f'
const WINE = oklch(0.86, 0.12, 88)

export const twoFlutes: CardArt = {
  cardId: '1HBE2322',
  seed: 557,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.36, 0.06, 170))
    fill(ellipse(693, 620, 800), glow(693, 620, 800, [oklch(0.56, 0.08, 160), 0.7], [oklch(0.36, 0.06, 170), 0]))
    for (const [angle, index] of around(26, 0.06)) {
      const from = index % 2 ? 190 : 230
      flick(
        drawing,
        [
          ...polar([693, 560], angle, from),
          ...polar([693, 560], angle, from + 50),
          ...polar([693, 560], angle, from + (index % 2 ? 130 : 80)),
        ],
        13,
        index % 3 ? INK.gold : INK.coral,
      )
    }
    for (const [x, y] of scatter(random, {
      from: [40, 120],
      to: [1350, 1250],
      apart: 96,
      tries: 300,
      among: ([x, y]) => Math.hypot(x - 693, y - 560) > 400,
    }))
      fill(random.chance(0.5) ? blob(random, x, y, 8, 8) : star(x, y, 20), random.pick([INK.gold, INK.cream]))
    drawing.group({ transform: placed(396, 1330, 14) }, () => flute(drawing))
    drawing.group({ transform: placed(990, 1330, -14) }, () => flute(drawing))
    for (const [x, y, r] of [
      [610, 360, 16],
      [690, 300, 22],
      [770, 372, 14],
      [650, 250, 10],
      [740, 230, 13],
    ] as const)
      drop(drawing, x, y, r)
    write(drawing, '¡Salud!', INK.gold, { face: 'loudScript', width: 620, x: 693, baseline: 1620 })
    write(drawing, 'FELIZ ANIVERSARIO', INK.cream, { face: 'capitals', width: 660, x: 693, baseline: 1760, trackingEms: 0.28 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(604, 350, 14, 0.3) }, () => flute(drawing))
    drawing.group({ transform: placed(782, 350, -14, 0.3) }, () => flute(drawing))
  },
}

const drop = ({ fill }: Drawing, x: number, y: number, r: number): void => {
  fill(ellipse(x, y, r), WINE)
  fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.28), INK.white, 0.8)
}

/** Draws a glass that stands at 0, 0. */
function flute(drawing: Drawing): void {
  const { random, fill } = drawing
  const glass = 'M-118 -840C-128 -640 -110 -440 -20 -360L20 -360C110 -440 128 -640 118 -840Z'
  paperCut(drawing, 'M-14 -370L-9 -40L-130 0Q0 26 130 0L9 -40L14 -370Z', '#cfe3da', { depth: 6, shade: SHADE })
  fill(glass, '#e6f2ec', 0.32)
  drawing.group({ clip: glass }, () => {
    fill('M-140 -700Q0 -676 140 -712L140 -340L-140 -340Z', shaded([-110, 0, 110, 0], oklch(0.9, 0.1, 92), WINE, oklch(0.76, 0.13, 76)))
    fill(ellipse(0, -704, 126, 18), oklch(0.94, 0.07, 95))
    for (const [x, y] of scatter(random, { from: [-100, -690], to: [100, -380], apart: 34, tries: 160 }))
      drawing.add({ path: ellipse(x, y, random.between(5, 11)), stroke: { color: '#fff8dc', width: 4 }, opacity: 0.9 })
    fill(dryBrush(random, points([-92, -800, -94, -640, -62, -470]), { width: 34, bristles: 5 }), INK.white, 0.5)
  })
  line(drawing, [-119, -838, 0, -826, 119, -838], 8, INK.white, 0.7)
  line(drawing, [-118, -836, -122, -640, -92, -470, -20, -366], 6, INK.white, 0.55)
  line(drawing, [118, -836, 122, -640, 92, -470, 20, -366], 6, INK.white, 0.4)
}
