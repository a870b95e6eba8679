import { CardParts, CatalogueAccess, NextVersion, SeenCatalogue } from '@fondly/contracts/bff/catalogue-access.ts'
import type { CardAccessRequest, CategoriesRequest, ShelfRequest } from '@fondly/contracts/bff/catalogue-access-requests.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

export const catalogueAccessQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'catalogue'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/catalogue`, CatalogueAccess, { signal }),
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
