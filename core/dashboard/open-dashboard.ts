import { choosesClient, type DashboardAccess, dashboardAccess, type DashboardRight } from '@fondly/domain/dashboard/rights.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { KnownClient } from '../brands/brands.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'

/**
 * A user who has opened the dashboard of a client, and the people whose cards this user may see. Every use case of the dashboard takes a reader, and
 * only `openDashboard` creates one.
 */
export type DashboardReader<Right extends DashboardRight = 'read'> = DashboardAccess & {
  user: Person
  client: KnownClient
  /** The right that was checked when the dashboard was opened. */
  checked: Right
}

/** A reader who may also change this client. */
export type DashboardEditor = DashboardReader<'change'>

/** A reader who may also change what all clients share. */
export type SiteEditor = DashboardReader<'change-site'>

/** A reader who may create clients. */
export type ClientsEditor = { user: Person; checked: 'change-site' }

type DashboardContext = Pick<CoreContext, 'brands' | 'sessions'>

/** Creates the guard of the dashboard: it finds the client and checks the user's rights. */
export function createDashboardGuard({ brands, sessions }: DashboardContext) {
  /** Refuses the user, with the name of a client administrator of the user's own client if one is known. */
  async function refuse(user: Person): Promise<never> {
    const found = await sessions.findPerson(user.clientId, ({ id, role }) => role === 'clientadmin' && id !== user.id)
    if (!found) throw new Refused('not-allowed', 'dashboard-closed')
    throw new Refused('not-allowed', 'dashboard-closed-by', {
      params: { administrator: `${found.firstName} ${found.lastName}`.trim() },
    })
  }

  return {
    /**
     * Opens the dashboard of a client. Refuses a user without the right with 'not-allowed', even when no client has this key, so that nobody can
     * guess keys. Only a user who may open every client gets 'not-found'.
     */
    async openDashboard<Right extends DashboardRight>(user: Person, clientKey: string, right: Right): Promise<DashboardReader<Right>> {
      const client = await brands.findClient(clientKey)
      if (!client && choosesClient(user)) throw notFound()
      const access = client && dashboardAccess(user, client.clientId)
      if (!client || !access) return refuse(user)
      if (access.rights.includes(right)) return { ...access, user, client, checked: right }
      if (right === 'read') return refuse(user)
      throw new Refused('not-allowed', 'dashboard-read-only')
    },

    /** Opens the list of all clients for changes. Refuses everybody but role admin. */
    async openClients(user: Person): Promise<ClientsEditor> {
      return choosesClient(user) ? { user, checked: 'change-site' } : refuse(user)
    },

    /** Lists the clients whose dashboard the user may open. */
    async listClients(user: Person): Promise<KnownClient[]> {
      const clients = await brands.listClients()
      const open = clients.filter(({ clientId }) => dashboardAccess(user, clientId))
      return open.length > 0 ? open : refuse(user)
    },
  }
}

export type DashboardGuard = ReturnType<typeof createDashboardGuard>
