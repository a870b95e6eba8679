import { ORDER_ROW_STATUSES } from '@fondly/domain/order-history/order-row.ts'
import * as z from 'zod/mini'

export const OrderRow = z.object({
  id: z.string(),
  /** The postal day as MM/DD/YYYY. `orderedAt` is the instant. */
  orderDate: z.string(),
  orderedAt: z.string(),
  /** Empty as long as there is no order. */
  orderNo: z.string(),
  prodName: z.string(),
  prodId: z.string(),
  sender: z.string(),
  recipient: z.string(),
  shipAddress: z.string(),
  shipLines: z.array(z.string()),
  shipDate: z.string(),
  status: z.enum(ORDER_ROW_STATUSES),
  sentiment: z.string(),
  personalMsg: z.string(),
  /** The typed message, if it has placeholders. Present only while the sending is recent. */
  typedMsg: z.optional(z.string()),
  /** Additional costs of the order, in its currency; null as long as there is no order. */
  charges: z.nullable(z.object({ currency: z.string(), taxTotal: z.number(), shippingTotal: z.number() })),
  /**
   * The sending that made the order; null if another program placed the order. Only an order with a sending has pictures, and progress while it is
   * being sent.
   */
  sendingId: z.nullable(z.string()),
  /** The instant until which the order can probably be withdrawn or corrected; null if it no longer can. Only an attempt gives certainty. */
  withdrawableUntil: z.nullable(z.string()),
  /** True if the sender has withdrawn the order. It is not printed, and its status is cancelled. */
  withdrawn: z.boolean(),
  /** The number of the order that this one replaces. */
  corrects: z.nullable(z.string()),
  /** The number of the order that replaces this one; null without a replacement. */
  correctedBy: z.nullable(z.string()),
  /**
   * True while a replacement is being sent. The order cannot be corrected until the sending ends, and cannot be withdrawn once the replacement is
   * ordered.
   */
  isBeingCorrected: z.boolean(),
})

/** GET /api/orders: the user's own orders of the last 90 postal days, and sendings that are not over. The newest is first. */
export const OrderHistory = z.object({
  orders: z.array(OrderRow),
  /** The time zone of the post, in which days end and batches are cut ('America/New_York'). */
  postalZone: z.string(),
})
export type OrderHistory = z.infer<typeof OrderHistory>
export type HistoryRow = OrderHistory['orders'][number]

/**
 * GET /api/orders/{id}/pictures: pictures of the sheets and the envelope of the user's order. 404 for an order that another program placed.
 * `asPrinted` is false if the layout has changed since; the pictures then show the same words in the new layout.
 */
export const OrderPictures = z.object({
  outsideUrl: z.string(),
  insideUrl: z.string(),
  envelopeUrl: z.string(),
  asPrinted: z.boolean(),
  size: z.enum(['49', '60', '70', '831']),
  orientation: z.enum(['H', 'V', 'S']),
})
export type OrderPictures = z.infer<typeof OrderPictures>

/**
 * POST /api/orders/{id}/again: makes a new draft of the same card with the same recipient, address and words. The form of that card then opens with
 * the draft. 409 if the card has another draft, unless `replaceDraft` is true. 404 if the card is no longer offered.
 */
export const SendAgain = z.object({ replaceDraft: z.boolean() })
export const SendAgainAnswer = z.object({ cardId: z.string() })

/**
 * POST /api/orders/{orderNo}/withdraw, without a body: cancels the user's own order, so that it is not printed. 204, also if it is already withdrawn.
 * 409 after its batch is cut, and while its card or a correction of it is being sent. 404 for an order that does not belong to the user.
 *
 * POST /api/orders/{orderNo}/correct: makes a new draft of the same card with the same recipient, words and mail date (the next possible mail date, if
 * the old one has passed). Nothing else changes until the draft is sent. Sending it withdraws this order and places the new order together. If the
 * batch of this order is cut by then, nothing is sent. If the new card cannot be sent, this order is printed unchanged. 409 for the same reasons as a
 * withdrawal, after a replacement was sent, and if the card has another draft, unless `replaceDraft` is true. 404 if the card is no longer offered. A
 * repeated call before sending answers with the same draft, or with a new draft if that one is gone.
 */
export const CorrectOrder = z.object({ replaceDraft: z.boolean() })
export const CorrectOrderAnswer = z.object({ cardId: z.string() })

/** GET /api/orders/{orderNo}/withdrawal: the instant until which the order can be withdrawn (null if it cannot), and whether it is withdrawn. */
export const OrderWithdrawal = z.object({ until: z.nullable(z.string()), withdrawn: z.boolean() })
export type OrderWithdrawal = z.infer<typeof OrderWithdrawal>
