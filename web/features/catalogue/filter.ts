import type { Card, Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import {
  hasUnknownWord,
  isAnyOnShelf,
  listAvailableCards,
  type CardFilter,
  type UserShelves,
} from '@fondly/domain/catalogue/available-cards.ts'
import type { LanguageChoice } from '@fondly/domain/catalogue/offered.ts'
import { type CardLanguage, toCardLanguage } from '@fondly/domain/card-language.ts'

/** The filter of the catalogue. All of it is in the address. */
export type Filter = {
  /** 'all' occurs only in an address. The language picker does not offer it. */
  language: LanguageChoice
  /** Ids of categories, or FAVORITES, RECENTS or DRAFTS. Empty means all cards. */
  categories: string[]
  search: string
}

/** The catalogue before it is loaded. */
export const NO_CARDS: Catalogue = { cards: [], categories: [] }

export const FAVORITES = 'favorites'
export const RECENTS = 'recents'
export const DRAFTS = 'drafts'

type UserCards = Pick<UserShelves, 'favorites' | 'recents' | 'drafts'>

export function parseFilter(query: URLSearchParams, usual: CardLanguage): Filter {
  const language = query.get('language')
  return {
    language: language === 'all' ? 'all' : language ? toCardLanguage(language) : usual,
    categories: listFilterCategories(query.get('cgid')),
    search: query.get('q') ?? '',
  }
}

/** Returns the part of a query that belongs to the filter. */
export function filterQuery(search: string): string {
  const query = [...new URLSearchParams(search)]
  return new URLSearchParams(query.filter(([name]) => ['language', 'cgid', 'q'].includes(name))).toString()
}

/** Splits the parameter `cgid` into category ids. 'root' is the specification's name for the whole catalogue. */
export function listFilterCategories(cgid: string | null): string[] {
  return (cgid ?? '').split(',').filter((id) => id !== '' && id !== 'root')
}

/** Returns the stored categories that still exist, for a catalogue that opens. Returns none if the address has its own filter. */
export function categoriesToRestore(stored: readonly string[], query: URLSearchParams, catalogue: Catalogue): string[] {
  if (query.has('cgid') || query.has('q')) return []
  // The client's categories may have changed since they were stored.
  const known = [FAVORITES, RECENTS, ...catalogue.categories.map(({ id }) => id)]
  return stored.filter((id) => known.includes(id))
}

/** Builds the query for a filter. Omits default values, and keeps parameters of other parts. */
export function toQuery(filter: Filter, usual: CardLanguage, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  put('language', filter.language === usual ? '' : filter.language)
  put('cgid', filter.categories.join(','))
  put('q', filter.search)
  return next
}

export function isNarrowed(filter: Filter): boolean {
  return filter.categories.length > 0 || filter.search.trim() !== ''
}

/** Tells whether the filter differs from the default. Another card language counts too. */
export function isFiltered(filter: Filter, usual: CardLanguage): boolean {
  return isNarrowed(filter) || filter.language !== usual
}

/** Returns the cards that match the filter. Favourites come first; recent cards are sorted newest first. */
export function filterCards(catalogue: Catalogue, filter: Filter, own: UserCards): Card[] {
  return listAvailableCards(catalogue.cards, shelfFilter(filter), { ...own, categories: catalogue.categories })
}

/** Tells whether the search has a word that no card has. The found cards then are only similar. */
export function isForgiven({ cards, categories }: Catalogue, { search }: Filter): boolean {
  return hasUnknownWord(cards, search, { categories })
}

/** Tells whether any card matches the filter. */
export function hasCards(catalogue: Catalogue, filter: Filter, own: UserCards): boolean {
  return isAnyOnShelf(catalogue.cards, shelfFilter(filter), { ...own, categories: catalogue.categories })
}

/** Returns the user's card languages that have cards. A language is disabled if the rest of the filter matches no card in it. */
export function pickerLanguages(
  catalogue: Catalogue,
  filter: Filter,
  own: UserCards & { languages: readonly CardLanguage[] },
): { language: CardLanguage; disabled: boolean }[] {
  return own.languages
    .filter((language) => catalogue.cards.some((card) => card.language === language))
    .map((language) => ({ language, disabled: !hasCards(catalogue, { ...filter, language }, own) }))
}

function shelfFilter({ language, search, categories: ids }: Filter): CardFilter {
  const [first, ...more] = ids
  // A single category is a tab. Several categories are checkboxes in the list.
  const tab = first !== undefined && more.length === 0 ? first : 'root'
  return { language, search, tab, categories: more.length > 0 ? ids : [] }
}
