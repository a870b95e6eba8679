import { NeedsAnswer } from '@fondly/contracts/bff/needs.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

/** Counts the tasks that wait for an administrator of the client. */
export const needsQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'needs'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/needs`, NeedsAnswer, { signal }),
    retry: retryUnlessRefused,
  })
