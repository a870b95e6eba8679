import { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, retryUnlessRefused } from './ask.ts'

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => ask('/api/catalogue', Catalogue, { signal }),
  staleTime: 5 * 60_000,
  retry: retryUnlessRefused,
})
