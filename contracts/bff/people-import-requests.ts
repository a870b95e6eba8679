import { MAX_IMPORT_ROWS } from '@fondly/domain/people/people-file.ts'
import * as z from 'zod/mini'

/** POST /api/admin/{clientKey}/people-imports/{id}/start: the numbers of the rows to do. */
export const StartImportRequest = z.strictObject({
  rows: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS)),
})
export type StartImportRequest = z.infer<typeof StartImportRequest>
