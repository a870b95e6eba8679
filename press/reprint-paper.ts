import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@fondly/kit/error-code.ts'
import { envelopePdf, Unprintable } from './envelope-pdf.ts'
import { readManifest, type ManifestEntry } from './manifest.ts'
import { readOrderFiles, type Paper } from './order-files.ts'
import type { Printing } from './printing.ts'

/** The files of a reprint, and its line in the manifest. */
export type ReprintPaper = { paper: Paper; line: Omit<ManifestEntry, 'cardFile' | 'cardSha256' | 'envelopeFile' | 'envelopeSha256'> }

type ReprintOf = { id: number; orderNo: string; batch: { name: string; stock: string } }

/**
 * Returns the files of the batch. If the files are gone or do not match the manifest, makes the same card and envelope again from the order, provided
 * that the sender approved them. Throws Unprintable with the reason for the operator.
 */
export async function reprintPaper({ id, orderNo, batch }: ReprintOf, printing: Printing): Promise<ReprintPaper> {
  const stored = await readPrintedPaper(join(printing.root, batch.name), orderNo)
  if (stored) {
    const line = { ...stored.line, position: 1, remark: `reprint of ${batch.name} position ${stored.line.position}` }
    if (line.mailPiece === '') return { paper: stored.paper, line }
    // For the post office a reprint is another piece with a number of its own. So only the card's file is used again.
    const { order, card, approved } = await inspectOrder(orderNo, printing)
    const tracking = await printing.trackingOf(`reprint ${id}`, order.clientId)
    return {
      paper: { card: stored.paper.card, envelope: await envelopePdf(order, card, { approved, tracking }) },
      line: { ...line, mailPiece: tracking ?? '' },
    }
  }
  printing.log.warn('The files of a batch are missing; the card is made again from its order.', { orderNo, batch: batch.name })
  return makeAgain({ id, orderNo, batch }, printing)
}

async function readPrintedPaper(folder: string, orderNo: string): Promise<{ line: ManifestEntry; paper: Paper } | undefined> {
  const line = (await readManifest(folder))?.orders.find((entry) => entry.orderNo === orderNo)
  if (!line) return undefined
  const card = await readUnchangedFile(join(folder, line.cardFile), line.cardSha256)
  const envelope = await readUnchangedFile(join(folder, line.envelopeFile), line.envelopeSha256)
  return card && envelope && { line, paper: { card, envelope } }
}

async function readUnchangedFile(path: string, sha256: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  return bytes && createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : undefined
}

async function makeAgain({ id, orderNo, batch }: ReprintOf, printing: Printing): Promise<ReprintPaper> {
  const { order, card, approved } = await inspectOrder(orderNo, printing)
  const tracking = await printing.trackingOf(`reprint ${id}`, order.clientId)
  const { cardId, scanCode, envelopeId } = order.item
  const { size, orientation } = card
  const stock = batch.stock || envelopeId || card.envelopeId
  const line = { position: 1, orderNo, scanCode, cardId, size, orientation, stock }
  const paper = await readOrderFiles(order, card, { printFile: printing.printFile, approved, tracking })
  return { paper, line: { ...line, remark: `reprint of ${batch.name} made anew`, mailPiece: tracking ?? '' } }
}

/** Reads the order from commerce and makes the checks of a first print. */
async function inspectOrder(orderNo: string, { commerce, approvedEnvelope }: Printing) {
  const order = await commerce.orders.ofSite(orderNo)
  if (!order) throw new Unprintable({ code: 'order-unknown' })
  const card = await commerce.catalogue.card(order.item.cardId)
  if (!card) throw new Unprintable({ code: 'card-unknown' })
  return { order, card, approved: await approvedEnvelope(order) }
}
