import type { AccessCard } from '@fondly/contracts/bff/catalogue-access.ts'
import { inClientOrder, moveCard } from '@fondly/domain/catalogue/card-order.ts'
import type { ShownAccess } from '../../../api/catalogue-access.ts'
import { useCatalogueWords } from './catalogue-words.ts'
import type { AccessChanges } from './use-access-changes.ts'

const idOf = ({ id }: { id: string }) => id

/** The shown cards in the client's order, and the functions that change that order. */
export function useCardOrder({ cards, categories, shelf, search }: ShownAccess, { make, makeMove }: AccessChanges) {
  const texts = useCatalogueWords()
  const category = categories.find(({ id }) => id === search.category)
  const giveUp = (categoryId: string) => void make({ shelf: { [categoryId]: null } }, texts.siteOrdered)
  if (!category || !shelf) return { cards, places: cards.map(idOf), move: undefined, giveUp }

  const { id: categoryId, order } = category
  const ordered = inClientOrder(
    shelf.map((card) => ({ ...card, categoryId })),
    order ? [{ id: categoryId, ...order }] : [],
  )
  /** The ids of the cards in this language, of which only the first ones may have been read. */
  const places = ordered.filter((card) => !search.language || card.language === search.language).map(idOf)
  const read = new Map(cards.map((card) => [card.id, card]))
  return {
    cards: places.slice(0, cards.length).flatMap((id) => read.get(id) ?? []),
    places,
    /** Moves a card to a place among those of its category in this language. */
    move: ({ id, name }: AccessCard, place: number): void => {
      // Cards that are not on sale at the moment also keep their place.
      const stored = new Set(order?.cards)
      const ids = [...stored, ...ordered.map(idOf).filter((one) => !stored.has(one))]
      makeMove({ shelf: { [categoryId]: { cards: moveCard(ids, places, id, place) } } }, texts.moved(name, place + 1, places.length))
    },
    giveUp,
  }
}
