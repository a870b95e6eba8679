import { CONTACTS_PER_PAGE, MAX_FOUND_CONTACTS } from '@fondly/domain/contacts/contact.ts'
import { readContactWords, readTypedWords } from '@fondly/domain/contacts/contact-words.ts'
import { scoreContact } from '@fondly/domain/contacts/rank-contacts.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { comparePeople, type PersonReading, readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { unreadable } from '@fondly/domain/refused.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CoreContext } from '../context.ts'
import { countSharedKeys } from '../recognition/shared-keys.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Book } from './contact-keys.ts'
import { CONTACT_COLUMNS, type ContactStore, type StoredContact } from './contact-store.ts'

/** When more contacts match, only this number of them is read. This happens when the typed text is short. */
const MAX_MATCHES = 2_000
/** When more contacts match, only the contacts that were written to last are compared. */
const MAX_CANDIDATES = 200
/** A longer list is sorted by the last card. Sorting by name would have to decrypt all names. */
export const MAX_CONTACTS_SORTED_BY_NAME = 2_000
/** When more contacts share a key with a person, only the contacts that share the most keys are compared. */
const MAX_SAME_CANDIDATES = 300

export type ContactQuery = {
  text: string
  tag: string | undefined
  cursor: string | undefined
  /** The language tag by whose alphabet the list is sorted. English when undefined. */
  language?: string | undefined
}
export type ContactPage = { contacts: StoredContact[]; next: string | undefined; total: number }

export type FindContacts = ReturnType<typeof createFindContacts>

/** Creates the queries that find contacts in books of one client. */
export function createFindContacts({ database, env, settings }: Pick<CoreContext, 'database' | 'env' | 'settings'>, store: ContactStore) {
  const columns = sql.join(CONTACT_COLUMNS.map((column) => sql.ref(`contact.${column}`)))
  type Row = Parameters<ContactStore['open']>[0]

  /**
   * Returns the condition for the contacts of these books that have at least one hash of each list. The hashes differ from book to book, so `lists`
   * makes them for each book.
   */
  const having = (books: readonly Book[], lists: (book: Book) => readonly (readonly Buffer[])[]): RawBuilder<boolean> =>
    sql`(${sql.join(
      books.map((book) => {
        const conditions = [isOfBook(book), ...lists(book).map((hashes) => sql`keys && ${hashes}::bytea[]`)]
        return sql`(${sql.join(conditions, sql` and `)})`
      }),
      sql` or `,
    )})`

  /**
   * Reads the contacts that were written to last. It chooses the rows before it reads their sealed part, because a join might read that part of the
   * whole table.
   */
  async function readLatest(
    condition: RawBuilder<boolean>,
    { limit, offset = 0, matches }: { limit: number; offset?: number; matches?: number },
  ): Promise<StoredContact[]> {
    const { rows } = await sql<Row>`
      with found as materialized (select id, last_sent_at from contact where ${condition} limit ${matches ?? null}::bigint),
        latest as (select id from found order by last_sent_at desc nulls last, id limit ${limit} offset ${offset})
      select ${columns} from contact where id = any(array(select id from latest)) order by last_sent_at desc nulls last, id`.execute(
      database,
    )
    return store.openAll(rows)
  }

  async function findTyped(
    books: readonly Book[],
    { text, tag, isForm = false }: { text: string; tag?: string | undefined; isForm?: boolean },
  ): Promise<StoredContact[]> {
    const words = readTypedWords(text)
    // In a form, 'wa' and 'port' are the beginning of a name. So search city and state only when a ZIP code is typed too, because then the text is a
    // whole address.
    const inTowns = !isForm || words.some((word) => /^\d{5}$/.test(word))
    if (words.length === 0) return []
    for (const forgiving of [false, true]) {
      const condition = having(books, (book) => [
        ...store.keys.ofTyped(book, words, { forgiving, inTowns }),
        ...(tag === undefined ? [] : [[store.keys.ofTag(book, tag)]]),
      ])
      const found = (await readLatest(condition, { limit: MAX_CANDIDATES, matches: MAX_MATCHES }))
        .map((contact) => {
          const known = readContactWords(contact)
          return { contact, score: scoreContact(inTowns ? known : { ...known, towns: [] }, words) }
        })
        .filter(({ score }) => score > 0)
      // The candidates come sorted by their last card, and this stable sort keeps that order between equal scores.
      if (found.length > 0) return found.toSorted((one, other) => other.score - one.score).map(({ contact }) => contact)
    }
    return []
  }

  async function readPage(
    books: readonly Book[],
    { tag, language }: Omit<ContactQuery, 'cursor' | 'text'>,
    offset: number,
  ): Promise<ContactPage> {
    const condition = having(books, (book) => (tag === undefined ? [] : [[store.keys.ofTag(book, tag)]]))
    const total = tag === undefined ? await countBooks(books) : await count(condition)
    if (total > MAX_CONTACTS_SORTED_BY_NAME) {
      const contacts = await (tag === undefined ? readBooks(books, offset) : readLatest(condition, { limit: CONTACTS_PER_PAGE, offset }))
      return { contacts, total, next: nextOf(offset, total) }
    }
    const byNames = (await readLatest(condition, { limit: MAX_CONTACTS_SORTED_BY_NAME })).toSorted(compareNames(language))
    const soonest = await readSoonest(byNames)
    const dayOf = ({ id }: StoredContact) => soonest.get(id) ?? LAST_DAY
    const all = byNames.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
    return { contacts: all.slice(offset, offset + CONTACTS_PER_PAGE), total, next: nextOf(offset, total) }
  }

  /**
   * Reads the day of the next occasion of each contact that has an occasion. A stored day may have just passed if the daily round has not moved it
   * yet; then the next day is one year later.
   */
  async function readSoonest(contacts: readonly StoredContact[]): Promise<Map<string, Day>> {
    const today = postalDay(env.clock(), settings.postalZone)
    const { rows } = await sql<{ contact_id: string; next_day: Day }>`
      select contact_id,
        min(case when next_day < ${today} then (left(next_day, 4)::integer + 1) || substr(next_day, 5) else next_day end) as next_day
      from occasion where contact_id = any(${contacts.map(({ id }) => id)}::text[])
      group by contact_id`.execute(database)
    return new Map(rows.map(({ contact_id: contactId, next_day: day }) => [contactId, day]))
  }

  async function count(condition: RawBuilder<boolean>): Promise<number> {
    const { rows } = await sql<{ count: string }>`select count(*) as count from contact where ${condition}`.execute(database)
    return Number(rows[0]?.count)
  }

  /** Reads only the index of each book. */
  async function countBooks(books: readonly Book[]): Promise<number> {
    let total = 0
    for (const book of books) total += await store.count(database, book)
    return total
  }

  /** Reads a page of whole books by their indexes. */
  async function readBooks(books: readonly Book[], offset: number): Promise<StoredContact[]> {
    const limit = offset + CONTACTS_PER_PAGE
    const { rows } = await sql<Row>`
      with latest as (${sql.join(
        books.map(
          (book) =>
            sql`(select id, last_sent_at from contact where ${isOfBook(book)} order by last_sent_at desc nulls last, id limit ${limit})`,
        ),
        sql` union all `,
      )}), page as (select id from latest order by last_sent_at desc nulls last, id limit ${CONTACTS_PER_PAGE} offset ${offset})
      select ${columns} from page join contact using (id) order by last_sent_at desc nulls last, id`.execute(database)
    return store.openAll(rows)
  }

  return {
    /**
     * Finds the people whose name, street or ZIP code matches the text typed into a form. The best match is first. If nobody matches exactly, one
     * letter of a word may be wrong.
     */
    search: async (books: readonly Book[], text: string): Promise<StoredContact[]> =>
      (await findTyped(books, { text, isForm: true })).slice(0, MAX_FOUND_CONTACTS),

    /**
     * Reads a page of contacts. A search lists the best match first. Without a search, the contacts with the soonest occasion come first, and the
     * others follow by name. A very large book is sorted by the last card.
     */
    async list(books: readonly Book[], { text, tag, cursor, language }: ContactQuery): Promise<ContactPage> {
      const offset = readCursor(cursor)
      if (text.trim() === '') return readPage(books, { tag, language }, offset)
      const found = await findTyped(books, { text, tag })
      return { contacts: found.slice(offset, offset + CONTACTS_PER_PAGE), total: found.length, next: nextOf(offset, found.length) }
    },

    /** Finds the contacts that share a key with one of these people, so that they may be the same person. */
    async findCandidates(transaction: Kysely<CoreTables>, book: Book, people: readonly PersonReading[]): Promise<ReadContact[]> {
      const hashes = people.flatMap((person) => store.keys.ofPerson(book, person))
      if (hashes.length === 0) return []
      const rows = await store
        .select(transaction)
        .where(isOfBook(book))
        .where(sql<boolean>`keys && ${hashes}::bytea[]`)
        .orderBy(countSharedKeys(hashes), 'desc')
        .orderBy('updated_at', 'desc')
        .limit(MAX_SAME_CANDIDATES * people.length)
        .execute()
      return store.openAll(rows).map((contact) => ({ contact, reading: readPerson(contact) }))
    },
  }
}

