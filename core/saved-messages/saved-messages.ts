import {
  MAX_OWN_MESSAGES,
  MAX_SHARED_MESSAGES,
  type SavedMessage,
  type SavedMessageProblems,
  savedMessageProblems,
} from '@fondly/domain/saved-messages/saved-message.ts'
import { trimText } from '@fondly/domain/order-form/trim-form.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../activity/activity-log.ts'
import { listUnprintableInMessage } from '../card-print/unprintable-message.ts'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'
import type { CoreTables } from '../store/tables.ts'

/** The owner of a message: one person, or all people of the client together. The activity log records changes of the client's messages. */
export type MessageOwner = { clientId: string; ownerId: string } | { clientId: string; actor: Actor }
export type StoredMessage = SavedMessage & { id: string; isShared: boolean }
export type SaveMessageResult = { kind: 'saved'; message: StoredMessage } | { kind: 'problems'; problems: SavedMessageProblems }

type SavedMessagesContext = Pick<CoreContext, 'activity' | 'database' | 'env' | 'seal'>
type Row = { id: string; owner_id: string | null; sealed: Buffer }

const keyOf = (owner: MessageOwner) => ({ client_id: owner.clientId, owner_id: 'ownerId' in owner ? owner.ownerId : null })

/** Creates the use cases of saved messages. Each call sees only the messages of its owner. */
export function createSavedMessages({ activity, database, env, seal: closed }: SavedMessagesContext) {
  const seal = createTypedSeal<SavedMessage, [id: string]>(closed, (id) => `saved_message ${id}`)
  const toMessage = ({ id, owner_id, sealed }: Row): StoredMessage => ({ id, isShared: owner_id === null, ...seal.open(sealed, id) })

  const ofOwner = (tables: Kysely<CoreTables>, owner: MessageOwner) => {
    const { client_id, owner_id } = keyOf(owner)
    const rows = tables.selectFrom('saved_message').select(['id', 'owner_id', 'sealed', 'deleted_at']).where('client_id', '=', client_id)
    return owner_id === null ? rows.where('owner_id', 'is', null) : rows.where('owner_id', '=', owner_id)
  }

  /** Runs one change at a time for each owner. Writes changes of the client's messages to the activity log. */
  const change = <Result>(
    owner: MessageOwner,
    work: (
      transaction: Transaction<CoreTables>,
      log: (id: string, before: SavedMessage | null, after: SavedMessage | null) => Promise<void>,
    ) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext(${JSON.stringify(['saved_message', keyOf(owner)])}))`.execute(transaction)
      return work(transaction, async (id, before, after) => {
        if (!('actor' in owner)) return
        const about = {
          changeId: env.ids(),
          at: env.clock(),
          clientId: owner.clientId,
          subject: `saved-message ${id}`,
          outcome: 'done' as const,
        }
        await activity.append(transaction, {
          ...about,
          actor: owner.actor,
          before: { savedMessage: before },
          after: { savedMessage: after },
        })
      })
    })

  async function find(tables: Kysely<CoreTables>, owner: MessageOwner, id: string, isDeleted = false): Promise<SavedMessage> {
    const row = await ofOwner(tables, owner).where('id', '=', id).executeTakeFirst()
    if (!row || (row.deleted_at !== null) !== isDeleted) throw notFound()
    return seal.open(row.sealed, id)
  }

  async function refuseIfFull(transaction: Transaction<CoreTables>, owner: MessageOwner): Promise<void> {
    const rows = await ofOwner(transaction, owner).where('deleted_at', 'is', null).execute()
    const most = 'ownerId' in owner ? MAX_OWN_MESSAGES : MAX_SHARED_MESSAGES
    if (rows.length >= most) throw new Refused('conflict', 'saved-messages-full', { params: { most } })
  }

  return {
    /** Lists the person's own messages and those of the client, the most used first. Without a person, lists only those of the client. */
    async list({ clientId, id: userId }: { clientId: string; id?: string }): Promise<StoredMessage[]> {
      const rows = await database
        .selectFrom('saved_message')
        .select(['id', 'owner_id', 'sealed'])
        .where('client_id', '=', clientId)
        .where((row) => row.or([row('owner_id', 'is', null), ...(userId === undefined ? [] : [row('owner_id', '=', userId)])]))
        .where('deleted_at', 'is', null)
        .orderBy('uses', 'desc')
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute()
      return openEach(rows, toMessage, { env, table: 'saved_message' })
    },

    /**
     * Saves a message. Without `id` it is a new message; with `id` it replaces the texts of that message. Refuses texts that no order form would
     * accept.
     */
    async save(owner: MessageOwner, typed: SavedMessage, id?: string): Promise<SaveMessageResult> {
      const message = { name: typed.name.trim(), en: trimText(typed.en).trim(), es: trimText(typed.es).trim() }
      const problems = savedMessageProblems(message, listUnprintableInMessage)
      if (Object.keys(problems).length > 0) return { kind: 'problems', problems }
      return change(owner, async (transaction, log) => {
        const { client_id, owner_id } = keyOf(owner)
        const before = id === undefined ? null : await find(transaction, owner, id)
        if (id === undefined) await refuseIfFull(transaction, owner)
        const row = { id: id ?? env.ids(), client_id, owner_id, updated_at: env.clock() }
        const sealed = seal.close(message, row.id)
        await transaction
          .insertInto('saved_message')
          .values({ ...row, sealed })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed, updated_at: row.updated_at }))
          .execute()
        await log(row.id, before, message)
        return { kind: 'saved', message: { id: row.id, isShared: owner_id === null, ...message } }
      })
    },

    /** Deletes a message. It can be restored for a day. */
    delete: (owner: MessageOwner, id: string): Promise<void> =>
      change(owner, async (transaction, log) => {
        const before = await find(transaction, owner, id)
        await transaction.updateTable('saved_message').set({ deleted_at: env.clock() }).where('id', '=', id).execute()
        await log(id, before, null)
      }),

    /** Restores a deleted message. */
    restore: (owner: MessageOwner, id: string): Promise<void> =>
      change(owner, async (transaction, log) => {
        const after = await find(transaction, owner, id, true)
        await refuseIfFull(transaction, owner)
        await transaction.updateTable('saved_message').set({ deleted_at: null }).where('id', '=', id).execute()
        await log(id, null, after)
      }),

    /** Counts that the person has put this message into a form. The message can be the person's own or the client's. */
    async countUse({ clientId, id: userId }: { clientId: string; id: string }, id: string): Promise<void> {
      await database
        .updateTable('saved_message')
        .set({ uses: sql`uses + 1` })
        .where('id', '=', id)
        .where('client_id', '=', clientId)
        .where((row) => row.or([row('owner_id', '=', userId), row('owner_id', 'is', null)]))
        .execute()
    },
  }
}

export type SavedMessages = ReturnType<typeof createSavedMessages>
