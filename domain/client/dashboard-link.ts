import { choosesClient } from '../dashboard/rights.ts'
import { seesReporting } from '../user/role.ts'
import type { Role } from '../user/user.ts'

/** The address of the built-in dashboard. */
export const DASHBOARD_PATH = '/dashboard'

/**
 * Returns the target of 'Reporting & Admin': {dashboard}/{clientKey}, or {dashboard}/sso/{clientKey} when the client has a policy of its own. Without the
 * address of an external dashboard it is the built-in one, where role admin chooses a client first. Returns undefined for a role that does not see the
 * link.
 */
export function dashboardLink(request: {
  /** The external dashboard. */
  dashboardUrl: string | undefined
  clientKey: string
  policy: string | undefined
  role: Role
}): string | undefined {
  const { dashboardUrl, clientKey, policy, role } = request
  if (!seesReporting(role)) return undefined
  if (!dashboardUrl && choosesClient({ role })) return DASHBOARD_PATH
  const base = dashboardUrl?.replace(/(?<!\/)\/+$/, '') ?? DASHBOARD_PATH
  return `${base}/${policy ? 'sso/' : ''}${encodeURIComponent(clientKey)}`
}
