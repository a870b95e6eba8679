import { ROLES } from '@fondly/domain/people/people-search.ts'
import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

const Languages = z.array(z.enum(['en_US', 'es']))

const Fields = z.object({
  role: z.optional(z.enum(ROLES)),
  location: z.optional(z.nullable(z.string())),
  supervisorId: z.optional(z.nullable(z.string())),
  senderProfiles: z.optional(z.array(z.string())),
  languages: z.optional(Languages),
  enabled: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
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

const about = {
  /** In a file, the row number of the spreadsheet, whose headings are row 1. For chosen people, their position in the choice. */
  row: z.int(),
  email: z.string(),
  name: z.string(),
}

/** The state of a row. 'shown': the import was not confirmed. 'left': the row was not chosen, or the import was stopped before this row. */
const RowState = z.enum(['shown', 'due', 'started', 'done', 'failed', 'left'])
const outcome = { state: RowState, reason: z.optional(MessageShape) }
const ImportState = z.enum(['preview', 'running', 'done', 'stopped', 'editor-gone'])
const listed = {
  id: z.string(),
  /** 'chosen' means that the rows are people who were chosen in the list. */
  source: z.enum(['file', 'chosen']),
  state: ImportState,
  by: z.string(),
  startedAt: z.nullable(z.string()),
}

/** GET /api/admin/{clientKey}/people-imports: the latest confirmed imports and bulk changes, with the number of rows in each state. */
export const ImportsAnswer = z.object({
  imports: z.array(z.object({ ...listed, counts: z.record(RowState, z.int()) })),
})
export type ImportsAnswer = z.infer<typeof ImportsAnswer>
export type ListedImport = ImportsAnswer['imports'][number]

const RowKind = z.enum(['new', 'changed', 'unchanged', 'wrong'])
export type RowKind = z.infer<typeof RowKind>

/**
 * POST /api/admin/{clientKey}/uploads/people, POST .../people-changes and GET .../people-imports/{id}: the number of rows of each kind. Nobody is
 * changed before the import is confirmed.
 */
export const ImportAnswer = z.object({
  ...listed,
  kinds: z.record(RowKind, z.int()),
  /** Headings of columns that were ignored, because they are unknown. */
  unknownHeadings: z.array(z.string()),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>

/**
 * GET /api/admin/{clientKey}/people-imports/{id}/rows?kind=&page=: the rows of one kind, at most 200. Each has its changes and its result. With
 * `undone`, only rows that failed or were not carried out.
 */
export const ImportRowsAnswer = z.object({
  rows: z.array(
    z.union([
      z.object({ ...about, ...outcome, kind: z.literal('new'), invitation: Invitation }),
      z.object({ ...about, ...outcome, kind: z.literal('changed'), id: z.string(), was: Fields, change: Fields }),
      z.object({ ...about, ...outcome, kind: z.literal('unchanged') }),
      z.object({ ...about, ...outcome, kind: z.literal('wrong'), problems: z.array(Problem) }),
    ]),
  ),
})
export type ImportRowsAnswer = z.infer<typeof ImportRowsAnswer>
export type ImportRow = ImportRowsAnswer['rows'][number]
