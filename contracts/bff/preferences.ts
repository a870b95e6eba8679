import * as z from 'zod/mini'
import { CardId, OwnPreferences } from './session.ts'

/** PATCH /api/user: whole lists, or one heart or opened card. The latter keep what another window has changed meanwhile. */
export const PreferenceChange = z.object({
  ...OwnPreferences.shape,
  heart: z.optional(z.object({ cardId: CardId, isFavorite: z.boolean() })),
  opened: z.optional(CardId),
})
export type PreferenceChange = z.infer<typeof PreferenceChange>
