import { BrandingRequest } from '@fondly/contracts/bff/branding-request.ts'
import type { BrandingAnswer, PoliciesAnswer, PolicyAnswer } from '@fondly/contracts/bff/branding.ts'
import { createClientBranding } from '@fondly/core/changes/client-branding.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { notFound } from '@fondly/domain/refused.ts'
import type { LogoFilesContext } from '@fondly/core/uploads/logo-files.ts'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The routes of a client's branding, and of the sign-in policies that it may name. */
export function brandingRoutes(context: Pick<CoreContext, 'changes' | 'identity'> & LogoFilesContext): DashboardRoute[] {
  const branding = createClientBranding(context)
  return [
    {
      method: 'GET',
      path: '/branding',
      needs: 'change',
      handle: async (c, editor) => c.json((await branding.read(editor)) satisfies BrandingAnswer),
    },
    {
      method: 'PUT',
      path: '/branding',
      needs: 'change',
      handle: async (c, editor) => c.json((await branding.put(editor, await readJson(c, BrandingRequest))) satisfies BrandingAnswer),
    },
    {
      method: 'GET',
      path: '/policies',
      needs: 'change',
      handle: async (c) => {
        const policies = await context.identity.signOn.listPolicies()
        return c.json({ policies: policies.map(({ name }) => ({ name })) } satisfies PoliciesAnswer)
      },
    },
    {
      method: 'GET',
      path: '/policies/:name',
      needs: 'change',
      // Identity returns the steps of only one policy at a time, and there may be many policies.
      handle: async (c) => {
        const wanted = c.req.param('name')
        const [policy] = await context.identity.signOn.describePolicies({ isNeeded: (name) => name === wanted })
        if (!policy) throw notFound()
        return c.json({ name: policy.name, ways: policy.ways } satisfies PolicyAnswer)
      },
    },
  ]
}
