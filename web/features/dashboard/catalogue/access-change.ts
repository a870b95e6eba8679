import type { AccessCard, CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import type { AccessChange, ShownAccess } from '../../../api/catalogue-access.ts'

type CardsChange = Extract<AccessChange, { cards: unknown }>

/** Returns the present entries for the keys of a change, to undo it later. */
export function pickChanged({ cards, categories }: Pick<CatalogueAccess, 'cards' | 'categories'>, change: AccessChange): AccessChange {
  if ('cards' in change) {
    const present = new Map(cards.map(({ id, turnedOff }) => [id, turnedOff]))
    return { cards: Object.fromEntries(Object.keys(change.cards).map((id) => [id, present.get(id) ?? null])) }
  }
  if ('shelf' in change) {
    const present = new Map(categories.map(({ id, order }) => [id, order]))
    return { shelf: Object.fromEntries(Object.keys(change.shelf).map((id) => [id, present.get(id) ?? null])) }
  }
  const present = new Map(categories.map(({ id, own }) => [id, own]))
  const entries = Object.keys(change.categories).map((id) => {
    const own = present.get(id) ?? {}
    return [id, Object.keys(own).length > 0 ? own : null] as const
  })
  return { categories: Object.fromEntries(entries) }
}

/** Returns the catalogue with the change applied. */
export function withChange(access: ShownAccess, change: AccessChange): ShownAccess {
  if ('cards' in change) return withChangedCards(access, change)
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

/** The numbers of cards that are on change only by the cards that are shown; the server counts the others. */
function withChangedCards(access: ShownAccess, { cards: changed }: CardsChange): ShownAccess {
  const shown = access.cards.filter(({ id }) => id in changed)
  const { language } = access.search
  const countMoved = (among: AccessCard[]) =>
    among.reduce((sum, { id, turnedOff }) => sum + Number(Boolean(changed[id])) - Number(turnedOff !== null), 0)
  return {
    ...access,
    cards: access.cards.map((card) => (card.id in changed ? { ...card, turnedOff: changed[card.id] ?? null } : card)),
    count: { ...access.count, on: access.count.on + countMoved(shown) },
    categories: access.categories.map((category) => {
      const ofCategory = shown.filter((card) => card.categoryId === category.id && (!language || card.language === language))
      return { ...category, count: { ...category.count, on: category.count.on + countMoved(ofCategory) } }
    }),
  }
}

/** Tells whether the change is about cards that are not shown, or shows others than before: the server has to be asked again. */
export function isBeyond({ cards, shelf, total }: ShownAccess, change: AccessChange): boolean {
  if ('cards' in change) {
    const shown = new Set(cards.map(({ id }) => id))
    return Object.keys(change.cards).some((id) => !shown.has(id))
  }
  return 'shelf' in change && (shelf === null || cards.length < total)
}

export const isSameChange = (one: AccessChange, other: AccessChange): boolean => JSON.stringify(one) === JSON.stringify(other)
