import { DO_NOT_MAIL_REASONS } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import * as z from 'zod/mini'

/**
 * POST /api/past-cards: the cards that the user's client has sent to one person recently, newest first, at most five; and the person's entry on the
 * Do not mail list.
 */
export const PastCards = z.object({
  cards: z.array(
    z.object({
      cardId: z.string(),
      cardName: z.string(),
      /** The picture of the front; null if the user may not send this card. */
      pictureUrl: z.nullable(z.string()),
      /** The postal day on which the card was sent. */
      day: z.string(),
      isOwn: z.boolean(),
      /** The sender's name. */
      sender: z.string(),
    }),
  ),
  /**
   * The entry of the client's Do not mail list about this person. A card to the 'same' person is refused. An 'alike' person may be somebody else: the
   * card is not refused, and the entry's words are left out.
   */
  doNotMail: z.nullish(
    z.union([
      z.object({ match: z.literal('same'), reason: z.enum(DO_NOT_MAIL_REASONS), words: z.string() }),
      z.object({ match: z.literal('alike') }),
    ]),
  ),
})
export type PastCards = z.infer<typeof PastCards>
export type PastCard = PastCards['cards'][number]
