import { Fault } from '../faults.ts'
import type { Params } from '../route.ts'
import type { CommerceContext } from '../context.ts'

/** Refuses a Data path with another site. */
export function ownSite({ site }: CommerceContext, params: Params): void {
  if (params['site'] !== site)
    throw new Fault('SiteNotFoundException', `No site with ID '${params['site']}' was found.`, { siteId: params['site'] })
}
