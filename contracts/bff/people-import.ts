import { ROLES } from '@fondly/domain/people/people-search.ts'
import * as z from 'zod/mini'

const Languages = z.array(z.enum(['en_US', 'es']))

const Fields = z.object({
  role: z.optional(z.enum(ROLES)),
  location: z.optional(z.nullable(z.string())),
  supervisorId: z.optional(z.nullable(z.string())),
  senderProfiles: z.optional(z.array(z.string())),
  languages: z.optional(Languages),
})

const Invitation = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  location: z.optional(z.string()),
  senderProfiles: z.array(z.string()),
  supervisorId: z.optional(z.string()),
  languages: z.optional(Languages),
})

const Problem = z.object({
  field: z.enum(['row', 'email', 'firstName', 'lastName', 'role', 'location', 'supervisorId', 'senderProfiles', 'languages']),
  code: z.enum([
    'own-account',
    'person-is-admin',
    'role-admin-only',
    'roles-from-groups',
    'missing-or-wrong',
    'repeated',
    'of-several',
    'unknown',
    'too-long',
    'cells',
  ]),
})

/** The row number in a spreadsheet: the headings are row 1. */
const row = z.int()
const about = { row, email: z.string(), name: z.string() }

/** The state of a row. 'shown': the import was not confirmed. 'left': the row was not chosen, or the import was stopped before it. */
const RowState = z.enum(['shown', 'due', 'started', 'done', 'failed', 'left'])
const outcome = { state: RowState, reason: z.optional(z.string()) }
const ImportState = z.enum(['preview', 'running', 'done', 'stopped', 'editor-gone'])
const listed = { id: z.string(), state: ImportState, by: z.string(), startedAt: z.nullable(z.string()) }

/** GET /api/admin/{clientKey}/people-imports: the latest confirmed imports, with the number of rows in each state. */
export const ImportsAnswer = z.object({
  imports: z.array(z.object({ ...listed, counts: z.record(RowState, z.int()) })),
})
export type ImportsAnswer = z.infer<typeof ImportsAnswer>
export type ListedImport = ImportsAnswer['imports'][number]

/**
 * POST /api/admin/{clientKey}/uploads/people and GET /api/admin/{clientKey}/people-imports/{id}: what each row of a file would change, and its
 * outcome. Nothing is written before the confirmation.
 */
export const ImportAnswer = z.object({
  ...listed,
  rows: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...about, ...outcome, kind: z.literal('new'), invitation: Invitation }),
      z.object({ ...about, ...outcome, kind: z.literal('changed'), was: Fields, change: Fields }),
      z.object({ ...about, ...outcome, kind: z.literal('unchanged') }),
      z.object({ ...about, ...outcome, kind: z.literal('wrong'), problems: z.array(Problem) }),
    ]),
  ),
  /** Headings of columns that the import ignores. */
  unknownHeadings: z.array(z.string()),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>
