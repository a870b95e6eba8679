import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { errorCode } from '@fondly/kit/error-code.ts'

/** One card of a batch, for the person at the printer and for the inserting machine. It contains nothing about the recipient. */
const ManifestEntry = z.object({
  position: z.number(),
  orderNo: z.string(),
  scanCode: z.string(),
  cardId: z.string(),
  // Old manifests lack the next three fields.
  size: z.string().default(''),
  orientation: z.string().default(''),
  stock: z.string().default(''),
  cardFile: z.string(),
  cardSha256: z.string(),
  envelopeFile: z.string(),
  envelopeSha256: z.string(),
  /** A note for the person at the printer, such as 'reprint of 2026-11-24/batch-001 position 3'. Empty for a first print. */
  remark: z.string().default(''),
  /** The tracking digits of the Intelligent Mail barcode, without the ZIP; empty when the post office prints its own barcode. */
  mailPiece: z.string().default(''),
})
export type ManifestEntry = z.infer<typeof ManifestEntry>

const Manifest = z.object({ batch: z.string(), mailDate: z.string(), orders: z.array(ManifestEntry) })
export type Manifest = z.infer<typeof Manifest>

const COLUMNS = [
  'position',
  'orderNo',
  'scanCode',
  'cardId',
  'size',
  'orientation',
  'stock',
  'cardFile',
  'cardSha256',
  'envelopeFile',
  'envelopeSha256',
  'remark',
  'mailPiece',
] as const

/** Returns the manifest as JSON, and as CSV for a print shop. No value in the CSV needs quotes. */
export function manifestFiles(manifest: Manifest): { json: string; csv: string } {
  const rows = manifest.orders.map((entry) => COLUMNS.map((column) => cell(String(entry[column]))).join(','))
  return { json: `${JSON.stringify(manifest, null, 2)}\n`, csv: [COLUMNS.join(','), ...rows, ''].join('\r\n') }
}

/** Reads the manifest of a complete folder; undefined when the folder does not exist. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

// Replaces characters that a spreadsheet would misread: a quote, a comma, or a first character that begins a formula.
const cell = (text: string): string => text.replace(/[^A-Za-z0-9._/ -]/g, '_').replace(/^-/, '_')

/**
 * Makes a text safe as a part of a file name. An order number from commerce may contain a slash, or characters that a shell or a spreadsheet would
 * misread.
 */
export function plain(piece: string): string {
  return piece.replace(/[^A-Za-z0-9._-]/g, '_').replace(/^-/, '_')
}
