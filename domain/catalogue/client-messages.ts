import type { CardDetails, MessageStarter } from './card.ts'

/** A message that a client offers its senders on every card. One without a Spanish text is offered only on English cards. */
export type ClientMessage = {
  id: string
  /** The title in the list from which the sender chooses. */
  title: { en: string; es?: string }
  /** What is printed. */
  text: { en: string; es?: string }
  /** The sender cannot change the text after choosing it. */
  locked?: boolean
}

export const MAX_MESSAGE_TITLE_CHARACTERS = 60
export const MAX_CLIENT_MESSAGES = 60

/** The ids of the client's messages on a card begin with this text. */
const OWN = 'client-'

/** Returns true for a message of the client; false for one of the card. */
export const isClientMessage = ({ id }: Pick<MessageStarter, 'id'>): boolean => id.startsWith(OWN)

/** Returns the card with the client's messages in its language before its own. */
export function withClientMessages<Details extends Pick<CardDetails, 'language' | 'messageStarters'>>(
  card: Details,
  messages: readonly ClientMessage[] = [],
): Details {
  const tag = card.language === 'es' ? 'es' : 'en'
  const own = messages.flatMap(({ id, title, text, locked }) => {
    const words = text[tag]
    return words ? [{ id: `${OWN}${id}`, description: title[tag] || title.en, text: words, ...(locked ? { locked } : {}) }] : []
  })
  return own.length > 0 ? { ...card, messageStarters: [...own, ...card.messageStarters] } : card
}
