import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { PersonAccount } from '@fondly/gateways/identity/people.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import type { Env } from '@fondly/kit/env.ts'
import { createCache } from '../cache/cache.ts'

export type PeopleDirectory = {
  /** Everybody of the client, as identity had them at most some minutes ago; changes of the dashboard are in it at once. */
  list: (clientId: string) => Promise<PersonAccount[]>
  /** The populations whose users are people of the client. */
  listPopulations: (clientId: string) => Promise<string[]>
  /** The role that the group of the person gives, where a client takes its roles from groups. */
  findStatement: (userId: string) => Promise<string>
  /** Makes this process ask again which populations there are, after a client was created. */
  forgetPopulations: () => void
  /** Makes this process read the person anew at the next list, after a change. */
  forget: (clientId: string, userId: string) => void
}

type DirectoryContext = { identity: Pick<Identity, 'people'>; worker: Worker; env: Pick<Env, 'clock' | 'log'> }

/** Beyond this many changed people the whole list is read again. */
const MAX_READ_ALONE = 25
const ALL = 'all'

/** Creates the directory of people by client. Identity can only be listed page by page, so the lists are cached. */
export function createPeopleDirectory({ identity, worker, env }: DirectoryContext): PeopleDirectory {
  const changed = new Map<string, Set<string>>()
  const people = createCache<string, Map<string, PersonAccount>>({
    name: 'people of a client',
    load: readAll,
    ...env,
    // Somebody who was locked a minute ago is looked for now.
    freshSeconds: 15,
    staleSeconds: 105,
    maxAnswers: 20,
  })
  const clients = createCache<typeof ALL, Map<string, string>>({
    name: 'clients of the populations',
    load: readClients,
    ...env,
    freshSeconds: 600,
    staleSeconds: 3600,
  })
  const statements = createCache<string, string>({
    name: 'group statements',
    load: worker.resolveRole,
    ...env,
    freshSeconds: 600,
    staleSeconds: 3600,
    maxAnswers: 5000,
  })

  async function listPopulations(clientId: string): Promise<string[]> {
    return [...(await clients.get(ALL))].filter(([, client]) => client === clientId).map(([population]) => population)
  }

  async function readAll(clientId: string): Promise<Map<string, PersonAccount>> {
    changed.delete(clientId)
    const found = new Map<string, PersonAccount>()
    for (const population of await listPopulations(clientId))
      for (const person of await identity.people.list(population)) found.set(person.id, person)
    return found
  }

  /** The worker alone knows which client a population is of. It is asked about somebody who is there, as at a sign-in. */
  async function readClients(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const population of await identity.people.listPopulations()) {
      const [somebody] = await identity.people.list(population, { atMost: 1 })
      const clientId = await worker.resolveGroup({
        email: somebody?.email ?? '',
        userId: somebody?.id ?? population,
        identityProviderId: somebody?.identityProviderId,
        populationId: population,
      })
      if (clientId !== undefined) found.set(population, clientId)
    }
    return found
  }

  return {
    async list(clientId) {
      if ((changed.get(clientId)?.size ?? 0) > MAX_READ_ALONE) people.forget(clientId)
      const found = await people.get(clientId)
      for (const userId of changed.get(clientId) ?? []) {
        const person = await identity.people.read(userId)
        if (person) found.set(userId, person.value)
        else found.delete(userId)
        changed.get(clientId)?.delete(userId)
      }
      return [...found.values()]
    },
    listPopulations,
    findStatement: statements.get,
    forgetPopulations: () => clients.forget(ALL),
    forget(clientId, userId) {
      changed.set(clientId, (changed.get(clientId) ?? new Set()).add(userId))
    },
  }
}
