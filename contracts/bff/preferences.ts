import * as z from 'zod/mini'
import { CardId, OwnPreferences } from './session.ts'

/** PATCH /api/user: whole lists, or a single change: one heart, or one opened card. A single change keeps the changes of other windows. */
export const PreferenceChange = z.object({
  ...OwnPreferences.shape,
  heart: z.optional(z.object({ cardId: CardId, isFavorite: z.boolean() })),
  opened: z.optional(CardId),
})
export type PreferenceChange = z.infer<typeof PreferenceChange>
