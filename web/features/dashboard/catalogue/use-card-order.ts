import type { AccessCard, CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import { inClientOrder, moveCard } from '@fondly/domain/catalogue/card-order.ts'
import { useCatalogueWords } from './catalogue-words.ts'
import type { AccessChanges } from './use-access-changes.ts'

const idOf = ({ id }: { id: string }) => id

/** The cards in the client's order, and the functions that change that order. */
export function useCardOrder({ cards, categories }: CatalogueAccess, { make, makeMove }: AccessChanges) {
  const own = useCatalogueWords()
  const orders = categories.flatMap(({ id, order }) => (order ? [{ id, ...order }] : []))
  const ordered = inClientOrder(cards, orders)

  return {
    ordered,
    /** Moves a card to a place among the shown cards of its category. */
    move: ({ id, name, categoryId }: AccessCard, place: number, shown: readonly AccessCard[]): void => {
      const present = ordered.filter((card) => card.categoryId === categoryId).map(idOf)
      // The stored order also has cards that are not on sale now. They keep their places.
      const stored = orders.find((order) => order.id === categoryId)?.cards ?? []
      const ids = [...stored, ...present.filter((one) => !stored.includes(one))]
      const moved = moveCard(ids, shown.map(idOf), id, place)
      makeMove({ shelf: { [categoryId]: { cards: moved } } }, own.moved(name, place + 1, shown.length))
    },
    giveUp: (categoryId: string) => void make({ shelf: { [categoryId]: null } }, own.siteOrdered),
  }
}
