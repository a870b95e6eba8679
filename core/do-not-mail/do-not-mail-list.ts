import {
  checkDoNotMail,
  DO_NOT_MAIL_PER_PAGE,
  type DoNotMailEntry,
  type DoNotMailKind,
  MAX_DO_NOT_MAIL_ENTRIES,
} from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { toDoNotMailCells } from '@fondly/domain/do-not-mail/do-not-mail-file.ts'
import { mentions, toSearchText } from '@fondly/domain/search-text.ts'
import { notFound, Refused, unreadable } from '@fondly/domain/refused.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { toActor } from '../changes/editor.ts'
import type { CoreContext } from '../context.ts'
import type { DashboardEditor } from '../dashboard/open-dashboard.ts'
import { openEach } from '../seal/open-each.ts'
import type { CoreTables } from '../store/tables.ts'
import { createEntrySeal } from './sealed-entry.ts'

export type ListedEntry = DoNotMailEntry & {
  id: string
  version: number
  kind: DoNotMailKind
  addedAt: Date
  /** The name of the person who added the entry; empty after that person was erased. */
  addedBy: string
  isOver: boolean
}
type ListedRow = Pick<Selectable<CoreTables['do_not_mail']>, 'id' | 'version' | 'sealed' | 'added_at'>
type Versioned = { id: string; version: number }
/** What the activity log says about an entry. It never contains the person. */
type Logged = 'added' | 'changed' | 'removed' | 'restored' | 'imported'

/** The number of entries in one insert. PostgreSQL takes at most 65,535 values in a statement. */
const ENTRIES_PER_STATEMENT = 1_000

export type DoNotMailContext = Pick<CoreContext, 'activity' | 'database' | 'env' | 'seal' | 'settings'>

