import { Draft, type DraftRequest, OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, Nothing, Refused } from './ask.ts'

export const orderFormQuery = (cardId: string) =>
  queryOptions({
    queryKey: ['order-form', cardId],
    queryFn: ({ signal }) => ask(`/api/cards/${encodeURIComponent(cardId)}/order-form`, OrderFormSetting, { signal }),
    // A draft may have been written in another tab: each opening asks anew.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 2 && !(error instanceof Refused),
  })

export function keepDraft(cardId: string, draft: z.infer<typeof DraftRequest>, leaving = false): Promise<Draft> {
  return ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Draft, { method: 'PUT', body: draft, keepalive: leaving })
}

export async function endDraft(cardId: string): Promise<void> {
  await ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Nothing, { method: 'DELETE' })
}
