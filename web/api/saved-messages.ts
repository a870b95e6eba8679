import { SavedMessage, SavedMessages } from '@fondly/contracts/bff/saved-messages.ts'
import type { SavedMessage as TypedMessage } from '@fondly/domain/saved-messages/saved-message.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing, retryUnlessRefused } from './ask.ts'
import { dashboardPath } from './dashboard.ts'

/**
 * Without a client's key, the path of the user's own messages and the client's. With a key, the path of only the client's messages, for
 * administrators.
 */
const pathOf = (clientKey: string | undefined) => `${clientKey === undefined ? '/api' : dashboardPath(clientKey)}/saved-messages`

export const savedMessagesQuery = (clientKey?: string) =>
  queryOptions({
    queryKey: clientKey === undefined ? ['saved-messages'] : ['dashboard', clientKey, 'saved-messages'],
    queryFn: async ({ signal }) => (await ask(pathOf(clientKey), SavedMessages, { signal })).messages,
    retry: retryUnlessRefused,
    // Each opening fetches the messages again, and shows the cached messages meanwhile.
    staleTime: 0,
  })

/** Saves a new message, or new words for the message with this id. */
export const saveMessage = (
  message: TypedMessage,
  { id, clientKey }: { id?: string | undefined; clientKey?: string | undefined },
): Promise<SavedMessage> =>
  id === undefined
    ? ask(pathOf(clientKey), SavedMessage, { method: 'POST', body: message })
    : ask(`${pathOf(clientKey)}/${encodeURIComponent(id)}`, SavedMessage, { method: 'PUT', body: message })

export const deleteMessage = (id: string, clientKey?: string): Promise<unknown> =>
  ask(`${pathOf(clientKey)}/${encodeURIComponent(id)}`, Nothing, { method: 'DELETE' })

/** Restores a message that was just deleted. */
export const restoreMessage = (id: string, clientKey?: string): Promise<unknown> =>
  ask(`${pathOf(clientKey)}/${encodeURIComponent(id)}/restore`, Nothing, { method: 'POST' })

/** Counts one use of a message; the list is sorted by uses. If the request fails, nothing is shown. */
export const countUse = (id: string): Promise<unknown> =>
  ask(`${pathOf(undefined)}/${encodeURIComponent(id)}/uses`, Nothing, { method: 'POST' }).catch(() => undefined)
