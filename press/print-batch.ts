import type { Commerce, Order } from '@fondly/gateways/commerce/commerce.ts'
import type { Log } from '@fondly/kit/log.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { Kysely } from 'kysely'
import { envelopePdf, Unprintable } from './envelope-pdf.ts'
import { batchFolder, type BatchFolder } from './folder.ts'
import { manifestFiles, plain, type ManifestEntry } from './manifest.ts'
import type { PressTables } from './store/tables.ts'

export type Printing = {
  database: Kysely<PressTables>
  commerce: Pick<Commerce, 'orders' | 'catalogue'>
  /** The bytes behind a print file's URL. */
  printFile: (url: string) => Promise<Uint8Array>
  /** Where batches are laid down. */
  root: string
  clock: () => Date
  log: Log
  /** Between two orders: we are still the one that prints, or it throws. */
  stillOurs: () => Promise<void>
  /** Its number. */
  turn: number
}

export type Batch = { id: number; mailDate: string; number: number }

/** Writes the batch's folder whole, unless it lies there already; afterwards the batch is complete. */
export async function printBatch(batch: Batch, printing: Printing): Promise<void> {
  const { database, root, clock, log } = printing
  const folder = batchFolder(root, { ...batch, turn: printing.turn })
  if (!(await folder.isComplete())) {
    const count = await layDown(batch, folder, printing)
    log.info(count > 0 ? 'A batch lies complete on disk.' : 'Nothing of a batch could be printed.', { batch: nameOf(batch), count })
  }
  await database
    .updateTable('batch')
    .set({ state: 'complete', completed_at: clock() })
    .where('id', '=', batch.id)
    .where('state', '=', 'cut')
    .execute()
}

export const nameOf = ({ mailDate, number }: Batch): string => `${mailDate}/batch-${String(number).padStart(3, '0')}`

async function layDown(batch: Batch, folder: BatchFolder, printing: Printing): Promise<number> {
  const { database, stillOurs } = printing
  const rows = await database
    .selectFrom('print_order')
    .select('order_no')
    .where('batch_id', '=', batch.id)
    .where('state', '=', 'cut')
    .orderBy('seen_at')
    .orderBy('order_no')
    .execute()
  await folder.begin()
  const orders: ManifestEntry[] = []
  for (const { order_no } of rows) {
    await stillOurs()
    const entry = await layDownOrder(order_no, orders.length + 1, folder, printing)
    if (entry) orders.push(entry)
  }
  // All were put aside: a batch of nothing is no folder.
  if (orders.length === 0) {
    await folder.drop()
    return 0
  }
  const { json, csv } = manifestFiles({ batch: nameOf(batch), mailDate: batch.mailDate, number: batch.number, orders })
  await folder.write('manifest.json', json)
  await folder.write('manifest.csv', csv)
  await stillOurs()
  await folder.finish()
  return orders.length
}

async function layDownOrder(
  orderNo: string,
  position: number,
  folder: BatchFolder,
  printing: Printing,
): Promise<ManifestEntry | undefined> {
  const { commerce, printFile } = printing
  try {
    const order = await commerce.orders.ofSite(orderNo)
    if (!order) throw new Unprintable('Commerce does not know the order.')
    if (order.exportStatus !== 'ready' || isCalledOff(order)) {
      await putAside(orderNo, 'Commerce no longer wants the order printed.', printing, order.exportStatus === 'ready')
      return undefined
    }
    const card = await commerce.catalogue.card(order.item.cardId)
    if (!card) throw new Unprintable('Commerce does not know the card.')
    // Both before either is written: what is put aside leaves nothing in the folder that somebody might print.
    const [cardBytes, envelopeBytes] = [await cardPdf(order, printFile), await envelopePdf(order, card)]
    const name = `${String(position).padStart(4, '0')}-${plain(orderNo)}`
    return {
      position,
      orderNo,
      scanCode: order.item.scanCode,
      cardId: order.item.cardId,
      cardFile: `${name}-card.pdf`,
      cardSha256: await folder.write(`${name}-card.pdf`, cardBytes),
      envelopeFile: `${name}-envelope.pdf`,
      envelopeSha256: await folder.write(`${name}-envelope.pdf`, envelopeBytes),
    }
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error
    await putAside(orderNo, error.message, printing)
    return undefined
  }
}

const isCalledOff = ({ status }: Order): boolean => status === 'cancelled' || status === 'failed' || status === 'replaced'

async function cardPdf(order: Order, printFile: Printing['printFile']): Promise<Uint8Array> {
  const { cardPrintUrl } = order.item
  if (!cardPrintUrl) throw new Unprintable('The order has no print file for its card.')
  if (!/^https?:$/.test(URL.parse(cardPrintUrl)?.protocol ?? ''))
    throw new Unprintable("The address of the card's print file cannot be read.")
  const bytes = await printFile(cardPrintUrl).catch((error: unknown) => {
    // It will not come back; any other failure may pass, and the batch waits for it.
    const isGone = error instanceof UpstreamRefused && (error.status === 404 || error.status === 410)
    throw isGone ? new Unprintable("The card's print file is gone.") : error
  })
  if (new TextDecoder().decode(bytes.subarray(0, 5)) !== '%PDF-') throw new Unprintable("The card's print file is not a PDF.")
  return bytes
}

/** Out of the batch, so that the others are printed; commerce hears that the export failed, the operator reads why. Ready again, it is printed again. */
async function putAside(orderNo: string, reason: string, { database, commerce, log }: Printing, tellCommerce = true): Promise<void> {
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
