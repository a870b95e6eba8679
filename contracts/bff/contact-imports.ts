import * as z from 'zod/mini'

/**
 * POST /api/contact-imports?shared= (the body is a CSV or vCard file) and GET /api/contact-imports/{id}. No person is added before the import is
 * started.
 */
export const ContactImport = z.object({
  id: z.string(),
  state: z.enum(['preview', 'running', 'done']),
  isShared: z.boolean(),
  /** The number of rows of each kind. */
  kinds: z.object({ new: z.int(), same: z.int(), wrong: z.int() }),
  /** The number of known people who get a birthday. */
  birthdays: z.int(),
  /** The number of people that were added so far. */
  added: z.int(),
  /** The number of new people who were left out, because another user has added them meanwhile or the book is full. */
  left: z.int(),
  /** Headings of columns that were not read. */
  unknownHeadings: z.array(z.string()),
})
export type ContactImport = z.infer<typeof ContactImport>

/** The birthday problems occur only in stored imports of older releases. This release does not refuse a row because of its birthday. */
const ContactImportProblem = z.enum([
  'no-name',
  'too-long',
  'too-many-tags',
  'cells',
  'no-state',
  'zip-digits',
  'no-zip',
  'zip-elsewhere',
  'day-unreadable',
  'no-such-day',
  'birth-year-out-of-range',
])

const BirthdayProblem = z.enum(['day-unreadable', 'no-such-day', 'birth-year-out-of-range'])

/** The day as '02-28', and the year if it is known. */
const Birthday = z.object({ monthDay: z.string(), year: z.nullable(z.int()) })

/** GET /api/contact-imports/{id}/rows?kind=&page=: the rows of one kind, at most 200. */
export const ContactImportRows = z.object({
  rows: z.array(
    z.object({
      /** The row in the spreadsheet, or the number of the vCard. */
      row: z.int(),
      name: z.string(),
      address: z.string(),
      /** For kind 'same': the person with whom the row agrees, in the book or earlier in the file. */
      sameAs: z.nullable(z.object({ name: z.string(), address: z.string(), row: z.nullable(z.int()) })),
      /** Why the birthday of the row is left out. */
      birthdayProblem: z.nullable(BirthdayProblem),
      /** For kind 'same': the row's birthday differs from the known birthday, which does not change. */
      otherBirthday: z.nullable(z.object({ known: Birthday, inFile: Birthday })),
      /** For kind 'wrong': why the row is refused. */
      problems: z.array(z.object({ field: z.string(), code: ContactImportProblem })),
    }),
  ),
})
export type ContactImportRows = z.infer<typeof ContactImportRows>
