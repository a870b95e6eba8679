import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetChoice } from '@fondly/contracts/bff/press.ts'
import { MANIFESTS } from './list-batches.ts'
import { readManifest } from './manifest.ts'
import { sheetRuns } from './sheets/batch-papers.ts'
import { NotImposable } from './sheets/not-imposable.ts'

/** A file of a folder that is complete, by a name that its manifest knows; undefined for any other. */
export async function readPrintFile(folder: string, name: string): Promise<Uint8Array | undefined> {
  const manifest = await readManifest(folder)
  const known = manifest?.orders.flatMap(({ cardFile, envelopeFile }) => [cardFile, envelopeFile]) ?? []
  if (!manifest || ![...MANIFESTS, ...known].includes(name)) return undefined
  return readFile(join(folder, name))
}

/** Its cards on sheets for a printer that prints both sides; undefined where there is no folder. Throws NotImposable with the reason for the operator. */
export async function createSheets(folder: string, { paper, flip }: SheetChoice): Promise<Uint8Array | undefined> {
  const manifest = await readManifest(folder)
  if (!manifest) return undefined
  const files = manifest.orders.map(({ cardFile, ...line }) => ({ ...line, bytes: () => readFile(join(folder, cardFile)) }))
  const runs = sheetRuns(files, paper)
  if (!runs) throw new NotImposable('The cards do not fit on this paper.')
  // What reads and writes PDF is read when somebody asks for sheets.
  const { imposedSheets } = await import('./sheets/impose.ts')
  return imposedSheets(runs, { flip, name: manifest.batch })
}

/** Its envelopes one after another, in the order of its cards. */
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
