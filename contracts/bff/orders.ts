import { ORDER_ROW_STATUSES } from '@fondly/domain/order-history/order-row.ts'
import * as z from 'zod/mini'

export const OrderRow = z.object({
  id: z.string(),
  /** MM/DD/YYYY, the postal day; `orderedAt` is the instant. */
  orderDate: z.string(),
  orderedAt: z.string(),
  /** Empty while the card has none. */
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
  /** What the order costs beside the card, in its currency; null while there is no order. */
  charges: z.nullable(z.object({ currency: z.string(), taxTotal: z.number(), shippingTotal: z.number() })),
  /** The sending that made the order, where it was one of ours: the pictures of its paper are known, and while it is under way it can be watched. */
  sendingId: z.nullable(z.string()),
  /** Until then (an instant) it can be withdrawn or corrected, with certainty only once it was tried; null when it cannot be any more. */
  withdrawableUntil: z.nullable(z.string()),
  /** Withdrawn by its sender: nothing is printed. Its status is cancelled. */
  withdrawn: z.boolean(),
  /** The number of the order that this one was sent in place of. */
  corrects: z.nullable(z.string()),
  /** The number of the order that was sent in its place; null while there is none. */
  correctedBy: z.nullable(z.string()),
  /** A card is being sent in its place: until that has ended it cannot be corrected, and from the making of its order on not be withdrawn either. */
  isBeingCorrected: z.boolean(),
})

/** GET /api/orders: the user's own orders of the last 90 postal days and what is on its way to become one, newest first. */
export const OrderHistory = z.object({
  orders: z.array(OrderRow),
  /** The time zone of the post, in which days end and batches are cut ('America/New_York'). */
  postalZone: z.string(),
})
export type OrderHistory = z.infer<typeof OrderHistory>
export type HistoryRow = OrderHistory['orders'][number]

/**
 * GET /api/orders/{id}/pictures: the sheets and the envelope of one own order, drawn from what was sent; 404 for an order that did not come
 * from here. `asPrinted` is false where the layout has changed since: then they show the same words in today's layout.
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
 * POST /api/orders/{id}/again: a new draft of the same card for the same recipient with the same words, the address as it was sent; the form of
 * that card then opens with it. 409 while another unfinished form of that card is kept, unless `replaceDraft`; 404 where the card is not
 * offered any more.
 */
export const SendAgain = z.object({ replaceDraft: z.boolean() })
export const SendAgainAnswer = z.object({ cardId: z.string() })

/**
 * POST /api/orders/{orderNo}/withdraw, without a body: the own order is not printed and is cancelled. 204, also when it was withdrawn before; 409
 * {message} once its batch is cut, while its card is still being sent, and while a correction of it is; 404 for an order that is not the user's own.
 *
 * POST /api/orders/{orderNo}/correct: opens a new draft of the same card with the same recipient, words and mail date (the next possible one, if that
 * has passed). It changes nothing else. Sending that draft withdraws this order and orders the new one in one decision: if this one's batch was cut by
 * then, nothing is sent; if the new one cannot be sent, this one is printed as if nothing had been. 409 as above, and while another unfinished form of
 * that card is kept, unless `replaceDraft`; 404 where the card is not offered any more. Asked again before it was sent, it answers with the draft that
 * corrects it, or with a new one where that is gone. 409 once something was sent in its place.
 */
export const CorrectOrder = z.object({ replaceDraft: z.boolean() })
export const CorrectOrderAnswer = z.object({ cardId: z.string() })

/** GET /api/orders/{orderNo}/withdrawal: until when (an instant) the own order can be withdrawn, null where it cannot; and whether it was. */
export const OrderWithdrawal = z.object({ until: z.nullable(z.string()), withdrawn: z.boolean() })
export type OrderWithdrawal = z.infer<typeof OrderWithdrawal>
