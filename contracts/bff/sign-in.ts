import * as z from 'zod/mini'

/** The answer of POST /api/session/tokens: where the browser continues. */
export const SignedInTo = z.object({ location: z.string() })
