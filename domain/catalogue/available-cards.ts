import { mentions, toSearchText } from '../search-text.ts'
import type { Card, Category } from './card.ts'
import { favoritesFirst } from './favorites.ts'
import { type LanguageChoice, speaks } from './offered.ts'

/** What the sender wants to see. */
export type CardFilter = {
  language: LanguageChoice
  search: string
  /** 'root' is View All; 'favorites' and 'recents' are the sender's own lists. */
  tab: 'root' | 'favorites' | 'recents' | (string & {})
  /** The categories checked in the list; empty means every category. */
  categories: readonly string[]
}

type FilterableCard = Pick<Card, 'id' | 'name' | 'language' | 'categoryId'>
export type UserShelves = {
  favorites: readonly string[]
  recents: readonly string[]
  categories: readonly Pick<Category, 'id' | 'name' | 'spanishName'>[]
}

/** Lists the cards that match, favourites first. Recents keep their own order, newest first. */
export function listAvailableCards<C extends FilterableCard>(cards: readonly C[], filter: CardFilter, own: UserShelves): C[] {
  const found = cards.filter(standsOn(cards, filter, own))
  if (filter.tab !== 'recents') return favoritesFirst(found, own.favorites)
  return found.sort((a, b) => own.recents.indexOf(a.id) - own.recents.indexOf(b.id))
}

/** Returns true when at least one card matches. */
export function isAnyOnShelf(cards: readonly FilterableCard[], filter: CardFilter, own: UserShelves): boolean {
  return cards.some(standsOn(cards, filter, own))
}

/** The predicate takes the card's index, so that the search texts are built once for the whole list. */
function standsOn(cards: readonly FilterableCard[], filter: CardFilter, own: UserShelves): (card: FilterableCard, at: number) => boolean {
  const isOnTab = tabOf(filter.tab, own)
  const texts = filter.search.trim() === '' ? undefined : searchTexts(cards, own.categories)
  return (card, at) =>
    speaks(card, filter.language) &&
    isOnTab(card) &&
    (filter.categories.length === 0 || filter.categories.includes(card.categoryId)) &&
    (!texts || mentions(texts[at] ?? '', filter.search))
}

type Searched = { categories: UserShelves['categories']; texts: string[] }

const searched = new WeakMap<readonly FilterableCard[], Searched>()

/** Caches the search texts, because there may be many cards and the search runs on every keystroke. */
function searchTexts(cards: readonly FilterableCard[], categories: UserShelves['categories']): string[] {
  const known = searched.get(cards)
  if (known?.categories === categories) return known.texts
  const names = new Map(categories.map(({ id, name, spanishName }) => [id, `${name} ${spanishName}`]))
  const texts = cards.map((card) => toSearchText(`${card.name} ${card.id} ${card.categoryId} ${names.get(card.categoryId) ?? ''}`))
  searched.set(cards, { categories, texts })
  return texts
}

function tabOf(tab: string, own: UserShelves): (card: FilterableCard) => boolean {
  if (tab === 'root') return () => true
  if (tab !== 'favorites' && tab !== 'recents') return (card) => card.categoryId === tab
  const ids = new Set(own[tab])
  return (card) => ids.has(card.id)
}
