import { ExternalProvidersAnswer } from '@fondly/contracts/bff/external-providers.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

const pathOf = (clientKey: string) => `${dashboardPath(clientKey)}/external-providers`

/** The external providers with which the client's people sign in. */
export const externalProvidersQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'external-providers'],
    queryFn: ({ signal }) => ask(pathOf(clientKey), ExternalProvidersAnswer, { signal }),
    retry: retryUnlessRefused,
  })

type ProviderRequest = { version: string; change: { name?: string; clientId?: string; enabled?: boolean }; secret?: string }

export function changeExternalProvider(clientKey: string, id: string, body: ProviderRequest): Promise<ExternalProvidersAnswer> {
  return ask(`${pathOf(clientKey)}/${encodeURIComponent(id)}`, ExternalProvidersAnswer, { method: 'PATCH', body })
}
