import * as z from 'zod/mini'
import { PrintFindingMessage } from './not-printable.ts'

// Apart from the requests (send-request.ts): the page reads answers only, and a schema weighs something.

/** Answers POST /api/previews. */
export const Preview = z.object({
  outsideUrl: z.string(),
  insideUrl: z.string(),
  envelopeUrl: z.string(),
  displayListHash: z.string(),
  /** Empty when it may be sent. */
  findings: z.array(PrintFindingMessage),
})
export type Preview = z.infer<typeof Preview>

/** Answers POST /api/sendings: the sending's id. */
export const SendAnswer = z.object({ id: z.string() })
