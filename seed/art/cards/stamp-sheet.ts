import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, indices, toRadians, placed, points } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, path, polygon, rectangle, star } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

type Motif = (drawing: Drawing) => void
const [WIDTH, HEIGHT] = [330, 400]

export const stampSheet: CardArt = {
  cardId: '1HBE2253',
  seed: 401,
  sheet: createSheet('60', 'H'),
  front(drawing) {
    drawing.ground(oklch(0.8, 0.05, 60))
    for (const row of indices(16)) line(drawing, [-60, 40 + row * 92, 900, 36 + row * 92, 1940, 42 + row * 92], 4, oklch(0.75, 0.06, 55))
    const stamps: [Motif, string, number][] = [
      [flower, INK.sea, -3],
      [boat, oklch(0.86, 0.06, 85), 2],
      [heart, INK.blush, -1.5],
      [moon, INK.night, 3],
    ]
    stamps.forEach(([motif, ink, turnDegrees], index) => stamp(drawing, 290 + index * 432, 330, turnDegrees, ink, motif))
    stamp(drawing, 300, 1040, 2.5, INK.plum, pear)
    stamp(drawing, 1580, 1050, -4, INK.sage, bird)
    postmark(drawing, 1560, 700)
    paperCut(drawing, path`M505 800L1370 782L1378 1262L512 1276Z`, INK.paper, { depth: 10 })
    for (const side of [0, 1])
      for (const step of indices(21))
        drawing.fill(
          path`M${520 + step * 41} ${803 + side * 446 - step * 0.85}L${540 + step * 41} ${802 + side * 446 - step * 0.85}L${530 + step * 41} ${822 + side * 446 - step * 0.85}L${510 + step * 41} ${823 + side * 446 - step * 0.85}Z`,
          step % 2 ? INK.tomato : INK.sea,
        )
    write(drawing, 'special thanks', INK.ink, {
      face: 'brushScript',
      width: 700,
      x: 940,
      baseline: 1056,
      bend: ([x, y]) => [x, y - (x - 940) * 0.02],
    })
    write(drawing, 'SENT WITH CARE', INK.tomato, {
      face: 'capitals',
      width: 420,
      x: 940,
      baseline: 1186,
      trackingEms: 0.28,
      bend: ([x, y]) => [x, y - (x - 940) * 0.02],
    })
  },
  inside(drawing) {
    drawing.group({ transform: placed(170, 190, -5, 0.52) }, () => stamp(drawing, 0, 0, 0, INK.sea, flower))
    drawing.group({ transform: placed(350, 260, 7, 0.4) }, () => stamp(drawing, 0, 0, 0, INK.blush, heart))
  },
}

