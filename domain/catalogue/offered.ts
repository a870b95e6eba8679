import type { CardModel } from '../client/client.ts'
import type { Language } from '../language.ts'
import type { Card, CardDetails } from './card.ts'

/** Which cards a page shows: those of one language, or of all. */
export type LanguageChoice = Language | 'all'

/** A card is shown only if it can be ordered, is enabled for the client, and is in the language asked for. */
export function isOffered(card: Card, models: ReadonlyMap<string, CardModel>, language: LanguageChoice): boolean {
  return card.orderable && models.has(card.id) && speaks(card, language)
}

export function speaks(card: Pick<Card, 'language'>, language: LanguageChoice): boolean {
  return language === 'all' || card.language === language
}

/** The client's cards by their ids, for `isOffered`. */
export function modelsById(models: readonly CardModel[]): ReadonlyMap<string, CardModel> {
  return new Map(models.map((model) => [model.id, model]))
}

/** The card without the sentiments and message starters that the client switched off. */
export function withoutDisabled<Details extends Pick<CardDetails, 'sentiments' | 'messageStarters'>>(
  card: Details,
  model: CardModel,
): Details {
  return {
    ...card,
    sentiments: card.sentiments.filter(({ id }) => !model.disabledSentiments.includes(id)),
    messageStarters: card.messageStarters.filter(({ id }) => !model.disabledMessageStarters.includes(id)),
  }
}
