import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed, points } from '../geometry.ts'
import { heart, rounded, spiked, trace } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#5a4630'
const WALL = oklch(0.93, 0.03, 200)
const LEMON = oklch(0.9, 0.1, 95)

export const cradleMobile: CardArt = {
  cardId: '1HBE2367',
  seed: 647,
  front(drawing) {
    const { fill } = drawing
    drawing.ground(WALL)
    for (const column of indices(9))
      for (const row of indices(13)) fill(ellipse(column * 190 + (row % 2 ? 95 : 0) - 20, row * 170 + 30, 9), INK.white, 0.85)
    fill(rectangle(-60, 1780, 1620, 380), oklch(0.88, 0.05, 60))
    fill(rectangle(-60, 1780, 1620, 14), INK.white)
    trace(drawing, points([750, -60, 750, 180]), 7, INK.clay)
    bar(drawing, 310, 1190, 200, -2)
    bar(drawing, 130, 520, 470, 3)
    bar(drawing, 960, 1370, 430, -4)
    for (const [x, from, to] of [
      [324, 204, 470],
      [1165, 200, 430],
      [750, 200, 560],
      [146, 466, 720],
      [506, 486, 1040],
      [975, 440, 1060],
      [1355, 424, 700],
    ] as const)
      trace(drawing, points([x, from, x, to]), 4, INK.clay)
    drawing.group({ transform: placed(750, 720) }, () => moon(drawing))
    drawing.group({ transform: placed(146, 800, -6) }, () => star(drawing, INK.coral))
    drawing.group({ transform: placed(506, 1130, 3) }, () => cloud(drawing))
    drawing.group({ transform: placed(975, 1150, -4) }, () => elephant(drawing))
    drawing.group({ transform: placed(1355, 770, 5) }, () => star(drawing, INK.gold))
    write(drawing, 'hello, little one', INK.sea, { face: 'brushScript', width: 1000, x: 750, baseline: 1660 })
    write(drawing, 'CONGRATULATIONS', INK.clay, { face: 'capitals', width: 620, x: 750, baseline: 1930, trackingEms: 0.32 })
  },
  inside(drawing) {
    for (const [x, y] of points([180, 0, 380, 0, 560, 0])) trace(drawing, points([x, -46, x, y + 120]), 4, INK.clay)
    drawing.group({ transform: placed(180, 170, -6, 0.7) }, () => star(drawing, INK.coral))
    drawing.group({ transform: placed(380, 190, 0, 0.4) }, () => moon(drawing))
    drawing.group({ transform: placed(560, 170, 5, 0.7) }, () => star(drawing, INK.gold))
  },
}

function bar(drawing: Drawing, left: number, right: number, y: number, lean: number): void {
  line(drawing, [left, y + lean, (left + right) / 2, y - 8, right, y - lean], 22, oklch(0.74, 0.08, 65))
  for (const x of [left, right]) drawing.fill(ellipse(x, y + (x === left ? lean : -lean), 20), INK.clay)
}

function moon(drawing: Drawing): void {
  paperCut(
    drawing,
    'M60 -170C-60 -190 -190 -90 -190 40C-190 160 -90 250 30 250C130 250 190 190 210 120C100 190 -30 140 -50 20C-60 -60 -20 -130 60 -170Z',
    LEMON,
    { depth: 9, shade: SHADE },
  )
  flick(drawing, [-110, 20, -84, 40, -58, 18], 12, INK.clay)
  drawing.fill(ellipse(-100, 90, 30, 22), INK.coral, 0.7)
}

function star(drawing: Drawing, ink: string): void {
  paperCut(drawing, spiked([0, 0], 5, 108, 0.52), ink, { depth: 7, shade: SHADE })
  drawing.fill(spiked([0, 0], 5, 60, 0.52), INK.white, 0.45)
}

function cloud(drawing: Drawing): void {
  const { random } = drawing
  const puffs = [
    [-110, 10, 90, 66],
    [-10, -40, 110, 92],
    [100, 6, 92, 70],
  ] as const
  for (const [x, y, w, h] of puffs) drawing.fill(blob(random, x + 6, y + 12, w, h, { wander: 0.02 }), SHADE, 0.18)
  for (const [x, y, w, h] of puffs) drawing.fill(blob(random, x, y, w, h, { wander: 0.02 }), INK.white)
  for (const [x, y, ink] of [
    [-90, 150, INK.teal],
    [0, 190, INK.sky],
    [90, 150, INK.coral],
  ] as const) {
    trace(drawing, points([x, 60, x, y - 20]), 3, INK.clay)
    paperCut(drawing, heart(x, y, 28), ink, { depth: 4, shade: SHADE })
  }
}

function elephant(drawing: Drawing): void {
  const { fill } = drawing
  const GREY = oklch(0.76, 0.04, 245)
  for (const [x, ink] of [
    [-96, oklch(0.68, 0.045, 248)],
    [66, oklch(0.68, 0.045, 248)],
  ] as const)
    fill(rounded(x, 60, 54, 120, 20), ink)
  paperCut(
    drawing,
    'M-150 40C-160 -70 -60 -110 20 -100C60 -150 170 -140 196 -60C214 0 206 60 214 110C220 140 250 140 256 112Q276 110 274 128C262 176 196 184 180 130C172 100 176 60 156 40C150 60 130 80 110 84L110 180L52 180L52 100L-70 100L-70 180L-128 180L-128 100Q-146 80 -150 40Z',
    GREY,
    { depth: 8, shade: SHADE },
  )
  paperCut(drawing, 'M60 -96C-10 -120 -40 -40 -10 20C10 60 70 60 92 20C110 -30 100 -80 60 -96Z', oklch(0.84, 0.04, 20), {
    depth: 5,
    shade: SHADE,
  })
  flick(drawing, [140, -40, 152, -30, 166, -40], 10, INK.ink)
  fill(ellipse(150, 10, 20, 14), INK.coral, 0.7)
  flick(drawing, [-150, 0, -186, 20, -196, 60], 12, GREY)
  for (const x of [-122, -104, -86, 60, 78, 96]) fill(ellipse(x, 176, 8, 6), INK.white, 0.8)
}
