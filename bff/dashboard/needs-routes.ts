import type { NeedsAnswer } from '@fondly/contracts/bff/needs.ts'
import { createReadNeeds } from '@fondly/core/dashboard/read-needs.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The route that counts what waits for an administrator, for the overview. */
export function needsRoutes(context: Parameters<typeof createReadNeeds>[0]): DashboardRoute[] {
  const readNeeds = createReadNeeds(context)
  return [
    {
      method: 'GET',
      path: '/needs',
      needs: 'change',
      handle: async (c, editor) => c.json((await readNeeds(editor)) satisfies NeedsAnswer),
    },
  ]
}
