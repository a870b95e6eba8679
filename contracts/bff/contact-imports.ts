import * as z from 'zod/mini'

/** POST /api/contact-imports?shared=, with a file of CSV or vCard as its body, and GET /api/contact-imports/{id}. Nothing is added before its start. */
export const ContactImport = z.object({
  id: z.string(),
  state: z.enum(['preview', 'running', 'done']),
  isShared: z.boolean(),
  /** How many rows there are of each kind. */
  kinds: z.object({ new: z.int(), same: z.int(), wrong: z.int() }),
  /** How many people who are there already get a birthday. */
  birthdays: z.int(),
  /** How many people were added so far. */
  added: z.int(),
  /** How many new people were left out: somebody has added them meanwhile, or the book is full. */
  left: z.int(),
  /** Headings of columns that were not read. */
  unknownHeadings: z.array(z.string()),
})
export type ContactImport = z.infer<typeof ContactImport>

/** A birthday refuses no row, but rows of older imports were refused for it. */
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

/** '02-28', and the year if it is known. */
const Birthday = z.object({ monthDay: z.string(), year: z.nullable(z.int()) })

/** GET /api/contact-imports/{id}/rows?kind=&page=: the rows of one kind, at most 200. */
export const ContactImportRows = z.object({
  rows: z.array(
    z.object({
      /** The row in the spreadsheet, or the number of the vCard. */
      row: z.int(),
      name: z.string(),
      address: z.string(),
      /** Of kind 'same': who is in the book or the file already. */
      sameAs: z.nullable(z.object({ name: z.string(), address: z.string(), row: z.nullable(z.int()) })),
      /** Why the birthday of the row is left out. */
      birthdayProblem: z.nullable(BirthdayProblem),
      /** Of kind 'same': the row has another birthday than the one that is known, which stays. */
      otherBirthday: z.nullable(z.object({ known: Birthday, inFile: Birthday })),
      /** Of kind 'wrong': why the row is refused. */
      problems: z.array(z.object({ field: z.string(), code: ContactImportProblem })),
    }),
  ),
})
export type ContactImportRows = z.infer<typeof ContactImportRows>
