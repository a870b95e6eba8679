import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { Rejection } from '@fondly/domain/print/rejection.ts'
import type { Printing } from './printing.ts'

/**
 * Rejects an order, so that the rest of its batch is printed. Commerce is told that the export failed, and the operator sees the reason. An order
 * that is made ready again is checked again.
 */
export async function rejectOrder(
  orderNo: string,
  reason: Rejection,
  { database, commerce, log }: Printing,
  reportsToCommerce = true,
): Promise<void> {
  log.error('An order cannot be printed.', { orderNo, code: reason.code })
  // Tell commerce first. After a crash between the two writes, the next run finds the order again and rejects it again.
  if (reportsToCommerce) await reportFailed(commerce, orderNo)
  await database
    .updateTable('print_order')
    .set({ state: 'unprintable', batch_id: null, reason: JSON.stringify(reason) })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'cut')
    .execute()
}

/** Tells commerce that the export failed. An order that commerce no longer knows is ignored. */
export async function reportFailed({ orders }: Printing['commerce'], orderNo: string): Promise<void> {
  await orders.setExportStatus(orderNo, 'failed').catch((error: unknown) => {
    if (!(error instanceof UpstreamRefused && error.status === 404)) throw error
  })
}
