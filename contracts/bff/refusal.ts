import { REFUSAL_OFFERS } from '@fondly/domain/refusal-code.ts'
import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

/**
 * Any refusal of /api, as application/problem+json (RFC 9457).
 *
 * | status | why |
 * |---|---|
 * | 400 | the request cannot be read |
 * | 401 | nobody is signed in (any more) |
 * | 403 | not from our pages, or not for this role |
 * | 404 | there is nothing at this address, or not for this user |
 * | 405 | the address does not accept the method |
 * | 409 | something has changed since the page was loaded: a form was sent, an order is printed |
 * | 413 | the request is too large |
 * | 421 | the Host is not the host of FONDLY_URL |
 * | 422 | the form has errors (`problems`), or the card cannot be printed (`findings`) |
 * | 429 | too many requests, with Retry-After |
 * | 500 | something unexpected happened |
 * | 502 | an upstream refused |
 * | 503 | Fondly is starting, or an upstream, the database or a task did not answer, with Retry-After |
 * | 507 | the disk is full, with Retry-After |
 */
export const Refusal = z.object({
  /** The type of the problem, `urn:fondly:refusal:{code}`. It is a name, not an address. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The sentence for the reader, in the language of Accept-Language. */
  detail: z.string(),
  /** The code of the reason (domain/refusal-code.ts) and its values. A page of an older release may not know the code. */
  ...MessageShape.shape,
  offer: z.optional(z.enum(REFUSAL_OFFERS)),
  /** The id of the request. The log has the same id. */
  reference: z.optional(z.string()),
})
export type Refusal = z.infer<typeof Refusal>
