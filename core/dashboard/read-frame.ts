import type { CoreContext } from '../context.ts'
import type { DashboardReader } from './open-dashboard.ts'

/** Creates the function that reads the data of the dashboard's frame: the client, and the rights of the user. */
export function createReadFrame({ clients, registrations }: Pick<CoreContext, 'clients' | 'registrations'>) {
  return async ({ client, rights }: DashboardReader) => {
    const found = await clients.find(client.clientId)
    return {
      key: client.slug,
      name: found?.name || client.brand.name,
      locations: found?.configuration.locations?.length ?? 0,
      waiting: rights.includes('change') ? await registrations.countWaiting(client.clientId) : 0,
      rights: [...rights],
    }
  }
}
