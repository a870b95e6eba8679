import * as z from 'zod/mini'
import { SCRIPT_PLACE } from './page-errors.ts'

/**
 * POST /api/page-errors answers 204: reports an unexpected error on a page. The report has only what cannot hold personal data: the kind of error and the
 * place in our own scripts; never the message, nor an address with a query. Anything else is refused with 400.
 */
export const PageError = z.strictObject({
  /** Its class, such as 'TypeError'. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z]{0,39}$/)),
  /** Where it was caught: a script, an unhandled promise, or the rendering of the page. */
  from: z.enum(['script', 'promise', 'drawing']),
  /** The path of the page, without query and fragment. */
  path: z.string().check(z.regex(/^\/[a-z0-9/-]{0,60}$/)),
  /** The version of the build. */
  version: z.string().check(z.regex(/^[0-9a-f]{0,16}$/)),
  /** The innermost place first. */
  places: z.array(z.string().check(z.regex(SCRIPT_PLACE))).check(z.maxLength(6)),
})
export type PageError = z.infer<typeof PageError>
