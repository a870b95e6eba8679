import { PingOneUser, PingOneUserList, RECIPIENT_ATTRIBUTES, type SalesforceUserData } from '@fondly/contracts/pingone/users.ts'
import { changedShelves } from '@fondly/domain/catalogue/favorites.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { LOCKED_FOR_GOOD, isLockedForGood } from './account-lock.ts'
import { readProfile } from './identity-claims.ts'
import type { Identity, IdentityUser } from './identity.ts'
import { readRefusal, UPSTREAM, type IdentityEndpoint } from './call-identity.ts'
import { administerPeople, type ApplicationCall } from './administer-people.ts'
import { newUserCalls } from './new-users.ts'
import { administerSignOn } from './administer-sign-on.ts'
import { readJsonObject, readUserData } from './json-attributes.ts'
import { ownPassword } from './own-password.ts'
import { readPageLanguage } from './page-language.ts'

type Platform = {
  env: Pick<Env, 'clock' | 'log'>
  endpoint: IdentityEndpoint
  apiUrl: string
  environmentId: string
  workerToken: (refused?: string) => Promise<string>
  inProcess?: boolean
}
type UserChange = Parameters<Identity['updateUser']>[1]
type Users = Pick<
  Identity,
  | 'readUser'
  | 'updateOwn'
  | 'updateUser'
  | 'findByEmail'
  | 'people'
  | 'readPasswordState'
  | 'changePassword'
  | 'createUser'
  | 'findPasswordState'
  | 'setPassword'
  | 'signOn'
>

const LANGUAGES: readonly CardLanguage[] = ['en_US', 'es']

/** Creates the calls of PingOne's platform API for the users of the environment. */
export function platform({ env, endpoint, apiUrl, environmentId, workerToken, inProcess = false }: Platform): Users {
  const users = `${apiUrl}/environments/${environmentId}/users`
  const addressOf = (userId: string) => `${users}/${encodeURIComponent(userId)}`

  async function call(bearer: string, { address, method, body, type }: ApplicationCall): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${bearer}`,
      accept: 'application/json',
      ...(body === undefined && type === undefined ? {} : { 'content-type': type ?? 'application/json' }),
    }
    const response = await endpoint.fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    if (!response.ok) throw await readRefusal(response)
    return response.json().catch(() => undefined)
  }

  async function read(bearer: string, userId: string): Promise<PingOneUser> {
    return userFrom(await call(bearer, { method: 'GET', address: addressOf(userId) }))
  }

  async function patch(bearer: string, userId: string, change: unknown): Promise<PingOneUser> {
    return userFrom(await call(bearer, { method: 'PATCH', address: addressOf(userId), body: change }))
  }

  // A JSON attribute is replaced as a whole, so send the parts that stay, too.
  async function withData(
    bearer: string,
    userId: string,
    { heart, opened, ...change }: SalesforceUserData & Parameters<typeof changedShelves>[1],
  ): Promise<Pick<PingOneUser, 'salesforceUserData'>> {
    if (!heart && !opened && Object.keys(change).length === 0) return {}
    const { salesforceUserData } = await read(bearer, userId)
    const shelves = changedShelves(readUserData(salesforceUserData), { heart, opened })
    return { salesforceUserData: { ...toKept(salesforceUserData), ...change, ...shelves } }
  }

  const { create, ...firstPassword } = newUserCalls({ endpoint, users, addressOf, asApplication })

  return {
    ...firstPassword,
    createUser: (user) =>
      asApplication(async (bearer) => {
        const created = await create(bearer, user)
        return created === undefined ? undefined : identityUser(userFrom(created))
      }),
    readUser: async (accessToken, userId) => identityUser(await read(accessToken, userId)),
    async updateOwn(accessToken, userId, { pageLanguage, ...data }) {
      const language = pageLanguage && { preferredLanguage: pageLanguage.replaceAll('_', '-') }
      return identityUser(await patch(accessToken, userId, { ...language, ...(await withData(accessToken, userId, data)) }))
    },
    people: administerPeople({ env, apiUrl, environmentId, call: (request) => asApplication((bearer) => call(bearer, request)) }),
    signOn: administerSignOn({ apiUrl, environmentId, call: (request) => asApplication((bearer) => call(bearer, request)) }),
    ...ownPassword(endpoint, addressOf, { inProcess }),
    updateUser: (userId, change) => asApplication((bearer) => update(bearer, userId, change)),
    findByEmail: (email) =>
      asApplication(async (bearer) => {
        const filter = `email eq "${email.replace(/["\\]/g, '\\$&')}"`
        const found = PingOneUserList.safeParse(
          await call(bearer, { method: 'GET', address: `${users}?filter=${encodeURIComponent(filter)}` }),
        )
        if (!found.success) throw new UpstreamUnreadable(UPSTREAM, found.error)
        return found.data._embedded.users.map(identityUser)
      }),
  }

  async function asApplication<T>(work: (bearer: string) => Promise<T>): Promise<T> {
    const bearer = await workerToken()
    try {
      return await work(bearer)
    } catch (error) {
      // The token may have been revoked before its expiry, and every call here can be repeated.
      if (!(error instanceof UpstreamRefused) || error.status !== 401) throw error
      return work(await workerToken(bearer))
    }
  }

  async function update(bearer: string, userId: string, change: UserChange): Promise<IdentityUser> {
    const { languages, senderProfiles, role, locked, enabled, clearRecipient } = change
    const address = addressOf(userId)
    const data = {
      ...(languages ? { languages } : {}),
      ...(senderProfiles ? { sender_profiles: senderProfiles } : {}),
      ...(locked === false ? { unlockedAt: env.clock().toISOString() } : {}),
    }
    if (Object.keys(data).length > 0) await patch(bearer, userId, await withData(bearer, userId, data))
    if (role) {
      const { profile } = await read(bearer, userId)
      await call(bearer, { method: 'PATCH', address, body: { profile: { ...toKept(profile), role } } })
    }
    if (clearRecipient)
      await call(bearer, { method: 'PATCH', address, body: Object.fromEntries(RECIPIENT_ATTRIBUTES.map((attribute) => [attribute, null])) })
    if (locked !== undefined)
      await call(bearer, {
        method: 'POST',
        address,
        body: locked ? { unlockAt: LOCKED_FOR_GOOD } : {},
        type: `application/vnd.pingidentity.account.${locked ? 'lock' : 'unlock'}+json`,
      })
    if (enabled !== undefined) await call(bearer, { method: 'PUT', address: `${address}/enabled`, body: { enabled } })
    // Some of these calls do not return the user, so read the user.
    return identityUser(await read(bearer, userId))
  }
}

