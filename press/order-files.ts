import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import type { Order } from '@fondly/gateways/commerce/commerce.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { type EnvelopePrint, envelopePdf, Unprintable } from './envelope-pdf.ts'
import { plain, type ManifestEntry } from './manifest.ts'
import type { PrintFolder } from './folder.ts'

/** A card and its envelope as files. */
export type Paper = { card: Uint8Array; envelope: Uint8Array }

/** Reads the files of one order: the card as it was drawn at its sending, and its envelope. Throws Unprintable with the reason for the operator. */
export async function readOrderFiles(
  order: Order,
  card: Pick<CardDetails, 'size' | 'orientation'>,
  { printFile, ...envelope }: EnvelopePrint & { printFile: (url: string) => Promise<Uint8Array> },
): Promise<Paper> {
  return { card: await cardPdf(order, printFile), envelope: await envelopePdf(order, card, envelope) }
}

/** Writes both files into a folder and returns their line of the manifest. */
export async function writePaper(
  { card, envelope }: Paper,
  line: Omit<ManifestEntry, 'cardFile' | 'cardSha256' | 'envelopeFile' | 'envelopeSha256'>,
  folder: PrintFolder,
): Promise<ManifestEntry> {
  const { cardFile, envelopeFile } = fileNames(line.position, line.orderNo)
  return {
    ...line,
    cardFile,
    cardSha256: await folder.write(cardFile, card),
    envelopeFile,
    envelopeSha256: await folder.write(envelopeFile, envelope),
  }
}

/** Names the two files so that they sort in the order in which they are printed. `position` is the place in the batch, from 1. */
export function fileNames(position: number, orderNo: string): { cardFile: string; envelopeFile: string } {
  const name = `${String(position).padStart(4, '0')}-${plain(orderNo)}`
  return { cardFile: `${name}-card.pdf`, envelopeFile: `${name}-envelope.pdf` }
}

async function cardPdf(order: Order, printFile: (url: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  const { cardPrintUrl } = order.item
  if (!cardPrintUrl) throw new Unprintable({ code: 'print-file-missing' })
  if (!/^https?:$/.test(URL.parse(cardPrintUrl)?.protocol ?? '')) throw new Unprintable({ code: 'print-file-address-unreadable' })
  const bytes = await printFile(cardPrintUrl).catch((error: unknown) => {
    // A file that is gone does not come back, so the order is unprintable. After any other failure the batch waits for the file.
    const isGone = error instanceof UpstreamRefused && (error.status === 404 || error.status === 410)
    throw isGone ? new Unprintable({ code: 'print-file-gone' }) : error
  })
  if (new TextDecoder().decode(bytes.subarray(0, 5)) !== '%PDF-') throw new Unprintable({ code: 'print-file-no-pdf' })
  return bytes
}
