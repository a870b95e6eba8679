/** One card of a batch as the person at the printer and the machine at the inserter read it. */
export type ManifestEntry = {
  position: number
  orderNo: string
  scanCode: string
  cardId: string
  cardFile: string
  cardSha256: string
  envelopeFile: string
  envelopeSha256: string
}

export type Manifest = { batch: string; mailDate: string; number: number; orders: ManifestEntry[] }

const COLUMNS = ['position', 'orderNo', 'scanCode', 'cardId', 'cardFile', 'cardSha256', 'envelopeFile', 'envelopeSha256'] as const

/** The manifest as JSON, and as CSV for a print shop; nothing in either needs quoting. */
export function manifestFiles(manifest: Manifest): { json: string; csv: string } {
  const rows = manifest.orders.map((entry) => COLUMNS.map((column) => plain(String(entry[column]))).join(','))
  return { json: `${JSON.stringify(manifest, null, 2)}\n`, csv: [COLUMNS.join(','), ...rows, ''].join('\r\n') }
}

/** Order numbers and card ids come from commerce: a quote, a comma, a slash or a formula's first sign has no place in a table or a file's name. */
export function plain(cell: string): string {
  return cell.replace(/[^A-Za-z0-9._-]/g, '_').replace(/^-/, '_')
}
