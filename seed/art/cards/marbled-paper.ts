import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, type Point } from '../geometry.ts'
import { INK } from '../palette.ts'
import { rounded } from '../outlines.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ground } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const INKS = [INK.teal, INK.cream, INK.tomato, INK.gold, INK.night, INK.coral, INK.sea]
const SHADE = '#0c1c24'

export const marbledPaper: CardArt = {
  cardId: '1HBE2325',
  seed: 569,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    drawing.ground(INK.sea)
    marbled(drawing)
    paperCut(drawing, rounded(214, 640, 960, 580, 34), INK.paper, { depth: 16, shade: SHADE })
    drawing.add({ path: rounded(244, 670, 900, 520, 20), stroke: { color: INK.tomato, width: 5 } })
    drawing.add({ path: rounded(258, 684, 872, 492, 14), stroke: { color: INK.gold, width: 3 } })
    write(drawing, 'feliz', INK.sea, { face: 'brushScript', width: 300, x: 694, baseline: 870 })
    write(drawing, 'cumpleaños', INK.tomato, { face: 'sharpSerif', trackingEms: 0.035, width: 790, x: 694, baseline: 1060 })
  },
  inside(drawing) {
    drawing.group({ clip: rounded(-60, -60, 1510, 190, 0) }, () => band(drawing))
  },
}

/** Draws stripes of ink on water, through which a comb and then a rake were pulled in long waves. */
function marbled({ random, fill }: Drawing): void {
  const teeth = indices(14).map(() => random.between(0.75, 1.2))
  for (const row of indices(34)) {
    const top = row * 62 - 260
    const edge = indices(57).map((step): Point => {
      const [x, tooth] = [-120 + step * 30, Math.floor(step / 4)]
      const share = (step % 4) / 4
      const lift = Math.sin(share * Math.PI) ** 0.75 * 170 * at(teeth, tooth % 14)
      const y = top + lift + 36 * Math.sin(tooth * 1.7 + row * 0.35)
      return [x + 54 * Math.sin(y / 190), y + 60 * Math.sin(x / 300)]
    })
    fill(ground(edge, 1960), at(INKS, (row * 5) % 7))
  }
}

function band({ fill }: Drawing): void {
  for (const [row, ink] of [INK.sea, INK.teal, INK.cream, INK.tomato, INK.gold].entries()) {
    const edge = around(29).map(([, step]): Point => [-70 + step * 56, 128 - row * 22 + (step % 2 ? 26 : -14)])
    fill(`${curve(edge, { closed: false })}L${at(edge, -1)[0]} -60L-70 -60Z`, ink)
  }
}
