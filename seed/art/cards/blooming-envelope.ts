import { blob } from '../blob.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { daisy, poppy } from '../flowers.ts'
import { indices, toRadians, placed, points } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, path } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { sprig } from '../sprig.ts'
import { flick, shape } from '../strokes.ts'
import { write } from '../write.ts'

const PAPER = oklch(0.9, 0.045, 60)
const SHADE = '#3a1a10'

export const bloomingEnvelope: CardArt = {
  cardId: '1HBE2274',
  seed: 443,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    drawing.ground(oklch(0.83, 0.05, 195))
    for (const row of indices(9))
      for (const column of indices(12))
        drawing.fill(ellipse(column * 190 + (row % 2) * 95 - 20, row * 184 + 10, 11), oklch(0.88, 0.04, 190))
    drawing.group({ transform: placed(640, 960, -5) }, () => envelope(drawing))
    write(drawing, 'Pensando', INK.plum, {
      face: 'signScript',
      width: 680,
      x: 1600,
      baseline: 640,
      bend: ([x, y]) => [x, y - (x - 1600) * 0.05],
    })
    write(drawing, 'en ti', INK.tomato, {
      face: 'signScript',
      width: 380,
      x: 1660,
      baseline: 850,
      bend: ([x, y]) => [x, y - (x - 1600) * 0.05],
    })
    write(drawing, 'HOY Y SIEMPRE', INK.pine, {
      face: 'capitals',
      width: 440,
      x: 1640,
      baseline: 1000,
      trackingEms: 0.28,
      bend: ([x, y]) => [x, y - (x - 1600) * 0.05],
    })
  },
  inside(drawing) {
    drawing.group({ transform: placed(240, 470, -5, 0.32) }, () => envelope(drawing))
  },
}

/** Draws an open envelope with flowers coming out. Its middle is at 0, 0. */
function envelope(drawing: Drawing): void {
  const { random, fill } = drawing
  paperCut(drawing, shape([-480, -150, 0, -520, 480, -150]), oklch(0.84, 0.06, 55), { depth: 12, shade: SHADE })
  paperCut(drawing, shape([-480, -150, 480, -150, 480, 400, -480, 400]), oklch(0.74, 0.08, 50), { depth: 16, shade: SHADE })
  for (const [way, ink, pairs] of [
    [[-260, 40, -330, -200, -380, -390, -470, -560], INK.pine, 8],
    [[260, 40, 350, -180, 400, -370, 500, -520], INK.moss, 8],
    [[-60, 40, -80, -250, -150, -480, -130, -700], INK.sea, 9],
    [[140, 40, 190, -240, 190, -450, 250, -640], INK.pine, 8],
  ] as const)
    sprig(drawing, points(way), { length: 108, width: 46, pairs, colours: [ink, INK.moss, INK.sage], stem: 9 })
  for (const [x, y] of points([-300, -240, 40, -560, 330, -330, -20, -300, 180, -180]))
    flick(drawing, [x * 0.5, 100, x * 0.8, y * 0.4, x, y], 11, INK.moss)
  for (const [x, y, size, ink] of [
    [-290, -300, 122, INK.tomato],
    [40, -570, 118, INK.coral],
    [345, -330, 112, INK.rose],
    [-10, -290, 136, INK.coral],
  ] as const)
    drawing.group({ transform: placed(x, y, random.spread(14), 1, 0.86) }, () => poppy(drawing, size, ink))
  for (const [x, y, size] of [
    [-140, -440, 62],
    [190, -440, 66],
    [180, -200, 70],
    [-190, -150, 64],
    [-420, -150, 54],
    [430, -170, 56],
  ] as const)
    daisy(drawing, x, y, size)
  for (const [x, y] of points([-330, -500, 120, -720, 420, -470, -70, -150]))
    for (const berry of indices(4)) fill(blob(random, x + random.spread(20), y + berry * 22, 13, 13), INK.plum)
  for (const side of [-1, 1]) {
    paperCut(drawing, path`M${side * 480} -150L${side * 480} 400L${side * -20} 110Z`, PAPER, { depth: 8, shade: SHADE })
  }
  paperCut(drawing, 'M-480 400L-30 92Q0 76 30 92L480 400Z', oklch(0.93, 0.035, 65), { depth: 10, shade: SHADE })
  const heart = 'M0 286C-110 210 -90 130 0 178C90 130 110 210 0 286Z'
  paperCut(drawing, heart, INK.tomato, { depth: 5, shade: SHADE })
  for (const side of [-1, 1]) fill(leaf(random, side * 90, 214, toRadians(side > 0 ? 0 : 180), 80, 26).whole, INK.pine, 0.8)
}
