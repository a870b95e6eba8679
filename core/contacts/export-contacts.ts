import { CONTACT_FILE_HEAD, toContactCells } from '@fondly/domain/contacts/contact-file.ts'
import { writeVcard } from '@fondly/domain/contacts/write-vcard.ts'
import { BYTE_ORDER_MARK, toCsvRow } from '@fondly/domain/reports/csv.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import type { Person } from '../users/person.ts'
import { createBirthdays, type BirthdaysContext } from './birthdays.ts'
import type { Book } from './contact-keys.ts'
import { createContactStore, type StoredContact } from './contact-store.ts'
import { type ContactsContext, createContacts } from './contacts.ts'

export type ContactFileFormat = 'csv' | 'vcf'
export type ExportContext = ContactsContext & BirthdaysContext

const CONTACTS_AT_ONCE = 500

/**
 * Creates the function that writes all contacts that a user sees as a file, part by part. The file has vCards or CSV; a spreadsheet reads no CSV cell
 * as a formula. Before the first part, the audit log records who downloaded which book, and how many people it has.
 */
export function createExportContacts(context: ExportContext) {
  const { database, env } = context
  const contacts = createContacts(context)
  const store = createContactStore(context)
  const birthdays = createBirthdays(context)

  async function* write(books: readonly Book[], format: ContactFileFormat): AsyncGenerator<string> {
    if (format === 'csv') yield BYTE_ORDER_MARK + toCsvRow([...CONTACT_FILE_HEAD])
    for (const { clientId, ownerId } of books)
      for (let after = ''; ;) {
        const rows = await store
          .select(database)
          .where('client_id', '=', clientId)
          .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(CONTACTS_AT_ONCE)
          .execute()
        const { born } = await birthdays.find(rows.map(({ id }) => id))
        const toText = (contact: StoredContact) =>
          format === 'csv' ? toCsvRow(toContactCells(contact, born.get(contact.id))) : writeVcard(contact, born.get(contact.id))
        yield store.openAll(rows).map(toText).join('')
        const last = rows.at(-1)
        if (!last || rows.length < CONTACTS_AT_ONCE) break
        after = last.id
      }
  }

  return async (user: Person, format: ContactFileFormat): Promise<AsyncGenerator<string>> => {
    const books = await contacts.listBooks(user)
    for (const book of books) {
      const code = `${book.ownerId === null ? 'shared' : 'own'} ${format} ${await store.count(database, book)}`
      await createAuditLog(database, env.clock)({ event: 'contacts_exported', userId: user.id, clientId: user.clientId, code })
    }
    return write(books, format)
  }
}
