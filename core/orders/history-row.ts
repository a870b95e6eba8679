import type { OrderRow } from '@fondly/domain/order-history/order-row.ts'

/** A row of the order history, with what the sender can still do with the order. */
export type HistoryRow = OrderRow & {
  /** The message with its placeholders. Only for a recent order that was sent here and whose message had placeholders. */
  typedMsg?: string
  /** The costs of the order besides the card, in the currency of the order. Null while the order does not exist. */
  charges: { currency: string; taxTotal: number; shippingTotal: number } | null
  /** The sending that made the order; null when the order was not sent here. */
  sendingId: string | null
  /** Until when the order can probably be withdrawn or corrected, as an instant in ISO format. Null when it cannot be withdrawn any more. */
  withdrawableUntil: string | null
  /** True when the order was withdrawn, so nothing is printed. */
  withdrawn: boolean
  /** The number of the order that this one replaces. */
  corrects: string | null
  /** The number of the order that replaces this one. */
  correctedBy: string | null
  /** True while a correction of this order is being sent. */
  isBeingCorrected: boolean
}
