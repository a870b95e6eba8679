import { readdirSync, readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayList, layoutProblems } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { Art } from '@fondly/stationery/paint/art.ts'
import { randomCards } from './random-cards.ts'

/** A card as it goes to the press: its pages, the art that they name, and the scan code of its order. */
export type Specimen = { content: CardContent; pages: LayeredCard; art: Map<string, Art>; scanCode: string }

/** Makes cards of every size and orientation without a defect. Half of them use the demonstration world's art. */
export function goodCards(count: number, seed: number): Specimen[] {
  const chance = createRandom(seed)
  const isGood = (content: CardContent) => layoutProblems(displayList(cardPages(content))).length === 0
  // An iterator is lazy: it lays out only as many cards as are needed, which is the slowest part here.
  const good = randomCards(count * 3, seed)
    .values()
    .filter(isGood)
    .take(count)
    .toArray()
  return good.map((content, number) => {
    const size = SIZES[number % SIZES.length] ?? content.size
    const orientation = ORIENTATIONS[Math.floor(number / SIZES.length) % ORIENTATIONS.length] ?? content.orientation
    // The text may not fit on a smaller card; then the card keeps its own size.
    const card = { ...content, size, orientation }
    const fitting = layoutProblems(displayList(cardPages(card))).length === 0 ? card : content
    return { content: fitting, pages: cardPages(fitting), art: artFor(fitting, number, chance), scanCode: fitting.scanCode }
  })
}

const SIZES = ['49', '60', '70', '831'] as const
const ORIENTATIONS = ['V', 'H', 'S'] as const
const LOGO_INKS = ['#204060', '#7a1f2b', '#2f6b4f']
/** The ids of the cards that the demonstration world draws. */
const DRAWN = readdirSync(new URL('../seed/world/art/', import.meta.url)).toSorted()

function artFor({ insideUrl, outsideUrl, sentimentUrl, logoUrl }: CardContent, number: number, chance: Chance): Map<string, Art> {
  const art = new Map<string, Art>([[outsideUrl, { scene: ground(chance.colour(90, 255)) }]])
  if (insideUrl !== undefined) art.set(insideUrl, { scene: number % 2 === 0 ? drawnInside(number) : ground(chance.colour(215, 255)) })
  if (sentimentUrl !== undefined) art.set(sentimentUrl, { scene: ground(chance.colour(40, 255), { width: 1050, height: 480, bleed: 0 }) })
  if (logoUrl !== undefined) art.set(logoUrl, picture(1680, 600, chance.pick(LOGO_INKS)))
  return art
}

const insides = new Map<string, Scene>()
function drawnInside(number: number): Scene {
  const cardId = DRAWN[Math.floor(number / 2) % DRAWN.length] ?? '1HBE2115'
  const known = insides.get(cardId)
  if (known) return known
  const scene = JSON.parse(readFileSync(new URL(`../seed/world/art/${cardId}/inside.json`, import.meta.url), 'utf8')) as Scene
  insides.set(cardId, scene)
  return scene
}

/** Returns a scene of one colour that fills the whole page with its bleed. */
export function ground(fill: string, { width = 1500, height = 2100, bleed = 46 } = {}): Scene {
  const [left, top, right, foot] = [-bleed, -bleed, width + bleed, height + bleed]
  return { width, height, bleed, nodes: [{ path: `M${left} ${top}L${right} ${top}L${right} ${foot}L${left} ${foot}Z`, fill }] }
}

const pictures = new Map<string, Art>()

/** A PNG picture of one colour; width and height are in pixels. */
export function picture(width: number, height: number, fill: string): Art {
  const key = `${width} ${height} ${fill}`
  const made = pictures.get(key) ?? painted(width, height, fill)
  pictures.set(key, made)
  return made
}

function painted(width: number, height: number, fill: string): Art {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = fill
  context.fillRect(0, 0, width, height)
  return { picture: canvas.toBuffer('image/png'), width, height }
}

export type Chance = {
  /** A whole number from `from` to `to`, including both. */
  between: (from: number, to: number) => number
  pick: <T>(from: readonly T[]) => T
  /** Returns a colour '#rrggbb' whose three parts are between `from` and `to`. */
  colour: (from: number, to: number) => string
}

/** A random generator (mulberry32) that returns the same values for the same seed. */
export function createRandom(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const between = (from: number, to: number) => from + (next() % (to - from + 1))
  return {
    between,
    pick: (from) => {
      const picked = from[between(0, from.length - 1)]
      if (picked === undefined) throw new Error('There is nothing to pick from.')
      return picked
    },
    colour: (from, to) => `#${[0, 1, 2].map(() => between(from, to).toString(16).padStart(2, '0')).join('')}`,
  }
}
