import { Attention, SendAnswer } from '@fondly/contracts/bff/sendings.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing, Refused } from './ask.ts'

const LOOK_AGAIN = 60_000

export const attentionQuery = queryOptions({
  queryKey: ['attention'],
  queryFn: ({ signal }) => ask('/api/sendings/attention', Attention, { signal }),
  // A sending may end while its sender looks at cards.
  refetchInterval: LOOK_AGAIN,
  retry: (failures, error) => failures < 2 && !(error instanceof Refused),
})

/** Sends the same once more; answers the new sending. */
export async function sendOnceMore(sendingId: string): Promise<string> {
  return (await ask(`/api/sendings/${encodeURIComponent(sendingId)}/again`, SendAnswer, { method: 'POST' })).id
}

/** It needs no attention any more. */
export async function markSeen(sendingId: string): Promise<void> {
  await ask(`/api/sendings/${encodeURIComponent(sendingId)}/seen`, Nothing, { method: 'POST' })
}
