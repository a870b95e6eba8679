import { BrandingAnswer, PoliciesAnswer, PolicyAnswer } from '@fondly/contracts/bff/branding.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

export const brandingQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'branding'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/branding`, BrandingAnswer, { signal }),
    retry: retryUnlessRefused,
  })

export function putBranding(clientKey: string, version: string, brand: BrandingAnswer['brand']): Promise<BrandingAnswer> {
  return ask(`${dashboardPath(clientKey)}/branding`, BrandingAnswer, { method: 'PUT', body: { version, brand } })
}

/** The names of the sign-in policies that identity has. */
export const policiesQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'policies'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/policies`, PoliciesAnswer, { signal }),
    retry: retryUnlessRefused,
  })

/** The steps of one policy. */
export const policyQuery = (clientKey: string, name: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'policies', name],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/policies/${encodeURIComponent(name)}`, PolicyAnswer, { signal }),
    retry: retryUnlessRefused,
  })
