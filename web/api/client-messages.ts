import { ClientMessages } from '@fondly/contracts/bff/client-messages.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

export type ClientMessage = ClientMessages['messages'][number]

export const clientMessagesQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'messages'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/messages`, ClientMessages, { signal }),
    retry: retryUnlessRefused,
  })

/** Replaces the whole list. */
export const putClientMessages = (clientKey: string, version: string, messages: readonly ClientMessage[]): Promise<ClientMessages> =>
  ask(`${dashboardPath(clientKey)}/messages`, ClientMessages, { method: 'PUT', body: { version, messages } })
