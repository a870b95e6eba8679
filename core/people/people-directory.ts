import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { PersonAccount } from '@fondly/gateways/identity/people.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import type { Env } from '@fondly/kit/env.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
import { createCache } from '../cache/cache.ts'

export type PeopleDirectory = {
  /** Lists all people of the client as identity had them at most some minutes ago. A change that the dashboard makes shows at once. */
  list: (clientId: string) => Promise<PersonAccount[]>
  /** Lists the populations whose users are people of this client. */
  listPopulations: (clientId: string) => Promise<string[]>
  /** Returns the role that comes from the person's group, for a client whose roles come from groups. */
  findStatement: (userId: string) => Promise<string>
  /** Forgets the list of populations in this process, after a client was created. */
  forgetPopulations: () => void
  /** Marks the person as changed, so that the next list of this process reads the person again. */
  forget: (clientId: string, userId: string) => void
}

type DirectoryContext = { identity: Pick<Identity, 'people'>; worker: Worker; env: Pick<Env, 'clock' | 'log'> }

/**
 * Changed people are read one by one. When they are more than this number, and also more than this share of the list, the whole list is read instead.
 */
const MAX_READ_ALONE = 25
const MAX_SHARE_READ_ALONE = 1 / 40
const READ_AT_ONCE = 4
const ALL = 'all'

/**
 * A list of people, and which changes it contains: every change up to the number `begunAt`, and for the people in `applied` later changes up to their
 * number.
 */
type List = { people: Map<string, PersonAccount>; begunAt: number; applied: Map<string, number> }

/** Creates the directory of people by client. Identity lists people only page by page, so the lists are cached. */
export function createPeopleDirectory({ identity, worker, env }: DirectoryContext): PeopleDirectory {
  /** For each client and each changed person: the number of the last change. */
  const changed = new Map<string, Map<string, number>>()
  let lastChange = 0
  const lists = createCache<string, List>({
    name: 'people of a client',
    load: readAll,
    ...env,
    // The list must be fresh, because an administrator may search for a person who was locked a minute ago.
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
    // Take the number of the last change before the read. A person who changes during the read may be on a page that was read earlier.
    const begunAt = lastChange
    const found = new Map<string, PersonAccount>()
    for (const population of await listPopulations(clientId))
      for (const person of await identity.people.list(population)) found.set(person.id, person)
    return { people: found, begunAt, applied: new Map() }
  }

  /** Returns the changes that the list does not contain. */
  const missingIn = ({ begunAt, applied }: List, clientId: string) =>
    [...(changed.get(clientId) ?? [])].filter(([userId, change]) => change > (applied.get(userId) ?? begunAt))

  async function getList(clientId: string): Promise<List> {
    const list = await lists.get(clientId)
    const most = Math.max(MAX_READ_ALONE, list.people.size * MAX_SHARE_READ_ALONE)
    if (missingIn(list, clientId).length <= most) return list
    lists.forget(clientId)
    return lists.get(clientId)
  }

  /** Finds the client of each population. Only the address worker knows it, so ask the worker about one person of the population, as a sign-in does. */
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
        // Another call may already have read this change or a later one.
        if ((applied.get(userId) ?? begunAt) >= change) return
        if (person) people.set(userId, person.value)
        else people.delete(userId)
        applied.set(userId, change)
      })
      // Forget the changes that this list contains, because every later list contains them too.
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
