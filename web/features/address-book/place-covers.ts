import type { ContactCard } from '@fondly/contracts/bff/contacts.ts'
import { placeOnAxis, type TimeAxis } from './time-axis.ts'

/** Card fronts at one place of the timeline, the earliest first. */
export type Spot = { at: number; cards: PlacedCard[] }
/** `isOnAxis` is false for a card that is older than the timeline; only a phone shows it. */
export type PlacedCard = { card: ContactCard; key: string; isOnAxis: boolean }

/** Fronts that are nearer than this share of the timeline (about two weeks) would hide each other. */
const MIN_DISTANCE = 0.03

/** Places the cards of a person on the timeline. Cards that would hide each other share one place, in their middle. */
export function placeCovers(cards: readonly ContactCard[], axis: TimeAxis): Spot[] {
  const spots: (Spot & { last: number })[] = []
  // The oldest is first, because a group grows to the right.
  for (const [index, card] of cards.toReversed().entries()) {
    const place = placeOnAxis(axis, card.day)
    const placed = { card, key: `${card.day} ${card.cardId} ${index}`, isOnAxis: place >= 0 }
    const spot = spots.at(-1)
    if (spot && place - spot.last < MIN_DISTANCE && place >= 0 === spot.at >= 0) {
      spot.cards.push(placed)
      spot.at += (place - spot.at) / spot.cards.length
      spot.last = place
    } else spots.push({ at: place, cards: [placed], last: place })
  }
  return spots.map(({ at, cards: shared }) => ({ at, cards: shared }))
}
