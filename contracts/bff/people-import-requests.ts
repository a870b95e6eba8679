import { MAX_LOCATION_CHARACTERS } from '@fondly/domain/client/location-limits.ts'
import { MAX_IMPORT_ROWS } from '@fondly/domain/people/people-file.ts'
import { ROLES } from '@fondly/domain/people/people-search.ts'
import * as z from 'zod/mini'
import { MAX_PERSON_REASON_CHARACTERS } from './people.ts'

const text = (characters: number) => z.string().check(z.minLength(1), z.maxLength(characters))

const Rows = z.strictObject({
  isAll: z.boolean(),
  /** Row numbers: with `isAll`, these rows are left out; without it, only these rows are chosen. */
  except: z.array(z.int().check(z.positive())).check(z.maxLength(MAX_IMPORT_ROWS)),
})

/** POST /api/admin/{clientKey}/people-imports/{id}/start: carries out the chosen rows of the preview, separately for changed and for new people. */
export const StartImportRequest = z.strictObject({ changed: Rows, new: Rows })
export type StartImportRequest = z.infer<typeof StartImportRequest>

const profiles = z.array(text(60)).check(z.minLength(1), z.maxLength(500))
const languages = z.array(z.enum(['en_US', 'es'])).check(z.minLength(1), z.maxLength(2))

const ids = z.array(text(60)).check(z.maxLength(MAX_IMPORT_ROWS))

/**
 * POST /api/admin/{clientKey}/people-changes: one change for several people: with `isAll: false` for those in `except`, with `isAll: true` for
 * everybody else. With `isAll`, `of` is a digest of the people whom the caller saw (toPeopleDigest). If the people have changed since, the request is
 * refused, so that nobody is changed unseen. The answer is a preview (`ImportAnswer`). Nothing changes until the caller starts it like an import.
 */
export const BulkChangeRequest = z
  .strictObject({
    people: z.union([
      z.strictObject({ isAll: z.literal(true), of: text(30), except: ids }),
      z.strictObject({ isAll: z.literal(false), except: ids }),
    ]),
    change: z.strictObject({
      role: z.optional(z.enum(ROLES)),
      location: z.optional(z.nullable(text(MAX_LOCATION_CHARACTERS))),
      supervisorId: z.optional(z.nullable(text(40))),
      senderProfiles: z.optional(profiles),
      languages: z.optional(languages),
      enabled: z.optional(z.boolean()),
      locked: z.optional(z.literal(false)),
    }),
    /** The reason, for the activity log. */
    reason: z.optional(text(MAX_PERSON_REASON_CHARACTERS).check(z.trim(), z.minLength(1))),
  })
  .check(z.refine(({ change, reason }) => reason !== undefined || (change.locked !== false && change.enabled !== false)))
export type BulkChangeRequest = z.infer<typeof BulkChangeRequest>
