import { ArchiveRequest } from '@fondly/contracts/bff/dashboard-requests.ts'
import { createArchiveClient } from '@fondly/core/clients/archive-client.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The route with which role admin archives a client and brings it back. */
export function archiveRoutes(context: Pick<CoreContext, 'changes'>): DashboardRoute[] {
  const archive = createArchiveClient(context)
  return [
    {
      method: 'PUT',
      path: '/archived',
      needs: 'change-site',
      handle: async (c, editor) => {
        await archive(editor, (await readJson(c, ArchiveRequest)).isArchived)
        return c.body(null, 204)
      },
    },
  ]
}
