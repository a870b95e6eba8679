import { PingOnePolicyList } from '@fondly/contracts/pingone/sign-on.ts'
import type { ApplicationCall } from './administer-people.ts'
import { readPages } from './read-pages.ts'
import type { SignOnAdministration } from './sign-on.ts'

type Administering = { apiUrl: string; environmentId: string; call: (request: ApplicationCall) => Promise<unknown> }

/** Creates the calls of PingOne's platform API for sign-on policies. */
export function administerSignOn({ apiUrl, environmentId, call }: Administering): SignOnAdministration {
  const environment = `${apiUrl}/environments/${environmentId}`
  return {
    listPolicies: () =>
      readPages({ apiUrl, call, schema: PingOnePolicyList }, `${environment}/signOnPolicies`, ({ _embedded }) =>
        _embedded.signOnPolicies.map(({ id, name }) => ({ id, name })),
      ),
  }
}
