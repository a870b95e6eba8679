import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Log } from '@fondly/kit/log.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { Kysely } from 'kysely'
import { toBatchName, printBatch, type Batch } from './print-batch.ts'
import type { Printing } from './printing.ts'
import type { PressTables } from './store/tables.ts'
import { LeaseLost } from './lease.ts'
import { writeWithdrawal, listUnreportedWithdrawals } from './withdraw.ts'

/** Prints cut batches and reports printed batches. A batch that fails does not delay the others; the next run tries it again. */
export async function finishBatches(printing: Printing): Promise<void> {
  for (const { state, ...batch } of await listUnfinishedBatches(printing.database)) {
    await tryAlone(batch, printing, async () => {
      if (state === 'cut') await printBatch(batch, printing)
      await reportExported(batch, printing)
    })
  }
}

/** Reports to commerce what happened after the printing: mailed batches, and withdrawals that commerce does not know yet. */
export async function reportLater(printing: Printing): Promise<void> {
  const { database, keepLease, commerce, log } = printing
  for (const batch of await listMailedBatches(database)) await tryAlone(batch, printing, () => reportShipped(batch, printing))
  for (const orderNo of await listUnreportedWithdrawals(database, MAX_ORDERS_AT_ONCE)) {
    await keepLease()
    await reportWithdrawal(orderNo, { database, orders: commerce.orders, log })
  }
}
const MAX_ORDERS_AT_ONCE = 200

/** Reports a withdrawal to commerce now. If commerce does not answer, a later run reports it. */
export async function reportWithdrawal(
  orderNo: string,
  { database, orders, log }: { database: Kysely<PressTables>; orders: Commerce['orders']; log: Log },
): Promise<void> {
  await writeWithdrawal(orderNo, { database, orders }).catch((cause: unknown) =>
    log.warn('A withdrawal could not be reported to commerce yet.', { orderNo, cause }),
  )
}

async function tryAlone(batch: Batch, { log }: Printing, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (cause instanceof LeaseLost) throw cause
    log.error('A batch could not be finished.', { batch: toBatchName(batch), cause })
  }
}

const BATCH = ['id', 'mail_date as mailDate', 'number', 'size', 'stock'] as const

function listUnfinishedBatches(database: Kysely<PressTables>): Promise<(Batch & { state: string })[]> {
  return database
    .selectFrom('batch')
    .select([...BATCH, 'state'])
    .where('state', '<>', 'exported')
    .orderBy('id')
    .execute()
}

function listMailedBatches(database: Kysely<PressTables>): Promise<Batch[]> {
  return (
    database
      .selectFrom('batch')
      .select(BATCH)
      .where('mailed_at', 'is not', null)
      .where('shipment_reported', '=', false)
      // Report only exported batches as shipped; other batches are not printed completely.
      .where('state', '=', 'exported')
      .orderBy('id')
      .execute()
  )
}

async function listOrders(batch: Batch, state: 'cut' | 'exported', database: Kysely<PressTables>): Promise<string[]> {
  const rows = await database
    .selectFrom('print_order')
    .select('order_no')
    .where('batch_id', '=', batch.id)
    .where('state', '=', state)
    .execute()
  return rows.map(({ order_no: orderNo }) => orderNo)
}

/**
 * Reports a batch as exported. Its folder must be complete on disk. Repeating this after a crash changes nothing, because it reads the status of each
 * order first.
 */
async function reportExported(batch: Batch, { database, commerce, keepLease }: Printing): Promise<void> {
  for (const orderNo of await listOrders(batch, 'cut', database)) {
    await keepLease()
    const order = await commerce.orders.ofSite(orderNo)
    if (order?.exportStatus === 'ready') await commerce.orders.setExportStatus(orderNo, 'exported')
    await database
      .updateTable('print_order')
      .set({ state: 'exported' })
      .where('order_no', '=', orderNo)
      .where('state', '=', 'cut')
      .execute()
  }
  await database.updateTable('batch').set({ state: 'exported' }).where('id', '=', batch.id).where('state', '=', 'complete').execute()
}

async function reportShipped(batch: Batch, { database, commerce, keepLease }: Printing): Promise<void> {
  for (const orderNo of await listOrders(batch, 'exported', database)) {
    await keepLease()
    await commerce.orders.setShippingStatus(orderNo, 'shipped').catch((error: unknown) => {
      if (!(error instanceof UpstreamRefused && error.status === 404)) throw error
    })
  }
  await database.updateTable('batch').set({ shipment_reported: true }).where('id', '=', batch.id).execute()
}
