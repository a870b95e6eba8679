import * as z from 'zod/mini'

/** The answer of POST /api/session/tokens: the address that the browser opens next. */
export const SignedInTo = z.object({ location: z.string() })