/** A contact that is prepared for comparing. */
export type ReadContact = { contact: StoredContact; reading: PersonReading }

/** Returns the contact that is the same person. If several contacts match, returns the most certain match. */
export function findSame(candidates: readonly ReadContact[], person: PersonReading): StoredContact | undefined {
  let best: { contact: StoredContact; doubt: number } | undefined
  for (const { contact, reading } of candidates) {
    const { isSame, doubt } = comparePeople(reading, person)
    if (isSame && (!best || doubt < best.doubt)) best = { contact, doubt }
  }
  return best?.contact
}

/** Sorts contacts without an occasion last. */
const LAST_DAY = '9999-12-31'

const isOfBook = ({ clientId, ownerId }: Book): RawBuilder<boolean> =>
  ownerId === null ? sql`(client_id = ${clientId} and owner_id is null)` : sql`(client_id = ${clientId} and owner_id = ${ownerId})`

const nextOf = (offset: number, total: number) => (offset + CONTACTS_PER_PAGE < total ? String(offset + CONTACTS_PER_PAGE) : undefined)

function readCursor(cursor = '0'): number {
  if (!/^\d{1,6}$/.test(cursor)) throw unreadable()
  return Number(cursor)
}

/**
 * Compares two contacts by last name and then first name, in the alphabet of the language. In Spanish, for example, Ñ is a letter of its own. Equal
 * names keep the order of their ids.
 */
function compareNames(language = 'en'): (one: StoredContact, other: StoredContact) => number {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  return (one, other) => compare(`${one.lastName} ${one.firstName}`, `${other.lastName} ${other.firstName}`) || (one.id < other.id ? -1 : 1)
}
