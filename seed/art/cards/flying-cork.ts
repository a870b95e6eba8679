import { blob } from '../blob.ts'
import { dryBrush } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, toRadians, placed, points, polar, type Point } from '../geometry.ts'
import { rounded, spiked } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, line } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#3c1218'
const MOUTH: Point = [640, 690]
const BITS = [INK.tomato, INK.gold, INK.teal, INK.plum, INK.white, INK.sea]

export const flyingCork: CardArt = {
  cardId: '1HBE2361',
  seed: 641,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { random, fill } = drawing
    drawing.ground(oklch(0.85, 0.08, 55))
    for (const step of indices(14)) {
      const [from, to] = [toRadians(-150 + step * 15), toRadians(-143 + step * 15)]
      fill(curve([MOUTH, polar(MOUTH, from, 1500), polar(MOUTH, to, 1500)], { roundness: 0 }), INK.white, 0.28)
    }
    for (const step of indices(100)) {
      const angle = toRadians(random.between(-152, 62))
      const [x, y] = polar(MOUTH, angle, 210 + Math.sqrt(random.between(0, 1)) * 860)
      const ink = random.pickOther(BITS, undefined)
      if (y > 1370 || (x < 640 && y > 620)) continue
      if (step % 4 === 0) fill(spiked([x, y], 5, random.between(16, 34), 0.45, angle), ink)
      else if (step % 4 === 1) fill(ellipse(x, y, random.between(8, 17)), ink)
      else drawing.group({ transform: placed(x, y, random.between(0, 180)) }, () => fill(rectangle(-19, -8, 38, 16), ink))
    }
    for (const [angle, ink] of [
      [-112, INK.tomato],
      [-62, INK.teal],
      [6, INK.plum],
    ] as const)
      streamer(drawing, toRadians(angle), ink)
    foam(drawing)
    drawing.group({ transform: placed(96, 1420, 37) }, () => bottle(drawing))
    drawing.group({ transform: placed(1040, 250, 52) }, () => cork(drawing))
    write(drawing, '¡Enhorabuena!', INK.plum, { face: 'roundScript', width: 1100, x: 720, baseline: 1640 })
    write(drawing, 'QUE SE OIGA', INK.tomato, { face: 'capitals', width: 360, x: 694, baseline: 1780, trackingEms: 0.32 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(190, 190, 42, 0.9) }, () => cork(drawing))
    for (const [x, y, index] of [
      [320, 90, 0],
      [420, 190, 1],
      [530, 100, 2],
      [650, 170, 3],
    ] as const)
      drawing.fill(spiked([x, y], 5, 26, 0.45), at(BITS, index))
  },
}

/** Draws a bottle that stands upright at 0, 0. */
function bottle(drawing: Drawing): void {
  const { fill, random } = drawing
  const glass =
    'M-150 0Q-156 -20 -154 -60L-154 -420C-154 -560 -60 -600 -54 -740L-54 -900L54 -900L54 -740C60 -600 154 -560 154 -420L154 -60Q156 -20 150 0Z'
  paperCut(drawing, glass, shaded([-154, 0, 154, 0], oklch(0.5, 0.075, 165), INK.pine, oklch(0.3, 0.05, 170)), { depth: 14, shade: SHADE })
  drawing.group({ clip: glass }, () => {
    fill(
      'M-80 -640L-60 -910L60 -910L80 -640Q40 -600 0 -640Q-40 -600 -80 -640Z',
      shaded([-60, 0, 60, 0], oklch(0.88, 0.11, 88), INK.gold, INK.clay),
    )
    fill(rectangle(-160, -400, 320, 250), INK.cream)
    for (const y of [-384, -172]) fill(rectangle(-160, y, 320, 7), INK.gold)
    fill(spiked([0, -280], 8, 62, 0.5), INK.tomato)
    fill(ellipse(0, -280, 22), INK.cream)
    fill(dryBrush(random, points([-112, -60, -118, -300, -108, -470]), { width: 34, bristles: 4 }), INK.white, 0.4)
  })
  fill(rounded(-62, -926, 124, 44, 12), INK.gold)
}

function foam(drawing: Drawing): void {
  const { random } = drawing
  for (const [u, v, r] of [
    [-20, 10, 74],
    [60, -60, 92],
    [150, -120, 80],
    [20, -130, 66],
    [130, -220, 62],
    [230, -200, 56],
    [210, -300, 40],
    [300, -290, 34],
  ] as const)
    paperCut(drawing, blob(random, MOUTH[0] + u, MOUTH[1] + v, r, r * 0.94, { wander: 0.04 }), INK.white, { depth: 4, shade: '#8a5a3a' })
}

function cork(drawing: Drawing): void {
  const body = 'M-46 80L-62 -30Q-78 -44 -66 -84Q0 -112 66 -84Q78 -44 62 -30L46 80Q0 100 -46 80Z'
  paperCut(drawing, body, oklch(0.78, 0.08, 70), { depth: 6, shade: SHADE })
  drawing.fill(ellipse(0, -84, 62, 18), oklch(0.86, 0.07, 75))
  for (const [x, y] of points([-30, -20, 10, 10, 30, -40, -14, 50, 28, 56, -36, 26])) drawing.fill(ellipse(x, y, 7, 4), INK.clay, 0.7)
  for (const v of [130, 170, 210]) flick(drawing, [-30, v, 0, v + 10, 30, v], 9, INK.white, 0.9)
}

function streamer(drawing: Drawing, angle: number, ink: string): void {
  const way = indices(13).flatMap((step): Point => {
    const [x, y] = polar(MOUTH, angle, 210 + step * 44)
    const aside = Math.sin(step * 1.25) * 46
    return [x - Math.sin(angle) * aside, y + Math.cos(angle) * aside]
  })
  line(drawing, way, 22, ink)
}
