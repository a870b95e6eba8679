import * as z from 'zod/mini'
import { OrderForm, RealNames } from './order-form.ts'
import { CardId } from './session.ts'

/** POST /api/previews: pictures of exactly what will be printed, drawn by the server, and the hash of the display list. */
export const PreviewRequest = z.object({
  cardId: CardId,
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  /** Signed with what the sender drew, and not with the words of the sender profile. */
  isSignedByHand: z.optional(z.boolean()),
  /** The scan code of the draft. */
  scanCode: z.string().check(z.regex(/^[A-Za-z0-9]{10}$/)),
})
/**
 * POST /api/sendings with the header Idempotency-Key (the draft's key): 202 {id}; 422 FormProblems or NotPrintable, or 422 when the key came with another
 * body. 409 with offer 'send-as-new-card' when the corrected order is being printed or was withdrawn: nothing is sent until the sender sets `asNewCard`.
 */
export const SendRequest = z.object({
  cardId: CardId,
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  /** Signed with what the sender drew, and not with the words of the sender profile. */
  isSignedByHand: z.optional(z.boolean()),
  /** The scan code of the draft. */
  scanCode: z.string().check(z.regex(/^[A-Za-z0-9]{10}$/)),
  /** The hash of the display list that the sender saw, before the address was standardised; null when no preview was shown. */
  displayListHash: z.nullable(z.string().check(z.maxLength(128))),
  /** The number of the order that the form corrects. 409 when the draft disagrees, so that nothing is withdrawn or sent twice by surprise. */
  corrects: z.optional(z.string().check(z.maxLength(60))),
  /** Sends the form of a correction as a card of its own: the corrected order stays unchanged, and `corrects` is ignored. */
  asNewCard: z.optional(z.boolean()),
})
export type SendRequest = z.infer<typeof SendRequest>
