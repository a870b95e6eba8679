import type { Drawing } from './drawing.ts'
import type { Sheet } from './sheet.ts'

/** A card's drawings. The seed fixes all chance in them; change it and the card is another. */
export type CardArt = {
  cardId: string
  seed: number
  /** Size 70, upright, where none is said. */
  sheet?: Sheet
  front: (drawing: Drawing) => void
  /** A quiet echo of the front on the inside's right or lower panel, clear of the words there. */
  inside?: (drawing: Drawing) => void
}
