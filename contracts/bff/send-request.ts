import * as z from 'zod/mini'
import { OrderForm, RealNames } from './order-form.ts'
import { CardId } from './session.ts'

/** POST /api/previews: requests pictures of exactly what will be printed, and the hash of their display list. */
export const PreviewRequest = z.object({
  cardId: CardId,
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  /** True if the card is signed with the sender's drawing instead of the words of the sender profile. */
  isSignedByHand: z.optional(z.boolean()),
  /** The scan code of the draft. */
  scanCode: z.string().check(z.regex(/^[A-Za-z0-9]{10}$/)),
})
/**
 * POST /api/sendings with the header Idempotency-Key (the draft's key). 202 {id}. 422 FormProblems or NotPrintable, also if the same key came with
 * another body before. 409 with the offer 'send-as-new-card' if the corrected order is being printed or was withdrawn. Then nothing is sent until the
 * sender sets `asNewCard`.
 */
export const SendRequest = z.object({
  cardId: CardId,
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  /** True if the card is signed with the sender's drawing instead of the words of the sender profile. */
  isSignedByHand: z.optional(z.boolean()),
  /** The scan code of the draft. */
  scanCode: z.string().check(z.regex(/^[A-Za-z0-9]{10}$/)),
  /** The hash of the display list that the sender saw, with the address as typed; null without a preview. */
  displayListHash: z.nullable(z.string().check(z.maxLength(128))),
  /** The number of the order that the form corrects. 409 if the draft names another order, so that no order is withdrawn or sent twice by mistake. */
  corrects: z.optional(z.string().check(z.maxLength(60))),
  /** True if a correction is sent as a separate card. The corrected order stays unchanged, and `corrects` is ignored. */
  asNewCard: z.optional(z.boolean()),
})
export type SendRequest = z.infer<typeof SendRequest>
