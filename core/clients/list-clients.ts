import { choosesClient } from '@fondly/domain/dashboard/rights.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'
import { createDashboardGuard } from '../dashboard/open-dashboard.ts'
import type { Person } from '../users/person.ts'

export type ListedClient = { key: string; name: string; isArchived: boolean }

/**
 * Creates the function that lists the clients whose dashboard a user may open. It leaves out a client whose creation did not finish, because that
 * client has no customer group.
 */
export function createListClients(context: Pick<CoreContext, 'brands' | 'clients' | 'env' | 'sessions'>) {
  const guard = createDashboardGuard(context)
  const { clients, env } = context

  return async (user: Person): Promise<ListedClient[]> => {
    const open = await guard.listClients(user)
    if (!choosesClient(user)) return open.map(({ slug, brand }) => ({ key: slug, name: brand.name, isArchived: false }))
    try {
      const known = new Map((await clients.list()).map((client) => [client.id, client]))
      return open.flatMap(({ clientId, slug, brand }) => {
        const client = known.get(clientId)
        return client ? [{ key: slug, name: client.name || brand.name, isArchived: client.isArchived }] : []
      })
    } catch (error) {
      // Return the list without commerce, because administrators need the list most when something fails.
      logFailure(env.log, 'The list of clients could not be read.', error)
      return open.map(({ slug, brand }) => ({ key: slug, name: brand.name, isArchived: false }))
    }
  }
}
