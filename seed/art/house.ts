import { brush, PROFILES } from './brush.ts'
import type { Drawing } from './drawing.ts'
import { indices, type Point } from './geometry.ts'
import { INK, oklch } from './palette.ts'
import { paperCut } from './paper-cut.ts'
import { path, polygon, rectangle } from './path.ts'
import type { Random } from './random.ts'

const WALLS = [INK.cream, INK.coral, INK.blush, INK.tomato, oklch(0.86, 0.08, 82), INK.paper, oklch(0.8, 0.05, 230)]
const ROOFS = [INK.sea, INK.plum, INK.clay, INK.ink, INK.pine]
/** The colours of the previous house, so that neighbours never share a wall or a roof colour. */
export type Street = { wall?: string; roof?: string }

export type House = { x: number; foot: number; width: number; height: number; isOurs?: boolean }

/** Draws a house of cut paper with its bottom at `foot`. `isOurs` makes it red with a golden door. */
export function house(drawing: Drawing, street: Street, { x, foot, width, height, isOurs = false }: House): void {
  const { random, fill } = drawing
  const wall = isOurs ? INK.tomato : random.pickOther(WALLS, street.wall)
  const roof = random.pickOther(ROOFS, street.roof)
  Object.assign(street, { wall, roof })
  const eaves = foot - height
  const gable = width * random.between(0.36, 0.55)
  const stray = () => random.spread(3)

  paperCut(
    drawing,
    polygon([
      [x + stray(), foot],
      [x + stray(), eaves + stray()],
      [x + width + stray(), eaves + stray()],
      [x + width + stray(), foot],
    ]),
    wall,
  )
  fill(
    polygon([
      [x + width * 0.72, foot],
      [x + width * 0.74, eaves],
      [x + width, eaves],
      [x + width, foot],
    ]),
    '#20103a',
    0.09,
  )
  if (random.chance(0.65)) {
    const chimney = x + width * random.between(0.18, 0.66)
    fill(
      polygon([
        [chimney, eaves - gable * 0.1],
        [chimney + 1, eaves - gable * 1.02],
        [chimney + width * 0.13, eaves - gable * 1.03],
        [chimney + width * 0.13, eaves],
      ]),
      INK.clay,
    )
  }
  const top = roofOutline(random, x, eaves, width, gable)
  paperCut(drawing, top, roof, { depth: 7 })
  drawing.group({ clip: top }, () => {
    for (const row of [0.2, 0.4, 0.6, 0.8]) {
      const y = eaves - gable * row + random.spread(3)
      fill(
        brush(
          random,
          [
            [x - width * 0.07, y],
            [x + width * 1.07, y + random.spread(2)],
          ],
          { width: 3.5, profile: PROFILES.even, wander: 0.2, samples: 5 },
        ),
        INK.white,
        0.24,
      )
    }
  })
  frontOfHouse(drawing, { x, foot, width, height }, wall, isOurs ? INK.gold : roof, roof)
}

/** Returns a random roof: gabled, hipped or leaning. */
function roofOutline(random: Random, x: number, eaves: number, width: number, gable: number): string {
  const over = width * 0.07
  const [left, right] = [x - over, x + width + over]
  return polygon(
    random.pick<Point[]>([
      [
        [left, eaves + random.spread(3)],
        [x + width * 0.5 + random.spread(3), eaves - gable],
        [right, eaves + random.spread(3)],
      ],
      [
        [left, eaves + 4],
        [x + width * 0.16, eaves - gable * 0.72],
        [x + width * 0.84, eaves - gable * 0.7],
        [right, eaves + 4],
      ],
      [
        [left, eaves + 4],
        [x - over * 0.2, eaves - gable * 0.42],
        [x + width * 0.74, eaves - gable],
        [right, eaves + 4],
      ],
    ]),
  )
}

function frontOfHouse(drawing: Drawing, { x, foot, width, height }: House, wall: string, door: string, sill: string): void {
  const { random } = drawing
  const columns = width > 170 ? 3 : 2
  const rows = Math.max(1, Math.floor(height / 105))
  const glass = { width: width * 0.14, height: width * 0.203 }
  for (const column of indices(columns))
    for (const row of indices(rows)) {
      const left = x + (width * (column + 0.5)) / columns - glass.width / 2 + random.spread(2)
      const top = foot - height + 26 + row * 98
      if (top + glass.height > foot - 14) continue
      if (row === rows - 1 && column === columns >> 1 && height > 150)
        drawing.fill(doorway(left, foot, glass.width, Math.min(96, height * 0.4)), door)
      else pane(drawing, left, top, glass.width, glass.height, wall, sill)
    }
}

const doorway = (left: number, foot: number, width: number, height: number) =>
  path`M${left - 4} ${foot}L${left - 4} ${foot - height * 0.65}Q${left + width / 2} ${foot - height * 1.25} ${left + width + 4} ${foot - height * 0.65}L${left + width + 4} ${foot}Z`

function pane({ random, fill }: Drawing, left: number, top: number, width: number, height: number, wall: string, sill: string): void {
  const isLit = random.chance(0.33)
  const foot = top + height
  const isArched = random.chance(0.25)
  const outline = isArched
    ? path`M${left} ${foot}L${left} ${top + height * 0.35}Q${left + width / 2} ${top - height * 0.25} ${left + width} ${top + height * 0.35}L${left + width} ${foot}Z`
    : polygon([
        [left, top],
        [left + width, top + random.spread(2)],
        [left + width, foot],
        [left, foot],
      ])
  fill(outline, isLit ? INK.gold : INK.ink, isLit ? 1 : 0.82)
  fill(rectangle(left + width / 2 - 1.5, top + 1, 3, height - 1) + rectangle(left, top + height * 0.5 - 1.5, width, 3), wall)
  if (random.chance(0.3))
    fill(
      polygon([
        [left - 6, foot + 2],
        [left + width + 6, foot + 2],
        [left + width + 4, foot + 11],
        [left - 4, foot + 11],
      ]),
      sill,
    )
}
