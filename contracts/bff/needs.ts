import * as z from 'zod/mini'

/** GET /api/admin/{clientKey}/needs: counts the tasks that wait for an administrator. `lockedSoon` is null while identity does not answer. */
export const NeedsAnswer = z.object({
  waiting: z.int(),
  lockedSoon: z.nullable(z.int()),
  unconfirmed: z.int(),
  faultyDesigns: z.int(),
})
export type NeedsAnswer = z.infer<typeof NeedsAnswer>
