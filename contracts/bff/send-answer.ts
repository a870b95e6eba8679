import * as z from 'zod/mini'
import { PrintFindingMessage } from './not-printable.ts'

// In a file apart from the requests (send-request.ts), because the page needs only the answers and every schema adds to its size.

/** The answer of POST /api/previews. */
export const Preview = z.object({
  outsideUrl: z.string(),
  insideUrl: z.string(),
  envelopeUrl: z.string(),
  displayListHash: z.string(),
  /** Why the card cannot be sent; empty if it can. */
  findings: z.array(PrintFindingMessage),
})
export type Preview = z.infer<typeof Preview>

/** The answer of POST /api/sendings: the id of the sending. */
export const SendAnswer = z.object({ id: z.string() })
