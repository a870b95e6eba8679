import { PingOnePolicyList } from '@fondly/contracts/pingone/sign-on.ts'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { ApplicationCall } from './administer-people.ts'
import { UPSTREAM } from './call-identity.ts'
import type { SignOnAdministration } from './sign-on.ts'

type Administering = { apiUrl: string; environmentId: string; call: (request: ApplicationCall) => Promise<unknown> }

/** Creates the calls of PingOne's platform API for sign-on policies. */
export function administerSignOn({ apiUrl, environmentId, call }: Administering): SignOnAdministration {
  const environment = `${apiUrl}/environments/${environmentId}`
  return {
    listPolicies: async () => {
      const read = PingOnePolicyList.safeParse(await call({ method: 'GET', address: `${environment}/signOnPolicies` }))
      if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
      return read.data._embedded.signOnPolicies.map(({ id, name }) => ({ id, name }))
    },
  }
}
