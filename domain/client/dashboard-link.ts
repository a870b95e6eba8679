import { seesReporting } from '../user/role.ts'
import type { Role } from '../user/user.ts'

/**
 * Where 'Reporting & Admin' leads: {dashboard}/{clientKey}, or {dashboard}/sso/{clientKey} when the client has a policy of its own.
 * Undefined for a role that does not see it, and where no dashboard is configured: no dead link.
 */
export function dashboardLink(request: {
  dashboardUrl: string | undefined
  clientKey: string
  policy: string | undefined
  role: Role
}): string | undefined {
  const { dashboardUrl, clientKey, policy, role } = request
  if (!dashboardUrl || !seesReporting(role)) return undefined
  return `${dashboardUrl.replace(/(?<!\/)\/+$/, '')}/${policy ? 'sso/' : ''}${encodeURIComponent(clientKey)}`
}
