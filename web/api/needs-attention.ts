import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ask, retryUnlessRefused } from './ask.ts'

const POLL_INTERVAL_MS = 60_000

/** Tells whether any sending needs attention. The component that shows the sendings parses them, because usually there are none. */
export const attentionQuery = queryOptions({
  queryKey: ['attention'],
  queryFn: ({ signal }) => ask('/api/sendings/attention', z.object({ sendings: z.array(z.unknown()) }), { signal }),
  // A sending may end while the sender browses the catalogue.
  refetchInterval: POLL_INTERVAL_MS,
  retry: retryUnlessRefused,
})
