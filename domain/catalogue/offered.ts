import type { CardModel } from '../client/client.ts'
import type { CardLanguage } from '../card-language.ts'
import type { Card, CardDetails } from './card.ts'

/** The language of the cards that a page shows, or all. */
export type LanguageChoice = CardLanguage | 'all'

/** Returns true when the card is orderable, enabled for the client and in the requested language. */
export function isOffered(card: Card, models: ReadonlyMap<string, CardModel>, language: LanguageChoice): boolean {
  return card.orderable && models.has(card.id) && speaks(card, language)
}

/** Returns true when the card is in the requested language. */
export function speaks(card: Pick<Card, 'language'>, language: LanguageChoice): boolean {
  return language === 'all' || card.language === language
}

/** Indexes the client's cards by id, for `isOffered`. */
export function modelsById(models: readonly CardModel[]): ReadonlyMap<string, CardModel> {
  return new Map(models.map((model) => [model.id, model]))
}

/** Returns the card without the sentiments and message starters that the client disabled. */
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
