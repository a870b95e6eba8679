import type { Tokens } from '@fondly/gateways/identity/identity.ts'
import type { Device } from '@fondly/domain/user/device.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Person } from '../users/person.ts'
import { hashSecret, looksLikeSecret, newSecret } from './secret.ts'

/** A session as a request has read it. */
export type Session = {
  idHash: Buffer
  user: Person
  tokens: Tokens
  checkedAt: Date
  seenAt: Date
  /** When the user was last resolved. */
  resolvedAt: Date
  /** True while the user is being resolved again. */
  isBeingResolved: boolean
}

export type Sessions = {
  /** Starts a session on this device for a resolved user. Returns the value of the cookie. */
  begin: (user: Person, tokens: Tokens, device: Device) => Promise<string>
  /** Finds the session of a cookie. Undefined when there is none or it has expired. */
  find: (cookie: string | undefined) => Promise<Session | undefined>
  /** Reads this session again from the database. */
  reload: (session: Session) => Promise<Session | undefined>
  end: (idHash: Buffer) => Promise<void>
  /** Ends every session of this user, except the one with this access token. */
  endAllOf: (userId: string, exceptAccessToken?: string) => Promise<void>
  /** Ends every session of the client's people. */
  endAllOfClient: (clientId: string) => Promise<void>
  /** Lists the user's sessions: this one first, the others by their last activity. */
  ofUser: (session: Session) => Promise<UserSession[]>
  /**
   * Ends one other session of the same user; without an id, all other sessions. Returns their tokens. Browsers that signed on at identity before must
   * enter the password again.
   */
  endOthers: (session: Session, id?: string) => Promise<Tokens[]>
  /** Returns true when the user has ended other sessions since this sign-on at identity. */
  isOverElsewhere: (userId: string, signedOnAt: Date) => Promise<boolean>
  /** Records activity of the user, at most once a minute. */
  touch: (session: Session) => Promise<void>
  /** Returns true if the user is stored, because they have signed in. */
  hasUser: (userId: string) => Promise<boolean>
  /** Changes the stored user. All sessions of the user share it. */
  rewriteUser: (userId: string, change: (present: Person) => Person) => Promise<void>
  /** Finds a person of the client who has signed in lately and for whom `isMeant` returns true. */
  findPerson: (clientId: string, isMeant: (person: Person) => boolean) => Promise<Person | undefined>
  /**
   * Claims the right to resolve this user again, for `forMs`. Returns false when the user was resolved after `olderThan`, or when another process has
   * the claim.
   */
  claimResolution: (userId: string, claim: { olderThan: Date; forMs: number }) => Promise<boolean>
  /** Ends the claim and stores the changed user. Without `change` the resolution has failed, and the next page load tries again. */
  finishResolution: (userId: string, change?: (present: Person) => Person) => Promise<void>
  /** Takes the lease for checking a session with identity. Returns the lease number, or undefined while another process has the lease. */
  lease: (session: Session, seconds: number) => Promise<number | undefined>
  /** Saves what the holder of a lease has found. Does nothing when another process has the lease by now. */
  saveCheck: (idHash: Buffer, lease: number, found: { checked: boolean; tokens?: Tokens; againInSeconds?: number }) => Promise<void>
}

/** One of the user's sessions in the form for a page. `id` cannot be used to open the session. */
export type UserSession = { id: string; device: Device; begunAt: Date; seenAt: Date; isThis: boolean }

type Limits = { idleHours: number; absoluteHours: number }
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** This statement is compiled once, because every request of a signed-in person executes it. */
const findSession = compileStatement(
  (tables: Kysely<CoreTables>, { idHash, createdAfter, seenAfter }: { idHash: Buffer; createdAfter: Date; seenAfter: Date }) =>
    tables
      .selectFrom('session')
      .innerJoin('person', 'person.user_id', 'session.user_id')
      .select(['sealed_tokens', 'sealed', 'person.user_id as userId', 'checked_at', 'seen_at', 'resolved_at', 'resolving_until'])
      .where('id_hash', '=', idHash)
      .where('created_at', '>', createdAfter)
      .where('seen_at', '>', seenAfter),
)

type StoredTokens = Omit<Tokens, 'expiresAt'> & { expiresAt: string }

/**
 * Creates the store of sessions. A session ends after `idleHours` without a request, and at the latest `absoluteHours` after it began. Only a hash of
 * the secret in its cookie is stored.
 */
