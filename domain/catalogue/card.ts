import type { CardLanguage } from '../card-language.ts'

export type CardSize = '49' | '60' | '70' | '831'
export type Orientation = 'H' | 'V' | 'S'

/** A greeting card as the catalogue shows it. */
export type Card = {
  id: string
  name: string
  orderable: boolean
  language: CardLanguage
  categoryId: string
  size: CardSize
  orientation: Orientation
  /** The picture of the front. */
  pictureUrl: string
}

/** A card with everything that its sender can choose. */
export type CardDetails = Card & {
  outsideUrl: string
  insideUrl: string | undefined
  itemId: string
  envelopeId: string
  shipNode: string
  /** Sentiments in the order in which they are shown, without those that the client disabled. */
  sentiments: Sentiment[]
  messageStarters: MessageStarter[]
}

/** Printed words that come with the card, as art. */
export type Sentiment = { id: string; description: string; sentimentUrl: string }

/** A preset closing message. A locked one cannot be changed after it was chosen. */
export type MessageStarter = { id: string; description: string; text: string; locked?: boolean }

export type Category = { id: string; name: string; spanishName: string; hidden?: boolean }
