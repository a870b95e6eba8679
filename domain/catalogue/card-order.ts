import type { Card } from './card.ts'

/** The client's order of the cards of one category. A card that is off keeps its place in it. */
export type CardOrder = { cards: string[] }

/** The most cards in the order of one category. */
export const MAX_ORDERED_CARDS = 2000

/**
 * Returns the cards in the client's order, which has an entry for each category that differs from the site. Cards that are not in the entry come
 * after those that are. Only cards of the same category change places with one another.
 */
export function inClientOrder<C extends Pick<Card, 'id' | 'categoryId'>>(
  cards: readonly C[],
  orders: readonly (CardOrder & { id: string })[] = [],
): readonly C[] {
  if (orders.length === 0) return cards
  const places = new Map(orders.map((order) => [order.id, new Map(order.cards.map((id, at) => [id, at]))]))
  const ordered = new Map<string, C[]>()
  for (const [categoryId, own] of places) {
    const placeOf = ({ id }: C) => own.get(id) ?? own.size
    const ofCategory = cards.filter((card) => card.categoryId === categoryId)
    ordered.set(
      categoryId,
      ofCategory.toSorted((one, other) => placeOf(one) - placeOf(other)),
    )
  }
  const taken = new Map<string, number>()
  return cards.map((card) => {
    const at = taken.get(card.categoryId) ?? 0
    taken.set(card.categoryId, at + 1)
    return ordered.get(card.categoryId)?.[at] ?? card
  })
}

/** Returns the ids after moving one of the shown cards to a place among them, counted from 0. Hidden cards keep their order. */
export function moveCard(ids: readonly string[], shown: readonly string[], id: string, place: number): string[] {
  const from = shown.indexOf(id)
  const target = shown[place]
  if (from < 0 || target === undefined || target === id) return [...ids]
  const others = ids.filter((one) => one !== id)
  return others.toSpliced(others.indexOf(target) + (place > from ? 1 : 0), 0, id)
}
