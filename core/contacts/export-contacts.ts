import { CONTACT_FILE_HEAD, toContactCells } from '@fondly/domain/contacts/contact-file.ts'
import { writeVcard } from '@fondly/domain/contacts/write-vcard.ts'
import { toCsvRow } from '@fondly/domain/reports/csv.ts'
import type { Book } from './contact-keys.ts'
import type { CoreContext } from '../context.ts'
import type { ContactStore } from './contact-store.ts'

export type ContactFileFormat = 'csv' | 'vcf'

const CONTACTS_AT_ONCE = 500
/** A spreadsheet reads UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\ufeff'

/** Writes every contact of these books as a file, some at a time: CSV, with cells that a spreadsheet would calculate as text, or vCards. */
export async function* exportContacts(
  { database }: Pick<CoreContext, 'database'>,
  store: ContactStore,
  { books, format }: { books: readonly Book[]; format: ContactFileFormat },
): AsyncGenerator<string> {
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
      yield rows.map((row) => (format === 'csv' ? toCsvRow(toContactCells(store.open(row))) : writeVcard(store.open(row)))).join('')
      const last = rows.at(-1)
      if (!last || rows.length < CONTACTS_AT_ONCE) break
      after = last.id
    }
}
