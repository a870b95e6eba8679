import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import * as z from 'zod/mini'

/** A recipient as other programs name it: whatever cannot be understood is left out, and nothing of it refuses the request. */
export const RecipientPrefill = z.pipe(z.catch(z.looseObject({}), {}), z.transform(readPrefill))

/**
 * POST /api/session/arrival answers 204: the recipient that came in the query of / while nobody was signed in. It waits for ten minutes, for
 * whoever signs in with this browser, and never stands in an address.
 */
export const Arrival = z.object({ recipient: RecipientPrefill })

/**
 * PUT /api/prefill answers 204: what came in the query of / while somebody is signed in. It is kept for a day at most, so that a reload does not
 * lose it, and ends with a send, with DELETE /api/recipient (the form was closed), or with the next prefill.
 */
export const Prefill = z.object({
  recipient: RecipientPrefill,
  shippingDate: z.catch(z.optional(z.iso.date()), undefined),
})
export type Prefill = z.infer<typeof Prefill>
