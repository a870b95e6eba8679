import { seesReporting } from '../user/role.ts'
import type { Role } from '../user/user.ts'

/**
 * Returns the target of 'Reporting & Admin': {dashboard}/{clientKey}, or {dashboard}/sso/{clientKey} when the client has a policy of its own. Returns
 * undefined for a role that does not see the link, and when no dashboard is configured.
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
