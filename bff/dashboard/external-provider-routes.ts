import { ExternalProviderRequest } from '@fondly/contracts/bff/external-providers-request.ts'
import type { ExternalProvidersAnswer } from '@fondly/contracts/bff/external-providers.ts'
import { createExternalProviders, type ListedProvider } from '@fondly/core/changes/external-providers.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The routes of the external providers with which a client's people sign in. */
export function externalProviderRoutes(context: Pick<CoreContext, 'brands' | 'changes' | 'identity'>): DashboardRoute[] {
  const providers = createExternalProviders(context)
  return [
    {
      method: 'GET',
      path: '/external-providers',
      needs: 'change',
      handle: async (c, editor) => c.json(toAnswer(await providers.list(editor))),
    },
    {
      method: 'PATCH',
      path: '/external-providers/:provider',
      needs: 'change',
      handle: async (c, editor) => {
        const request = await readJson(c, ExternalProviderRequest)
        return c.json(toAnswer(await providers.change(editor, c.req.param('provider') ?? '', request)))
      },
    },
  ]
}

const toAnswer = ({ policy, providers }: { policy: string; providers: ListedProvider[] }): ExternalProvidersAnswer => ({
  policy,
  providers: providers.map((provider) => {
    const { type: _, clientId, issuer, ...rest } = provider
    return { ...rest, ...(clientId === undefined ? {} : { clientId }), ...(issuer === undefined ? {} : { issuer }) }
  }),
})
