import { Fault } from '../faults.ts'
import type { Params } from '../route.ts'
import type { Commerce } from '../shelf.ts'

/** Refuses a Data path that names another site than ours. */
export function ownSite({ site }: Commerce, params: Params): void {
  if (params['site'] !== site)
    throw new Fault('SiteNotFoundException', `No site with ID '${params['site']}' was found.`, { siteId: params['site'] })
}
