import type { CardSize, Orientation } from '@fondly/domain/catalogue/card.ts'
import { BLEED_DOTS, cardLayout } from '@fondly/stationery/layout/card-sizes.ts'

/** In points, the unit of PDF: 72 points are an inch. */
export type Size = { width: number; height: number }

/** A card before it is folded. */
export type FlatCard = {
  trim: Size
  /** The bleed on every side beyond the trim, in points. */
  bleed: number
  /** The distance of the fold in points from the left edge of the trim (x), or from its top (y). */
  fold: { x: number } | { y: number }
  /**
   * The axis around which a reader turns the flat card to see its inside. 'upright' for a card with a spine (like the page of a book), 'level' for a
   * tent (like the sheet of a wall calendar).
   */
  turns: Axis
}
export type Axis = 'upright' | 'level'

const POINTS_PER_DOT = 72 / 300
export const POINTS_PER_MM = 72 / 25.4

/** Returns the flat card of a size. Throws CardLayoutUnknown for a size without a layout. */
export function flatCard(size: CardSize, orientation: Orientation): FlatCard {
  const { panel, fold } = cardLayout(size, orientation)
  const { width, height } = { width: panel.width * POINTS_PER_DOT, height: panel.height * POINTS_PER_DOT }
  const bleed = BLEED_DOTS * POINTS_PER_DOT
  return fold === 'spine'
    ? { trim: { width: 2 * width, height }, bleed, fold: { x: width }, turns: 'upright' }
    : { trim: { width, height: 2 * height }, bleed, fold: { y: height }, turns: 'level' }
}
