import type { OrderRowStatus } from './order-row.ts'

/** Where an order stands at commerce, and whether its sending is still under way. */
export type OrderProgress = {
  status: 'created' | 'new' | 'open' | 'completed' | 'cancelled' | 'replaced' | 'failed'
  exportStatus: 'not_exported' | 'exported' | 'ready' | 'failed'
  shippingStatus: 'not_shipped' | 'part_shipped' | 'shipped'
  isUnfinished: boolean
}

/** The one word for it; a question that waits for its sender is known from the sending alone. An order that is not finished is Processing; nothing is printed before it is made ready. */
export function rowStatus({ status, exportStatus, shippingStatus, isUnfinished }: OrderProgress): OrderRowStatus {
  if (status === 'cancelled' || status === 'replaced' || status === 'failed') return status
  if (isUnfinished || status === 'created') return 'processing'
  if (status === 'completed' || shippingStatus !== 'not_shipped') return 'mailed'
  if (exportStatus === 'exported') return 'printed'
  if (exportStatus === 'failed') return 'held'
  return exportStatus === 'ready' ? 'ordered' : 'processing'
}
