import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import type { Administration, EditableClient, Versioned } from '@fondly/gateways/commerce/administration.ts'
import type { Fields } from '../activity/activity-log.ts'
import type { Current, TargetAccess } from './target-access.ts'

type ProfileAddress = { clientId: string; profileId: string }

/**
 * Reads and writes one sender profile, which is an entry of a list in its client's document and has the version of that document. Its fields are its
 * properties; a profile that is not there has none, and one whose name becomes null is removed.
 */
export function accessSenderProfile(
  { clients }: Pick<Administration, 'clients'>,
  { clientId, profileId }: ProfileAddress,
): Pick<TargetAccess, 'read' | 'write'> {
  const toCurrent = (found: Versioned<EditableClient> | undefined): Current => ({
    fields: { ...found?.value.senderProfiles.find(({ id }) => id === profileId) },
    version: found?.version,
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
  // The fields were checked by the rules of sender profiles, and the gateway reads them back.
  const changed = 'name' in merged ? [merged as SenderProfile] : []
  if (!known) return [...profiles, ...changed]
  return profiles.flatMap((profile) => (profile === known ? changed : [profile]))
}
