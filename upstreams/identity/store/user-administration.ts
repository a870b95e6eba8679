import { sql } from 'kysely'
import { MODELS_WITH_SESSION } from './token-store.ts'
import type { IdentityDatabase, UserAttributes, UserRow } from './tables.ts'
import { endSignOns } from './users.ts'

export type CreatedUser = {
  id: string
  username: string
  email: string
  given: string
  family: string
  /** The population of the user; undefined for the first population. */
  populationId: string | undefined
  /** Null for a user who cannot sign on with a password yet. */
  passwordHash: string | null
  mustChangePassword: boolean
  emailVerified: boolean
  attributes: UserAttributes
}
export type SignedOnSession = { id: string; signedOnAt: Date; expiresAt: Date }

/** The changes that administrators' programs may make to users, except to their attributes. */
export type UserAdministration = {
  create: (user: CreatedUser) => Promise<UserRow | 'name taken' | 'no population'>
  /** The environment's populations by name, with the number of their users. */
  populations: () => Promise<{ id: string; name: string; userCount: number }[]>
  /** Creates a population. Returns false when a population has this name. */
  createPopulation: (population: { id: string; name: string }) => Promise<boolean>
  move: (id: string, populationId: string) => Promise<UserRow | 'no population' | undefined>
  /** Deletes the user with all data of the user. Returns false when no user has this id. */
  remove: (id: string) => Promise<boolean>
  /** Sets or clears the state of the password; `hash` undefined keeps the password. Ends all sign-ons if the password changes. */
  setPassword: (id: string, change: { hash?: string; mustChange: boolean }) => Promise<void>
  /** The sessions of the user, latest sign-on first, at most 10. */
  sessions: (userId: string) => Promise<SignedOnSession[]>
  /** Ends one session and its tokens. Returns false when the user has no such session. */
  endSession: (userId: string, sessionId: string) => Promise<boolean>
}

const MAX_LISTED_SESSIONS = 10
type StoredSession = { accountId?: string; loginTs?: number }

export function userAdministration(database: IdentityDatabase, clock: () => Date): UserAdministration {
  const hasPopulation = async (id: string) =>
    (await database.selectFrom('populations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

  const sessionQuery = (userId: string) =>
    database
      .selectFrom('artefacts')
      .select(['uid', 'expires_at', sql<StoredSession>`payload`.as('payload')])
      .where('model', '=', 'Session')
      .where('uid', 'is not', null)
      .where(sql`payload ->> 'accountId'`, '=', userId)

  return {
    create: async (user) => {
      const population =
        user.populationId ?? (await database.selectFrom('populations').select('id').orderBy('name').limit(1).executeTakeFirst())?.id
      if (population === undefined || !(await hasPopulation(population))) return 'no population'
      const created = await database
        .insertInto('users')
        .values({
          id: user.id,
          username: user.username,
          email: user.email,
          given_name: user.given,
          family_name: user.family,
          population_id: population,
          enabled: true,
          email_verified: user.emailVerified,
          password_hash: user.passwordHash,
          must_change_password: user.mustChangePassword,
          attributes: JSON.stringify(user.attributes),
          created_at: clock(),
          updated_at: clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      return created ?? 'name taken'
    },
    createPopulation: async ({ id, name }) => {
      const { numAffectedRows } = await sql`
        insert into populations (id, name) select ${id}, ${name} where not exists (select from populations where name = ${name})
      `.execute(database)
      return numAffectedRows === 1n
    },
    populations: async () => {
      const rows = await database
        .selectFrom('populations')
        .leftJoin('users', 'users.population_id', 'populations.id')
        .select(['populations.id as id', 'populations.name as name', ({ fn }) => fn.count<string>('users.id').as('userCount')])
        .groupBy(['populations.id', 'populations.name'])
        .orderBy('populations.name')
        .execute()
      return rows.map((row) => ({ ...row, userCount: Number(row.userCount) }))
    },
    move: async (id, populationId) => {
      if (!(await hasPopulation(populationId))) return 'no population'
      return database
        .updateTable('users')
        .set({ population_id: populationId, updated_at: clock() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
    },
    remove: (id) =>
      database.transaction().execute(async (transaction) => {
        await endSignOns(transaction, id)
        const removed = await transaction.deleteFrom('users').where('id', '=', id).executeTakeFirst()
        return removed.numDeletedRows === 1n
      }),
    setPassword: (id, { hash, mustChange }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ ...(hash === undefined ? {} : { password_hash: hash }), must_change_password: mustChange, updated_at: clock() })
          .where('id', '=', id)
          .execute()
        if (hash !== undefined) await endSignOns(transaction, id)
      }),
    sessions: async (userId) => {
      const rows = await sessionQuery(userId).execute()
      return rows
        .map(({ uid, expires_at: expiresAt, payload }) => ({
          id: uid ?? '',
          signedOnAt: new Date((payload.loginTs ?? 0) * 1000),
          expiresAt,
        }))
        .toSorted((one, other) => other.signedOnAt.getTime() - one.signedOnAt.getTime())
        .slice(0, MAX_LISTED_SESSIONS)
    },
    endSession: (userId, sessionId) =>
      database.transaction().execute(async (transaction) => {
        const ended = await transaction
          .deleteFrom('artefacts')
          .where('model', '=', 'Session')
          .where('uid', '=', sessionId)
          .where(sql`payload ->> 'accountId'`, '=', userId)
          .executeTakeFirst()
        if (ended.numDeletedRows === 0n) return false
        await transaction
          .deleteFrom('artefacts')
          .where('model', 'in', MODELS_WITH_SESSION)
          .where(sql`payload ->> 'sessionUid'`, '=', sessionId)
          .execute()
        return true
      }),
  }
}
