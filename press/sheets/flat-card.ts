import type { CardSize, Orientation } from '@fondly/domain/catalogue/card.ts'
import { BLEED_DOTS, cardLayout } from '@fondly/stationery/layout/card-sizes.ts'

/** Points, 72 to the inch, as PDF counts. */
export type Size = { width: number; height: number }

/** A card before it is folded. */
export type FlatCard = {
  trim: Size
  /** Beyond the trim, on every side. */
  bleed: number
  /** The distance from the left of the trim, or from its top. */
  fold: { x: number } | { y: number }
  /**
   * How a reader turns the flat card to see its inside: around an upright axis for a card with a spine (like the page of a book), around a level axis
   * for a tent (like the sheet of a wall calendar).
   */
  turns: Axis
}
export type Axis = 'upright' | 'level'

const POINTS_PER_DOT = 72 / 300
export const POINTS_PER_MM = 72 / 25.4

/** Returns the flat card of a size. Throws CardLayoutUnknown. */
export function flatCard(size: CardSize, orientation: Orientation): FlatCard {
  const { panel, fold } = cardLayout(size, orientation)
  const { width, height } = { width: panel.width * POINTS_PER_DOT, height: panel.height * POINTS_PER_DOT }
  const bleed = BLEED_DOTS * POINTS_PER_DOT
  return fold === 'spine'
    ? { trim: { width: 2 * width, height }, bleed, fold: { x: width }, turns: 'upright' }
    : { trim: { width, height: 2 * height }, bleed, fold: { y: height }, turns: 'level' }
}
