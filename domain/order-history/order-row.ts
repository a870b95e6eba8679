/** One of the sender's own orders, as Order History shows it (section 3, 'Order history row'). */
export type OrderRow = {
  /** The order number, or the sending's id while there is none. */
  id: string
  /** The postal day as MM/DD/YYYY. */
  orderDate: string
  /** The instant in ISO format, which orders the rows of one day. */
  orderedAt: string
  /** Empty while there is no order number. */
  orderNo: string
  prodName: string
  prodId: string
  sender: string
  recipient: string
  /** The address in one line. */
  shipAddress: string
  /** The address in the lines of the envelope. */
  shipLines: string[]
  /** The mail date as MM/DD/YYYY. */
  shipDate: string
  status: OrderRowStatus
  /** The sentiment's description. */
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