/** Returns the stored parts of a JSON attribute that a change must repeat. */
function toKept(attribute: unknown): Record<string, unknown> {
  const held = readJsonObject(attribute)
  if (!held) throw new UpstreamUnreadable(UPSTREAM, new Error('A JSON attribute holds no object.'))
  return held
}

function userFrom(answer: unknown): PingOneUser {
  const user = PingOneUser.safeParse(answer)
  if (!user.success) throw new UpstreamUnreadable(UPSTREAM, user.error)
  return user.data
}

function identityUser({
  id,
  email,
  name,
  enabled,
  account,
  population,
  identityProvider,
  lastSignOn,
  preferredLanguage,
  salesforceUserData,
  profile,
  accountNumber,
}: PingOneUser): IdentityUser {
  const { favorites = [], recents = [], darkMode = false, languages, sender_profiles, unlockedAt } = readUserData(salesforceUserData)
  const pageLanguage = readPageLanguage(preferredLanguage)
  return {
    id,
    email: email ?? '',
    firstName: name?.given ?? '',
    lastName: name?.family ?? '',
    enabled,
    locked: isLockedForGood(account),
    populationId: population.id,
    identityProviderId: identityProvider?.id,
    ...(unlockedAt && !Number.isNaN(Date.parse(unlockedAt)) ? { unlockedAt: new Date(unlockedAt) } : {}),
    lastSignOn: lastSignOn ? new Date(lastSignOn.at) : undefined,
    previousSignOn: undefined,
    ...(profile ? { profile: readProfile(profile) } : {}),
    ...(accountNumber ? { accountNumber } : {}),
    data: {
      favorites,
      recents,
      darkMode,
      ...(pageLanguage ? { pageLanguage } : {}),
      ...(languages ? { languages: LANGUAGES.filter((language) => languages.includes(language)) } : {}),
      ...(sender_profiles ? { senderProfiles: sender_profiles } : {}),
    },
  }
}
