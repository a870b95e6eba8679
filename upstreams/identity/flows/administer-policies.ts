import { Hono } from 'hono'
import { notFound } from '../faults.ts'
import type { Policies } from '../store/policies.ts'
import { assertWorker, type Caller } from '../users/caller.ts'

type PolicyRoutes = { policies: Policies; defaultPolicy: string; caller: (request: Request) => Promise<Caller> }

/** PingOne's platform API for sign-on policies: they are listed, each with its steps. */
export function policyRoutes({ policies, defaultPolicy, caller }: PolicyRoutes) {
  return new Hono()
    .get('/signOnPolicies', async (c) => {
      assertWorker(await caller(c.req.raw))
      const signOnPolicies = (await policies.list()).map(({ id, name }) => ({ id, name, default: name === defaultPolicy }))
      return c.json({ _embedded: { signOnPolicies }, count: signOnPolicies.length, size: signOnPolicies.length })
    })
    .get('/signOnPolicies/:id/actions', async (c) => {
      assertWorker(await caller(c.req.raw))
      const policy = (await policies.list()).find(({ id }) => id === c.req.param('id'))
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
