import * as z from 'zod/mini'
import { MessageShape } from './message.ts'

const Line = z.string().check(z.maxLength(200))

/**
 * POST /api/address-checks: asks the address check about the address in a form, before it is sent. City and state may be empty: then they come from the
 * ZIP code. Nothing is stored, and the answer forbids nothing: a sending asks again.
 */
export const AddressCheckRequest = z.object({ address1: Line, address2: Line, city: Line, state: Line, zip: Line })
export type AddressCheckRequest = z.infer<typeof AddressCheckRequest>

export const AddressCheckAnswer = z.union([
  z.object({ kind: z.literal('found'), city: z.string(), state: z.string() }),
  z.object({ kind: z.literal('refused'), problem: MessageShape }),
  /** The check did not answer in time (`isLate`: asked again a moment later, it may), answers no more questions for now, or cannot know yet. */
  z.object({ kind: z.literal('unknown'), isLate: z.optional(z.boolean()) }),
])
export type AddressCheckAnswer = z.infer<typeof AddressCheckAnswer>
