import * as z from 'zod/mini'

/** A place in one of our own scripts, such as 'assets/index-4f2a.js:1:20312'. */
export const SCRIPT_PLACE = /^assets\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/

/**
 * POST /api/page-errors answers 204: something went wrong on a page that nobody foresaw. Only what cannot hold anything of a person: the kind of the
 * error and where in our own scripts it was; never its message, nor an address with a query. What does not look like that is refused with 400.
 */
export const PageError = z.strictObject({
  /** Its class, such as 'TypeError'. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z]{0,39}$/)),
  /** Where it came up: a script, a promise that nobody waited for, or the drawing of the page. */
  from: z.enum(['script', 'promise', 'drawing']),
  /** The path of the page, without what stands behind it. */
  path: z.string().check(z.regex(/^\/[a-z0-9/-]{0,60}$/)),
  /** Of the build. */
  version: z.string().check(z.regex(/^[0-9a-f]{0,16}$/)),
  /** The innermost first. */
  places: z.array(z.string().check(z.regex(SCRIPT_PLACE))).check(z.maxLength(6)),
})
export type PageError = z.infer<typeof PageError>
