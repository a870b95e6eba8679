import { FirstPasswordAnswer, InvitationAnswer } from '@fondly/contracts/bff/invitation.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, retryUnlessRefused } from './ask.ts'

/** Reads what the link of an invitation opens; the token goes in the body, so that no log has it. */
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
