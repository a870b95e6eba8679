import { type ContactContent, toTagKey } from '@fondly/domain/contacts/contact.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { openEach } from '../seal/open-each.ts'
import type { CoreTables } from '../store/tables.ts'
import { type Book, createContactKeys } from './contact-keys.ts'

/** The sealed data of a contact. */
export type SealedContact = ContactContent & {
  /** True when the address check knew the address and the contact has the address in the form of the check. */
  isStandardised: boolean
  /** The name of the person who last changed the contact; empty when only a card has made it. */
  changedBy: string
}
export type StoredContact = SealedContact & {
  id: string
  book: Book
  version: number
  isUntouched: boolean
  checkedAt: Date | undefined
  lastSentAt: Date | undefined
}
/** A contact before it is stored. */
export type NewContact = Omit<StoredContact, 'version'>

type Database = Kysely<CoreTables>
type ContactRow = Selectable<CoreTables['contact']>

export const CONTACT_COLUMNS = ['id', 'client_id', 'owner_id', 'version', 'is_untouched', 'sealed', 'checked_at', 'last_sent_at'] as const
type OpenableRow = Pick<ContactRow, (typeof CONTACT_COLUMNS)[number]>
const ROWS_PER_STATEMENT = 500

export type ContactStore = ReturnType<typeof createContactStore>

/** Creates the functions that read and write the rows of contacts and of their tags. Each function takes the database or a transaction. */
export function createContactStore({ env, seal, settings }: Pick<CoreContext, 'env' | 'seal' | 'settings'>) {
  const keys = createContactKeys(settings.dataKey)
  const contacts = createTypedSeal<SealedContact, [id: string]>(seal, (id) => `contact ${id}`)
  const tags = createTypedSeal<string, [hash: Buffer]>(seal, (hash) => `contact_tag ${hash.toString('hex')}`)

  function toRow({ id, book, version, isUntouched, checkedAt, lastSentAt, ...content }: StoredContact) {
    return {
      id,
      client_id: book.clientId,
      owner_id: book.ownerId,
      version,
      is_untouched: isUntouched,
      keys: keys.ofContact(book, content),
      sealed: contacts.close(content, id),
      checked_at: checkedAt ?? null,
      last_sent_at: lastSentAt ?? null,
      updated_at: env.clock(),
    }
  }

  async function addTags(database: Database, stored: readonly StoredContact[]): Promise<void> {
    const rows = new Map(
      stored.flatMap(({ book, tags: names }) =>
        names.map((name) => {
          const hash = keys.ofTag(book, name)
          const row = { client_id: book.clientId, owner_id: book.ownerId ?? '', hash, sealed: tags.close(name, hash) }
          return [`${row.owner_id} ${hash.toString('hex')}`, row] as const
        }),
      ),
    )
    if (rows.size === 0) return
    await database
      .insertInto('contact_tag')
      .values([...rows.values()])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  const open = ({ id, client_id, owner_id, version, is_untouched, sealed, checked_at, last_sent_at }: OpenableRow): StoredContact => ({
    ...contacts.open(sealed, id),
    id,
    book: { clientId: client_id, ownerId: owner_id },
    version,
    isUntouched: is_untouched,
    checkedAt: checked_at ?? undefined,
    lastSentAt: last_sent_at ?? undefined,
  })

  const find = (database: Database) => database.selectFrom('contact').select(CONTACT_COLUMNS)

  return {
    keys,

    open,

    /** Opens these contacts. Leaves out contacts that cannot be opened. */
    openAll: (rows: readonly OpenableRow[]): StoredContact[] => openEach(rows, open, { env, table: 'contact' }),

    select: find,

    /**
     * Locks these books until the end of the transaction, so that one process at a time adds or removes contacts. The fixed order prevents deadlocks.
     */
    lock: async (transaction: Database, books: readonly Book[]): Promise<void> => {
      const names = [...new Set(books.map(({ clientId, ownerId }) => `${clientId} ${ownerId ?? ''}`))]
      await sql`select pg_advisory_xact_lock(hashtext('address book'), number)
        from (select distinct hashtext(name) as number from unnest(${names}::text[]) name order by 1) locks`.execute(transaction)
    },

    count: async (database: Database, book: Book): Promise<number> => {
      const { count } = await database
        .selectFrom('contact')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('client_id', '=', book.clientId)
        .where('owner_id', book.ownerId === null ? 'is' : '=', book.ownerId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async insert(database: Database, added: readonly NewContact[]): Promise<void> {
      const rows = added.map((contact) => ({ ...toRow({ ...contact, version: 1 }), created_at: env.clock() }))
      for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
        await database
          .insertInto('contact')
          .values(rows.slice(at, at + ROWS_PER_STATEMENT))
          .execute()
      await addTags(
        database,
        added.map((contact) => ({ ...contact, version: 1 })),
      )
    },

    /** Saves a contact after a card was sent to it. Keeps the version, so that a user who is editing the contact is not refused. */
    async write(database: Database, contact: StoredContact): Promise<void> {
      const { id, ...row } = toRow(contact)
      await database.updateTable('contact').set(row).where('id', '=', id).execute()
    },

    /** Writes a contact, and raises its version by one. */
    async update(database: Database, contact: StoredContact): Promise<StoredContact> {
      const next = { ...contact, version: contact.version + 1 }
      const { id, ...row } = toRow(next)
      await database.updateTable('contact').set(row).where('id', '=', id).execute()
      await addTags(database, [next])
      return next
    },

    /** Lists the tags of a book by name, without those that cannot be opened. */
    async listTags(database: Database, { clientId, ownerId }: Book): Promise<string[]> {
      const rows = await database
        .selectFrom('contact_tag')
        .select(['hash', 'sealed'])
        .where('client_id', '=', clientId)
        .where('owner_id', '=', ownerId ?? '')
        .execute()
      return openEach(rows, ({ hash, sealed }) => tags.open(sealed, hash), { env, table: 'contact_tag' })
    },

    /** Removes the tags in this list that no contact of the book still has. */
    async forgetTags(database: Database, book: Book, names: readonly string[]): Promise<void> {
      if (names.length === 0) return
      await database
        .deleteFrom('contact_tag')
        .where('client_id', '=', book.clientId)
        .where('owner_id', '=', book.ownerId ?? '')
        .where(
          'hash',
          'in',
          names.map((name) => keys.ofTag(book, name)),
        )
        .where(sql<boolean>`not exists (select from contact where contact.keys && array[contact_tag.hash])`)
        .execute()
    },
  }
}

/** Joins two lists of tags. Each tag stays once, in its first spelling. */
export function joinTags(one: readonly string[], other: readonly string[]): string[] {
  const known = new Set<string>()
  return [...one, ...other].filter((tag) => !known.has(toTagKey(tag)) && known.add(toTagKey(tag)))
}
