import { DraftCards } from '@fondly/contracts/bff/drafts.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, retryUnlessRefused } from './ask.ts'

/** Fetches the cards for which the user has an unfinished form. */
export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: ({ signal }) => ask('/api/drafts', DraftCards, { signal }),
  staleTime: 60_000,
  retry: retryUnlessRefused,
})

/** Fetches the drafts again after a form was begun, discarded or sent. */
export const refreshDrafts = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
