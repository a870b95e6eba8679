import type { Role, User } from '../user/user.ts'

/** What a user may do in the dashboard of one client. 'change-site' is for what all clients share, such as blackout days. */
export type DashboardRight = 'read' | 'change' | 'change-site'

type RoleRights = { clients: 'none' | 'own' | 'all'; rights: readonly DashboardRight[]; isLimitedToPeople: boolean }

const ROLES: Record<Role, RoleRights> = {
  orderer: { clients: 'none', rights: [], isLimitedToPeople: false },
  reporting: { clients: 'own', rights: ['read'], isLimitedToPeople: true },
  clientadmin: { clients: 'own', rights: ['read', 'change'], isLimitedToPeople: false },
  admin: { clients: 'all', rights: ['read', 'change', 'change-site'], isLimitedToPeople: false },
}

export type DashboardAccess = {
  rights: readonly DashboardRight[]
  /** The people whose cards the user may read, by e-mail address, employee number or id; undefined for all people of the client. */
  people: readonly string[] | undefined
}

type DashboardUser = Pick<User, 'role' | 'clientId' | 'reportingUsers'>

/** Returns what a user may do in the dashboard of this client; undefined when they may not open it. */
export function dashboardAccess(user: DashboardUser, clientId: string): DashboardAccess | undefined {
  const { clients, rights, isLimitedToPeople } = ROLES[user.role]
  if (clients === 'none' || (clients === 'own' && user.clientId !== clientId)) return undefined
  const named = isLimitedToPeople ? (user.reportingUsers ?? []) : []
  // A list of blank entries names nobody.
  return { rights, people: named.length > 0 ? named.map((name) => name.trim()).filter(Boolean) : undefined }
}

/** Returns true when the user may open the dashboards of all clients. */
export const choosesClient = ({ role }: Pick<User, 'role'>): boolean => ROLES[role].clients === 'all'
