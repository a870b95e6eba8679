import { createHmac } from 'node:crypto'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Invitation } from '@fondly/domain/people/invitation.ts'
import type { Env } from '@fondly/kit/env.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { CoreTables } from '../store/tables.ts'

export type InvitationState = CoreTables['invitation']['state']

/** A stored invitation. `key` is the hash of the invited person's e-mail address. */
export type StoredInvitation = {
  clientId: string
  key: string
  state: InvitationState
  revision: number
  userId: string | undefined
  content: InvitationContent
  sentAt: Date
  expiresAt: Date
  /** How often somebody has tried to complete this invitation. */
  tries: number
}
/** The sealed content of an invitation. `language` is the language of the mail; `sent` is the number of mails that were sent. */
export type InvitationContent = Invitation & { invitedBy: string; language: CardLanguage; sent: number }

type StoreContext = { database: Kysely<CoreTables>; seal: Seal; dataKey: Uint8Array; env: Pick<Env, 'clock'> }
type Row = Selectable<CoreTables['invitation']>

/** An unfinished invitation is tried again after this time. All calls of one attempt together take less time. */
const TRY_AFTER_MS = 60_000
const MAX_PAUSE_MS = 3_600_000

export type InvitationStore = ReturnType<typeof createInvitationStore>

/** Creates the store of invitations in a table of ours. No e-mail address is stored in readable form: a keyed hash of the address finds the row. */
export function createInvitationStore({ database, seal, dataKey, env }: StoreContext) {
  const sealed = createTypedSeal<InvitationContent, [clientId: string, key: string]>(
    seal,
    (clientId, key) => `invitation ${clientId} ${key}`,
  )
  const firstTry = () => new Date(env.clock().getTime() + TRY_AFTER_MS)
  const select = () => database.selectFrom('invitation').selectAll()

  function toStored(row: Row): StoredInvitation {
    const [clientId, key] = [row.client_id, row.email_hash.toString('hex')]
    return {
      clientId,
      key,
      state: row.state,
      revision: row.revision,
      userId: row.user_id ?? undefined,
      content: sealed.open(row.sealed, clientId, key),
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      tries: row.tries,
    }
  }

  return {
    /** Returns the key of an address. Upper and lower case make no difference. */
    keyOf: (email: string): string => createHmac('sha256', dataKey).update(`invitation ${email.toLowerCase()}`).digest('hex'),

    async find(clientId: string, key: string): Promise<StoredInvitation | undefined> {
      const row = await select().where('client_id', '=', clientId).where('email_hash', '=', toHash(key)).executeTakeFirst()
      return row && toStored(row)
    },

    /** Lists the invitations of a client that were neither accepted nor revoked, newest first. */
    async list(clientId: string): Promise<StoredInvitation[]> {
      const rows = await select()
        .where('client_id', '=', clientId)
        .where('state', 'in', ['creating', 'open'])
        .orderBy('sent_at', 'desc')
        .execute()
      return rows.map(toStored)
    },

    /** Lists the unfinished invitations and revocations that are due for another attempt. */
    async listUnfinished(): Promise<StoredInvitation[]> {
      const query = select().where('state', 'in', ['creating', 'revoking']).where('due_at', '<=', env.clock())
      return (await query.orderBy('due_at').execute()).map(toStored)
    },

    /**
     * Claims the next attempt to complete an invitation, and doubles the pause before the attempt after it. Returns false when another process has
     * claimed it.
     */
    async beginTry({ clientId, key, revision, tries }: StoredInvitation): Promise<boolean> {
      const pause = Math.min(TRY_AFTER_MS * 2 ** (tries + 1), MAX_PAUSE_MS)
      const begun = await database
        .updateTable('invitation')
        .set({ tries: tries + 1, due_at: new Date(env.clock().getTime() + pause) })
        .where('client_id', '=', clientId)
        .where('email_hash', '=', toHash(key))
        .where('revision', '=', revision)
        .where('tries', '=', tries)
        .executeTakeFirst()
      return begun.numUpdatedRows === 1n
    },

    /** Stores which account an unfinished invitation has made. */
    async noteAccount({ clientId, key, revision }: StoredInvitation, userId: string): Promise<void> {
      await database
        .updateTable('invitation')
        .set({ user_id: userId })
        .where('client_id', '=', clientId)
        .where('email_hash', '=', toHash(key))
        .where('revision', '=', revision)
        .execute()
    },

    /** Stores that an invitation is being made. Returns undefined when another call has changed the row since the caller read it. */
    async begin(
      clientId: string,
      key: string,
      content: InvitationContent,
      seen: number | undefined,
    ): Promise<StoredInvitation | undefined> {
      const now = env.clock()
      const times = { used_until: null, sent_at: now, expires_at: now, due_at: firstTry() }
      const values = { state: 'creating' as const, token_hash: null, tries: 0, ...times }
      const sealedContent = sealed.close(content, clientId, key)
      const revision = (seen ?? 0) + 1
      const row =
        seen === undefined
          ? await database
              .insertInto('invitation')
              .values({ ...values, client_id: clientId, email_hash: toHash(key), revision, user_id: null, sealed: sealedContent })
              .onConflict((conflict) => conflict.doNothing())
              .returningAll()
              .executeTakeFirst()
          : await database
              .updateTable('invitation')
              .set({ ...values, revision, sealed: sealedContent })
              .where('client_id', '=', clientId)
              .where('email_hash', '=', toHash(key))
              .where('revision', '=', seen)
              .returningAll()
              .executeTakeFirst()
      return row && toStored(row)
    },

    /** Writes the next state of a row within a transaction. Returns false when another call has changed the row since the caller read it. */
    async move(
      transaction: Kysely<CoreTables>,
      { clientId, key, revision }: Pick<StoredInvitation, 'clientId' | 'key' | 'revision'>,
      next: { state: InvitationState; userId?: string; tokenHash: Buffer | null; content?: InvitationContent; expiresAt?: Date },
    ): Promise<boolean> {
      const moved = await transaction
        .updateTable('invitation')
        .set({
          state: next.state,
          revision: revision + 1,
          token_hash: next.tokenHash,
          used_until: null,
          tries: 0,
          due_at: next.state === 'revoking' ? firstTry() : null,
          ...(next.userId === undefined ? {} : { user_id: next.userId }),
          ...(next.content ? { sealed: sealed.close(next.content, clientId, key) } : {}),
          ...(next.expiresAt ? { sent_at: env.clock(), expires_at: next.expiresAt } : {}),
        })
        .where('client_id', '=', clientId)
        .where('email_hash', '=', toHash(key))
        .where('revision', '=', revision)
        .executeTakeFirst()
      return moved.numUpdatedRows === 1n
    },

    /** Removes an invitation that could not be made. */
    async remove({ clientId, key, revision }: StoredInvitation): Promise<void> {
      await database
        .deleteFrom('invitation')
        .where('client_id', '=', clientId)
        .where('email_hash', '=', toHash(key))
        .where('revision', '=', revision)
        .execute()
    },

    /** Finds the open invitation of a link. Undefined for a link that is unknown, used, revoked or expired. */
    async findOpen(tokenHash: Buffer): Promise<StoredInvitation | undefined> {
      const row = await select()
        .where('token_hash', '=', tokenHash)
        .where('state', '=', 'open')
        .where('expires_at', '>', env.clock())
        .executeTakeFirst()
      return row && toStored(row)
    },

    /** Claims the link for `forMs`, so that no other request can use it meanwhile. Returns false when another request has claimed it. */
    async claim({ clientId, key, revision }: StoredInvitation, forMs: number): Promise<boolean> {
      const now = env.clock()
      const claimed = await database
        .updateTable('invitation')
        .set({ used_until: new Date(now.getTime() + forMs) })
        .where('client_id', '=', clientId)
        .where('email_hash', '=', toHash(key))
        .where('revision', '=', revision)
        .where(sql<boolean>`(used_until is null or used_until <= ${now})`)
        .executeTakeFirst()
      return claimed.numUpdatedRows === 1n
    },

    async release({ clientId, key, revision }: StoredInvitation): Promise<void> {
      await database
        .updateTable('invitation')
        .set({ used_until: null })
        .where('client_id', '=', clientId)
        .where('email_hash', '=', toHash(key))
        .where('revision', '=', revision)
        .execute()
    },
  }
}

const toHash = (key: string) => Buffer.from(key, 'hex')
