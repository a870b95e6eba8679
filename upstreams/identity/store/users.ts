import { sql } from 'kysely'
import type { ExternalAccount } from '../flows/engine.ts'
import { linkAccount } from './external-accounts.ts'
import type { FlowRow, IdentityDatabase, UserAttributes, UserRow } from './tables.ts'

/** The attributes by which users can be filtered: those with a column, and text attributes in JSON. */
export const FILTER_COLUMNS = ['username', 'email', 'name.given', 'name.family', 'population.id', 'enabled'] as const
export const FILTER_EXTRAS = [
  'accountNumber',
  'externalId',
  'locale',
  'mobilePhone',
  'nickname',
  'preferredLanguage',
  'primaryPhone',
  'timezone',
  'title',
] as const
export type Comparison = {
  attribute: (typeof FILTER_COLUMNS)[number] | (typeof FILTER_EXTRAS)[number]
  /** 'eq': equals. 'sw': starts with. Case does not matter. */
  operator: 'eq' | 'sw'
  value: string
}
/** Comparisons that must all hold; an empty list finds every user. */
export type UserFilter = Comparison[]
/** `after`: the last user name of the previous page. */
export type UserPage = { limit: number; after?: string | undefined }
export type UserChange = Partial<
  Pick<UserRow, 'username' | 'email' | 'given_name' | 'family_name' | 'enabled' | 'locked_at' | 'email_verified'>
> & {
  attributes?: UserAttributes
}

export type Registration = {
  id: string
  username: string
  email: string
  given: string
  family: string
  /** Null for a user who signs on with an external provider only. */
  passwordHash: string | null
  populationId: string
  emailVerified: boolean
  external?: ExternalAccount
}

export type Users = {
  find: (id: string) => Promise<UserRow | undefined>
  findByName: (username: string) => Promise<UserRow | undefined>
  /** Returns one page of the users that match the filter, and the number of all users that match. */
  list: (filter: UserFilter, page: UserPage) => Promise<{ users: UserRow[]; count: number; hasMore: boolean }>
  /** Changes a user in one transaction. Returns undefined when no user has this id. `change` may throw a refusal. */
  change: (id: string, change: (user: UserRow) => UserChange) => Promise<UserRow | undefined>
  signedOn: (id: string) => Promise<void>
  /** Adds a user. Returns undefined when the name is taken. */
  register: (user: Registration) => Promise<UserRow | undefined>
  /** Sets the user's new password and ends the user's sign-ons and tokens, except those of `by`, which changed the password. */
  setPassword: (id: string, hash: string, by: PasswordChangedBy) => Promise<void>
  emailVerified: (id: string) => Promise<void>
}

/** A sign-on flow, or an access token with its grant and its session. */
export type PasswordChangedBy =
  | { flow: Pick<FlowRow, 'id' | 'interaction_uid'> }
  | { accessToken: string; grantId: string | undefined; sessionUid: string | undefined }

