import type { ContactProblem } from '@fondly/domain/contacts/contact-file.ts'
import type { ContactContent } from '@fondly/domain/contacts/contact.ts'
import type { Birthday } from '@fondly/domain/contacts/read-birthday.ts'
import { readPerson } from '@fondly/domain/recognition/compare-people.ts'
import type { Kysely } from 'kysely'
import type { CoreTables } from '../../store/tables.ts'
import type { Book } from '../contact-keys.ts'
import { findSame, type FindContacts } from '../find-contacts.ts'
import type { createBirthdays } from '../birthdays.ts'
import { createFileIndex } from './file-index.ts'
import type { ContactsFile } from './read-contacts-file.ts'

/** What an import would do with a row. */
export type PlannedRow = { row: number; content: ContactContent } & (
  | { kind: 'new'; birthday?: Birthday | undefined }
  /** The same person stands in the book, or in an earlier row of the file. A birthday that the book does not know is added. */
  | { kind: 'same'; birthday?: Birthday | undefined; sameAs: { content: ContactContent; row: number | null } }
  | { kind: 'wrong'; problems: ContactProblem[] }
)

const ROWS_AT_ONCE = 100

/** Plans which people of a file are added to a book. */
export async function planContactImport(
  database: Kysely<CoreTables>,
  { rows }: Pick<ContactsFile, 'rows'>,
  { book, finding, birthdays }: { book: Book; finding: FindContacts; birthdays: Pick<ReturnType<typeof createBirthdays>, 'listWithout'> },
): Promise<PlannedRow[]> {
  const planned: PlannedRow[] = []
  const inFile = createFileIndex()
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, reading: readPerson(row.content) }))
    const candidates = await finding.findCandidates(
      database,
      book,
      some.map(({ reading }) => reading),
    )
    const found = some.map((row) => ({ ...row, known: row.problems.length > 0 ? undefined : findSame(candidates, row.reading) }))
    const born = found.flatMap(({ known, birthday }) => (known && birthday ? [known.id] : []))
    const withoutBirthday = await birthdays.listWithout(born)
    for (const { row, content, birthday, problems, reading, known } of found) {
      const earlier = problems.length > 0 || known ? undefined : inFile.findOrAdd({ row, content, reading })
      if (problems.length > 0) planned.push({ row, content, kind: 'wrong', problems })
      // Of two rows about one person, the first gives the birthday.
      else if (known) {
        const isMissing = birthday !== undefined && withoutBirthday.delete(known.id)
        planned.push({ row, content, kind: 'same', sameAs: { content: known, row: null }, ...(isMissing ? { birthday } : {}) })
      } else if (earlier) planned.push({ row, content, kind: 'same', sameAs: earlier })
      else planned.push({ row, content, kind: 'new', ...(birthday ? { birthday } : {}) })
    }
  }
  return planned
}
