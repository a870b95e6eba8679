import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import * as z from 'zod/mini'

/** A recipient as other programs name it. Unknown fields are ignored and never cause a refusal. */
export const RecipientPrefill = z.pipe(z.catch(z.looseObject({}), {}), z.transform(readPrefill))

/**
 * POST /api/session/arrival answers 204: stores the recipient from the query of / while nobody is signed in. It is kept for ten minutes for the next
 * sign-in with this browser, and is never part of an address.
 */
export const RecipientHandOver = z.object({ recipient: RecipientPrefill })

/**
 * PUT /api/prefill answers 204: stores the recipient and mail date from the query of / while the user is signed in, so that a reload does not lose
 * them. They are deleted after a day, when a card is sent, by DELETE /api/recipient (the form was closed), or by the next prefill.
 */
export const Prefill = z.object({
  recipient: RecipientPrefill,
  shippingDate: z.catch(z.optional(z.iso.date()), undefined),
})
export type Prefill = z.infer<typeof Prefill>
