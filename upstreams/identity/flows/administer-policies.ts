import { Hono } from 'hono'
import { notFound } from '../faults.ts'
import { pageLinks, readPageRequest } from '../pages.ts'
import type { Policies } from '../store/policies.ts'
import { assertWorker, type Caller } from '../users/caller.ts'
import { readPathId } from '../users/request.ts'

type PolicyRoutes = {
  policies: Pick<Policies, 'list' | 'find'>
  defaultPolicy: string
  apiUrl: string
  environmentId: string
  caller: (request: Request) => Promise<Caller>
}

/** PingOne's platform API for sign-on policies: a program lists the policies, and the steps of one policy. */
export function policyRoutes({ policies, defaultPolicy, apiUrl, environmentId, caller }: PolicyRoutes) {
  const address = `${apiUrl}/environments/${environmentId}/signOnPolicies`
  return new Hono()
    .get('/signOnPolicies', async (c) => {
      assertWorker(await caller(c.req.raw))
      const page = readPageRequest(c.req.query())
      const found = await policies.list(page)
      const signOnPolicies = found.policies.map(({ id, name }) => ({ id, name, default: name === defaultPolicy }))
      const _links = pageLinks(address, { ...page, last: found.hasMore ? signOnPolicies.at(-1)?.name : undefined })
      return c.json({ _links, _embedded: { signOnPolicies }, count: found.count, size: signOnPolicies.length })
    })
    .get('/signOnPolicies/:id/actions', async (c) => {
      assertWorker(await caller(c.req.raw))
      const policy = await policies.find(readPathId(c))
      if (!policy) throw notFound()
      const provider = policy.providerId === null ? undefined : { id: policy.providerId }
      const actions =
        policy.way === 'external'
          ? [{ type: 'IDENTITY_PROVIDER', priority: 1, ...(provider ? { identityProvider: provider } : {}) }]
          : [
              { type: 'LOGIN', priority: 1, ...(provider ? { socialProviders: [provider] } : {}) },
              ...(policy.way === 'second-factor' ? [{ type: 'MULTI_FACTOR_AUTHENTICATION', priority: 2 }] : []),
            ]
      return c.json({ _embedded: { actions }, count: actions.length, size: actions.length })
    })
}
