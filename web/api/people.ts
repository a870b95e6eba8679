import { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

/** The key of everything about the people of a client. */
export const peopleKey = (clientKey: string) => ['dashboard', clientKey, 'people']

export const peopleQuery = (clientKey: string) =>
  queryOptions({
    queryKey: [...peopleKey(clientKey), 'list'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/people`, PeopleAnswer, { signal }),
    retry: retryUnlessRefused,
  })
