import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import type { Administration, EditableClient, Versioned } from '@fondly/gateways/commerce/administration.ts'
import type { Fields } from '../activity/activity-log.ts'
import type { Current, TargetAccess } from './target-access.ts'

type ProfileAddress = { clientId: string; profileId: string }

/**
 * Returns the functions that read and write one sender profile. It is an entry in a list of its client's document and has the version of that
 * document. Its fields are its properties. A missing profile has no fields, and a name of null removes the profile.
 */
export function accessSenderProfile(
  { clients }: Pick<Administration, 'clients'>,
  { clientId, profileId }: ProfileAddress,
): Pick<TargetAccess, 'read' | 'write'> {
  const toCurrent = (found: Versioned<EditableClient> | undefined): Current => ({
    fields: { ...found?.value.senderProfiles.find(({ id }) => id === profileId) },
    version: found?.version,
    lastWrite: found?.lastWrite,
  })
  return {
    read: async () => toCurrent(await clients.read(clientId)),
    async write(fields, version = '') {
      const found = await clients.read(clientId)
      if (found?.version !== version) return { kind: 'changed-meanwhile', current: toCurrent(found) }
      const written = await clients.write(clientId, { senderProfiles: replace(found.value.senderProfiles, profileId, fields) }, version)
      return 'current' in written ? { kind: written.kind, current: toCurrent(written.current) } : written
    },
  }
}

function replace(profiles: readonly SenderProfile[], id: string, fields: Fields): SenderProfile[] {
  const known = profiles.find((profile) => profile.id === id)
  const merged = Object.fromEntries(Object.entries({ ...known, ...fields, id }).filter(([, value]) => value !== null))
  // The cast holds: the rules of sender profiles checked the fields, and the gateway checks them again.
  const changed = 'name' in merged ? [merged as SenderProfile] : []
  if (!known) return [...profiles, ...changed]
  return profiles.flatMap((profile) => (profile === known ? changed : [profile]))
}
