import { type CardLanguage, toCardLanguage } from '../card-language.ts'

/** The number of cards in one answer of an administrator's catalogue. */
export const ACCESS_CARDS_PER_PAGE = 120

/** The most cards that one change turns on or off. No client has so many, because the document with its cards has at most 64 KB. */
export const MAX_CHANGED_CARDS = 1000

/** Which cards an administrator's catalogue shows. */
export type AccessSearch = {
  /** Undefined for every language. */
  language: CardLanguage | undefined
  category: string | undefined
  search: string
  /** Only the cards that are on, or only those that are off. */
  state: 'on' | 'off' | undefined
  /** Only the card with this id. The other members are then ignored. */
  card: string | undefined
}

/** The search that finds every card. */
export const EVERY_CARD: AccessSearch = { language: undefined, category: undefined, search: '', state: undefined, card: undefined }

const MAX_SEARCH_CHARACTERS = 100
const MAX_PAGE = 10_000

/** Reads a search and its page, which counts from 1, from the query of an address. Invalid values count as not chosen. */
export function readAccessSearch(query: Readonly<Record<string, string>>): AccessSearch & { page: number } {
  const page = Number(query['page'] ?? 1)
  return {
    language: query['language'] === undefined ? undefined : toCardLanguage(query['language']),
    category: query['category'],
    search: (query['search'] ?? '').slice(0, MAX_SEARCH_CHARACTERS),
    state: (['on', 'off'] as const).find((state) => state === query['state']),
    card: query['card'],
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** Writes a search as a query, without values that are not chosen. */
export function writeAccessSearch({ search, page, ...chosen }: AccessSearch & { page: number }): Record<string, string> {
  const query: Record<string, string> = { ...(search.trim() && { search }), ...(page > 1 && { page: String(page) }) }
  for (const [name, value] of Object.entries(chosen)) if (value !== undefined) query[name] = value
  return query
}
