import {
  PingOnePopulation,
  PingOnePopulationList,
  PingOneSessionList,
  PingOneUser,
  PingOneUserPage,
} from '@fondly/contracts/pingone/users.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamTimeout, UpstreamUnavailable, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import * as z from 'zod/mini'
import { UPSTREAM } from './call-identity.ts'
import type { PeopleAdministration, PersonAccount, PersonWritten, RecoveryCodeOutcome, VersionedPerson } from './people.ts'
import { readPages } from './read-pages.ts'
import { findTooLarge, findUnreadable, isDone, toPatch, toPerson } from './person-mapping.ts'

export type ApplicationCall = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; address: string; body?: unknown; type?: string }

type Administering = {
  env: Pick<Env, 'clock' | 'log'>
  apiUrl: string
  environmentId: string
  /** Calls the platform API as the BFF's own application. */
  call: (request: ApplicationCall) => Promise<unknown>
}

/** The largest page of users that the reference allows. PingOne may return a smaller page. */
const PAGE_USERS = 200
const MAX_SESSION_ROUNDS = 20
const ACTION = (name: string) => `application/vnd.pingidentity.${name}+json`
// The reference writes this media type without '+json'.
const FORCE_CHANGE = 'application/vnd.pingidentity.password.forceChange'

/** Creates the calls of PingOne's platform API with which administrators look after people. */
export function administerPeople({ env, apiUrl, environmentId, call }: Administering): PeopleAdministration {
  const environment = `${apiUrl}/environments/${environmentId}`
  const addressOf = (userId: string) => `${environment}/users/${encodeURIComponent(userId)}`

  const readDocument = (userId: string) =>
    unlessUnknown(async () => parse(PingOneUser, await call({ method: 'GET', address: addressOf(userId) })))

  async function read(userId: string): Promise<VersionedPerson | undefined> {
    const user = await readDocument(userId)
    return user && toVersioned(user)
  }

  const readPopulations = () =>
    readPages({ apiUrl, call, schema: PingOnePopulationList }, `${environment}/populations`, ({ _embedded }) => _embedded.populations)

  const act = (userId: string, part: '' | '/password', type: string) =>
    call({ method: 'POST', address: `${addressOf(userId)}${part}`, type })

  return {
    listPopulations: async () => {
      const populations = await readPopulations()
      return populations.map(({ id }) => id)
    },

    findOrCreatePopulation: async ({ name, ending }) => {
      const find = async () => (await readPopulations()).find((population) => population.name?.endsWith(ending))?.id
      const found = await find()
      if (found !== undefined) return found
      try {
        const created = await call({ method: 'POST', address: `${environment}/populations`, body: { name: `${name}${ending}` } })
        return parse(PingOnePopulation, created).id
      } catch (error) {
        // The reply may be lost although the population exists now. Somebody else may also create the population at the same moment.
        const made = await find().catch(() => undefined)
        if (made !== undefined) return made
        throw error
      }
    },

    list: async (populationId, { atMost = Number.POSITIVE_INFINITY } = {}) => {
      const query = new URLSearchParams({
        filter: `population.id eq "${populationId}"`,
        limit: String(Math.min(PAGE_USERS, atMost)),
      })
      const address = `${environment}/users?${query.toString()}`
      return readPages({ apiUrl, call, schema: PingOneUserPage, atMost }, address, ({ _embedded }) => _embedded.users.flatMap(toListed))
    },

    read,

    async write(userId, change, version): Promise<PersonWritten> {
      const user = await readDocument(userId)
      if (!user || toPerson(user).version !== version) return { kind: 'changed-meanwhile', current: user && toVersioned(user) }
      const patch = toPatch(user, change, env.clock())
      const unreadable = findUnreadable(user, patch)
      if (unreadable !== undefined) return { kind: 'not-readable', field: unreadable }
      const tooLarge = findTooLarge(user, patch)
      if (tooLarge) return tooLarge
      let isBegun = false
      try {
        if (Object.keys(patch).length > 0) await call({ method: 'PATCH', address: addressOf(userId), body: patch })
        isBegun = true
        if (change.locked === false) await unlock(userId)
        if (typeof change.enabled === 'boolean')
          await call({ method: 'PUT', address: `${addressOf(userId)}/enabled`, body: { enabled: change.enabled } })
      } catch (error) {
        // UpstreamUnavailable means that the call was not made. After an earlier call of this change, report a failure that may have changed
        // something.
        const failure = isBegun && error instanceof UpstreamUnavailable ? new UpstreamTimeout(UPSTREAM, error) : error
        return explainFailure(failure, { userId, version, change })
      }
      const current = await read(userId)
      return { kind: current && isDone(current.value, change) ? 'written' : 'unconfirmed', current }
    },

    async endSessions(userId) {
      let ended = 0
      const asked = new Set<string>()
      // PingOne lists ten sessions at a time. End the expired sessions too, because they hide the sessions after them.
      for (let round = 0; round < MAX_SESSION_ROUNDS; round++) {
        const answer = parse(PingOneSessionList, await call({ method: 'GET', address: `${addressOf(userId)}/sessions` }))
        const left = (answer._embedded?.sessions ?? []).filter(({ id }) => !asked.has(id))
        if (left.length === 0) return ended
        for (const { id, expiresAt } of left) {
          asked.add(id)
          await unlessUnknown(() => call({ method: 'DELETE', address: `${addressOf(userId)}/sessions/${encodeURIComponent(id)}` }))
          if (!expiresAt || new Date(expiresAt) > env.clock()) ended += 1
        }
      }
      return ended
    },

    async sendRecoveryCode(userId) {
      try {
        await act(userId, '/password', ACTION('password.sendRecoveryCode'))
        return 'sent'
      } catch (error) {
        const outcome = error instanceof UpstreamRefused ? NOT_SENT.get(error.code) : undefined
        if (!outcome) throw error
        return outcome
      }
    },

    async forcePasswordChange(userId) {
      try {
        await act(userId, '/password', FORCE_CHANGE)
        return true
      } catch (error) {
        if (error instanceof UpstreamRefused && error.code === 'NO_PASSWORD') return false
        throw error
      }
    },
  }

  /** One user who cannot be read must not hide the other users. */
  function toListed(user: unknown): PersonAccount[] {
    const read = PingOneUser.safeParse(user)
    if (read.success) return [toPerson(read.data)]
    const { id } = z.looseObject({ id: z.catch(z.optional(z.string()), undefined) }).safeParse(user).data ?? {}
    const path = read.error.issues.map((issue) => issue.path.join('.')).join(', ')
    env.log.warn('A user of identity cannot be read and is left out of the list.', { ...(id ? { userId: id } : {}), path })
    return []
  }

  /** Ends a lock by an administrator, and the lock after wrong passwords. PingOne keeps that second lock with the password. */
  async function unlock(userId: string): Promise<void> {
    await act(userId, '', ACTION('account.unlock'))
    try {
      await act(userId, '/password', ACTION('password.unlock'))
    } catch (error) {
      // A user without a password has no lock after wrong passwords.
      if (!(error instanceof UpstreamRefused) || error.status !== 400) throw error
    }
  }

  /** Reads the user after a failed write. If this read fails too, throws the error of the write, which says that the write may have happened. */
  async function readAfter(failure: unknown, userId: string): Promise<VersionedPerson | undefined> {
    try {
      return await read(userId)
    } catch {
      throw failure
    }
  }

  /**
   * Returns the result of a failed write by reading the user. If the user's version is unchanged, throws the error, because the write may still
   * arrive.
   */
  async function explainFailure(
    error: unknown,
    { userId, version, change }: { userId: string; version: string; change: Parameters<PeopleAdministration['write']>[1] },
  ): Promise<PersonWritten> {
    if (error instanceof UpstreamRefused && error.status === 404) return { kind: 'changed-meanwhile', current: undefined }
    if (error instanceof UpstreamRefused && error.status === 400) {
      const { target } = error.details
      return { kind: 'not-readable', field: typeof target === 'string' ? target : '' }
    }
    if (error instanceof UpstreamUnavailable || !(error instanceof UpstreamTimeout || error instanceof UpstreamUnreadable)) throw error
    const current = await readAfter(error, userId)
    if (current?.version === version) throw error
    return { kind: current && isDone(current.value, change) ? 'written' : 'unconfirmed', current }
  }
}

const NOT_SENT = new Map<string, RecoveryCodeOutcome>([
  ['ACCOUNT_NOT_USABLE', 'not-usable'],
  ['NO_PASSWORD', 'no-password'],
  ['PASSWORD_LOCKED_OUT', 'locked'],
])

function toVersioned(user: PingOneUser): VersionedPerson {
  const value = toPerson(user)
  return { value, version: value.version, lastWrite: user.updatedAt }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const read = schema.safeParse(answer)
  if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
  return read.data
}

async function unlessUnknown<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UpstreamRefused && error.status === 404) return undefined
    throw error
  }
}
