import type { CardDetails, MessageStarter } from './card.ts'

/** Words that a client offers its senders on every card. What has no Spanish text is offered on English cards only. */
export type ClientMessage = {
  id: string
  /** What the sender chooses by. */
  title: { en: string; es?: string }
  /** What is printed. */
  text: { en: string; es?: string }
  /** The sender cannot change it after choosing it. */
  locked?: boolean
}

export const MAX_MESSAGE_TITLE_CHARACTERS = 60
export const MAX_CLIENT_MESSAGES = 60

/** Begins the ids of the client's messages on a card. */
const OWN = 'client-'

/** Returns true for a message of the client; the others come with the card. */
export const isClientMessage = ({ id }: Pick<MessageStarter, 'id'>): boolean => id.startsWith(OWN)

/** Returns the card with the client's own messages in its language, in front of those that come with it. */
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
