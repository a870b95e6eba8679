import { PingOneActionList, PingOnePolicyList } from '@fondly/contracts/pingone/sign-on.ts'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { ApplicationCall } from './administer-people.ts'
import { UPSTREAM } from './call-identity.ts'
import { readPages } from './read-pages.ts'
import type { SignOnAdministration, SignOnPolicy, SignOnWay } from './sign-on.ts'

type Administering = { apiUrl: string; environmentId: string; call: (request: ApplicationCall) => Promise<unknown> }
type Action = PingOneActionList['_embedded']['actions'][number]

/** Creates the calls of PingOne's platform API for sign-on policies. */
export function administerSignOn({ apiUrl, environmentId, call }: Administering): SignOnAdministration {
  const policiesAddress = `${apiUrl}/environments/${environmentId}/signOnPolicies`

  const listPolicies = () =>
    readPages({ apiUrl, call, schema: PingOnePolicyList }, policiesAddress, ({ _embedded }) =>
      _embedded.signOnPolicies.map(({ id, name }): SignOnPolicy => ({ id, name })),
    )

  async function readWays(id: string): Promise<SignOnWay[]> {
    const read = PingOneActionList.safeParse(await call({ method: 'GET', address: `${policiesAddress}/${encodeURIComponent(id)}/actions` }))
    if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
    return [...new Set(read.data._embedded.actions.flatMap(toWays))]
  }

  return {
    listPolicies,
    async describePolicies() {
      const described: (SignOnPolicy & { ways: SignOnWay[] })[] = []
      // One call after the other, because PingOne limits the calls of each second.
      for (const policy of await listPolicies()) described.push({ ...policy, ways: await readWays(policy.id) })
      return described
    },
  }
}

function toWays({ type, socialProviders = [] }: Action): SignOnWay[] {
  switch (type) {
    case 'LOGIN':
    case 'IDENTIFIER_FIRST':
      return socialProviders.length > 0 ? ['password', 'provider'] : ['password']
    case 'IDENTITY_PROVIDER':
      return ['provider']
    case 'MULTI_FACTOR_AUTHENTICATION':
      return ['second-factor']
    default:
      return ['other']
  }
}
