import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { PersonChange, VersionedPerson } from '@fondly/gateways/identity/people.ts'
import type { RegistrationStore } from '../registrations/registration-store.ts'
import type { Current, TargetAccess } from './target-access.ts'

type PersonContext = { identity: Pick<Identity, 'people'>; registrations: Pick<RegistrationStore, 'accept' | 'find'> }

/** Reads and writes a person at identity. Whoever is given a role, or switched on again after being declined, is accepted. */
export function accessPerson(
  { identity, registrations }: PersonContext,
  { clientId, userId }: { clientId: string; userId: string },
): Pick<TargetAccess, 'read' | 'write'> {
  const toCurrent = (found: VersionedPerson | undefined): Current => ({
    fields: { ...found?.value },
    version: found?.version,
    personId: userId,
  })

  /** Without a role, who was declined would be refused at the next sign-in although the page says that they are in. */
  async function needsRole(fields: PersonChange): Promise<boolean> {
    if (fields.enabled !== true || fields.role) return false
    if ((await registrations.find(clientId, userId))?.state !== 'declined') return false
    return !(await identity.people.read(userId))?.value.role
  }

  return {
    read: async () => toCurrent(await identity.people.read(userId)),
    write: async (fields, version = '') => {
      const change = (await needsRole(fields)) ? { ...fields, role: 'orderer' as const } : fields
      // The fields were checked by the contract of the request, and the gateway reads them back.
      const written = await identity.people.write(userId, change, version)
      if (written.kind === 'written' && written.current?.value.role) await registrations.accept(userId)
      return 'current' in written ? { kind: written.kind, current: toCurrent(written.current) } : written
    },
  }
}
