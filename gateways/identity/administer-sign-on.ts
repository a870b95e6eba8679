import { PingOneActionList, PingOnePolicyList } from '@fondly/contracts/pingone/sign-on.ts'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { ApplicationCall } from './administer-people.ts'
import { UPSTREAM } from './call-identity.ts'
import { readPages } from './read-pages.ts'
import { administerProviders } from './administer-providers.ts'
import type { DescribedPolicy, SignOnAdministration, SignOnPolicy, SignOnWay } from './sign-on.ts'

type Administering = { apiUrl: string; environmentId: string; call: (request: ApplicationCall) => Promise<unknown> }
type Action = PingOneActionList['_embedded']['actions'][number]

/** Creates the calls of PingOne's platform API for sign-on policies and external providers. */
export function administerSignOn(administering: Administering): SignOnAdministration {
  const { apiUrl, environmentId, call } = administering
  const policiesAddress = `${apiUrl}/environments/${environmentId}/signOnPolicies`

  const listPolicies = () =>
    readPages({ apiUrl, call, schema: PingOnePolicyList }, policiesAddress, ({ _embedded }) =>
      _embedded.signOnPolicies.map(({ id, name }): SignOnPolicy => ({ id, name })),
    )

  async function readSteps(id: string): Promise<Pick<DescribedPolicy, 'ways' | 'providerIds'>> {
    const read = PingOneActionList.safeParse(await call({ method: 'GET', address: `${policiesAddress}/${encodeURIComponent(id)}/actions` }))
    if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
    const { actions } = read.data._embedded
    return { ways: [...new Set(actions.flatMap(toWays))], providerIds: [...new Set(actions.flatMap(toProviderIds))] }
  }

  return {
    ...administerProviders(administering),
    listPolicies,
    async describePolicies({ isNeeded = () => true, isEnough = () => false } = {}) {
      const described: DescribedPolicy[] = []
      // Make one call after the other, because PingOne limits the calls in each second.
      for (const policy of await listPolicies()) {
        if (!isNeeded(policy.name)) continue
        described.push({ ...policy, ...(await readSteps(policy.id)) })
        if (isEnough(described)) break
      }
      return described
    },
  }
}

const toProviderIds = ({ socialProviders = [], identityProvider }: Action): string[] =>
  [...socialProviders, ...(identityProvider ? [identityProvider] : [])].map(({ id }) => id)

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
