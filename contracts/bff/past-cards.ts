import * as z from 'zod/mini'

/** POST /api/past-cards: the cards that the user's client sent to one person in the last days, newest first, five at most. */
export const PastCards = z.object({
  cards: z.array(
    z.object({
      cardId: z.string(),
      cardName: z.string(),
      /** The picture of the front; null where the user may not send this card. */
      pictureUrl: z.nullable(z.string()),
      /** The postal day on which it was sent. */
      day: z.string(),
      isOwn: z.boolean(),
      /** The sender's name. */
      sender: z.string(),
    }),
  ),
})
export type PastCards = z.infer<typeof PastCards>
export type PastCard = PastCards['cards'][number]
