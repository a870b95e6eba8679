import { isDrawnSignature, MAX_SIGNATURE_POINTS, MAX_SIGNATURE_STROKES } from '@fondly/domain/sender/drawn-signature.ts'
import * as z from 'zod/mini'

const Stroke = z.array(z.int()).check(z.maxLength(2 * MAX_SIGNATURE_POINTS))

/** PUT /api/drawn-signature. Without `strokes`, only `isUsed` changes and the stored drawing stays. */
export const SignatureChange = z.strictObject({
  strokes: z.optional(z.array(Stroke).check(z.maxLength(MAX_SIGNATURE_STROKES), z.refine(isDrawnSignature))),
  isUsed: z.boolean(),
})
