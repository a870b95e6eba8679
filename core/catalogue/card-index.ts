import type { Card } from '@fondly/domain/catalogue/card.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { toSearchText } from '@fondly/domain/search-text.ts'

/** The cards on sale of one list, by what administrators look for. Every list keeps the order of the site. */
export type CardIndex = {
  onSale: readonly Card[]
  ofLanguage: (language: CardLanguage) => readonly Card[]
  /** The cards of a category, in one language or in all. */
  ofCategory: (categoryId: string, language?: CardLanguage) => readonly Card[]
  find: (cardId: string) => Card | undefined
  toSearchText: (card: Card) => string
}

const indexes = new WeakMap<readonly Card[], CardIndex>()

/** Returns the index of a list of cards. It is built once for each list, because a site may have very many cards. */
export function indexCards(cards: readonly Card[]): CardIndex {
  const known = indexes.get(cards)
  if (known) return known
  const built = buildIndex(cards)
  indexes.set(cards, built)
  return built
}

function buildIndex(cards: readonly Card[]): CardIndex {
  const onSale = cards.filter(({ orderable }) => orderable)
  const byId = new Map(onSale.map((card) => [card.id, card]))
  const byLanguage = Map.groupBy(onSale, ({ language }) => language)
  const byCategory = Map.groupBy(onSale, ({ categoryId }) => categoryId)
  const byBoth = Map.groupBy(onSale, ({ categoryId, language }) => `${language} ${categoryId}`)
  const texts = new Map<string, string>()
  return {
    onSale,
    ofLanguage: (language) => byLanguage.get(language) ?? [],
    ofCategory: (categoryId, language) => (language ? byBoth.get(`${language} ${categoryId}`) : byCategory.get(categoryId)) ?? [],
    find: (cardId) => byId.get(cardId),
    toSearchText: ({ id, name }) => {
      const text = texts.get(id) ?? toSearchText(`${name} ${id}`)
      texts.set(id, text)
      return text
    },
  }
}
