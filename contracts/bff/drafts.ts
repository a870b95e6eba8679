import * as z from 'zod/mini'

/** GET /api/drafts: the cards for which the user has an unfinished form, the one that was saved last first. */
export const DraftCards = z.object({ cardIds: z.array(z.string()) })
export type DraftCards = z.infer<typeof DraftCards>
