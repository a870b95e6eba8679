import {
  type ContactContent,
  hasName,
  MAX_CONTACTS_PER_PERSON,
  MAX_NOTE_CHARACTERS,
  MAX_SHARED_CONTACTS,
  MAX_TAGS_PER_BOOK,
  MAX_TAGS_PER_CONTACT,
  tidyContact,
  toTagKey,
} from '@fondly/domain/contacts/contact.ts'
import { readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { Kysely } from 'kysely'
import { createAuditLog } from '../audit/audit-log.ts'
import type { CoreContext } from '../context.ts'
import { mergeOccasions, reassignPrepared } from '../occasions/move-occasions.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Person } from '../users/person.ts'
import type { Book } from './contact-keys.ts'
import { createContactSettings } from './contact-settings.ts'
import { createContactStore, joinTags, type StoredContact } from './contact-store.ts'
import { type ContactPage, type ContactQuery, createFindContacts, findSame } from './find-contacts.ts'

/** A contact as a user enters it. */
export type WantedContact = ContactContent & { isShared: boolean }

export type ContactsContext = Pick<CoreContext, 'clients' | 'database' | 'env' | 'seal' | 'settings'>

/** Creates the use cases of the address book. Each user has personal contacts, and also sees the contacts that the client shares. */
export function createContacts(context: ContactsContext) {
  const { database, env } = context
  const store = createContactStore(context)
  const finding = createFindContacts(context, store)
  const settings = createContactSettings(context)

  /** Returns the books that a user sees and changes. */
  async function listBooks(user: Person): Promise<Book[]> {
    const own = { clientId: user.clientId, ownerId: user.id }
    return (await settings.isSharing(user)) ? [own, { clientId: user.clientId, ownerId: null }] : [own]
  }

  async function getAll(user: Person, ids: readonly string[]): Promise<StoredContact[]> {
    const books = await listBooks(user)
    if (ids.length === 0) return []
    const rows = await store.select(database).where('id', 'in', ids).execute()
    return store.openAll(rows).filter((contact) => books.some((book) => isSameBook(book, contact.book)))
  }

  /** Finds contacts of these books and locks them until the end of the transaction. Refuses if one of them is missing. */
  async function open(transaction: Kysely<CoreTables>, books: readonly Book[], ids: readonly string[]): Promise<StoredContact[]> {
    const rows = await store
      .select(transaction)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute()
    const found = new Map(store.openAll(rows).map((contact) => [contact.id, contact]))
    return ids.map((id) => {
      const contact = found.get(id)
      if (!contact || !books.some((book) => isSameBook(book, contact.book))) throw notFound()
      return contact
    })
  }

  async function refuseIfFull(transaction: Kysely<CoreTables>, book: Book, content: ContactContent): Promise<void> {
    const max = book.ownerId === null ? MAX_SHARED_CONTACTS : MAX_CONTACTS_PER_PERSON
    if ((await store.count(transaction, book)) >= max) throw new Refused('unprocessable', 'contacts-full', { params: { max } })
    await refuseIfTooManyTags(transaction, book, content)
  }

  async function refuseIfTooManyTags(transaction: Kysely<CoreTables>, book: Book, { tags }: ContactContent): Promise<void> {
    if (tags.length === 0) return
    const known = new Set((await store.listTags(transaction, book)).map(toTagKey))
    if (known.size + tags.filter((tag) => !known.has(toTagKey(tag))).length > MAX_TAGS_PER_BOOK)
      throw new Refused('unprocessable', 'contact-tags-full', { params: { max: MAX_TAGS_PER_BOOK } })
  }

  /** Records a change of a shared contact in the audit log, because every user of the client may change it. */
  async function note(transaction: Kysely<CoreTables>, user: Person, { id, book }: StoredContact, event: ContactEvent): Promise<void> {
    if (book.ownerId === null) await createAuditLog(transaction, env.clock)({ event, userId: user.id, clientId: user.clientId, code: id })
  }

  return {
    listBooks,

    /** Finds people by part of a name or an address, the best first. */
    search: async (user: Person, text: string): Promise<StoredContact[]> => finding.search(await listBooks(user), text),

    async list(user: Person, query: ContactQuery): Promise<ContactPage & { tags: string[] }> {
      const books = await listBooks(user)
      const [page, tags] = [await finding.list(books, query), await Promise.all(books.map((book) => store.listTags(database, book)))]
      const { compare } = new Intl.Collator(query.language ?? 'en')
      return { ...page, tags: joinTags(tags.flat(), []).toSorted(compare) }
    },

    get: async (user: Person, id: string): Promise<StoredContact> => {
      const [contact] = await getAll(user, [id])
      if (!contact) throw notFound()
      return contact
    },

    /** Returns the contacts in this list that the user may see. */
    getAll,

    /**
     * Adds a contact. Refuses with 'contact-exists' if the book already has the same person. With `isAnother`, the user has said that it is another
     * person.
     */
    async add(
      user: Person,
      wanted: WantedContact,
      { isAnother = false }: { isAnother?: boolean | undefined } = {},
    ): Promise<StoredContact> {
      const content = readWanted(wanted)
      const book = chooseBook(await listBooks(user), wanted)
      return database.transaction().execute(async (transaction) => {
        await store.lock(transaction, [book])
        await refuseIfFull(transaction, book, content)
        const reading = readPerson(content)
        const same = isAnother ? undefined : findSame(await finding.findCandidates(transaction, book, [reading]), reading)
        if (same) throw new ContactRefused('contact-exists', same)
        const added = {
          ...content,
          id: env.ids(),
          book,
          isUntouched: false,
          isStandardised: false,
          changedBy: nameOf(user),
          checkedAt: undefined,
          lastSentAt: undefined,
        }
        await store.insert(transaction, [added])
        const contact = { ...added, version: 1 }
        await note(transaction, user, contact, 'contact_added')
        return contact
      })
    },

    /** Changes a contact. Refuses with 'contact-changed' when there is a newer version than the user saw. */
    async change(user: Person, id: string, { version, ...wanted }: WantedContact & { version: number }): Promise<StoredContact> {
      const content = readWanted(wanted)
      const books = await listBooks(user)
      const book = chooseBook(books, wanted)
      return database.transaction().execute(async (transaction) => {
        await store.lock(transaction, books)
        const [before] = await open(transaction, books, [id])
        if (!before) throw notFound()
        if (before.version !== version) throw new ContactRefused('contact-changed', before)
        const hasMoved = !isSameBook(before.book, book)
        await (hasMoved ? refuseIfFull : refuseIfTooManyTags)(transaction, book, content)
        const isSameAddress = ADDRESS.every((field) => before[field] === content[field])
        const contact = await store.update(transaction, {
          ...before,
          ...content,
          book,
          isUntouched: false,
          changedBy: nameOf(user),
          isStandardised: isSameAddress && before.isStandardised,
          checkedAt: isSameAddress ? before.checkedAt : undefined,
        })
        await store.forgetTags(transaction, before.book, before.tags)
        if (hasMoved) await reassignPrepared(transaction, context, id, book)
        if (hasMoved) await note(transaction, user, before, 'contact_changed')
        await note(transaction, user, contact, 'contact_changed')
        return contact
      })
    },

    /** Erases a contact with its cards and occasions. */
    async erase(user: Person, id: string): Promise<void> {
      const books = await listBooks(user)
      await database.transaction().execute(async (transaction) => {
        await store.lock(transaction, books)
        const [contact] = await open(transaction, books, [id])
        if (!contact) throw notFound()
        await transaction.deleteFrom('contact').where('id', '=', id).execute()
        await store.forgetTags(transaction, contact.book, contact.tags)
        await note(transaction, user, contact, 'contact_erased')
      })
    },

    /** Merges another contact into this one: moves its tags, note, cards and occasions here, and removes it. */
    async merge(user: Person, id: string, otherId: string): Promise<StoredContact> {
      if (id === otherId) throw notFound()
      const books = await listBooks(user)
      return database.transaction().execute(async (transaction) => {
        await store.lock(transaction, books)
        const [kept, other] = await open(transaction, books, [id, otherId])
        if (!kept || !other) throw notFound()
        await moveCards(transaction, other.id, kept.id)
        await mergeOccasions(transaction, context, { fromId: other.id, toId: kept.id })
        if (!isSameBook(kept.book, other.book)) await reassignPrepared(transaction, context, kept.id, kept.book)
        await transaction.deleteFrom('contact').where('id', '=', other.id).execute()
        const times = [kept.lastSentAt, other.lastSentAt].flatMap((time) => time?.getTime() ?? [])
        const contact = await store.update(transaction, {
          ...kept,
          tags: joinTags(kept.tags, other.tags).slice(0, MAX_TAGS_PER_CONTACT),
          note: [...new Set([kept.note, other.note])].filter(Boolean).join('\n').slice(0, MAX_NOTE_CHARACTERS),
          isUntouched: false,
          changedBy: nameOf(user),
          lastSentAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
        })
        await store.forgetTags(transaction, other.book, other.tags)
        await note(transaction, user, contact, 'contact_changed')
        await note(transaction, user, other, 'contact_erased')
        return contact
      })
    },
  }
}

/** The refusal of a change, with the contact that prevents it: the contact that exists already, or its newer version. */
export class ContactRefused extends Refused {
  readonly contact: StoredContact
  constructor(code: 'contact-exists' | 'contact-changed', contact: StoredContact) {
    super('conflict', code, code === 'contact-changed' ? { params: { person: contact.changedBy } } : {})
    this.contact = contact
  }
}

type ContactEvent = 'contact_added' | 'contact_changed' | 'contact_erased'

const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const

const isSameBook = (one: Book, other: Book) => one.clientId === other.clientId && one.ownerId === other.ownerId
function chooseBook(books: readonly Book[], { isShared }: { isShared: boolean }): Book {
  const book = books.find(({ ownerId }) => (ownerId === null) === isShared)
  if (!book) throw new Refused('unprocessable', 'contacts-not-shared')
  return book
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim()

function readWanted({ isShared: _book, ...wanted }: WantedContact): ContactContent {
  const content = tidyContact(wanted)
  if (!hasName(content)) throw new Refused('unprocessable', 'contact-without-name')
  return content
}

/** Moves the rows of one contact to another. A row that both contacts have is kept once. */
async function moveCards(transaction: Kysely<CoreTables>, fromId: string, toId: string): Promise<void> {
  const known = transaction.selectFrom('contact_card').select('order_no').where('contact_id', '=', toId)
  await transaction
    .updateTable('contact_card')
    .set({ contact_id: toId })
    .where('contact_id', '=', fromId)
    .where('order_no', 'not in', known)
    .execute()
}
