import * as z from 'zod/mini'
import { OrderForm, RealNames } from './catalogue.ts'
import { ToldFinding } from './not-printable.ts'
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
export const Preview = z.object({
  outsideUrl: z.string(),
  insideUrl: z.string(),
  envelopeUrl: z.string(),
  displayListHash: z.string(),
  /** Empty when it may be sent. */
  findings: z.array(ToldFinding),
})
export type Preview = z.infer<typeof Preview>

/** POST /api/sendings with the header Idempotency-Key (the draft's key): 202 {id}; 422 FormProblems or NotPrintable, or 422 when the key had another body. */
export const SendRequest = z.object({
  cardId: CardId,
  senderProfileId: z.string().check(z.maxLength(60)),
  form: OrderForm,
  realNames: RealNames,
  /** Of the draft. */
  scanCode: z.string().check(z.regex(/^[A-Za-z0-9]{10}$/)),
  /** Of the display list that the sender saw, before the address is standardised; null when nothing was shown. */
  displayListHash: z.nullable(z.string().check(z.maxLength(128))),
})
export type SendRequest = z.infer<typeof SendRequest>
export const SendAnswer = z.object({ id: z.string() })
