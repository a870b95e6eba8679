import { MAX_CONTACTS_PER_PERSON, MAX_SHARED_CONTACTS, MAX_TAGS_PER_BOOK, toTagKey } from '@fondly/domain/contacts/contact.ts'
import { readPerson } from '@fondly/domain/recognition/compare-people.ts'
import type { Birthday } from '@fondly/domain/contacts/read-birthday.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'
import type { Kysely } from 'kysely'
import { createAuditLog } from '../../audit/audit-log.ts'
import type { CoreContext } from '../../context.ts'
import { openEach } from '../../seal/open-each.ts'
import type { CoreTables } from '../../store/tables.ts'
import { createBirthdays } from '../birthdays.ts'
import type { Book } from '../contact-keys.ts'
import { createContactStore, type NewContact } from '../contact-store.ts'
import { createFindContacts, findSame } from '../find-contacts.ts'
import { runWhenNotified } from '../run-when-notified.ts'
import { CONTACT_IMPORT_CHANNEL, importSeals } from './contact-imports.ts'

type WorkContext = Pick<CoreContext, 'calendar' | 'database' | 'env' | 'seal' | 'settings'>

const ROWS_AT_ONCE = 100

/**
 * Creates the functions that add the rows of started imports. Each row and its contact are written in one transaction, so that no row is added twice.
 */
export function createContactImportWork(context: WorkContext) {
  const { database, env } = context
  const seals = importSeals(context)
  const store = createContactStore(context)
  const finding = createFindContacts(context, store)
  const birthdays = createBirthdays(context)

  /** Adds the next rows of an import that no other worker has claimed. Returns false when there is no such import. */
  const addSome = (): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const running = await transaction
        .selectFrom('contact_import')
        .selectAll()
        .where('state', '=', 'running')
        .orderBy('updated_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!running) return false
      const { id, client_id, owner_id, is_shared } = running
      const book: Book = { clientId: client_id, ownerId: is_shared ? null : owner_id }
      const due = transaction
        .selectFrom('contact_import_row')
        .select(['row_no', 'sealed'])
        .where('import_id', '=', id)
        .where('state', '=', 'due')
      const rows = await due.orderBy('row_no').limit(ROWS_AT_ONCE).execute()
      const open = ({ row_no, sealed }: (typeof rows)[number]) => seals.rows.open(sealed, id, row_no)
      // Leave out an import that cannot be opened, because it must not block the imports of other users.
      const [about] = openEach([running], ({ sealed }) => seals.imports.open(sealed, id), { env, table: 'contact_import' })
      if (rows.length > 0) {
        const added = await addRows(transaction, book, {
          editor: about?.editor ?? '',
          rows: openEach(rows, open, { env, table: 'contact_import_row' }),
        })
        for (const [state, chosen] of [
          ['done', rows.filter(({ row_no }) => added.has(row_no))],
          ['left', rows.filter(({ row_no }) => !added.has(row_no))],
        ] as const)
          if (chosen.length > 0)
            await transaction
              .updateTable('contact_import_row')
              .set({ state })
              .where('import_id', '=', id)
              .where(
                'row_no',
                'in',
                chosen.map(({ row_no }) => row_no),
              )
              .execute()
      }
      const isOver = rows.length < ROWS_AT_ONCE
      await transaction
        .updateTable('contact_import')
        .set({ updated_at: env.clock(), ...(isOver ? { state: 'done' } : {}) })
        .where('id', '=', id)
        .execute()
      if (isOver && is_shared)
        await createAuditLog(transaction, env.clock)({ event: 'contacts_imported', userId: owner_id, clientId: client_id, code: id })
      return true
    })

  /** Adds the people and birthdays that the book still lacks. The book may have changed since the preview. Returns the rows that are finished. */
  async function addRows(
    transaction: Kysely<CoreTables>,
    book: Book,
    { editor, rows }: { editor: string; rows: ReturnType<typeof seals.rows.open>[] },
  ): Promise<Set<number>> {
    await store.lock(transaction, [book])
    const read = rows.map((row) => ({ ...row, reading: readPerson(row.content) }))
    const known = await finding.findCandidates(
      transaction,
      book,
      read.map(({ reading }) => reading),
    )
    const same = new Map(read.map(({ row, reading }) => [row, findSame(known, reading)]))
    const { without } = await birthdays.find([...new Set([...same.values()].flatMap((contact) => contact?.id ?? []))], transaction)
    const born = new Map<string, Birthday>()
    const tags = new Set((await store.listTags(transaction, book)).map(toTagKey))
    const max = book.ownerId === null ? MAX_SHARED_CONTACTS : MAX_CONTACTS_PER_PERSON
    const free = max - (await store.count(transaction, book))
    const added: NewContact[] = []
    const done = new Set<number>()
    for (const { row, content, kind, ...planned } of read) {
      const birthday = 'birthday' in planned ? planned.birthday : undefined
      const contact = same.get(row)
      if (contact && birthday && without.delete(contact.id)) {
        born.set(contact.id, birthday)
        if (kind === 'same') done.add(row)
      }
      if (contact || kind !== 'new' || added.length >= free) continue
      const id = env.ids()
      if (birthday) born.set(id, birthday)
      // If the book has too many tags, add the person without this tag.
      const kept = content.tags.filter((tag) => tags.has(toTagKey(tag)) || (tags.size < MAX_TAGS_PER_BOOK && tags.add(toTagKey(tag))))
      added.push({
        ...content,
        tags: kept,
        id,
        book,
        isUntouched: false,
        isStandardised: false,
        changedBy: editor,
        checkedAt: undefined,
        lastSentAt: undefined,
      })
      done.add(row)
    }
    await store.insert(transaction, added)
    await birthdays.add(transaction, book.clientId, born)
    return done
  }

  async function addAll(isStopped: () => boolean = () => false): Promise<void> {
    while (!isStopped() && (await addSome())) continue
  }

  return {
    addAll,
    run: (listener: Pick<Listener, 'on'>): { stop: () => Promise<void> } =>
      runWhenNotified({
        listener,
        channel: CONTACT_IMPORT_CHANNEL,
        isWork: () => true,
        task: addAll,
        log: env.log,
        onFailure: (log, cause) => log.warn('An import of contacts could not go on. It will be tried again.', { cause }),
      }),
  }
}
