import { InvitationsAnswer, type InvitePersonRequest, type ListedInvitation } from '@fondly/contracts/bff/invitations.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'
import { peopleKey } from './people.ts'

export const invitationsQuery = (clientKey: string) =>
  queryOptions({
    queryKey: [...peopleKey(clientKey), 'invitations'],
    queryFn: ({ signal }) => ask(`${dashboardPath(clientKey)}/invitations`, InvitationsAnswer, { signal }),
    retry: retryUnlessRefused,
  })

export const invitePerson = (clientKey: string, person: InvitePersonRequest) =>
  ask(`${dashboardPath(clientKey)}/invitations`, Nothing, { method: 'POST', body: person })

type Seen = Pick<ListedInvitation, 'key' | 'version'>

export const sendInvitationAgain = (clientKey: string, { key, version }: Seen) =>
  ask(`${dashboardPath(clientKey)}/invitations/${key}/again`, Nothing, { method: 'POST', body: { version } })

export const revokeInvitation = (clientKey: string, { key, version }: Seen) =>
  ask(`${dashboardPath(clientKey)}/invitations/${key}`, Nothing, { method: 'DELETE', body: { version } })
