import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { LoadPerson } from '@fondly/contracts/load/world.ts'
import { type Random, seededRandom } from '../art/random.ts'
import { FIRST_NAMES, LAST_NAMES } from './names.ts'

const SEED = 40_261
/** The number of people of each client, in addition to the people of the world. */
const PEOPLE_COUNTS: Record<string, number> = { harborview: 22, summit: 9, lumen: 6 }

type World = Pick<LoadDocuments, 'clients' | 'people'>

/**
 * Makes the people who sent the orders of the past year. Most signed in lately. Some will soon be locked for inactivity. Of each client, one person
 * is disabled and one is locked, so that every state occurs. The people have no password, because hashing takes most of the time of a load. The same
 * world makes the same people.
 */
export function makePastPeople(world: World): LoadPerson[] {
  const random = seededRandom(SEED)
  return world.clients.flatMap((client) => peopleOfClient(client, { count: PEOPLE_COUNTS[client.id] ?? 0, world, random }))
}

function peopleOfClient(
  client: World['clients'][number],
  { count, world, random }: { count: number; world: World; random: Random },
): LoadPerson[] {
  const own = world.people.filter((person) => person.client === client.id)
  const employeeNumber = own.find(({ profile }) => profile.employeeID)?.profile.employeeID
  const prefix = employeeNumber?.split('-')[0] ?? client.id.slice(0, 2).toUpperCase()
  const domain = own[0]?.email.split('@')[1] ?? `${client.id}.test`
  const locations = (client.configuration?.locations ?? []).map(({ value }) => value)
  return Array.from({ length: count }, (_, at) => {
    const firstName = FIRST_NAMES[(at * 7) % FIRST_NAMES.length] ?? ''
    const lastName = LAST_NAMES[(at * 11 + count) % LAST_NAMES.length] ?? ''
    return {
      id: makeUuid(random),
      email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
      firstName,
      lastName,
      client: client.id,
      enabled: at !== 5,
      locked: at === 4,
      knownToCommerce: true,
      lastSeenDaysAgo: at % 11 === 3 ? random.whole(108, 118) : random.whole(0, 25),
      profile: {
        role: 'orderer',
        employeeID: `${prefix}-${2000 + at}`,
        supervisorID: `${prefix}-${at < count / 2 ? '1003' : '2000'}`,
        ...(locations.length > 0 ? { location: random.pick(locations) } : {}),
      },
      languages: random.chance(0.4) ? ['en_US', 'es'] : ['en_US'],
      senderProfiles: [random.pick(client.senderProfiles).id],
    }
  })
}

function makeUuid(random: Random): string {
  const digits = (length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
}
