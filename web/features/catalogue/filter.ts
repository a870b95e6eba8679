import type { Card, Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { isAnyOnShelf, listAvailableCards, type CardFilter } from '@fondly/domain/catalogue/available-cards.ts'
import type { LanguageChoice } from '@fondly/domain/catalogue/offered.ts'
import { type Language, languageOf } from '@fondly/domain/language.ts'

/** What the catalogue is narrowed to; all of it stands in the address bar. */
export type Filter = {
  /** 'all' comes from the address alone: the picker never offers it. */
  language: LanguageChoice
  /** Ids of categories, or one of the two shelves that are the user's own; none means all. */
  categories: string[]
  search: string
}

/** The catalogue before it has come. */
export const NO_CARDS: Catalogue = { cards: [], categories: [] }

export const FAVORITES = 'favorites'
export const RECENTS = 'recents'

type Own = { favorites: readonly string[]; recents: readonly string[] }

export function parseFilter(query: URLSearchParams, usual: Language): Filter {
  const language = query.get('language')
  return {
    language: language === 'all' ? 'all' : language ? languageOf(language) : usual,
    categories: listFilterCategories(query.get('cgid')),
    search: query.get('q') ?? '',
  }
}

/** What of an address is the filter's. */
export function filterQuery(search: string): string {
  const query = [...new URLSearchParams(search)]
  return new URLSearchParams(query.filter(([name]) => ['language', 'cgid', 'q'].includes(name))).toString()
}

/** 'root' is how the specification names the whole catalogue. */
export function listFilterCategories(cgid: string | null): string[] {
  return (cgid ?? '').split(',').filter((id) => id !== '' && id !== 'root')
}

/** Which kept categories are restored as the catalogue is entered: those that there are, unless the address asks for something itself. */
export function categoriesToRestore(kept: readonly string[], query: URLSearchParams, catalogue: Catalogue): string[] {
  if (query.has('cgid') || query.has('q')) return []
  // A client's categories may be others than when it was kept.
  const known = [FAVORITES, RECENTS, ...catalogue.categories.map(({ id }) => id)]
  return kept.filter((id) => known.includes(id))
}

/** The address bar for a filter; what is as usual is left out, what is not ours stays. */
export function toQuery(filter: Filter, usual: Language, query: URLSearchParams): URLSearchParams {
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

/** Whether less is shown than the catalogue as the user finds it: another language of the cards alone is a filter too. */
export function isFiltered(filter: Filter, usual: Language): boolean {
  return isNarrowed(filter) || filter.language !== usual
}

/** The cards of a filter, in the order of the domain: favourites first, recents newest first. */
export function filterCards(catalogue: Catalogue, filter: Filter, own: Own): Card[] {
  return listAvailableCards(catalogue.cards, shelfFilter(filter), { ...own, categories: catalogue.categories })
}

/** Whether a filter leaves any card. */
export function hasCards(catalogue: Catalogue, filter: Filter, own: Own): boolean {
  return isAnyOnShelf(catalogue.cards, shelfFilter(filter), { ...own, categories: catalogue.categories })
}

/** The buttons of the language picker: the user's languages that have cards, each disabled while no card of it matches the rest of the filter. */
export function pickerLanguages(
  catalogue: Catalogue,
  filter: Filter,
  own: Own & { languages: readonly Language[] },
): { language: Language; disabled: boolean }[] {
  return own.languages
    .filter((language) => catalogue.cards.some((card) => card.language === language))
    .map((language) => ({ language, disabled: !hasCards(catalogue, { ...filter, language }, own) }))
}

function shelfFilter({ language, search, categories: ids }: Filter): CardFilter {
  const [first, ...more] = ids
  // One category is a tab; several are what is ticked in the list.
  const tab = first !== undefined && more.length === 0 ? first : 'root'
  return { language, search, tab, categories: more.length > 0 ? ids : [] }
}
