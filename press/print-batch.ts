import type { Printing } from './printing.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import type { Kysely } from 'kysely'
import { Unprintable } from './envelope-pdf.ts'
import { printFolder, type PrintFolder } from './folder.ts'
import { manifestFiles, type ManifestEntry } from './manifest.ts'
import { writePaper, readOrderFiles } from './order-files.ts'
import { rejectOrder } from './reject.ts'
import type { PressTables } from './store/tables.ts'

export type Batch = { id: number; mailDate: string; number: number; size: string; stock: string }

/** Writes the complete folder of a batch, unless it exists already, and marks the batch as complete. */
export async function printBatch(batch: Batch, printing: Printing): Promise<void> {
  const { database, root, clock, log } = printing
  const name = toBatchName(batch)
  const folder = printFolder(root, { name, lease: printing.lease })
  if (!(await folder.isComplete())) {
    const count = await writeOrders(batch, folder, printing)
    log.info(count > 0 ? 'A batch lies complete on disk.' : 'Nothing of a batch could be printed.', { batch: name, count })
  }
  await database
    .updateTable('batch')
    .set({ state: 'complete', completed_at: clock() })
    .where('id', '=', batch.id)
    .where('state', '=', 'cut')
    .execute()
}

/** Returns the folder of a batch below `print`, such as '2026-11-24/batch-001'. */
export const toBatchName = ({ mailDate, number }: Pick<Batch, 'mailDate' | 'number'>): string =>
  `${mailDate}/batch-${String(number).padStart(3, '0')}`

/** Lists the orders of a batch in the order of printing. Cards of one orientation are side by side, so that they share sheets. */
export async function ordersOfBatch(database: Kysely<PressTables>, batchId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('print_order')
    .select('order_no')
    .where('batch_id', '=', batchId)
    .orderBy('orientation')
    .orderBy('seen_at')
    .orderBy('order_no')
    .execute()
  return rows.map((row) => row.order_no)
}

async function writeOrders(batch: Batch, folder: PrintFolder, printing: Printing): Promise<number> {
  const { database, keepLease } = printing
  const orderNos = await ordersOfBatch(database, batch.id)
  await folder.begin()
  const orders: ManifestEntry[] = []
  for (const orderNo of orderNos) {
    await keepLease()
    const entry = await writeOrder(orderNo, { batch, position: orders.length + 1, folder, printing })
    if (entry) orders.push(entry)
  }
  // All orders were rejected. An empty batch has no folder.
  if (orders.length === 0) {
    await folder.drop()
    return 0
  }
  const { json, csv } = manifestFiles({ batch: toBatchName(batch), mailDate: batch.mailDate, orders })
  await folder.write('manifest.json', json)
  await folder.write('manifest.csv', csv)
  await keepLease()
  await folder.finish()
  return orders.length
}

async function writeOrder(
  orderNo: string,
  { batch, position, folder, printing }: { batch: Batch; position: number; folder: PrintFolder; printing: Printing },
): Promise<ManifestEntry | undefined> {
  const { commerce, printFile } = printing
  try {
    const order = await commerce.orders.ofSite(orderNo)
    if (!order) throw new Unprintable({ code: 'order-unknown' })
    if (order.exportStatus !== 'ready' || isCancelled(order)) {
      await rejectOrder(orderNo, { code: 'order-not-wanted' }, printing, order.exportStatus === 'ready')
      return undefined
    }
    const { cardId, scanCode, envelopeId } = order.item
    const card = await commerce.catalogue.card(cardId)
    if (!card) throw new Unprintable({ code: 'card-unknown' })
    if (batch.size !== '' && card.size !== batch.size) throw new Unprintable({ code: 'card-size-changed' })
    const approved = await printing.approvedEnvelope(order)
    // Make both files before writing either of them: a rejected order must leave no printable file in the folder.
    const tracking = await printing.trackingOf(`order ${orderNo}`, order.clientId)
    const paper = await readOrderFiles(order, card, { printFile, approved, tracking })
    const { size, orientation } = card
    const stock = batch.stock || envelopeId || card.envelopeId
    return await writePaper(
      paper,
      { position, orderNo, scanCode, cardId, size, orientation, stock, remark: '', mailPiece: tracking ?? '' },
      folder,
    )
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error
    await rejectOrder(orderNo, error.reason, printing)
    return undefined
  }
}

const isCancelled = ({ status }: Order): boolean => status === 'cancelled' || status === 'failed' || status === 'replaced'
