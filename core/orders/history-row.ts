import type { OrderRow } from '@fondly/domain/order-history/order-row.ts'

/** A row of the order history, with what the sender can still do with the order. */
export type HistoryRow = OrderRow & {
  /** The message with its placeholders, if it had any and was sent here a short time ago. */
  typedMsg?: string
  /** The costs of the order besides the card, in its currency; null while there is no order. */
  charges: { currency: string; taxTotal: number; shippingTotal: number } | null
  /** The sending that made the order; null when the order was not sent here. */
  sendingId: string | null
  /** Until when (an instant in ISO format) the order can probably be withdrawn or corrected; null when it no longer can. */
  withdrawableUntil: string | null
  /** The sender has withdrawn the order, so nothing is printed. */
  withdrawn: boolean
  /** The number of the order that this one replaces. */
  corrects: string | null
  /** The number of the order that replaces this one. */
  correctedBy: string | null
  /** A replacement is being sent. */
  isBeingCorrected: boolean
}
