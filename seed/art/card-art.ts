import type { Drawing } from './drawing.ts'
import type { Sheet } from './sheet.ts'

/** The drawings of a card. The seed decides everything random in them, so another seed gives another card. */
export type CardArt = {
  cardId: string
  seed: number
  /** Default: size 70, upright. */
  sheet?: Sheet
  front: (drawing: Drawing) => void
  /** Draws a quiet decoration that resembles the front on the right or lower panel of the inside, away from the words there. */
  inside?: (drawing: Drawing) => void
}
