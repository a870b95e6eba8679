import { DashboardClients, DashboardFrame, NewClientAnswer } from '@fondly/contracts/bff/dashboard.ts'
import type { NewClientRequest } from '@fondly/contracts/bff/dashboard-requests.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing, Refused } from './ask.ts'

/** For every query of the dashboard: never tries again after a refusal, and tries again after any other error. */
export const retryUnlessRefused = (failures: number, error: Error): boolean => failures < 2 && !(error instanceof Refused)

/** The path under which the server has the data of a client's dashboard. */
export const dashboardPath = (clientKey: string): string => `/api/admin/${encodeURIComponent(clientKey)}`

export const dashboardClientsQuery = queryOptions({
  queryKey: ['dashboard clients'],
  queryFn: ({ signal }) => ask('/api/admin', DashboardClients, { signal }),
  retry: retryUnlessRefused,
})

export const dashboardFrameQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey],
    queryFn: ({ signal }) => ask(dashboardPath(clientKey), DashboardFrame, { signal }),
    retry: retryUnlessRefused,
  })

export function createClient(client: NewClientRequest): Promise<NewClientAnswer> {
  return ask('/api/admin', NewClientAnswer, { method: 'POST', body: client })
}

/** Archives a client, or brings it back. */
export async function archiveClient(clientKey: string, isArchived: boolean): Promise<void> {
  await ask(`${dashboardPath(clientKey)}/archived`, Nothing, { method: 'PUT', body: { isArchived } })
}
