import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'

/** A sent card in the form that other users of the same client see. */
export type PastCard = {
  cardId: string
  cardName: string
  /** The address of the picture of the front. Null if this user may not send the card. */
  pictureUrl: string | null
  /** The postal day on which it was sent. */
  day: string
  isOwn: boolean
  sender: string
}

/** The stored data of a sent card. */
export type SentCard = { orderNo: string; sentAt: Date; cardId: string; cardName: string; senderId: string; senderName: string }

export type SentCardsContext = Pick<CoreContext, 'cardAccess' | 'press' | 'settings'>

/** Creates the functions that show cards that were sent. */
export function createSentCardViews({ cardAccess, press, settings }: SentCardsContext) {
  return {
    /** Leaves out cards that were withdrawn or refused after they were ordered. Asks the press, because only the press knows these cards. */
    async withoutUnsent<Card extends Pick<SentCard, 'orderNo'>>(cards: readonly Card[]): Promise<Card[]> {
      if (cards.length === 0) return []
      const endings = await press.endings(cards.map(({ orderNo }) => orderNo))
      return cards.filter(({ orderNo }) => {
        const ending = endings.get(orderNo)
        return !ending || (!ending.isWithdrawn && ending.rejection === undefined)
      })
    },

    async toPastCard(user: Person, { cardId, cardName, sentAt, senderId, senderName }: SentCard): Promise<PastCard> {
      const card = (await cardAccess.find(user, cardId))?.card
      return {
        cardId,
        cardName: card?.name ?? cardName,
        pictureUrl: card?.pictureUrl ?? null,
        day: postalDay(sentAt, settings.postalZone),
        isOwn: senderId === user.id,
        sender: senderName,
      }
    },
  }
}
