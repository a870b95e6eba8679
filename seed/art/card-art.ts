import type { Drawing } from './drawing.ts'

/** A card's drawings. The seed fixes all chance in them; change it and the card is another. */
export type CardArt = {
  cardId: string
  seed: number
  front: (drawing: Drawing) => void
  /** A quiet echo of the front on the inside's right panel; the words stand between y 500 and 1750. */
  inside?: (drawing: Drawing) => void
}
