import { blob } from '../blob.ts'
import { brush, PROFILES } from '../brush.ts'
import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { at, toRadians, mix, placed, steps, type Point } from '../geometry.ts'
import { lettering } from '../lettering.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { curve, polygon } from '../path.ts'
import { scatter } from '../scatter.ts'

/**
 * A paper ribbon around a line that hangs down. `sway` is half its width, `pitch` is how far it falls in one radian, `phase` is the angle where it
 * starts (radians).
 */
type Streamer = {
  x: number
  length: number
  sway: number
  height: number
  pitch: number
  phase: number
  face: string
  back: string
  drift: number
}

const STREAMERS: Streamer[] = [
  { x: 150, length: 1100, sway: 92, height: 66, pitch: 36, phase: 0.4, face: INK.tomato, back: oklch(0.5, 0.16, 30), drift: 0 },
  { x: 1370, length: 1300, sway: 84, height: 62, pitch: 34, phase: 1.8, face: INK.teal, back: oklch(0.48, 0.08, 200), drift: 2 },
  { x: 410, length: 700, sway: 66, height: 52, pitch: 29, phase: 2.9, face: INK.gold, back: oklch(0.68, 0.13, 70), drift: 1 },
  { x: 1120, length: 842, sway: 72, height: 54, pitch: 31, phase: 0.2, face: INK.plum, back: oklch(0.26, 0.07, 345), drift: 4 },
  { x: 770, length: 590, sway: 60, height: 48, pitch: 27, phase: 1.2, face: INK.coral, back: oklch(0.6, 0.13, 32), drift: 3 },
]

const CONFETTI = [INK.tomato, INK.gold, INK.teal, INK.coral, INK.plum, INK.sky]

export const streamers: CardArt = {
  cardId: '1HBE2124',
  seed: 23,
  front(drawing) {
    const { random } = drawing
    drawing.ground(INK.paper)
    for (const streamer of STREAMERS) hang(drawing, streamer, -200)

    const besideTheWords = ([x, y]: Point) => y > 560 && !(y > 1010 && y < 1740 && x > 110 && x < 1390) && (y > 1200 || random.chance(0.4))
    for (const place of scatter(random, { from: [-30, 0], to: [1530, 2130], apart: 74, tries: 5000, among: besideTheWords }))
      confetto(drawing, place)

    const slanted =
      (x: number, y: number) =>
      ([u, v]: Point): Point => {
        const angle = toRadians(-3)
        return [x + (u - x) * Math.cos(angle) - (v - y) * Math.sin(angle), y + (u - x) * Math.sin(angle) + (v - y) * Math.cos(angle)]
      }
    drawing.letter(
      lettering(random, 'Hip hip', {
        face: 'fatSerif',
        size: 250,
        x: 700,
        baseline: 1250,
        trackingPixels: 11,
        tilt: 2,
        bounce: 6,
        bend: slanted(700, 1250),
      }),
      INK.plum,
    )
    drawing.letter(
      lettering(random, 'hooray', {
        face: 'fatSerif',
        size: 312,
        x: 755,
        baseline: 1520,
        trackingPixels: 11,
        tilt: 2,
        bounce: 6,
        bend: slanted(755, 1520),
      }),
      INK.tomato,
    )
    drawing.letter(
      lettering(random, 'IT’S YOUR BIRTHDAY', {
        face: 'capitals',
        size: 50,
        x: 780,
        baseline: 1690,
        trackingPixels: 13,
        bend: slanted(780, 1690),
      }),
      INK.plum,
    )
  },
  inside(drawing) {
    const { random } = drawing
    hang(drawing, { ...at(STREAMERS, 3), x: 1330, length: 540, sway: 56, height: 42, pitch: 24 }, -200)
    hang(drawing, { ...at(STREAMERS, 2), x: 1190, length: 420, sway: 44, height: 34, pitch: 20 }, -200)
    for (const place of scatter(random, { from: [560, 90], to: [1100, 420], apart: 92, tries: 400 })) confetto(drawing, place)
  },
}

function hang(drawing: Drawing, streamer: Streamer, from: number): void {
  const turns = halfTurns(streamer)
  for (const turn of turns.filter(({ isFace }) => !isFace)) drawing.fill(ribbon(streamer, turn, from), streamer.back)
  for (const turn of turns.filter(({ isFace }) => isFace)) paperCut(drawing, ribbon(streamer, turn, from), streamer.face, { depth: 7 })
}

type HalfTurn = { start: number; end: number; isFace: boolean }

/** Divides the ribbon into half turns, which show its face and its back alternately. */
function halfTurns({ phase, length, pitch }: Streamer): HalfTurn[] {
  const last = phase + length / pitch
  const turns: HalfTurn[] = []
  let start = phase
  while (start < last - 0.01) {
    const edge = (Math.floor((start + Math.PI / 2 + 1e-6) / Math.PI) + 1) * Math.PI - Math.PI / 2
    const end = Math.min(edge, last)
    turns.push({ start, end, isFace: Math.cos((start + end) / 2) > 0 })
    start = end
  }
  return turns
}

function ribbon({ x, sway, height, pitch, phase, length, drift }: Streamer, { start, end }: HalfTurn, from: number): string {
  const upper: Point[] = []
  const lower: Point[] = []
  for (const step of steps(8)) {
    const angle = mix(start, end, step)
    const share = ((angle - phase) * pitch) / length
    const reach = sway * (0.75 + 0.35 * share)
    const point: Point = [
      x + reach * Math.sin(angle) + 40 * Math.sin(share * 2.4 + drift),
      from + (angle - phase) * pitch + reach * 0.34 * Math.cos(angle),
    ]
    upper.push(point)
    lower.push([point[0], point[1] + height * (0.9 + 0.1 * Math.cos(angle))])
  }
  return curve([...upper, ...lower.reverse()], { roundness: 1 / 6.5 })
}

function confetto(drawing: Drawing, [x, y]: Point): void {
  const { random } = drawing
  const [colour, size] = [random.pick(CONFETTI), random.between(11, 20)]
  const bit = random.pick([disc, disc, disc, strip, strip, strip, corner, squiggle, squiggle])(drawing, size)
  drawing.group({ transform: placed(x, y, random.between(0, 180)) }, () => paperCut(drawing, bit, colour, { depth: 3 }))
}

const disc = ({ random }: Drawing, size: number) => blob(random, 0, 0, size, size, { wander: 0.04 })

const strip = ({ random }: Drawing, size: number) =>
  polygon([
    [-size * 1.2 + random.spread(2), -size * 0.45],
    [size * 1.2, -size * 0.5 + random.spread(2)],
    [size * 1.15, size * 0.5],
    [-size * 1.2, size * 0.45 + random.spread(2)],
  ])

const corner = (_: Drawing, size: number) =>
  polygon([
    [0, -size * 1.1],
    [size, size * 0.8],
    [-size, size * 0.7],
  ])

const squiggle = ({ random }: Drawing, size: number) =>
  brush(
    random,
    [
      [-size * 1.8, 0],
      [-size * 0.6, -size * 0.7],
      [size * 0.6, size * 0.6],
      [size * 1.8, 0],
    ],
    { width: 9, profile: PROFILES.even, samples: 9 },
  )
