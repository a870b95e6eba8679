import * as z from 'zod/mini'
import { CardLanguage } from './session.ts'

export const Card = z.object({
  id: z.string(),
  name: z.string(),
  language: CardLanguage,
  categoryId: z.string(),
  size: z.enum(['49', '60', '70', '831']),
  orientation: z.enum(['H', 'V', 'S']),
  /** A picture below /art/ also exists in other widths: add ?width= in pixels. */
  pictureUrl: z.string(),
})
export type Card = z.infer<typeof Card>

/** GET /api/catalogue: the cards that this user's client may send, in all card languages of the user. The page itself searches and filters them. */
export const Catalogue = z.object({
  cards: z.array(Card),
  categories: z.array(z.object({ id: z.string(), name: z.string(), spanishName: z.string() })),
})
export type Catalogue = z.infer<typeof Catalogue>
