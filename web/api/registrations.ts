import { WaitingPeople } from '@fondly/contracts/bff/registrations.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'
import { peopleKey } from './people.ts'

export const waitingPeopleQuery = (clientKey: string) =>
  queryOptions({
    queryKey: [...peopleKey(clientKey), 'waiting'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/registrations`, WaitingPeople, { signal }),
    retry: retryUnlessRefused,
  })

export const decideRegistration = (clientKey: string, userId: string, decision: 'accepted' | 'declined') =>
  ask(`${dashboardPath(clientKey)}/registrations/${encodeURIComponent(userId)}`, Nothing, { method: 'POST', body: { decision } })
