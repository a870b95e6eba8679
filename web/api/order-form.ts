import { Draft, type DraftRequest, OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ask, Nothing, retryUnlessRefused } from './ask.ts'

/** Fetches what the order form of a card needs. With `sendingId`, the form opens with the content of that sending. */
export const orderFormQuery = (cardId: string, sendingId?: string) =>
  queryOptions({
    queryKey: ['order-form', cardId, sendingId],
    queryFn: ({ signal }) => {
      preloaded = undefined
      const of = sendingId === undefined ? '' : `?sending=${encodeURIComponent(sendingId)}`
      return ask(`${pageDataPath(cardId)}${of}`, OrderFormPageData, { signal })
    },
    // Another tab may have saved a draft. So every opening fetches again, also after a preload.
    staleTime: 0,
    initialData: () => (sendingId === undefined ? findPreloaded(cardId)?.pageData : undefined),
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: retryUnlessRefused,
  })

/** Milliseconds for which preloaded page data may be used. */
const PRELOAD_TTL_MS = 5_000
let expiryTimer: ReturnType<typeof setTimeout> | undefined
let preloaded: { cardId: string; since: number; pageData?: OrderFormPageData } | undefined

/** Called with the card whose form is preloaded, and with undefined when the preloaded form is out of date. */
export type OnPreloaded = (cardId: string | undefined) => void

/**
 * Preloads the page data of a form that will probably be opened. The server does not add the card to the recent cards. If the preload fails, the form
 * fetches its page data when it opens.
 */
export async function preloadOrderForm(cardId: string, onPreloaded: OnPreloaded): Promise<void> {
  // The user may hover over a card and then focus it: one preload is enough.
  if (findPreloaded(cardId)) return
  clearTimeout(expiryTimer)
  onPreloaded(undefined)
  const request: typeof preloaded = { cardId, since: performance.now() }
  preloaded = request
  const pageData = await ask(`${pageDataPath(cardId)}?ahead=1`, OrderFormPageData).catch(() => undefined)
  // During the request, the preload may have been cancelled, or another card requested.
  if (preloaded !== request) return
  preloaded = pageData && { ...request, pageData }
  if (!pageData) return
  onPreloaded(cardId)
  expiryTimer = setTimeout(() => onPreloaded(undefined), request.since + PRELOAD_TTL_MS - performance.now())
}

function findPreloaded(cardId: string): typeof preloaded {
  return preloaded?.cardId === cardId && performance.now() - preloaded.since < PRELOAD_TTL_MS ? preloaded : undefined
}

/**
 * Fetches the page data of an open form again and keeps the form's draft. Meanwhile a day may have been closed or the signature changed. Returns the
 * new page data.
 */
export async function refreshOrderForm(queries: QueryClient, cardId: string): Promise<OrderFormPageData> {
  const fresh = await ask(pageDataPath(cardId), OrderFormPageData)
  queries.setQueriesData<OrderFormPageData>(
    { queryKey: ['order-form', cardId] },
    (pageData) => pageData && { ...fresh, draft: pageData.draft, replacesDraft: pageData.replacesDraft },
  )
  return fresh
}

const pageDataPath = (cardId: string) => `/api/cards/${encodeURIComponent(cardId)}/order-form`

export function saveDraft(cardId: string, draft: z.infer<typeof DraftRequest>, leaving = false): Promise<Draft> {
  preloaded = undefined
  return ask(`/api/cards/${encodeURIComponent(cardId)}/draft`, Draft, { method: 'PUT', body: draft, keepalive: leaving })
}

/** Deletes the draft of a card. With a key, only the draft with this key. */
export async function deleteDraft(cardId: string, key?: string): Promise<void> {
  const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
  await ask(`/api/cards/${encodeURIComponent(cardId)}/draft${query}`, Nothing, { method: 'DELETE' })
  // The preloaded page data still contains the draft.
  preloaded = undefined
}
