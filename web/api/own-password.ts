import { OwnPassword, OwnPasswordChanged } from '@fondly/contracts/bff/own-password.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, retryUnlessRefused } from './ask.ts'

export const ownPasswordQuery = queryOptions({
  queryKey: ['own password'],
  queryFn: ({ signal }) => ask('/api/user/password', OwnPassword, { signal }),
  retry: retryUnlessRefused,
})

export function changeOwnPassword(passwords: { currentPassword: string; newPassword: string }): Promise<OwnPasswordChanged> {
  return ask('/api/user/password', OwnPasswordChanged, { method: 'PUT', body: passwords })
}
