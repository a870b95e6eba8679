import type { PersonChange } from '@fondly/contracts/bff/people-requests.ts'
import { PeopleAnswer, PersonAnswer } from '@fondly/contracts/bff/people.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'

/** The query key of everything about the people of a client. */
export const peopleKey = (clientKey: string) => ['dashboard', clientKey, 'people']

/** The address of the file with everybody of the client. */
export const peopleFile = (clientKey: string): string => `${dashboardPath(clientKey)}/people.csv`

export const peopleQuery = (clientKey: string) =>
  queryOptions({
    queryKey: [...peopleKey(clientKey), 'list'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/people`, PeopleAnswer, { signal }),
    retry: retryUnlessRefused,
  })

export const personQuery = (clientKey: string, id: string) =>
  queryOptions({
    queryKey: [...peopleKey(clientKey), 'one', id],
    queryFn: ({ signal }) => ask(personPath(clientKey, id), PersonAnswer, { signal }),
    retry: retryUnlessRefused,
  })

const personPath = (clientKey: string, id: string) => `${dashboardPath(clientKey)}/people/${encodeURIComponent(id)}`

export async function changePerson(clientKey: string, id: string, version: string, change: PersonChange): Promise<void> {
  await ask(personPath(clientKey, id), Nothing, { method: 'PATCH', body: { version, change } })
}

/** Unlocks a person. The reason is written to the activity log. */
export async function unlockPerson(clientKey: string, id: string, request: { version: string; reason: string }): Promise<void> {
  await ask(`${personPath(clientKey, id)}/unlock`, Nothing, { method: 'POST', body: request })
}

type Switching = { version: string; enabled: boolean; reason?: string }

/** Disables a person and signs them out, or enables them again. */
export async function switchPerson(clientKey: string, id: string, request: Switching): Promise<void> {
  await ask(`${personPath(clientKey, id)}/enabled`, Nothing, { method: 'PUT', body: request })
}

export async function endPersonSessions(clientKey: string, id: string): Promise<void> {
  await ask(`${personPath(clientKey, id)}/sessions`, Nothing, { method: 'DELETE' })
}

/** Mails the person a code for a new password. */
export async function sendPersonCode(clientKey: string, id: string): Promise<void> {
  await ask(`${personPath(clientKey, id)}/recovery-code`, Nothing, { method: 'POST' })
}

/** Requires a new password at the next sign-in. The reason is written to the activity log. */
export async function forceNewPassword(clientKey: string, id: string, reason: string): Promise<void> {
  await ask(`${personPath(clientKey, id)}/new-password`, Nothing, { method: 'POST', body: { reason } })
}
