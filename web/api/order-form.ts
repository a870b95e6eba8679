import { Draft, type DraftRequest, OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, Nothing, Refused } from './ask.ts'

/** `sendingId`: the sending whose words the form opens with, wherever its draft is. */
export const orderFormQuery = (cardId: string, sendingId?: string) =>
  queryOptions({
    queryKey: ['order-form', cardId, sendingId],
    queryFn: ({ signal }) => {
      ahead = undefined
      const of = sendingId === undefined ? '' : `?sending=${encodeURIComponent(sendingId)}`
      return ask(`${settingPath(cardId)}${of}`, OrderFormSetting, { signal })
    },
    // A draft may have been written in another tab: each opening asks anew, also where it begins with what was asked ahead.
    staleTime: 0,
    initialData: () => (sendingId === undefined ? freshAhead(cardId)?.setting : undefined),
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 2 && !(error instanceof Refused),
  })

/** After so many milliseconds what was asked ahead of an opening is of no more use. */
const FRESH = 5_000
let growsOld: ReturnType<typeof setTimeout> | undefined
let ahead: { cardId: string; since: number; setting?: OrderFormSetting } | undefined

/** Is told which form may stand ready before it is opened, and when it may no longer. */
export type Stand = (cardId: string | undefined) => void

/** Asks for the setting of a form that is about to be opened; the server makes no recent card of it. Without an answer the opening asks by itself. */
export async function askAhead(cardId: string, stand: Stand): Promise<void> {
  // A hand that rests on a card presses it too, which is another sign of the same intent.
  if (freshAhead(cardId)) return
  clearTimeout(growsOld)
  stand(undefined)
  const asked: typeof ahead = { cardId, since: performance.now() }
  ahead = asked
  const setting = await ask(`${settingPath(cardId)}?ahead=1`, OrderFormSetting).catch(() => undefined)
  // It may have become old on the way, or another card have been asked for.
  if (ahead !== asked) return
  ahead = setting && { ...asked, setting }
  if (!setting) return
  stand(cardId)
  growsOld = setTimeout(() => stand(undefined), asked.since + FRESH - performance.now())
}

function freshAhead(cardId: string): typeof ahead {
  return ahead?.cardId === cardId && performance.now() - ahead.since < FRESH ? ahead : undefined
}

/** Tells an open form the mail days as they are by now: one may have been closed since it was opened. */
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
  // Asked for while it was still there.
  ahead = undefined
}
