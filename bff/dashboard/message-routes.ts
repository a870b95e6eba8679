import type { ClientMessages } from '@fondly/contracts/bff/client-messages.ts'
import { ClientMessagesRequest } from '@fondly/contracts/bff/client-messages-request.ts'
import { createClientMessages } from '@fondly/core/changes/client-messages.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { formProblems } from '../http/form-refusals.ts'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The routes of the messages that a client offers its senders. */
export function messageRoutes(context: Pick<CoreContext, 'catalogues' | 'changes' | 'clients'>): DashboardRoute[] {
  const clientMessages = createClientMessages(context)
  return [
    {
      method: 'GET',
      path: '/messages',
      needs: 'read',
      handle: async (c, reader) => c.json((await clientMessages.read(reader)) satisfies ClientMessages),
    },
    {
      method: 'PUT',
      path: '/messages',
      needs: 'change',
      handle: async (c, editor) => {
        const { version, messages } = await readJson(c, ClientMessagesRequest)
        const result = await clientMessages.put(editor, version, messages)
        if (result.kind === 'problems') throw formProblems(result.problems)
        const { version: next, messages: saved, unfit } = result
        return c.json({ version: next, messages: saved, unfit } satisfies ClientMessages)
      },
    },
  ]
}