export function createSessions(
  database: Kysely<CoreTables>,
  seal: Seal,
  env: { clock: () => Date; random: (bytes: number) => Uint8Array },
  { idleHours, absoluteHours }: Limits,
): Sessions {
  const now = () => env.clock().getTime()
  const lately = new LRUCache<string, { sealed: Buffer; sealedTokens: Buffer; parts: { user: Person; tokens: Tokens } }>({
    max: MAX_OPEN_SESSIONS,
  })
  const people = createTypedSeal<Person, [userId: string]>(seal, (userId) => `person:${userId}`)
  const tokenSeal = createTypedSeal<StoredTokens, [idHash: Buffer]>(seal, (idHash) => `session:${idHash.toString('hex')}`)
  const closeTokens = (tokens: Tokens, idHash: Buffer) => tokenSeal.close({ ...tokens, expiresAt: tokens.expiresAt.toISOString() }, idHash)

  return {
    async begin(user, tokens, { browser, system }) {
      const secret = newSecret(env.random)
      const idHash = hashSecret(secret)
      const at = env.clock()
      await database.transaction().execute(async (transaction) => {
        await writePerson(transaction, user, { resolved_at: at, resolving_until: null })
        await transaction
          .insertInto('session')
          .values({
            id_hash: idHash,
            user_id: user.id,
            sealed_tokens: closeTokens(tokens, idHash),
            access_expires_at: tokens.expiresAt,
            created_at: at,
            seen_at: at,
            checked_at: at,
            lease_until: null,
            browser,
            system,
          })
          .execute()
      })
      return secret
    },

    find: async (cookie) => (looksLikeSecret(cookie) ? findByHash(hashSecret(cookie)) : undefined),

    reload: ({ idHash }) => findByHash(idHash),

    async end(idHash) {
      await database.deleteFrom('session').where('id_hash', '=', idHash).execute()
    },

    async endAllOf(userId, exceptAccessToken) {
      const all = database.deleteFrom('session').where('user_id', '=', userId)
      if (exceptAccessToken === undefined) {
        await all.execute()
        return
      }
      const open = await database.selectFrom('session').select(['id_hash', 'sealed_tokens']).where('user_id', '=', userId).execute()
      const keep = open.find((row) => openTokens(row.sealed_tokens, row.id_hash).accessToken === exceptAccessToken)
      await (keep ? all.where('id_hash', '!=', keep.id_hash) : all).execute()
    },

    async endAllOfClient(clientId) {
      await database
        .deleteFrom('session')
        .where('user_id', 'in', database.selectFrom('person').select('user_id').where('client_id', '=', clientId))
        .execute()
    },

    async ofUser(session) {
      const rows = await database
        .selectFrom('session')
        .select(['id_hash', 'browser', 'system', 'created_at', 'seen_at'])
        .where('user_id', '=', session.user.id)
        .where('created_at', '>', new Date(now() - absoluteHours * HOUR_MS))
        .where('seen_at', '>', new Date(now() - idleHours * HOUR_MS))
        .orderBy('seen_at', 'desc')
        .limit(MAX_LISTED_SESSIONS)
        .execute()
      const shown = rows.map(({ id_hash: idHash, browser, system, created_at: begunAt, seen_at: seenAt }) => ({
        id: shownId(idHash),
        device: { browser, system },
        begunAt,
        seenAt,
        isThis: idHash.equals(session.idHash),
      }))
      return [...shown.filter(({ isThis }) => isThis), ...shown.filter(({ isThis }) => !isThis)]
    },

    async endOthers({ idHash, user }, id) {
      return database.transaction().execute(async (transaction) => {
        const others = transaction.selectFrom('session').select('id_hash').where('user_id', '=', user.id).where('id_hash', '!=', idHash)
        const meant = (await others.execute()).map((row) => row.id_hash).filter((other) => id === undefined || shownId(other) === id)
        if (meant.length === 0) return []
        const ended = await transaction
          .deleteFrom('session')
          .where('id_hash', 'in', meant)
          .returning(['id_hash', 'sealed_tokens'])
          .execute()
        const row = { since: env.clock() }
        await transaction
          .insertInto('sign_on_since')
          .values({ user_id: user.id, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute()
        return ended.map((row) => openTokens(row.sealed_tokens, row.id_hash))
      })
    },

    async isOverElsewhere(userId, signedOnAt) {
      const row = await database.selectFrom('sign_on_since').select('since').where('user_id', '=', userId).executeTakeFirst()
      // Compare whole seconds, because identity gives times in whole seconds.
      return row !== undefined && signedOnAt.getTime() < Math.floor(row.since.getTime() / 1000) * 1000
    },

    async touch(session) {
      if (now() - session.seenAt.getTime() < MINUTE_MS) return
      await database.updateTable('session').set({ seen_at: env.clock() }).where('id_hash', '=', session.idHash).execute()
    },

    async hasUser(userId) {
      return (await database.selectFrom('person').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined
    },

    async rewriteUser(userId, change) {
      const standing = await database.selectFrom('person').select('sealed').where('user_id', '=', userId).executeTakeFirst()
      const present = standing && openPerson(standing.sealed, userId)
      // Usually nothing changes, so look first without a lock.
      if (!present || isDeepStrictEqual(change(present), present)) return
      await database.transaction().execute(async (transaction) => {
        const row = await transaction.selectFrom('person').select('sealed').where('user_id', '=', userId).forUpdate().executeTakeFirst()
        if (row) await writePerson(transaction, change(openPerson(row.sealed, userId)))
      })
    },

    async findPerson(clientId, isMeant) {
      const rows = await database
        .selectFrom('person')
        .select(['user_id', 'sealed'])
        .where('client_id', '=', clientId)
        .orderBy('updated_at', 'desc')
        .limit(MAX_SEARCHED_PEOPLE)
        .execute()
      for (const row of rows) {
        const person = openPerson(row.sealed, row.user_id)
        if (isMeant(person)) return person
      }
      return undefined
    },

    async claimResolution(userId, { olderThan, forMs }) {
      const row = await database
        .updateTable('person')
        .set({ resolving_until: new Date(now() + forMs) })
        .where('user_id', '=', userId)
        .where((where) => where.or([where('resolved_at', 'is', null), where('resolved_at', '<=', olderThan)]))
        .where((where) => where.or([where('resolving_until', 'is', null), where('resolving_until', '<=', env.clock())]))
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async finishResolution(userId, change) {
      if (!change) {
        await database.updateTable('person').set({ resolving_until: null }).where('user_id', '=', userId).execute()
        return
      }
      await database.transaction().execute(async (transaction) => {
        const row = await transaction.selectFrom('person').select('sealed').where('user_id', '=', userId).forUpdate().executeTakeFirst()
        const resolution = { resolved_at: env.clock(), resolving_until: null }
        if (row) await writePerson(transaction, change(openPerson(row.sealed, userId)), resolution)
      })
    },

    async lease(session, seconds) {
      const row = await database
        .updateTable('session')
        .set((update) => ({ lease_no: update('lease_no', '+', 1), lease_until: new Date(now() + seconds * 1000) }))
        .where('id_hash', '=', session.idHash)
        // Take the lease only if no other request has checked the session since this request read it.
        .where('checked_at', '<=', session.checkedAt)
        .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', env.clock())]))
        .returning('lease_no')
        .executeTakeFirst()
      return row?.lease_no
    },

    async saveCheck(idHash, lease, { checked, tokens, againInSeconds }) {
      await database
        .updateTable('session')
        .set({
          lease_until: againInSeconds ? new Date(now() + againInSeconds * 1000) : null,
          ...(checked ? { checked_at: env.clock() } : {}),
          ...(tokens ? { sealed_tokens: closeTokens(tokens, idHash), access_expires_at: tokens.expiresAt } : {}),
        })
        .where('id_hash', '=', idHash)
        .where('lease_no', '=', lease)
        .execute()
    },
  }

  async function findByHash(idHash: Buffer): Promise<Session | undefined> {
    const row = await findSession.executeTakeFirst(database, {
      idHash,
      createdAfter: new Date(now() - absoluteHours * HOUR_MS),
      seenAfter: new Date(now() - idleHours * HOUR_MS),
    })
    if (!row) return undefined
    return {
      idHash,
      ...opened(idHash, row),
      checkedAt: row.checked_at,
      seenAt: row.seen_at,
      resolvedAt: row.resolved_at ?? new Date(0),
      isBeingResolved: row.resolving_until !== null && row.resolving_until > env.clock(),
    }
  }

  /** Opens the sealed parts of a session. It keeps opened parts, because every request reads the row and the parts rarely change. */
  function opened(
    idHash: Buffer,
    { sealed, sealed_tokens: sealedTokens, userId }: { sealed: Buffer; sealed_tokens: Buffer; userId: string },
  ) {
    const key = idHash.toString('hex')
    const before = lately.get(key)
    if (before?.sealed.equals(sealed) && before.sealedTokens.equals(sealedTokens)) return before.parts
    const parts = { user: openPerson(sealed, userId), tokens: openTokens(sealedTokens, idHash) }
    lately.set(key, { sealed, sealedTokens, parts })
    return parts
  }

  function openTokens(sealed: Buffer, idHash: Buffer): Tokens {
    const stored = tokenSeal.open(sealed, idHash)
    return { ...stored, expiresAt: new Date(stored.expiresAt) }
  }

  function openPerson(sealed: Buffer, userId: string): Person {
    return people.open(sealed, userId)
  }

  async function writePerson(
    on: Kysely<CoreTables>,
    user: Person,
    resolution: Partial<Pick<CoreTables['person'], 'resolved_at' | 'resolving_until'>> = {},
  ): Promise<void> {
    const row = { client_id: user.clientId, sealed: people.close(user, user.id), updated_at: env.clock(), ...resolution }
    await on
      .insertInto('person')
      .values({ user_id: user.id, resolved_at: null, resolving_until: null, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  }
}

/** The number of opened sessions in memory. Each needs some kilobytes. */
const MAX_OPEN_SESSIONS = 200
/** More than any person has. Only a program that signs in very often has more; its list is cut. */
const MAX_LISTED_SESSIONS = 100
/** The greatest number of people of a client that are decrypted to find one of them. Decrypting so many takes some milliseconds. */
const MAX_SEARCHED_PEOPLE = 500
const shownId = (idHash: Buffer) => hashSecret(idHash.toString('hex')).toString('base64url')
