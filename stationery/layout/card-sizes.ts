import type { CardMatter } from './card-matter.ts'
import type { Box } from './layered-page.ts'

/** Beyond the trim, on every side. */
export const BLEED = 46

/** Sentiment art is drawn on a field of this size, its words standing at the foot. */
export const SENTIMENT_SIZE = { width: 1050, height: 480 }

/** Where things stand on one size of card: pixels at 300 dpi, from the upper left of the panel (one of the two leaves). */
export type CardLayout = {
  panel: { width: number; height: number }
  fold: 'spine'
  envelope: 'A7'
  inside: {
    sentiment: Box
    /** Message and signature share it, the signature beneath. */
    writing: Box
    /** Where the middle of the writing is when the card has no sentiment. */
    middle: number
    /** Between message and signature. */
    gap: number
    /** Points: below this the message does not shrink. */
    smallest: number
  }
  back: {
    /** Logo, words and barcode are stacked upward from its foot. */
    column: Box
    logo: { width: number; height: number }
    module: number
    gap: number
    /** Points. */
    message: number
    disclaimer: number
  }
}

const CARD_LAYOUTS: Partial<Record<`${CardMatter['size']} ${CardMatter['orientation']}`, CardLayout>> = {
  '70 V': {
    panel: { width: 1500, height: 2100 },
    fold: 'spine',
    envelope: 'A7',
    inside: {
      sentiment: { x: 225, y: 330, ...SENTIMENT_SIZE },
      writing: { x: 185, y: 930, width: 1130, height: 980 },
      middle: 960,
      gap: 58,
      smallest: 9,
    },
    back: {
      column: { x: 200, y: 300, width: 1100, height: 1710 },
      logo: { width: 420, height: 150 },
      module: 6,
      gap: 44,
      message: 9,
      disclaimer: 6.5,
    },
  },
}

/** A card comes in a size or orientation that has no layout. */
export class CardLayoutUnknown extends Error {
  override name = 'CardLayoutUnknown'
  readonly size: string
  readonly orientation: string
  constructor(size: string, orientation: string) {
    super(`There is no layout for cards of size ${size} ${orientation}.`)
    this.size = size
    this.orientation = orientation
  }
}

/** The layout of a card's size and orientation; throws CardLayoutUnknown where there is none. */
export function cardLayout(size: CardMatter['size'], orientation: CardMatter['orientation']): CardLayout {
  const layout = CARD_LAYOUTS[`${size} ${orientation}`]
  if (!layout) throw new CardLayoutUnknown(size, orientation)
  return layout
}
