import { REPORT_STATES, type ReportState } from '../reports/report-state.ts'

export const CARDS_PER_PAGE = 25
export const CARD_SORTS = ['ordered', 'mail', 'person', 'card'] as const

/** The default search of 'Cards sent': the first page, newest first. */
export type CardSearch = {
  search: string
  state: ReportState | undefined
  location: string | undefined
  sort: (typeof CARD_SORTS)[number]
  isAscending: boolean
  /** Counts from 1. */
  page: number
}

const MAX_SEARCH_CHARACTERS = 100
const MAX_PAGE = 40_000

/** Reads a search from the query of an address. Invalid values count as not chosen. */
export function readCardSearch(query: Readonly<Record<string, string>>): CardSearch {
  const page = Number(query['page'] ?? 1)
  return {
    search: (query['search'] ?? '').trim().slice(0, MAX_SEARCH_CHARACTERS),
    state: REPORT_STATES.find((state) => state === query['state']),
    location: query['location'],
    sort: CARD_SORTS.find((sort) => sort === query['sort']) ?? 'ordered',
    isAscending: query['order'] === 'up',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** Writes a search as a query, without default values. */
export function writeCardSearch({ search, state, location, sort, isAscending, page }: CardSearch): Record<string, string> {
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(location !== undefined && { location }),
    ...(sort !== 'ordered' && { sort }),
    ...(isAscending && { order: 'up' }),
    ...(page > 1 && { page: String(page) }),
  }
}
