import type { ContactProblem, RowRest } from '@fondly/domain/contacts/contact-file.ts'
import type { ContactContent } from '@fondly/domain/contacts/contact.ts'
import { type Birthday, type BirthdayProblemCode, isKnownBirthday } from '@fondly/domain/contacts/read-birthday.ts'
import { readPerson } from '@fondly/domain/recognition/compare-people.ts'
import type { Kysely } from 'kysely'
import type { CoreTables } from '../../store/tables.ts'
import type { Book } from '../contact-keys.ts'
import { findSame, type FindContacts } from '../find-contacts.ts'
import type { createBirthdays } from '../birthdays.ts'
import { createFileIndex } from './file-index.ts'
import type { ContactsFile } from './read-contacts-file.ts'

/** The planned action for a row. */
export type PlannedRow = {
  row: number
  content: ContactContent
  /** Why the birthday of the row is left out. */
  birthdayProblem?: BirthdayProblemCode | undefined
} & (
  | { kind: 'new'; birthday?: Birthday | undefined }
  /**
   * The same person is already in the book (`row` is null) or in an earlier row of the file. If the book has no birthday of this person, the birthday
   * of this row is added.
   */
  | ({ kind: 'same'; sameAs: { content: ContactContent; row: number | null } } & RepeatedBirthday)
  /** `rest` is missing in the stored rows of older imports. */
  | { kind: 'wrong'; problems: ContactProblem[]; rest?: RowRest }
)
type RepeatedBirthday = {
  /** The birthday that the known contact gets from this row. */
  birthday?: Birthday | undefined
  /** The row and the known contact have different birthdays. The known birthday stays. */
  otherBirthday?: { known: Birthday; inFile: Birthday } | undefined
}

const ROWS_AT_ONCE = 100

/**
 * Plans which people of a file are added to a book, and which birthdays. If several rows are about one person, the first row with a birthday counts.
 */
export async function planContactImport(
  database: Kysely<CoreTables>,
  { rows }: Pick<ContactsFile, 'rows'>,
  { book, finding, birthdays }: { book: Book; finding: FindContacts; birthdays: Pick<ReturnType<typeof createBirthdays>, 'find'> },
): Promise<PlannedRow[]> {
  const planned: PlannedRow[] = []
  const inFile = createFileIndex()
  const newPeople = new Map<number, { birthday?: Birthday | undefined }>()
  const given = new Map<string, Birthday>()
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, reading: readPerson(row.content) }))
    const candidates = await finding.findCandidates(
      database,
      book,
      some.map(({ reading }) => reading),
    )
    const found = some.map((row) => ({ ...row, known: row.problems.length > 0 ? undefined : findSame(candidates, row.reading) }))
    const born = found.flatMap(({ known, birthday }) => (known && birthday ? [known.id] : []))
    const inBook = await birthdays.find(born)
    for (const { row, content, birthday, birthdayProblem, problems, rest, reading, known } of found) {
      const read = { row, content, ...(birthdayProblem ? { birthdayProblem } : {}) }
      if (problems.length > 0) planned.push({ ...read, kind: 'wrong', problems, rest })
      else if (known) {
        const other = findOther(birthday, inBook.born.get(known.id) ?? given.get(known.id))
        const isGiven = birthday !== undefined && !given.has(known.id) && inBook.without.has(known.id)
        if (isGiven) given.set(known.id, birthday)
        planned.push({ ...read, kind: 'same', sameAs: { content: known, row: null }, ...(isGiven ? { birthday } : {}), ...other })
      } else {
        const first = inFile.findOrAdd({ row, content, reading })
        const person = first && newPeople.get(first.row)
        const other = findOther(birthday, person?.birthday)
        if (person && !person.birthday) person.birthday = birthday
        if (first) planned.push({ ...read, kind: 'same', sameAs: { content: first.content, row: first.row }, ...other })
        else {
          const added: PlannedRow = { ...read, kind: 'new', ...(birthday ? { birthday } : {}) }
          newPeople.set(row, added)
          planned.push(added)
        }
      }
    }
  }
  return planned
}

const findOther = (inFile: Birthday | undefined, known: Birthday | undefined): Pick<RepeatedBirthday, 'otherBirthday'> =>
  inFile && known && !isKnownBirthday(inFile, known) ? { otherBirthday: { known, inFile } } : {}
