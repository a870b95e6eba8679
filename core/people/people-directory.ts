import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { PersonAccount } from '@fondly/gateways/identity/people.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import type { Env } from '@fondly/kit/env.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
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

/** Changed people are read alone, unless they are more than this and more than this part of the list: then the whole list is read again. */
const MAX_READ_ALONE = 25
const MAX_PART_READ_ALONE = 1 / 40
const READ_AT_ONCE = 4
const ALL = 'all'

/** A list, and which changes it has: all up to the one with the number `begunAt`, and of some people a later one. */
type List = { people: Map<string, PersonAccount>; begunAt: number; applied: Map<string, number> }

/** Creates the directory of people by client. Identity can only be listed page by page, so the lists are cached. */
export function createPeopleDirectory({ identity, worker, env }: DirectoryContext): PeopleDirectory {
  /** The number of the last change of each person who was changed since the list was begun, by client. */
  const changed = new Map<string, Map<string, number>>()
  let lastChange = 0
  const lists = createCache<string, List>({
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

  async function readAll(clientId: string): Promise<List> {
    // A change during the read may be on a page that was read before it.
    const begunAt = lastChange
    const found = new Map<string, PersonAccount>()
    for (const population of await listPopulations(clientId))
      for (const person of await identity.people.list(population)) found.set(person.id, person)
    return { people: found, begunAt, applied: new Map() }
  }

  /** The changes that a list does not have yet. */
  const missingIn = ({ begunAt, applied }: List, clientId: string) =>
    [...(changed.get(clientId) ?? [])].filter(([userId, change]) => change > (applied.get(userId) ?? begunAt))

  async function getList(clientId: string): Promise<List> {
    const list = await lists.get(clientId)
    const most = Math.max(MAX_READ_ALONE, list.people.size * MAX_PART_READ_ALONE)
    if (missingIn(list, clientId).length <= most) return list
    lists.forget(clientId)
    return lists.get(clientId)
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
      const list = await getList(clientId)
      const { people, begunAt, applied } = list
      await inParallel(missingIn(list, clientId), READ_AT_ONCE, async ([userId, change]) => {
        const person = await identity.people.read(userId)
        // Another call may have read a later change meanwhile.
        if ((applied.get(userId) ?? begunAt) >= change) return
        if (person) people.set(userId, person.value)
        else people.delete(userId)
        applied.set(userId, change)
      })
      // No later list begins before this one.
      for (const [userId, change] of changed.get(clientId) ?? []) if (change <= begunAt) changed.get(clientId)?.delete(userId)
      return [...people.values()]
    },
    listPopulations,
    findStatement: statements.get,
    forgetPopulations: () => clients.forget(ALL),
    forget(clientId, userId) {
      lastChange += 1
      changed.set(clientId, (changed.get(clientId) ?? new Map<string, number>()).set(userId, lastChange))
    },
  }
}
