import type { CardModel, CategoryCustomization } from '../client/client.ts'

/** The sentiments and message starters of a card that a client has turned off. A card without an entry is off as a whole. */
export type TurnedOff = Omit<CardModel, 'id'>

/** The most characters of a category's own name. */
export const MAX_CATEGORY_NAME_CHARACTERS = 60

export type CategoryNames = Omit<CategoryCustomization, 'id'>

/** Returns true when every sentiment of a card is turned off. Its sender could not choose what is printed inside. */
export const lacksSentiment = (sentimentIds: readonly string[], { disabledSentiments }: Pick<TurnedOff, 'disabledSentiments'>): boolean =>
  sentimentIds.length > 0 && sentimentIds.every((id) => disabledSentiments.includes(id))
