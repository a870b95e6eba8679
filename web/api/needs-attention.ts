import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ask, Refused } from './ask.ts'

const LOOK_AGAIN = 60_000

/** Whether anything needs attention, with the first page; what it is reads the part that shows it, and mostly there is nothing. */
export const attentionQuery = queryOptions({
  queryKey: ['attention'],
  queryFn: ({ signal }) => ask('/api/sendings/attention', z.object({ sendings: z.array(z.unknown()) }), { signal }),
  // A sending may end while its sender looks at cards.
  refetchInterval: LOOK_AGAIN,
  retry: (failures, error) => failures < 2 && !(error instanceof Refused),
})
