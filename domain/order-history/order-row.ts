/** One order of a sender's own, as Order History shows it (section 3, 'Order history row'). */
export type OrderRow = {
  /** The order number; of a card that has none yet, its sending. */
  id: string
  /** MM/DD/YYYY, the postal day. */
  orderDate: string
  /** The instant, in ISO: two orders of one day have an order too. */
  orderedAt: string
  /** Empty while there is none. */
  orderNo: string
  prodName: string
  prodId: string
  sender: string
  recipient: string
  /** In one line. */
  shipAddress: string
  /** The same as it stands on the envelope. */
  shipLines: string[]
  /** MM/DD/YYYY. */
  shipDate: string
  status: OrderRowStatus
  /** Its description. */
  sentiment: string
  personalMsg: string
}

export type OrderRowStatus = (typeof ORDER_ROW_STATUSES)[number]
export const ORDER_ROW_STATUSES = [
  'processing',
  'needs-answer',
  'ordered',
  'held',
  'printed',
  'mailed',
  'cancelled',
  'replaced',
  'failed',
] as const
