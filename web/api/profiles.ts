import {
  CheckAddressAnswer,
  LogoAnswer,
  type Profile,
  ProfileAnswer,
  ProfilesAnswer,
  ProfileSaved,
} from '@fondly/contracts/bff/profiles.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'
import { dashboardPath, retryUnlessRefused } from './dashboard.ts'
import { upload } from './upload.ts'

const pathOf = (clientKey: string, profileId?: string) =>
  `${dashboardPath(clientKey)}/profiles${profileId === undefined ? '' : `/${encodeURIComponent(profileId)}`}`

export const profilesQuery = (clientKey: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'profiles'],
    queryFn: ({ signal }) => ask(pathOf(clientKey), ProfilesAnswer, { signal }),
    retry: retryUnlessRefused,
  })

/** Used in place of an id for a profile that does not exist yet. */
export const NEW_PROFILE = 'new'

export const profileQuery = (clientKey: string, profileId: string) =>
  queryOptions({
    queryKey: ['dashboard', clientKey, 'profile', profileId],
    queryFn: ({ signal }) => ask(pathOf(clientKey, profileId), ProfileAnswer, { signal }),
    retry: retryUnlessRefused,
    // Each time an editor opens, it starts without the cached data of the previous one.
    staleTime: 0,
    gcTime: 0,
  })

export function saveProfile(clientKey: string, profileId: string, body: { version: string; profile: Profile }): Promise<ProfileSaved> {
  const isNew = profileId === NEW_PROFILE
  return ask(pathOf(clientKey, isNew ? undefined : profileId), ProfileSaved, { method: isNew ? 'POST' : 'PUT', body })
}

export async function removeProfile(clientKey: string, profileId: string, version: string): Promise<void> {
  await ask(pathOf(clientKey, profileId), Nothing, { method: 'DELETE', body: { version } })
}

export function checkReturnAddress(clientKey: string, address: Profile['returnAddress']): Promise<CheckAddressAnswer> {
  return ask(pathOf(clientKey, 'check-address'), CheckAddressAnswer, { method: 'POST', body: address })
}

export function uploadLogo(clientKey: string, ground: 'light' | 'dark', file: Blob): Promise<LogoAnswer> {
  return upload(`${dashboardPath(clientKey)}/uploads/logos/${ground}`, LogoAnswer, file)
}
