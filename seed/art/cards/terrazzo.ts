import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, polar, type Point } from '../geometry.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, polygon } from '../path.ts'
import { scatter } from '../scatter.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const INKS = [INK.tomato, INK.teal, INK.plum, INK.gold, INK.coral, INK.pine, INK.sky, INK.clay]
const MIDDLE: Point = [693, 693]

export const terrazzo: CardArt = {
  cardId: '1HBE2265',
  seed: 431,
  sheet: createSheet('60', 'S'),
  front(drawing) {
    const { random } = drawing
    drawing.ground(oklch(0.93, 0.018, 60))
    const whole = { from: [-60, -60], to: [1450, 1450] } satisfies { from: Point; to: Point }
    const clear =
      (room: number) =>
      ([x, y]: Point) =>
        Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) > 380 + room
    const large = scatter(random, { ...whole, apart: 172, tries: 900, among: clear(-40) })
    for (const place of large) chip(drawing, place, random.between(52, 84))
    const isFree = (apart: number, others: Point[]) => (place: Point) =>
      clear(-20)(place) && others.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > apart)
    const middling = scatter(random, { ...whole, apart: 62, tries: 1500, among: isFree(94, large) })
    for (const place of middling) chip(drawing, place, random.between(15, 30))
    for (const place of scatter(random, {
      ...whole,
      apart: 30,
      tries: 2400,
      among: (place) => isFree(80, large)(place) && isFree(36, middling)(place),
    }))
      chip(drawing, place, random.between(5, 10))
    paperCut(drawing, ellipse(...MIDDLE, 400), INK.plum, { depth: 18 })
    drawing.add({ path: ellipse(...MIDDLE, 372) + ellipse(...MIDDLE, 366), fill: INK.gold, rule: 'evenodd' })
    write(drawing, 'thank', INK.cream, { face: 'fatSerif', width: 500, x: 693, baseline: 668, trackingEms: 0.014 })
    write(drawing, 'you', INK.coral, { face: 'loudScript', width: 330, x: 700, baseline: 850 })
  },
  inside(drawing) {
    const corner = ([x, y]: Point) => x + y * 0.9 < 420
    for (const place of scatter(drawing.random, { from: [-30, -30], to: [440, 460], apart: 70, tries: 300, among: corner }))
      chip(drawing, place, drawing.random.between(10, 32))
  },
}

/** Draws a splinter of marble with straight edges, a paler corner and a vein. */
function chip(drawing: Drawing, middle: Point, radius: number): void {
  const { random, fill } = drawing
  const corners = around(random.whole(4, 6), random.between(0, 6)).map(([angle]) =>
    polar(middle, angle + random.spread(0.4), radius * random.between(0.65, 1.15), 0.86),
  )
  const outline = polygon(corners)
  const ink = random.pick(INKS)
  if (radius < 12) return fill(outline, ink)
  paperCut(drawing, outline, ink, { depth: radius > 40 ? 5 : 3 })
  if (radius < 40) return
  drawing.group({ clip: outline }, () => {
    fill(polygon([middle, ...corners.slice(0, 3)]), INK.white, 0.16)
    for (const [angle] of around(2, random.between(0, 6)))
      fill(
        polygon([polar(middle, angle, radius), polar(middle, angle + 2.6, radius * 0.8), polar(middle, angle + 2.66, radius)]),
        INK.white,
        0.35,
      )
  })
}
