import { DraftCards } from '@fondly/contracts/bff/drafts.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, retryUnlessRefused } from './ask.ts'

/** Fetches the cards of which the user has an unfinished form. */
export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: ({ signal }) => ask('/api/drafts', DraftCards, { signal }),
  staleTime: 60_000,
  retry: retryUnlessRefused,
})

/** Fetches them again: a form was begun, thrown away or sent. */
export const refreshDrafts = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