function stamp(drawing: Drawing, x: number, y: number, turnDegrees: number, ink: string, motif: Motif): void {
  const { fill } = drawing
  drawing.group({ transform: placed(x, y, turnDegrees) }, () => {
    const [w, h] = [WIDTH / 2 + 34, HEIGHT / 2 + 34]
    paperCut(drawing, perforated(w, h), INK.paper, { depth: 8 })
    const face = rectangle(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
    fill(face, ink)
    drawing.group({ clip: face }, () => motif(drawing))
  })
}

/** Returns the outline of a stamp: a rectangle with perforated edges. */
function perforated(w: number, h: number): string {
  const bites = (length: number) => Math.round((length * 2) / 33)
  const edge = (fromX: number, fromY: number, toX: number, toY: number): string => {
    const many = bites(Math.hypot(toX - fromX, toY - fromY) / 2)
    const [ux, uy] = [(toX - fromX) / many, (toY - fromY) / many]
    return indices(many)
      .map((step) => {
        const [x, y] = [fromX + ux * step, fromY + uy * step]
        return path`L${x + ux * 0.22} ${y + uy * 0.22}Q${x + ux * 0.5 - uy * 0.42} ${y + uy * 0.5 + ux * 0.42} ${x + ux * 0.78} ${y + uy * 0.78}L${x + ux} ${y + uy}`
      })
      .join('')
  }
  return `${path`M${-w} ${-h}`}${edge(-w, -h, w, -h)}${edge(w, -h, w, h)}${edge(w, h, -w, h)}${edge(-w, h, -w, -h)}Z`
}

function flower(drawing: Drawing): void {
  const { random, fill } = drawing
  flick(drawing, [0, 220, 8, 120, 0, -10], 16, INK.sage)
  for (const side of [-1, 1]) fill(leaf(random, 2, 130, toRadians(-90 + side * 55), 140, 54, { bend: -side * 0.15 }).whole, INK.sage)
  for (const [angle] of around(10)) fill(leaf(random, 0, -40, angle, 128, 62, { roundTip: true }).whole, INK.coral, 0.92)
  fill(blob(random, 0, -40, 42, 42, { wander: 0.02 }), INK.gold)
}

function boat(drawing: Drawing): void {
  const { fill } = drawing
  fill(ellipse(84, -110, 44), INK.tomato)
  fill('M-6 -150L-6 60L-120 60Z', INK.paper)
  fill('M10 -120L10 60L104 60Z', INK.coral)
  fill('M-130 74L124 74L92 132L-96 132Z', INK.sea)
  for (const row of indices(3))
    drawing.fill(
      ground(
        points([
          -200,
          120 + row * 34,
          -120,
          108 + row * 34,
          -40,
          124 + row * 34,
          40,
          108 + row * 34,
          120,
          124 + row * 34,
          200,
          110 + row * 34,
        ]),
        300,
      ),
      [INK.teal, INK.sea, INK.night][row] ?? INK.sea,
    )
}

function heart(drawing: Drawing): void {
  drawing.fill('M0 130C-190 10 -150 -130 0 -50C150 -130 190 10 0 130Z', INK.tomato)
  flick(drawing, [-104, -8, -100, -50, -66, -66], 16, INK.white, 0.5)
  for (const [x, y] of points([-120, -160, 120, -160, -120, 165, 120, 165])) drawing.fill(star(x, y, 26), INK.rose)
}

function moon(drawing: Drawing): void {
  drawing.fill('M20 -150C-110 -130 -120 70 20 100C90 112 130 60 130 60C20 60 -20 -70 20 -150Z', INK.gold)
  for (const [x, y] of points([-110, -130, 100, -90, 60, -10, -110, 120, 20, 160, 120, 150])) drawing.fill(star(x, y, 24), INK.cream)
}

function pear(drawing: Drawing): void {
  flick(drawing, [0, -90, 6, -130, 34, -160], 16, INK.clay)
  drawing.fill(leaf(drawing.random, 10, -120, toRadians(-20), 120, 52).whole, INK.sage)
  drawing.fill('M0 -110C60 -100 50 -20 90 40C130 130 50 172 0 168C-54 172 -130 130 -90 40C-50 -20 -60 -100 0 -110Z', INK.gold)
  flick(drawing, [-40, -40, -70, 30, -78, 90], 22, INK.white, 0.45)
}

function bird(drawing: Drawing): void {
  const { random, fill } = drawing
  line(drawing, [-200, 110, 0, 96, 200, 116], 14, INK.clay)
  for (const [x, turnDegrees] of points([-120, -50, 110, -120])) fill(leaf(random, x, 100, toRadians(turnDegrees), 90, 38).whole, INK.pine)
  for (const u of [-12, 18]) line(drawing, [u, 60, u, 98], 7, INK.ink)
  fill('M-60 10L-150 70L-130 92L-40 60Z', INK.tomato)
  fill('M-76 30C-66 -50 0 -60 26 -90C60 -116 112 -90 104 -46C104 30 60 76 0 74C-40 72 -70 60 -76 30Z', INK.tomato)
  fill('M100 -20C100 40 50 74 6 72C30 40 56 0 100 -20Z', INK.cream)
  fill(leaf(random, 34, -10, toRadians(156), 124, 60).whole, INK.plum)
  fill('M102 -66L146 -50L102 -40Z', INK.gold)
  fill(ellipse(70, -64, 9), INK.ink)
}

function postmark(drawing: Drawing, x: number, y: number): void {
  for (const radius of [120, 92])
    drawing.add({
      path: polygon(around(60).map(([angle]) => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius])),
      stroke: { color: INK.ink, width: 6 },
      opacity: 0.4,
    })
  for (const row of indices(4))
    line(
      drawing,
      [x - 440, y - 60 + row * 40, x - 350, y - 76 + row * 40, x - 260, y - 52 + row * 40, x - 130, y - 66 + row * 40],
      6,
      INK.ink,
      0.4,
    )
  drawing.fill(star(x, y, 48), INK.ink, 0.4)
}
