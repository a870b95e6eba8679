import type { LoadDocuments, LoadPastPerson } from '@fondly/contracts/load/documents.ts'
import type { LoadClient, LoadDevice, LoadPerson } from '@fondly/contracts/load/world.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
import type { Seal } from '@fondly/kit/seal.ts'
import { sql } from 'kysely'
import type { Passwords } from '../password.ts'
import type { AssignedPolicy, Policies } from '../store/policies.ts'
import { sealedSecret } from '../store/devices.ts'
import type { Providers } from '../store/providers.ts'
import type { IdentityDatabase, UserAttributes, UserRow } from '../store/tables.ts'
import { endSignOns } from '../store/users.ts'

type LoadContext = {
  database: IdentityDatabase
  seal: Seal
  passwords: Passwords
  policies: Policies
  providers: Providers
  defaultPolicy: string
  clock: () => Date
  /** Called when a load gives an existing person a new password. */
  onPasswordChanged: (userId: string) => Promise<void>
}

/**
 * Loads clients and people: a population and a sign-on policy for each client, a user for each person. Loading the same documents again
 * changes nothing: passwords that people have changed stay, and so do their favourites, recents and dark mode. A new password in a document ends the
 * person's sign-ons.
 */
export async function loadIdentity(
  context: LoadContext,
  { clients, people, pastPeople = [] }: Pick<LoadDocuments, 'clients' | 'people' | 'pastPeople'>,
): Promise<void> {
  for (const { population, name } of clients) {
    await context.database
      .insertInto('populations')
      .values({ id: population, name })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
      .execute()
  }
  await context.providers.put(clients.flatMap(({ identityProvider }) => identityProvider ?? []))
  await context.policies.put(clients.flatMap((client) => toPolicy(client, context.defaultPolicy)))
  const populations = new Map(clients.map(({ id, population }) => [id, population]))
  // Work on two people at a time, because password.ts computes two hashes at a time.
  await inParallel(people, 2, async (person) => {
    const population = populations.get(person.client)
    if (!population) throw new Error(`The person ${person.id} belongs to the client ${person.client}, which is not among the documents.`)
    await loadPerson(context, person, population)
  })
  await inParallel(await leaveOutKnown(context.database, pastPeople), 2, (person) => loadPerson(context, person, person.population))
}

/** Returns the people who do not exist yet. Existing people stay, because an administrator may have changed them. */
async function leaveOutKnown(database: IdentityDatabase, people: readonly LoadPastPerson[]): Promise<LoadPastPerson[]> {
  if (people.length === 0) return []
  const ids = people.map(({ id }) => id)
  const known = new Set((await database.selectFrom('users').select('id').where('id', 'in', ids).execute()).map(({ id }) => id))
  return people.filter(({ id }) => !known.has(id))
}

/** Returns the client's own policy. A client without a login route of its own has the default policy. */
function toPolicy(
  { slug, brand, population, signOn, registration, registrationDomains, identityProvider }: LoadClient,
  defaultPolicy: string,
): AssignedPolicy[] {
  const isDefault = brand.policy === undefined || brand.policy === defaultPolicy
  if (isDefault && slug !== undefined) return []
  const policy = { name: brand.policy ?? defaultPolicy, way: signOn ?? 'password', populationId: population } as const
  const provider = identityProvider && { id: identityProvider.id, name: identityProvider.name }
  const mayRegister = isDefault || registration === true || registrationDomains !== undefined
  return [
    { ...policy, registration: mayRegister, ...(registrationDomains ? { registrationDomains } : {}), ...(provider ? { provider } : {}) },
  ]
}

async function loadPerson(
  { database, seal, passwords, clock, onPasswordChanged }: LoadContext,
  person: LoadPerson,
  population: string,
): Promise<void> {
  const known = await database.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirst()
  const namesake = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', person.email.toLowerCase())
    .executeTakeFirst()
  if (namesake && namesake.id !== person.id) throw new Error(`The person ${person.id} has the e-mail address of the user ${namesake.id}.`)
  const hash = await hashIfNew(passwords, person.password, known)

  const columns = {
    username: person.email,
    email: person.email,
    given_name: person.firstName,
    family_name: person.lastName,
    population_id: population,
    enabled: person.enabled,
    locked_at: person.locked ? (known?.locked_at ?? clock()) : null,
    attributes: JSON.stringify(toAttributes(person, known)),
    // The hash and the flag for a temporary password change only if the document has a new password.
    ...(hash ? { password_hash: hash, loaded_password_hash: hash, must_change_password: person.mustChangePassword === true } : {}),
    email_verified: person.emailVerified !== false || known?.email_verified === true,
    updated_at: clock(),
  }
  const hasNewPassword = known !== undefined && hash !== undefined
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({ id: person.id, ...columns, last_sign_on: daysBefore(clock(), person.lastSeenDaysAgo), created_at: clock() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...columns, attributes: sql`excluded.attributes` }))
      .execute()
    if (hasNewPassword) await endSignOns(transaction, person.id)
  })
  if (hasNewPassword) await onPasswordChanged(person.id)
  for (const device of person.devices ?? []) await loadDevice({ database, seal, clock }, person.id, device)
}

async function hashIfNew(passwords: Passwords, password: string | undefined, known: UserRow | undefined): Promise<string | undefined> {
  if (password === undefined) return undefined
  return known && (await passwords.matches(password, known.loaded_password_hash)) ? undefined : passwords.hash(password)
}

async function loadDevice(
  { database, seal, clock }: Pick<LoadContext, 'database' | 'seal' | 'clock'>,
  userId: string,
  device: LoadDevice,
): Promise<void> {
  const row = {
    user_id: userId,
    type: device.type,
    nickname: 'nickname' in device ? (device.nickname ?? null) : null,
    sealed_secret: sealedSecret(seal, device.id, device.type === 'TOTP' ? device.secret : null),
  }
  await database
    .insertInto('devices')
    .values({ id: device.id, ...row, last_step: null, created_at: clock() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

function toAttributes({ profile, languages, senderProfiles, favorites }: LoadPerson, known: UserRow | undefined): UserAttributes {
  const own = known?.attributes.salesforceUserData ?? { favorites: favorites ?? [], recents: [], darkMode: false }
  return {
    ...known?.attributes,
    profile,
    salesforceUserData: { ...own, ...(languages ? { languages } : {}), ...(senderProfiles ? { sender_profiles: senderProfiles } : {}) },
  }
}

const daysBefore = (now: Date, days: number | undefined) => (days === undefined ? null : new Date(now.getTime() - days * 24 * 3600 * 1000))
