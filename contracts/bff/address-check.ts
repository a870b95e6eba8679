import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

const Line = z.string().check(z.maxLength(200))

/**
 * POST /api/address-checks: checks the address in a form before its card is sent. City and state may be empty; the check then finds them by the ZIP
 * code. Nothing is stored. Even a refused address can be sent, because a sending checks the address itself.
 */
export const AddressCheckRequest = z.object({ address1: Line, address2: Line, city: Line, state: Line, zip: Line })
export type AddressCheckRequest = z.infer<typeof AddressCheckRequest>

export const AddressCheckAnswer = z.union([
  z.object({ kind: z.literal('found'), city: z.string(), state: z.string() }),
  z.object({ kind: z.literal('refused'), problem: MessageShape }),
  /**
   * The check gave no result: it did not answer in time (`isLate`; a second request may succeed), accepts no more requests for now, or cannot decide
   * yet.
   */
  z.object({ kind: z.literal('unknown'), isLate: z.optional(z.boolean()) }),
])
export type AddressCheckAnswer = z.infer<typeof AddressCheckAnswer>
