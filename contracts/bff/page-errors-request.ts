import * as z from 'zod/mini'
import { SCRIPT_PLACE } from './page-errors.ts'

/**
 * POST /api/page-errors answers 204: reports an unexpected error on a page. A report can hold no personal data: it has the class of the error and the
 * places in our own scripts, but no message and no query. 400 for any other content.
 */
export const PageError = z.strictObject({
  /** The class of the error, such as 'TypeError'. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z]{0,39}$/)),
  /** Where the page caught the error: in a script, in a rejected promise, or while rendering. */
  from: z.enum(['script', 'promise', 'drawing']),
  /** The path of the page, without query and fragment. */
  path: z.string().check(z.regex(/^\/[a-z0-9/-]{0,60}$/)),
  /** The version of the build. */
  version: z.string().check(z.regex(/^[0-9a-f]{0,16}$/)),
  /** Places in our scripts, the innermost first. */
  places: z.array(z.string().check(z.regex(SCRIPT_PLACE))).check(z.maxLength(6)),
})
export type PageError = z.infer<typeof PageError>
