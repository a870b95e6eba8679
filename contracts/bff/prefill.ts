import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import * as z from 'zod/mini'

/** A recipient as other programs name it: whatever cannot be understood is left out, and nothing of it refuses the request. */
export const RecipientPrefill = z.pipe(z.catch(z.looseObject({}), {}), z.transform(readPrefill))

/**
 * POST /api/session/arrival answers 204: the recipient that came in the query of / while nobody was signed in. It waits for ten minutes, for
 * whoever signs in with this browser, and never stands in an address.
 */
export const Arrival = z.object({ recipient: RecipientPrefill })
