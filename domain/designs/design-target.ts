import { cardInches } from '../catalogue/card-inches.ts'
import type { Card } from '../catalogue/card.ts'

/** The bleed beyond the trim on every side, in dots at 300 dpi: 3.9 mm, a little more than the 1/8 inch that presses usually ask for. */
export const DESIGN_BLEED_DOTS = 46
const DOTS_PER_INCH = 300

/** The page that a design must have, in inches without bleed. */
export type DesignTarget = { widthInches: number; heightInches: number; bleedInches: number }

/** Returns the size that a design of one panel of this card must have. */
export function designTarget(card: Pick<Card, 'size' | 'orientation'>): DesignTarget {
  const { width, height } = cardInches(card)
  return { widthInches: width, heightInches: height, bleedInches: DESIGN_BLEED_DOTS / DOTS_PER_INCH }
}

/** Returns the pixels at 300 dpi of a design with its bleed. */
export function targetPixels({ widthInches, heightInches }: DesignTarget): { width: number; height: number } {
  const pixels = (inches: number) => Math.floor(inches * DOTS_PER_INCH) + 2 * DESIGN_BLEED_DOTS
  return { width: pixels(widthInches), height: pixels(heightInches) }
}
