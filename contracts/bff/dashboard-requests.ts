import * as z from 'zod/mini'
import { COPIED_PARTS } from '@fondly/domain/client/copied-parts.ts'

const text = (characters: number) => z.string().check(z.maxLength(characters))

/** POST /api/admin: creates a client; only for role admin. */
export const NewClientRequest = z.strictObject({
  key: text(40),
  name: text(60).check(z.minLength(1)),
  commerceAccount: text(40),
  copyFrom: z.optional(z.strictObject({ key: text(40), parts: z.array(z.enum(COPIED_PARTS)).check(z.minLength(1)) })),
})
export type NewClientRequest = z.infer<typeof NewClientRequest>

/** PUT /api/admin/{clientKey}/archived: archives a client or brings it back. 204. */
export const ArchiveRequest = z.strictObject({ isArchived: z.boolean() })