/** The environment's users. */
export function users(database: IdentityDatabase, clock: () => Date): Users {
  const all = () => database.selectFrom('users').selectAll()
  return {
    find: (id) => all().where('id', '=', id).executeTakeFirst(),
    findByName: (username) =>
      all()
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst(),
    list: async (filter, { limit, after }) => {
      const matching = database.selectFrom('users').where((where) => where.and(filter.map(holds)))
      const name = sql<string>`lower(username)`
      const counted = matching.select(({ fn }) => fn.countAll<string>().as('count'))
      const page = matching
        .selectAll()
        .select(counted.as('count'))
        .orderBy(name)
        .limit(limit + 1)
      const found = await (after === undefined ? page : page.where(name, '>', sql<string>`lower(${after})`)).execute()
      // Each row carries the count. If the last users were removed after the previous page, this page has no row, so count again.
      const count = found[0]?.count ?? (after === undefined ? 0 : (await counted.executeTakeFirstOrThrow()).count)
      return { users: found.slice(0, limit), count: Number(count), hasMore: found.length > limit }
    },
    change: (id, change) =>
      database.transaction().execute(async (transaction) => {
        const user = await transaction.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
        if (!user) return undefined
        const { attributes, ...columns } = change(user)
        return transaction
          .updateTable('users')
          .set({ ...columns, ...(attributes ? { attributes: JSON.stringify(attributes) } : {}), updated_at: clock() })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
      }),
    register: (user) =>
      database.transaction().execute(async (transaction) => {
        const registered = await transaction
          .insertInto('users')
          .values({
            id: user.id,
            username: user.username,
            email: user.email,
            given_name: user.given,
            family_name: user.family,
            population_id: user.populationId,
            enabled: true,
            email_verified: user.emailVerified,
            password_hash: user.passwordHash,
            attributes: '{}',
            created_at: clock(),
            updated_at: clock(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        // Link in the same transaction: without the link, nobody could sign on to an account that has no password.
        if (registered && user.external) await linkAccount(transaction, user.external, registered.id, clock())
        return registered
      }),
    setPassword: (id, hash, by) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: hash, must_change_password: false, updated_at: clock() })
          .where('id', '=', id)
          .execute()
        await endSignOns(transaction, id, by)
      }),
    emailVerified: async (id) => {
      await database.updateTable('users').set({ email_verified: true, updated_at: clock() }).where('id', '=', id).execute()
    },
    signedOn: async (id) => {
      await database.updateTable('users').set({ last_sign_on: clock() }).where('id', '=', id).execute()
    },
  }
}

/** Ends the user's sign-ons, tokens and flows, except those of `by`. */
export async function endSignOns(transaction: IdentityDatabase, id: string, by?: PasswordChangedBy): Promise<void> {
  await transaction
    .deleteFrom('artefacts')
    .where('model', 'in', ['AccessToken', 'RefreshToken', 'AuthorizationCode'])
    .where(sql`payload ->> 'accountId'`, '=', id)
    .where(sql<boolean>`grant_id is distinct from ${by && 'grantId' in by ? (by.grantId ?? null) : null}`)
    .execute()
  // The session of the browser in which the flow began must stay: the flow resumes in it.
  const own =
    by && 'flow' in by
      ? await transaction
          .selectFrom('artefacts')
          .select(sql<string | null>`payload -> 'session' ->> 'uid'`.as('uid'))
          .where('model', '=', 'Interaction')
          .where('id', '=', by.flow.interaction_uid)
          .executeTakeFirst()
      : { uid: by?.sessionUid ?? null }
  await transaction
    .deleteFrom('artefacts')
    .where('model', '=', 'Session')
    .where(sql`payload ->> 'accountId'`, '=', id)
    .where(sql<boolean>`uid is distinct from ${own?.uid ?? null}`)
    .execute()
  await transaction
    .deleteFrom('flows')
    .where(sql`state -> 'user' ->> 'id'`, '=', id)
    .where(sql<boolean>`id is distinct from ${by && 'flow' in by ? by.flow.id : null}::uuid`)
    .execute()
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const COLUMNS = {
  username: sql<string>`username`,
  email: sql<string>`email`,
  'name.given': sql<string>`given_name`,
  'name.family': sql<string>`family_name`,
  enabled: sql<string>`enabled::text`,
}

function holds({ attribute, operator, value }: Comparison) {
  // Compare as a UUID, because only then the database uses the index.
  if (attribute === 'population.id') return UUID.test(value) ? sql<boolean>`population_id = ${value}::uuid` : sql<boolean>`false`
  const text = attribute in COLUMNS ? COLUMNS[attribute as keyof typeof COLUMNS] : sql<string>`attributes ->> ${attribute}` // checked on the left
  const wanted = value.toLowerCase()
  return operator === 'eq' ? sql<boolean>`lower(${text}) = ${wanted}` : sql<boolean>`starts_with(lower(${text}), ${wanted})`
}
