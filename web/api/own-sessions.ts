import { OwnSessions } from '@fondly/contracts/bff/own-sessions.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing, Refused, retryUnlessRefused } from './ask.ts'

export const ownSessionsQuery = queryOptions({
  queryKey: ['own sessions'],
  queryFn: ({ signal }) => ask('/api/sessions', OwnSessions, { signal }),
  refetchOnWindowFocus: 'always',
  retry: retryUnlessRefused,
})

/** Ends another session of the user. A session that has already ended counts as success. */
export async function endSession(id: string): Promise<void> {
  await ask(`/api/sessions/${encodeURIComponent(id)}`, Nothing, { method: 'DELETE' }).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.status !== 404) throw error
  })
}

export async function endOtherSessions(): Promise<void> {
  await ask('/api/sessions', Nothing, { method: 'DELETE' })
}
