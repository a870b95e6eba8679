import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetChoice } from '@fondly/contracts/bff/press.ts'
import { MANIFESTS } from './list-batches.ts'
import { readManifest } from './manifest.ts'
import { sheetRuns } from './sheets/batch-papers.ts'
import { NotImposable } from './sheets/not-imposable.ts'

/** Reads a file of a complete folder. Returns undefined for a name that is not in the folder's manifest. */
export async function readPrintFile(folder: string, name: string): Promise<Uint8Array | undefined> {
  const manifest = await readManifest(folder)
  const known = manifest?.orders.flatMap(({ cardFile, envelopeFile }) => [cardFile, envelopeFile]) ?? []
  if (!manifest || ![...MANIFESTS, ...known].includes(name)) return undefined
  return readFile(join(folder, name))
}

/**
 * Makes sheets of a folder's cards, for a printer that prints both sides. Returns undefined when the folder does not exist. Throws NotImposable with
 * the reason for the operator.
 */
export async function createSheets(folder: string, { paper, flip }: SheetChoice): Promise<Uint8Array | undefined> {
  const manifest = await readManifest(folder)
  if (!manifest) return undefined
  const files = manifest.orders.map(({ cardFile, ...line }) => ({ ...line, bytes: () => readFile(join(folder, cardFile)) }))
  const runs = sheetRuns(files, paper)
  if (!runs) throw new NotImposable({ code: 'cards-too-large-for-paper' })
  // Load the PDF code only when sheets are requested.
  const { imposedSheets } = await import('./sheets/impose.ts')
  return imposedSheets(runs, { flip, name: manifest.batch })
}

/** Joins the envelopes of a folder in the order of its cards; undefined when the folder does not exist. */
export async function joinEnvelopes(folder: string): Promise<Uint8Array | undefined> {
  const manifest = await readManifest(folder)
  if (!manifest) return undefined
  const { envelopePages } = await import('./sheets/envelopes.ts')
  return envelopePages(
    manifest.orders.map(
      ({ envelopeFile }) =>
        () =>
          readFile(join(folder, envelopeFile)),
    ),
  )
}
