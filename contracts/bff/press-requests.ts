import * as z from 'zod/mini'
import { REPRINT_REASONS } from './press.ts'

/** GET /api/press?mailDate= */
export const OverviewQuery = z.object({ mailDate: z.optional(z.iso.date()) })
export type OverviewQuery = z.infer<typeof OverviewQuery>

/**
 * POST /api/press/cut: cuts the orders of this group that are not cut yet, before their cut-off. Answers with the names of the batches; the list is
 * empty if no order was left.
 */
export const CutNow = z.object({
  mailDate: z.iso.date(),
  size: z.string().check(z.maxLength(20)),
  stock: z.string().check(z.maxLength(200)),
})

/**
 * POST /api/press/batches/{id}/acknowledge and .../mailed, without a body: report the next state of a batch, and answer with the Batch. 409 if the
 * batch is not ready for that state: it must be complete before acknowledge, and acknowledged before mailed. A repeated call changes nothing.
 *
 * POST /api/press/batches/acknowledge and .../batches/mailed do the same for several batches. Each batch has its own result, in the order of the
 * request. A batch that is unknown or not ready does not stop the others.
 */
export const ManyBatches = z.object({
  batches: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(200)),
})
export type ManyBatches = z.infer<typeof ManyBatches>

/**
 * POST /api/press/orders/{orderNo}/reprint: 202 with the Reprint, whose files follow soon. The page makes the key (a UUID); a repeated key answers
 * with the same reprint. 409 for an order that was not printed.
 */
export const ReprintRequest = z.object({
  key: z.uuid(),
  reason: z.enum(REPRINT_REASONS),
  /** Required if the reason is `other`. */
  note: z.string().check(z.maxLength(200)),
})
export type ReprintRequest = z.infer<typeof ReprintRequest>
