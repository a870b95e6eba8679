import type { Language } from '../language.ts'
import { mentions, searchable } from '../searchable.ts'
import type { Card, Category } from './card.ts'
import { favoritesFirst } from './favorites.ts'
import { type LanguageChoice, speaks } from './offered.ts'

/** What the sender asked to see. */
export type ShelfFilter = {
  language: LanguageChoice
  search: string
  /** 'root' is View All; 'favorites' and 'recents' are the sender's own. */
  tab: 'root' | 'favorites' | 'recents' | (string & {})
  /** The checkbox list; empty means every category. */
  categories: readonly string[]
}

export const EVERYTHING: ShelfFilter = { language: 'all', search: '', tab: 'root', categories: [] }

type ShelfCard = Pick<Card, 'id' | 'name' | 'language' | 'categoryId'>
type Own = {
  favorites: readonly string[]
  recents: readonly string[]
  categories: readonly Pick<Category, 'id' | 'name' | 'spanishName'>[]
}

/** The cards that match, favourites first; recents keep their own order, newest first. */
export function shelf<C extends ShelfCard>(cards: readonly C[], filter: ShelfFilter, own: Own): C[] {
  const names = new Map(own.categories.map(({ id, name, spanishName }) => [id, `${name} ${spanishName}`]))
  const kept = cards.filter(
    (card) =>
      speaks(card, filter.language) &&
      isOnTab(card, filter.tab, own) &&
      (filter.categories.length === 0 || filter.categories.includes(card.categoryId)) &&
      mentions(searchable(`${card.name} ${card.id} ${card.categoryId} ${names.get(card.categoryId) ?? ''}`), filter.search),
  )
  if (filter.tab !== 'recents') return favoritesFirst(kept, own.favorites)
  return kept.sort((a, b) => own.recents.indexOf(a.id) - own.recents.indexOf(b.id))
}

/** Typing looks through everything again. */
export function withSearch(filter: ShelfFilter, search: string): ShelfFilter {
  return { ...filter, search, tab: 'root' }
}

/** 'all results' when nothing is filtered, otherwise the number. */
export function countText(count: number, filter: ShelfFilter, language: Language = 'en_US'): string {
  const filtered = filter.language !== 'all' || filter.search.trim() !== '' || filter.tab !== 'root' || filter.categories.length > 0
  if (filtered) return String(count)
  return language === 'es' ? 'todos los resultados' : 'all results'
}

function isOnTab(card: ShelfCard, tab: string, own: Own): boolean {
  if (tab === 'root') return true
  if (tab === 'favorites') return own.favorites.includes(card.id)
  if (tab === 'recents') return own.recents.includes(card.id)
  return card.categoryId === tab
}
