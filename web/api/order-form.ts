import { Draft, type DraftRequest, OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, Nothing, Refused } from './ask.ts'

export const orderFormQuery = (cardId: string) =>
  queryOptions({
    queryKey: ['order-form', cardId],
    queryFn: ({ signal }) => ask(settingPath(cardId), OrderFormSetting, { signal }),
    // A draft may have been written in another tab: each opening asks anew, also where it begins with what was asked ahead.
    staleTime: 0,
    initialData: () => takenAhead(cardId),
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 2 && !(error instanceof Refused),
  })

/** After so many milliseconds what was asked ahead of an opening is of no more use. */
const FRESH = 5_000
let ahead: { cardId: string; since: number; setting?: OrderFormSetting } | undefined

/** Asks for the setting of a form that is about to be opened; the server makes no recent card of it. Without an answer the opening asks by itself. */
export async function askAhead(cardId: string): Promise<void> {
  const asked: typeof ahead = { cardId, since: performance.now() }
  ahead = asked
  const setting = await ask(`${settingPath(cardId)}?ahead=1`, OrderFormSetting).catch(() => undefined)
  // It may have become old on the way, or another card have been asked for.
  if (setting && ahead === asked) ahead = { ...asked, setting }
}

function takenAhead(cardId: string): OrderFormSetting | undefined {
  const taken = ahead
  ahead = undefined
  return taken?.cardId === cardId && performance.now() - taken.since < FRESH ? taken.setting : undefined
}

/** Tells an open form the mail days as they are by now: one may have been closed since it was opened. */
export async function learnMailDays(queries: QueryClient, cardId: string): Promise<void> {
  const { calendar } = await ask(settingPath(cardId), OrderFormSetting)
  queries.setQueryData(orderFormQuery(cardId).queryKey, (setting) => setting && { ...setting, calendar })
}

const settingPath = (cardId: string) => `/api/cards/${encodeURIComponent(cardId)}/order-form`

export function keepDraft(cardId: string, draft: z.infer<typeof DraftRequest>, leaving = false): Promise<Draft> {
  ahead = undefined
  return ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Draft, { method: 'PUT', body: draft, keepalive: leaving })
}

export async function endDraft(cardId: string): Promise<void> {
  await ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Nothing, { method: 'DELETE' })
  // Asked for while it was still there.
  ahead = undefined
}
