import { FirstPasswordAnswer, InvitationAnswer } from '@fondly/contracts/bff/invitation.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, retryUnlessRefused } from './ask.ts'

/** Reads the invitation of a link. The token is sent in the body, so that it appears in no log. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => ask('/api/invitation', InvitationAnswer, { method: 'POST', body: { token }, signal }),
    retry: retryUnlessRefused,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

export const setFirstPassword = (token: string, password: string): Promise<FirstPasswordAnswer> =>
  ask('/api/invitation/password', FirstPasswordAnswer, { method: 'PUT', body: { token, password } })
