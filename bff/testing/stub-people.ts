import type { PeopleAdministration, PersonAccount } from '@fondly/gateways/identity/people.ts'
import { noteCall, type Somebody, type StandInWorld, unused } from './stand-in-world.ts'

/** The people of the world as administrators read them. Changes are tested with the embedded identity. */
export function stubPeople(world: StandInWorld): PeopleAdministration {
  const note = (name: string) => noteCall(world, name)
  return {
    async listPopulations() {
      await note('identity.listPopulations')
      return [...world.groups.keys()]
    },
    async list(populationId, { atMost } = {}) {
      await note('identity.listPeople')
      const found = [...world.people.values()].filter(({ account }) => account.populationId === populationId)
      return found.slice(0, atMost).map(toAccount)
    },
    async read(userId) {
      await note('identity.readPerson')
      const found = world.people.get(userId)
      return found && { value: toAccount(found), version: '1' }
    },
    findOrCreatePopulation: unused('people.findOrCreatePopulation'),
    write: unused('people.write'),
    endSessions: unused('people.endSessions'),
    sendRecoveryCode: unused('people.sendRecoveryCode'),
    forcePasswordChange: unused('people.forcePasswordChange'),
  }
}

const toAccount = ({ account, role }: Somebody): PersonAccount => ({
  id: account.id,
  version: '1',
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  populationId: account.populationId,
  identityProviderId: account.identityProviderId,
  createdAt: undefined,
  lastSignOn: account.lastSignOn,
  unlockedAt: account.unlockedAt,
  lockedAt: undefined,
  lockEndsAt: undefined,
  role,
  enabled: account.enabled,
  locked: account.locked,
})
