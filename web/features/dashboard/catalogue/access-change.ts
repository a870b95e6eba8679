import type { CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import type { AccessChange } from '../../../api/catalogue-access.ts'

/** Returns the current entries for the keys of a change, so that the change can be undone later. */
export function pickChanged(access: CatalogueAccess, change: AccessChange): AccessChange {
  if ('cards' in change) {
    const present = new Map(access.cards.map(({ id, turnedOff }) => [id, turnedOff]))
    return { cards: Object.fromEntries(Object.keys(change.cards).map((id) => [id, present.get(id) ?? null])) }
  }
  if ('shelf' in change) {
    const present = new Map(access.categories.map(({ id, order }) => [id, order]))
    return { shelf: Object.fromEntries(Object.keys(change.shelf).map((id) => [id, present.get(id) ?? null])) }
  }
  const present = new Map(access.categories.map(({ id, own }) => [id, own]))
  const entries = Object.keys(change.categories).map((id) => {
    const own = present.get(id) ?? {}
    return [id, Object.keys(own).length > 0 ? own : null] as const
  })
  return { categories: Object.fromEntries(entries) }
}

/** Returns the catalogue with the change applied. */
export function withChange(access: CatalogueAccess, change: AccessChange): CatalogueAccess {
  if ('cards' in change) {
    const { cards } = change
    return { ...access, cards: access.cards.map((card) => (card.id in cards ? { ...card, turnedOff: cards[card.id] ?? null } : card)) }
  }
  if ('shelf' in change) {
    const { shelf } = change
    const categories = access.categories.map((one) => (one.id in shelf ? { ...one, order: shelf[one.id] ?? null } : one))
    return { ...access, categories }
  }
  const { categories } = change
  return {
    ...access,
    categories: access.categories.map((one) => (one.id in categories ? { ...one, own: categories[one.id] ?? {} } : one)),
  }
}

export const isSameChange = (one: AccessChange, other: AccessChange): boolean => JSON.stringify(one) === JSON.stringify(other)
