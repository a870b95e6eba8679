import type { SavedMessages } from '@fondly/contracts/bff/saved-messages.ts'
import { SavedMessageRequest } from '@fondly/contracts/bff/saved-messages-requests.ts'
import { toActor } from '@fondly/core/changes/editor.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { DashboardEditor } from '@fondly/core/dashboard/open-dashboard.ts'
import { createSavedMessages } from '@fondly/core/saved-messages/saved-messages.ts'
import { readJson } from '../http/read-json.ts'
import { requireSaved } from '../saved-messages/routes.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The routes of the saved messages that all people of a client share. */
export function sharedMessageRoutes(context: Pick<CoreContext, 'activity' | 'database' | 'env' | 'seal'>): DashboardRoute[] {
  const messages = createSavedMessages(context)
  const ownerOf = (editor: DashboardEditor) => ({ clientId: editor.client.clientId, actor: toActor(editor) })
  return [
    {
      method: 'GET',
      path: '/saved-messages',
      needs: 'read',
      handle: async (c, { client }) => c.json({ messages: await messages.list({ clientId: client.clientId }) } satisfies SavedMessages),
    },
    {
      method: 'POST',
      path: '/saved-messages',
      needs: 'change',
      handle: async (c, editor) => c.json(requireSaved(await messages.save(ownerOf(editor), await readJson(c, SavedMessageRequest))), 201),
    },
    {
      method: 'PUT',
      path: '/saved-messages/:id',
      needs: 'change',
      handle: async (c, editor) => {
        const typed = await readJson(c, SavedMessageRequest)
        return c.json(requireSaved(await messages.save(ownerOf(editor), typed, c.req.param('id'))))
      },
    },
    {
      method: 'DELETE',
      path: '/saved-messages/:id',
      needs: 'change',
      handle: async (c, editor) => {
        await messages.delete(ownerOf(editor), c.req.param('id') ?? '')
        return c.body(null, 204)
      },
    },
    {
      method: 'POST',
      path: '/saved-messages/:id/restore',
      needs: 'change',
      handle: async (c, editor) => {
        await messages.restore(ownerOf(editor), c.req.param('id') ?? '')
        return c.body(null, 204)
      },
    },
  ]
}
