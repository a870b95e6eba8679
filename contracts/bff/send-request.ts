import * as z from 'zod/mini'
import { OrderForm, RealNames } from './catalogue.ts'
import { CardId } from './session.ts'

/** POST /api/previews: the server's own pictures of exactly what will be printed, and the hash of its display list. */
export const PreviewRequest = z.object({
  cardId: CardId,
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  /** Of the draft. */
  scanCode: z.string().check(z.regex(/^[A-Za-z0-9]{10}$/)),
})
/**
 * POST /api/sendings with the header Idempotency-Key (the draft's key): 202 {id}; 422 FormProblems or NotPrintable, or 422 when the key had another body.
 * 409 with offer 'send-as-new-card' where the order that it corrects is being printed or was withdrawn: nothing is sent until the sender says so with `asNewCard`.
 */
export const SendRequest = z.object({
  cardId: CardId,
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  /** Of the draft. */
  scanCode: z.string().check(z.regex(/^[A-Za-z0-9]{10}$/)),
  /** Of the display list that the sender saw, before the address is standardised; null when nothing was shown. */
  displayListHash: z.nullable(z.string().check(z.maxLength(128))),
  /** The number of the order that the form says it corrects. 409 where its draft says otherwise, so nothing is withdrawn, or sent beside it, by surprise. */
  corrects: z.optional(z.string().check(z.maxLength(60))),
  /** The form of a correction is sent as a card of its own: the order that it would have corrected stays as it is. `corrects` is not looked at. */
  asNewCard: z.optional(z.boolean()),
})
export type SendRequest = z.infer<typeof SendRequest>
