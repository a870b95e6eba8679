import type { CardArt } from '../card-art.ts'
import { at, indices } from '../geometry.ts'
import { lettering } from '../lettering.ts'
import { INK, oklch } from '../palette.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'
import { slice } from '../outlines.ts'

const INKS = [INK.plum, INK.rose, INK.tomato, oklch(0.7, 0.16, 48), INK.gold, INK.sage, INK.teal, INK.sea]

/** One word with seven shadows. Each shadow is a little lower than the last and has the next ink. */
export const sevenThanks: CardArt = {
  cardId: '1HBE2343',
  seed: 601,
  sheet: createSheet('831', 'H'),
  front(drawing) {
    drawing.ground(INK.ink)
    for (const [band, ink] of INKS.entries()) drawing.fill(slice([2600, 1720], 0, 900 - band * 90, Math.PI, Math.PI * 1.5), ink)
    for (const [band, ink] of INKS.entries()) drawing.fill(slice([-50, -50], 0, 560 - band * 62, 0, Math.PI / 2), ink)
    const { path } = lettering(drawing.random, 'thanks!', { face: 'loudScript', size: 590, x: 1320, baseline: 880 })
    const word = drawing.shape(() => drawing.add({ path }))
    for (const step of indices(8).reverse()) drawing.use(word, [1, 0, 0, 1, -step * 17, step * 46], { fill: at(INKS, step) })
    drawing.use(word, [1, 0, 0, 1, 17, -46], { fill: INK.cream })
    write(drawing, 'SEVEN TIMES OVER, AND THEN SOME', INK.cream, {
      face: 'capitals',
      width: 1080,
      x: 860,
      baseline: 1510,
      trackingEms: 0.26,
    })
  },
  inside(drawing) {
    for (const [band, ink] of INKS.entries()) drawing.fill(slice([-50, -50], 0, 360 - band * 40, 0, Math.PI / 2), ink)
  },
}
