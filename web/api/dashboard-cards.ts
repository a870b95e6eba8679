import { SentCardDetails, SentCards } from '@fondly/contracts/bff/dashboard-cards.ts'
import { OrderPictures } from '@fondly/contracts/bff/orders.ts'
import { type CardSearch, writeCardSearch } from '@fondly/domain/dashboard/card-search.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

/** The query key of everything about the cards of a client. A withdrawal makes this data out of date. */
export const sentCardsKey = (clientKey: string) => ['dashboard', clientKey, 'cards']

const orderPath = (clientKey: string, orderNo: string) => `${dashboardPath(clientKey)}/cards/${encodeURIComponent(orderNo)}`

export const sentCardsQuery = (clientKey: string, search: CardSearch) => {
  const query = new URLSearchParams(writeCardSearch(search)).toString()
  return queryOptions({
    queryKey: [...sentCardsKey(clientKey), query],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/cards?${query}`, SentCards, { signal }),
    placeholderData: keepPreviousData,
    // A change at commerce appears in the list within a minute.
    refetchInterval: 60_000,
    retry: retryUnlessRefused,
  })
}

export const sentCardQuery = (clientKey: string, orderNo: string) =>
  queryOptions({
    queryKey: [...sentCardsKey(clientKey), 'one', orderNo],
    queryFn: ({ signal }) => ask(orderPath(clientKey, orderNo), SentCardDetails, { signal }),
    retry: retryUnlessRefused,
  })

const PICTURES_FRESH_MS = 10 * 60_000

export const sentCardPicturesQuery = (clientKey: string, orderNo: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'pictures', orderNo],
    queryFn: ({ signal }) => ask(`${orderPath(clientKey, orderNo)}/pictures`, OrderPictures, { signal }),
    staleTime: PICTURES_FRESH_MS,
    retry: retryUnlessRefused,
  })

/** Withdraws a card in place of its sender. The sender can read the reason. */
export async function withdrawSentCard(clientKey: string, orderNo: string, reason: string): Promise<void> {
  await ask(`${orderPath(clientKey, orderNo)}/withdraw`, Nothing, { method: 'POST', body: { reason } })
}
