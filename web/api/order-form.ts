import { Draft, type DraftRequest, OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, Nothing, Refused } from './ask.ts'

export const orderFormQuery = (cardId: string) =>
  queryOptions({
    queryKey: ['order-form', cardId],
    queryFn: ({ signal }) => ask(settingPath(cardId), OrderFormSetting, { signal }),
    // A draft may have been written in another tab: each opening asks anew.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 2 && !(error instanceof Refused),
  })

/** Tells an open form the mail days as they are by now: one may have been closed since it was opened. */
export async function learnMailDays(queries: QueryClient, cardId: string): Promise<void> {
  const { calendar } = await ask(settingPath(cardId), OrderFormSetting)
  queries.setQueryData(orderFormQuery(cardId).queryKey, (setting) => setting && { ...setting, calendar })
}

const settingPath = (cardId: string) => `/api/cards/${encodeURIComponent(cardId)}/order-form`

export function keepDraft(cardId: string, draft: z.infer<typeof DraftRequest>, leaving = false): Promise<Draft> {
  return ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Draft, { method: 'PUT', body: draft, keepalive: leaving })
}

export async function endDraft(cardId: string): Promise<void> {
  await ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Nothing, { method: 'DELETE' })
}
