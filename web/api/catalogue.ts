import { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Refused } from './ask.ts'

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => ask('/api/catalogue', Catalogue, { signal }),
  staleTime: 5 * 60_000,
  retry: (failures, error) => failures < 2 && !(error instanceof Refused),
})
