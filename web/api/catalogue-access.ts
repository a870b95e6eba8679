import { CardParts, CatalogueAccess, CatalogueNames, NextVersion, SeenCatalogue } from '@fondly/contracts/bff/catalogue-access.ts'
import type {
  CardAccessRequest,
  CatalogueNamesRequest,
  CategoriesRequest,
  ShelfRequest,
} from '@fondly/contracts/bff/catalogue-access-requests.ts'
import { type AccessSearch, EVERY_CARD, writeAccessSearch } from '@fondly/domain/catalogue/access-search.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

/** What the page has read of a client's catalogue: the first pages of the cards that the search finds. */
export type ShownAccess = CatalogueAccess & { search: AccessSearch }

/** The key of every query that shows cards of this client's catalogue. */
export const catalogueAccessKey = (clientKey: string) => ['dashboard', clientKey, 'catalogue']

/** The cards that the search finds, in as many pages as the reader requested. */
export const catalogueAccessQuery = (clientKey: string, search: AccessSearch, pages = 1) =>
  queryOptions({
    queryKey: [...catalogueAccessKey(clientKey), search, pages],
    queryFn: ({ signal }) => readAccess(clientKey, search, { pages, signal }),
    // What is shown stays while more of it is read.
    placeholderData: (before) => before,
    retry: retryUnlessRefused,
  })

/** One card, which need not be among those that are shown. */
export const accessCardQuery = (clientKey: string, cardId: string) => {
  const search = { ...EVERY_CARD, card: cardId }
  return queryOptions({
    queryKey: [...catalogueAccessKey(clientKey), search, 1],
    queryFn: ({ signal }) => readAccess(clientKey, search, { pages: 1, signal }),
    retry: retryUnlessRefused,
  })
}

async function readAccess(clientKey: string, search: AccessSearch, { pages, signal }: { pages: number; signal: AbortSignal }) {
  const readPage = (page: number) => {
    const query = new URLSearchParams(writeAccessSearch({ ...search, page }))
    return ask(`${dashboardPath(clientKey)}/catalogue${query.size > 0 ? `?${query.toString()}` : ''}`, CatalogueAccess, { signal })
  }
  const first = await readPage(1)
  const cards = [...first.cards]
  for (let page = 2; page <= pages && cards.length < first.total; page++) cards.push(...(await readPage(page)).cards)
  return { ...first, cards, search } satisfies ShownAccess
}

/** What these cards, and all categories, are called now. */
export const catalogueNamesQuery = (clientKey: string, cardIds: string[]) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'catalogue names', cardIds],
    queryFn: ({ signal }) =>
      ask(`${dashboardPath(clientKey)}/catalogue-name-searches`, CatalogueNames, {
        method: 'POST',
        body: { cardIds } satisfies CatalogueNamesRequest,
        signal,
      }),
    placeholderData: (before) => before,
    retry: retryUnlessRefused,
  })

/** Changes by card or category. Null turns a card off; for a category, null restores the site's names or order. */
export type AccessChange =
  | { cards: CardAccessRequest['cards'] }
  | { categories: CategoriesRequest['categories'] }
  | { shelf: ShelfRequest['shelf'] }

export const changeCatalogueAccess = (clientKey: string, version: string, change: AccessChange): Promise<NextVersion> =>
  ask(`${dashboardPath(clientKey)}/catalogue/${Object.keys(change).join()}`, NextVersion, {
    method: 'PATCH',
    body: { version, ...change },
    // The order of a shelf may be saved while the user leaves the page.
    keepalive: 'shelf' in change,
  })

export const seenCatalogueQuery = (clientKey: string, userId: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'catalogue as', userId],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/catalogue/as/${encodeURIComponent(userId)}`, SeenCatalogue, { signal }),
    retry: retryUnlessRefused,
  })

export const cardPartsQuery = (clientKey: string, cardId: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'card parts', cardId],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/catalogue/cards/${encodeURIComponent(cardId)}`, CardParts, { signal }),
    retry: retryUnlessRefused,
  })
