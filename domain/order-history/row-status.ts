import type { OrderRowStatus } from './order-row.ts'

/** The state of an order at commerce, and whether its sending is still running. */
export type OrderProgress = {
  status: 'created' | 'new' | 'open' | 'completed' | 'cancelled' | 'replaced' | 'failed'
  exportStatus: 'not_exported' | 'exported' | 'ready' | 'failed'
  shippingStatus: 'not_shipped' | 'part_shipped' | 'shipped'
  isUnfinished: boolean
}

/**
 * Returns the status that the sender sees; a question that waits for the sender is known only from the sending. An unfinished order is Processing,
 * because nothing is printed before it is made ready.
 */
export function rowStatus({ status, exportStatus, shippingStatus, isUnfinished }: OrderProgress): OrderRowStatus {
  if (status === 'cancelled' || status === 'replaced' || status === 'failed') return status
  if (isUnfinished || status === 'created') return 'processing'
  if (status === 'completed' || shippingStatus !== 'not_shipped') return 'mailed'
  if (exportStatus === 'exported') return 'printed'
  if (exportStatus === 'failed') return 'held'
  return exportStatus === 'ready' ? 'ordered' : 'processing'
}
