import { OwnSignature } from '@fondly/contracts/bff/drawn-signature.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { DrawnSignature } from '@fondly/domain/sender/drawn-signature.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, Nothing, retryUnlessRefused } from './ask.ts'

const PATH = '/api/drawn-signature'

/** The signature that the user drew; null when no card can be signed by hand. */
export const ownSignatureQuery = queryOptions({
  queryKey: ['drawn-signature'],
  queryFn: ({ signal }) => ask(PATH, OwnSignature, { signal }),
  retry: retryUnlessRefused,
  // The signature may have changed on another device.
  staleTime: 0,
})

/**
 * Reads the signature again when the window of an open form gets the focus, because the user may have changed or deleted it in another window. Forms
 * with an outdated signature show the new one and keep their typed text. `drawn` is the signature with which the form opened.
 */
export const followSignature = (drawn: OwnSignature) =>
  queryOptions({
    queryKey: [...ownSignatureQuery.queryKey, 'followed'],
    queryFn: async ({ signal, client }) => {
      const own = await ask(PATH, OwnSignature, { signal })
      const isShown = (pageData: OrderFormPageData) => JSON.stringify(pageData.drawnSignature?.strokes) === JSON.stringify(own?.strokes)
      client.setQueriesData<OrderFormPageData>({ queryKey: ['order-form'] }, (pageData) =>
        pageData && !isShown(pageData) ? { ...pageData, drawnSignature: own } : pageData,
      )
      return own
    },
    initialData: drawn,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

/** Saves the drawing, or deletes it if it is empty. Open forms show it at once. */
export async function saveSignature(queries: QueryClient, strokes: DrawnSignature): Promise<void> {
  const isUsed = strokes.length > 0
  await (isUsed ? ask(PATH, Nothing, { method: 'PUT', body: { strokes, isUsed } }) : ask(PATH, Nothing, { method: 'DELETE' }))
  // A request that is already under way would restore the earlier signature.
  await queries.cancelQueries({ queryKey: ownSignatureQuery.queryKey })
  const drawnSignature = { strokes: strokes.map((stroke) => [...stroke]), isUsed }
  queries.setQueryData(ownSignatureQuery.queryKey, drawnSignature)
  queries.setQueriesData<OrderFormPageData>({ queryKey: ['order-form'] }, (pageData) => pageData && { ...pageData, drawnSignature })
}

/** Chooses whether new cards are signed by hand. Shows the choice at once, and takes it back if the server refuses. */
export async function chooseSigning(queries: QueryClient, isUsed: boolean): Promise<void> {
  // A request that is already under way would restore the earlier choice.
  await queries.cancelQueries({ queryKey: ownSignatureQuery.queryKey })
  const put = (next: boolean) => queries.setQueryData(ownSignatureQuery.queryKey, (own) => own && { ...own, isUsed: next })
  put(isUsed)
  await ask(PATH, Nothing, { method: 'PUT', body: { isUsed } }).catch((error: unknown) => {
    put(!isUsed)
    throw error
  })
}
