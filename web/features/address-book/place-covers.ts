import type { ContactCard } from '@fondly/contracts/bff/contacts.ts'
import { placeOnAxis, type TimeAxis } from './time-axis.ts'

/** Card fronts at one place of the timeline, the earliest first. `at` is a share of the timeline's length. */
export type Spot = { at: number; cards: PlacedCard[] }
/** `isOnAxis` is false for a card that is older than the timeline; only a phone shows it. */
export type PlacedCard = { card: ContactCard; key: string; isOnAxis: boolean }

/** The length of the timeline on a usual screen, when no sheet is beside it. */
const USUAL_LINE_PX = 700
/** The width of a front and of the space beside it. */
const COVER_PX = 42
/**
 * LEAN_PX: the distance of two fronts at one place. END_PX: the smallest distance of a place from the left end of the timeline. address-book.css uses
 * the same values.
 */
const [LEAN_PX, END_PX] = [9, 20]

/** Places the cards of a person on a timeline of `linePx` pixels. Cards that would hide each other share one place, in the middle between them. */
export function placeCovers(cards: readonly ContactCard[], axis: TimeAxis, linePx = USUAL_LINE_PX): Spot[] {
  const spots: Spot[] = []
  for (const [index, card] of cards.toReversed().entries()) {
    const at = placeOnAxis(axis, card.day)
    let spot: Spot = { at, cards: [{ card, key: `${card.day} ${card.cardId} ${index}`, isOnAxis: at >= 0 }] }
    // A place becomes wider with each card, so it may reach the place before it.
    for (let before = spots.at(-1); before && isHidden(before, spot, linePx); before = spots.at(-1)) {
      spots.pop()
      spot = joinSpots(before, spot)
    }
    spots.push(spot)
  }
  return spots
}

function isHidden(one: Spot, other: Spot, linePx: number): boolean {
  if (one.at < 0 !== other.at < 0) return false
  const [left, right] = [one, other].map(({ at }) => Math.max(END_PX, at * linePx))
  const leaning = (one.cards.length + other.cards.length - 2) / 2
  return (right ?? 0) - (left ?? 0) < COVER_PX + leaning * LEAN_PX
}

function joinSpots(one: Spot, other: Spot): Spot {
  const cards = [...one.cards, ...other.cards]
  return { at: (one.at * one.cards.length + other.at * other.cards.length) / cards.length, cards }
}
