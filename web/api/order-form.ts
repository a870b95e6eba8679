import { Draft, type DraftRequest, OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, Nothing, Refused } from './ask.ts'

/** Fetches what the order form of a card needs. With `sendingId`, the form opens with the content of that sending, wherever its draft is. */
export const orderFormQuery = (cardId: string, sendingId?: string) =>
  queryOptions({
    queryKey: ['order-form', cardId, sendingId],
    queryFn: ({ signal }) => {
      ahead = undefined
      const of = sendingId === undefined ? '' : `?sending=${encodeURIComponent(sendingId)}`
      return ask(`${settingPath(cardId)}${of}`, OrderFormSetting, { signal })
    },
    // Another tab may have written a draft, so each opening fetches again, even if it starts with a preloaded setting.
    staleTime: 0,
    initialData: () => (sendingId === undefined ? freshAhead(cardId)?.setting : undefined),
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 2 && !(error instanceof Refused),
  })

/** Milliseconds for which a preloaded setting may be used. */
const FRESH_MS = 5_000
let growsOld: ReturnType<typeof setTimeout> | undefined
let ahead: { cardId: string; since: number; setting?: OrderFormSetting } | undefined

/** Called with the card whose form is preloaded, and with undefined when that form must no longer be used. */
export type Stand = (cardId: string | undefined) => void

/** Preloads the setting of a form that is about to be opened; the server does not count the card as recent. If it fails, the opening fetches it. */
export async function askAhead(cardId: string, stand: Stand): Promise<void> {
  // Hovering and then focusing a card are two signs of the same intent: one preload is enough.
  if (freshAhead(cardId)) return
  clearTimeout(growsOld)
  stand(undefined)
  const asked: typeof ahead = { cardId, since: performance.now() }
  ahead = asked
  const setting = await ask(`${settingPath(cardId)}?ahead=1`, OrderFormSetting).catch(() => undefined)
  // Meanwhile it may have become outdated, or another card was requested.
  if (ahead !== asked) return
  ahead = setting && { ...asked, setting }
  if (!setting) return
  stand(cardId)
  growsOld = setTimeout(() => stand(undefined), asked.since + FRESH_MS - performance.now())
}

function freshAhead(cardId: string): typeof ahead {
  return ahead?.cardId === cardId && performance.now() - ahead.since < FRESH_MS ? ahead : undefined
}

/** Refreshes the mail days of an open form: a day may have been closed since the form was opened. */
export async function learnMailDays(queries: QueryClient, cardId: string): Promise<void> {
  const { calendar } = await ask(settingPath(cardId), OrderFormSetting)
  queries.setQueriesData<OrderFormSetting>({ queryKey: ['order-form', cardId] }, (setting) => setting && { ...setting, calendar })
}

const settingPath = (cardId: string) => `/api/cards/${encodeURIComponent(cardId)}/order-form`

export function keepDraft(cardId: string, draft: z.infer<typeof DraftRequest>, leaving = false): Promise<Draft> {
  ahead = undefined
  return ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Draft, { method: 'PUT', body: draft, keepalive: leaving })
}

export async function endDraft(cardId: string): Promise<void> {
  await ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Nothing, { method: 'DELETE' })
  // The preloaded setting still contains the draft.
  ahead = undefined
}
