import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { PersonChange, VersionedPerson } from '@fondly/gateways/identity/people.ts'
import type { RegistrationStore } from '../registrations/registration-store.ts'
import type { Current, TargetAccess } from './target-access.ts'

type PersonContext = { identity: Pick<Identity, 'people'>; registrations: Pick<RegistrationStore, 'accept' | 'find'> }

/** Returns a person who was read at identity as the present values of a target; undefined if identity has no such person. */
export const toCurrentPerson = (userId: string, found: VersionedPerson | undefined): Current => ({
  fields: { ...found?.value },
  version: found?.version,
  lastWrite: found?.lastWrite,
  personId: userId,
})

/**
 * Returns the functions that read and write a person at identity. A person who has a role after the change no longer waits for consent, even if an
 * administrator declined the person before.
 */
export function accessPerson(
  { identity, registrations }: PersonContext,
  { clientId, userId }: { clientId: string; userId: string },
): Pick<TargetAccess, 'read' | 'write'> {
  /** Returns true when the change enables a declined person who has no role. Without a role, the next sign-in would refuse the person. */
  async function needsRole(fields: PersonChange): Promise<boolean> {
    if (fields.enabled !== true || fields.role) return false
    if ((await registrations.find(clientId, userId))?.state !== 'declined') return false
    return !(await identity.people.read(userId))?.value.role
  }

  return {
    read: async () => toCurrentPerson(userId, await identity.people.read(userId)),
    write: async (fields, version = '') => {
      const change = (await needsRole(fields)) ? { ...fields, role: 'orderer' as const } : fields
      // The cast holds: the contract of the request checked the fields, and the gateway checks them again.
      const written = await identity.people.write(userId, change, version)
      if (written.kind === 'written' && written.current?.value.role) await registrations.accept(userId)
      return 'current' in written ? { kind: written.kind, current: toCurrentPerson(userId, written.current) } : written
    },
  }
}