/** Creates the use cases of the client's Do not mail list. Only client administrators see the list. */
export function createDoNotMailList(context: DoNotMailContext) {
  const { activity, database, env, settings } = context
  const entries = createEntrySeal(context)
  const today = () => postalDay(env.clock(), settings.postalZone)

  async function readAll(clientId: string): Promise<ListedEntry[]> {
    const rows = await database
      .selectFrom('do_not_mail')
      .select(['id', 'version', 'sealed', 'added_at'])
      .where('client_id', '=', clientId)
      .where('removed_at', 'is', null)
      .orderBy('added_at', 'desc')
      .orderBy('id')
      .execute()
    return openEach(rows, toListed, { env, table: 'do_not_mail' })
  }

  function toListed({ id, version, sealed, added_at: addedAt }: ListedRow): ListedEntry {
    const { kind, entry, addedBy } = entries.open(sealed, id)
    return { ...entry, id, version, kind, addedAt, addedBy: addedBy?.name ?? '', isOver: entry.until !== '' && entry.until < today() }
  }

  const log = (transaction: Transaction<CoreTables>, editor: DashboardEditor, what: Logged) =>
    activity.append(transaction, {
      changeId: env.ids(),
      at: env.clock(),
      clientId: editor.client.clientId,
      subject: 'do-not-mail',
      outcome: 'done',
      actor: toActor(editor),
      before: {},
      after: { action: `do-not-mail-${what}` },
    })

  /**
   * Refuses a list that has become too long. Call it after the activity log is written: that write makes other transactions wait, so this count
   * includes all entries that were added before.
   */
  async function refuseIfTooMany(transaction: Kysely<CoreTables>, clientId: string): Promise<void> {
    const { count } = await transaction
      .selectFrom('do_not_mail')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('client_id', '=', clientId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(count) > MAX_DO_NOT_MAIL_ENTRIES)
      throw new Refused('unprocessable', 'do-not-mail-full', { params: { max: MAX_DO_NOT_MAIL_ENTRIES } })
  }

  /** Inserts the entries that the list does not have yet. Returns the ids of the inserted entries. */
  async function insert(transaction: Kysely<CoreTables>, editor: DashboardEditor, added: readonly DoNotMailEntry[]): Promise<string[]> {
    const { clientId } = editor.client
    const rows = added.map((entry) => {
      const id = env.ids()
      return { id, client_id: clientId, added_at: env.clock(), removed_at: null, ...entries.close(id, clientId, entry, toActor(editor)) }
    })
    const inserted = await transaction
      .insertInto('do_not_mail')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['client_id', 'content_hash']).where('removed_at', 'is', null).doNothing())
      .returning('id')
      .execute()
    return inserted.map(({ id }) => id)
  }

  async function find(clientId: string, id: string): Promise<ListedEntry> {
    const row = await database
      .selectFrom('do_not_mail')
      .select(['id', 'version', 'sealed', 'added_at'])
      .where('id', '=', id)
      .where('client_id', '=', clientId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw notFound()
    return toListed(row)
  }

  return {
    find: ({ client }: DashboardEditor, id: string) => find(client.clientId, id),

    readAll: ({ client }: DashboardEditor) => readAll(client.clientId),

    /** Returns the rows of the file of all entries, newest first, with the postal day on which each was added. */
    readFileRows: async ({ client }: DashboardEditor): Promise<string[][]> =>
      (await readAll(client.clientId)).map((entry) =>
        toDoNotMailCells({ ...entry, addedOn: postalDay(entry.addedAt, settings.postalZone) }),
      ),

    /** Returns a page of the entries that contain every word of `text`, newest first. */
    async search({ client }: DashboardEditor, { text, page }: { text: string; page: number }) {
      const all = await readAll(client.clientId)
      const found = all.filter((entry) => mentions(searchTextOf(entry), text))
      const from = (page - 1) * DO_NOT_MAIL_PER_PAGE
      return { entries: found.slice(from, from + DO_NOT_MAIL_PER_PAGE), found: found.length, total: all.length, today: today() }
    },

    /** Adds an entry. Refuses when the list already has this entry or is full. */
    async add(editor: DashboardEditor, entry: DoNotMailEntry): Promise<string> {
      refuseUnlessWhole(entry, today())
      return database.transaction().execute(async (transaction) => {
        const [id] = await insert(transaction, editor, [entry])
        if (id === undefined) throw new Refused('conflict', 'do-not-mail-listed')
        await log(transaction, editor, 'added')
        await refuseIfTooMany(transaction, editor.client.clientId)
        return id
      })
    },

    /** Adds the entries of a file. Returns how many are new; refuses the whole file if the list would become too long. */
    async addAll(editor: DashboardEditor, added: readonly DoNotMailEntry[]): Promise<number> {
      if (added.length === 0) return 0
      return database.transaction().execute(async (transaction) => {
        let count = 0
        for (let at = 0; at < added.length; at += ENTRIES_PER_STATEMENT)
          count += (await insert(transaction, editor, added.slice(at, at + ENTRIES_PER_STATEMENT))).length
        if (count === 0) return 0
        await log(transaction, editor, 'imported')
        await refuseIfTooMany(transaction, editor.client.clientId)
        return count
      })
    },

    /** Changes an entry. Keeps its author and its day. Refuses when somebody else has changed or removed the entry. */
    async edit(editor: DashboardEditor, { id, version }: Versioned, entry: DoNotMailEntry): Promise<void> {
      refuseUnlessWhole(entry, today())
      const { clientId } = editor.client
      await database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('do_not_mail')
          .select(['version', 'sealed'])
          .where('id', '=', id)
          .where('client_id', '=', clientId)
          .where('removed_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!row) throw notFound()
        if (row.version !== version) throw new Refused('conflict', 'changed-meanwhile')
        const closed = entries.close(id, clientId, entry, entries.open(row.sealed, id).addedBy)
        const other = await transaction
          .selectFrom('do_not_mail')
          .select('id')
          .where('client_id', '=', clientId)
          .where('content_hash', '=', closed.content_hash)
          .where('removed_at', 'is', null)
          .where('id', '!=', id)
          .executeTakeFirst()
        if (other) throw new Refused('conflict', 'do-not-mail-listed')
        await transaction
          .updateTable('do_not_mail')
          .set({ ...closed, version: version + 1 })
          .where('id', '=', id)
          .execute()
        await log(transaction, editor, 'changed')
      })
    },

    /** Removes an entry, or restores a removed entry while this is still possible. A repeated call changes nothing. */
    async setRemoved(editor: DashboardEditor, id: string, isRemoved: boolean): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('do_not_mail')
          .select(['content_hash', 'removed_at'])
          .where('id', '=', id)
          .where('client_id', '=', editor.client.clientId)
          .forUpdate()
          .executeTakeFirst()
        if (!row) throw notFound()
        if ((row.removed_at !== null) === isRemoved) return
        const twin = transaction
          .selectFrom('do_not_mail')
          .select('id')
          .where('client_id', '=', editor.client.clientId)
          .where('content_hash', '=', row.content_hash)
          .where('removed_at', 'is', null)
        if (!isRemoved && (await twin.executeTakeFirst())) throw new Refused('conflict', 'do-not-mail-listed')
        const removed_at = isRemoved ? env.clock() : null
        await transaction.updateTable('do_not_mail').set({ removed_at }).where('id', '=', id).execute()
        await log(transaction, editor, isRemoved ? 'removed' : 'restored')
      })
    },
  }
}

const searchTextOf = ({ firstName, lastName, address1, address2, city, state, zipCode, words, addedBy }: ListedEntry): string =>
  toSearchText([firstName, lastName, address1, address2, city, state, zipCode, words, addedBy].join(' '))

// Refuses an incomplete entry. The page checks the same rules before it sends the entry.
function refuseUnlessWhole(entry: DoNotMailEntry, today: string): void {
  if (checkDoNotMail(entry, today).length > 0) throw unreadable()
}
