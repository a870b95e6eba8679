import { isJoined, openFace, type Face } from './faces.ts'
import { at, toRadians, mix, round, steps, type Point } from './geometry.ts'
import type { Random } from './random.ts'

/** Words as outlines. `letters` has the points along the outline of each letter, which are used to measure distances. */
export type Lettering = { words: string; face: Face; path: string; letters: Point[][] }

/**
 * How words are set. `x` is the middle of the ink, `baseline` is its y, `size` is the em; all are in pixels. `trackingPixels` is added between
 * letters. `tilt` (degrees) and `bounce` (pixels) are the largest random changes of single letters. `bend` moves every control point, so that joined
 * letters stay joined.
 */
export type Setting = {
  face: Face
  size: number
  x: number
  baseline: number
  trackingPixels?: number
  tilt?: number
  bounce?: number
  bend?: (point: Point) => Point
}

export function lettering(random: Random, words: string, setting: Setting): Lettering {
  const { face, size, x, baseline, trackingPixels = 0, tilt = 0, bounce = 0, bend = (point) => point } = setting
  const font = openFace(face)
  const scale = size / font.unitsPerEm
  const run = font.layout(words)
  let advance = 0
  const placed = run.glyphs.map((glyph, index) => {
    const start = advance
    const position = at(run.positions, index)
    advance += position.xAdvance * scale + trackingPixels
    return { glyph, start: start + position.xOffset * scale, lift: position.yOffset * scale, width: position.xAdvance * scale }
  })
  const inked = placed.filter(({ glyph }) => glyph.path.commands.length > 0)
  const inkStart = Math.min(...inked.map(({ glyph, start }) => start + glyph.bbox.minX * scale))
  const inkEnd = Math.max(...inked.map(({ glyph, start }) => start + glyph.bbox.maxX * scale))
  const left = x - (inkStart + inkEnd) / 2

  const drawn = inked.map(({ glyph, start, lift, width }) => {
    const turnRadians = toRadians(random.spread(tilt))
    const fall = random.spread(bounce)
    const pivot: Point = [width / 2, -size * 0.3]
    return outlined(glyph.path.commands, ([u, v]) => {
      const [dx, dy] = [u * scale - pivot[0], -v * scale - pivot[1]]
      const turned: Point = [
        pivot[0] + dx * Math.cos(turnRadians) - dy * Math.sin(turnRadians),
        pivot[1] + dx * Math.sin(turnRadians) + dy * Math.cos(turnRadians),
      ]
      return bend([left + start + turned[0], baseline - lift + fall + turned[1]])
    })
  })
  return { words, face, path: drawn.map(({ path }) => path).join(''), letters: drawn.map(({ points }) => points) }
}

/** Returns a bend for a line that rises to the right by a share of its length. The letters of a script stay joined. */
export const rising =
  (share: number, around = 750) =>
  ([x, y]: Point): Point => [x, y - (x - around) * share]

/** Returns a bend for an arch. A positive radius makes the middle higher, a negative radius lower. The letters of a script stay joined. */
export const arched =
  (middle: number, base: number, radius: number) =>
  ([x, y]: Point): Point => {
    const angle = (x - middle) / radius
    const reach = radius + (base - y)
    return [middle + Math.sin(angle) * reach, base + radius - Math.cos(angle) * reach]
  }

export const touchesOnPurpose = ({ face }: Lettering): boolean => isJoined(face)

const LETTER = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C' } as const

/** The distance between the measured points of an outline, in pixels. */
const POINT_SPACING_PX = 8

type Command = { command: string; args: number[] }

function outlined(commands: readonly Command[], place: (point: Point) => Point): { path: string; points: Point[] } {
  let path = ''
  const points: Point[] = []
  let from: Point = [0, 0]
  for (const { command, args } of commands) {
    if (command === 'closePath') {
      path += 'Z'
      continue
    }
    const corners = Array.from({ length: args.length / 2 }, (_, index) => place([at(args, index * 2), at(args, index * 2 + 1)]))
    path += LETTER[command as keyof typeof LETTER] + corners.map(([x, y]) => `${round(x, 1)} ${round(y, 1)}`).join(' ')
    const to = at(corners, -1)
    if (command !== 'moveTo')
      points.push(
        ...steps(Math.max(4, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / POINT_SPACING_PX))).map((t) =>
          bezier([from, ...corners], t),
        ),
      )
    from = to
  }
  return { path, points }
}

/** Returns a point of a line, a quadratic or a cubic curve by De Casteljau's algorithm. */
function bezier(corners: Point[], t: number): Point {
  if (corners.length === 1) return at(corners, 0)
  return bezier(
    corners.slice(1).map((corner, index): Point => [mix(at(corners, index)[0], corner[0], t), mix(at(corners, index)[1], corner[1], t)]),
    t,
  )
}
