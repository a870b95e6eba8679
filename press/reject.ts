import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { PutAsideReason } from './envelope-pdf.ts'
import type { Printing } from './print-batch.ts'

/** Out of the batch, so that the others are printed; commerce hears that the export failed, the operator reads why. Ready again, it is printed again. */
export async function putAside(
  orderNo: string,
  reason: PutAsideReason,
  { database, commerce, log }: Printing,
  tellCommerce = true,
): Promise<void> {
  log.error('An order cannot be printed.', { orderNo, code: reason })
  // Commerce first: after a crash between the two the order is met again, and put aside again.
  if (tellCommerce) await sayFailed(commerce, orderNo)
  await database
    .updateTable('print_order')
    .set({ state: 'unprintable', batch_id: null, reason })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'cut')
    .execute()
}

/** An order that commerce does not know any more needs no telling. */
export async function sayFailed({ orders }: Printing['commerce'], orderNo: string): Promise<void> {
  await orders.setExportStatus(orderNo, 'failed').catch((error: unknown) => {
    if (!(error instanceof UpstreamRefused && error.status === 404)) throw error
  })
}
