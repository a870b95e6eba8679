import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { indices, placed, points } from '../geometry.ts'
import { arc, rounded, trace } from '../outlines.ts'
import { glow, shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const NIGHT = oklch(0.29, 0.075, 265)
const SHADE = '#040a22'
const BRASS = oklch(0.78, 0.115, 82)
const DEEP = oklch(0.58, 0.105, 70)

export const nineLights: CardArt = {
  cardId: '1HBE2451',
  seed: 839,
  sheet: createSheet('70', 'H'),
  front(drawing) {
    const { fill } = drawing
    drawing.ground(NIGHT)
    const six = drawing.shape(() => {
      for (const turn of [0, 180])
        drawing.group({ transform: placed(0, 0, turn) }, () =>
          drawing.add({ path: shape([0, -60, 52, 30, -52, 30]), stroke: { color: oklch(0.4, 0.085, 262), width: 6 } }),
        )
    })
    for (const row of indices(7))
      for (const column of indices(11)) drawing.use(six, placed(column * 210 + (row % 2 ? 105 : 0) - 20, row * 210 + 80))
    fill(ellipse(1050, 420, 900), glow(1050, 420, 900, [oklch(0.62, 0.11, 70), 0.55], [oklch(0.62, 0.11, 70), 0]))
    menorah(drawing)
    write(drawing, 'Happy Hanukkah', INK.gold, { face: 'formalScript', width: 900, x: 1050, baseline: 1300 })
    write(drawing, 'EIGHT NIGHTS OF LIGHT', oklch(0.86, 0.04, 240), {
      face: 'capitals',
      width: 560,
      x: 1050,
      baseline: 1410,
      trackingEms: 0.3,
    })
  },
  inside(drawing) {
    for (const place of indices(3)) candle(drawing, 110 + place * 80, 320, 150)
  },
}

function menorah(drawing: Drawing): void {
  const { fill } = drawing
  for (const reach of [560, 420, 280, 140]) {
    const way = arc([1050, 540], reach, Math.PI, 0, 13)
    trace(
      drawing,
      way.map(([x, y]) => [x + 5, y + 13] as const),
      40,
      SHADE,
      { opacity: 0.35 },
    )
    trace(drawing, way, 38, DEEP)
    trace(
      drawing,
      way.map(([x, y]) => [x, y - 5] as const),
      22,
      BRASS,
    )
    trace(drawing, arc([1050, 536], reach + 2, Math.PI * 0.93, Math.PI * 0.62, 6), 5, INK.white, { opacity: 0.55 })
    for (const side of [-1, 1]) fill(ellipse(1050 + side * reach * 0.72, 540 + reach * 0.69, 26), BRASS)
  }
  paperCut(drawing, shape([1030, 440, 1070, 440, 1076, 1090, 1024, 1090]), shaded([1024, 0, 1076, 0], DEEP, BRASS, DEEP), {
    depth: 8,
    shade: SHADE,
  })
  for (const [y, r] of points([690, 40, 830, 40, 970, 46, 1060, 34]))
    paperCut(drawing, ellipse(1050, y, r + 10, r * 0.7), BRASS, { depth: 4, shade: SHADE })
  paperCut(drawing, 'M800 1160Q820 1090 980 1080L1120 1080Q1280 1090 1300 1160Z', shaded([800, 0, 1300, 0], DEEP, BRASS, DEEP), {
    depth: 10,
    shade: SHADE,
  })
  fill(rectangle(800, 1144, 500, 16), DEEP)
  for (const place of indices(9)) {
    const aside = (place - 4) * 140
    const top = place === 4 ? 440 : 540
    paperCut(
      drawing,
      `M${1050 + aside - 46} ${top - 36}L${1050 + aside + 46} ${top - 36}Q${1050 + aside + 36} ${top + 16} ${1050 + aside} ${top + 20}Q${1050 + aside - 36} ${top + 16} ${1050 + aside - 46} ${top - 36}Z`,
      BRASS,
      { depth: 5, shade: SHADE },
    )
    candle(drawing, 1050 + aside, top - 34, place === 4 ? 190 : 170)
  }
}

/** Draws a burning candle that stands on `foot`. */
function candle({ fill }: Drawing, x: number, foot: number, height: number): void {
  const top = foot - height
  fill(ellipse(x, top - 50, 130), glow(x, top - 50, 130, ['#ffe9a8', 0.6], ['#ffe9a8', 0]))
  fill(rounded(x - 17, top, 34, height, 8), shaded([x - 17, 0, x + 17, 0], INK.snow, oklch(0.84, 0.045, 240)))
  for (const step of indices(4))
    fill(
      shape([x - 17, top + 30 + step * 38, x + 17, top + 14 + step * 38, x + 17, top + 24 + step * 38, x - 17, top + 40 + step * 38]),
      INK.sky,
      0.7,
    )
  fill(
    `M${x} ${top - 4}C${x - 34} ${top - 26} ${x - 20} ${top - 66} ${x + 2} ${top - 108}C${x + 24} ${top - 66} ${x + 36} ${top - 26} ${x} ${top - 4}Z`,
    INK.gold,
  )
  fill(
    `M${x} ${top - 8}C${x - 16} ${top - 22} ${x - 9} ${top - 44} ${x + 1} ${top - 64}C${x + 12} ${top - 44} ${x + 17} ${top - 22} ${x} ${top - 8}Z`,
    '#fff6da',
  )
}
