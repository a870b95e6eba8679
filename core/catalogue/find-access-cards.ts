import type { AccessSearch } from '@fondly/domain/catalogue/access-search.ts'
import type { Card } from '@fondly/domain/catalogue/card.ts'
import { type CardOrder, inClientOrder, MAX_ORDERED_CARDS } from '@fondly/domain/catalogue/card-order.ts'
import { mentions } from '@fondly/domain/search-text.ts'
import type { CardIndex } from './card-index.ts'

/** What a client has chosen: the cards that are on, and its own order of categories. */
export type ClientChoices = { turnedOn: { has: (cardId: string) => boolean }; orders: readonly (CardOrder & { id: string })[] }

/** Finds the cards that an administrator's catalogue shows, in the order of the client. */
export function findAccessCards(index: CardIndex, search: AccessSearch, { turnedOn, orders }: ClientChoices): readonly Card[] {
  if (search.card !== undefined) {
    const card = index.find(search.card)
    return card ? [card] : []
  }
  const { language, state } = search
  const typed = search.search.trim()
  const found = listCards(index, search, orders)
  if (!typed && !state) return found
  return found.filter(
    (card) =>
      (!language || card.language === language) &&
      (!state || turnedOn.has(card.id) === (state === 'on')) &&
      (!typed || mentions(index.toSearchText(card), typed)),
  )
}

/** The order of cards in several languages decides about that of one, so the language is chosen after ordering. */
function listCards(index: CardIndex, { language, category }: AccessSearch, orders: ClientChoices['orders']): readonly Card[] {
  const own = category === undefined ? orders : orders.filter(({ id }) => id === category)
  if (own.length === 0) {
    if (category !== undefined) return index.ofCategory(category, language)
    return language ? index.ofLanguage(language) : index.onSale
  }
  const ordered = inClientOrder(category === undefined ? index.onSale : index.ofCategory(category), own)
  return language ? ordered.filter((card) => card.language === language) : ordered
}

/** The place of a card in the order of the site. */
export type ShelfCard = Pick<Card, 'id' | 'language'>

/**
 * Returns every card of the chosen category in the order of the site, from which the page computes a new order. Null if the order cannot be changed
 * because only some of its cards are shown, or because it has more than an order may have.
 */
export function listShelf(index: CardIndex, { category, search, state, card }: AccessSearch): ShelfCard[] | null {
  if (category === undefined || search.trim() !== '' || state !== undefined || card !== undefined) return null
  const cards = index.ofCategory(category)
  return cards.length > MAX_ORDERED_CARDS ? null : cards.map(({ id, language }) => ({ id, language }))
}
