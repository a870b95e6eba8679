import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { resolve } from 'node:path'
import type { Product } from '../compose.ts'
import { DEMONSTRATION } from './demonstration.ts'
import type { Loads } from '../store/launch-store.ts'
import { readWorld } from './read-world.ts'

/** Reads and checks a whole folder, then loads it. Returns the number of documents in it. Throws WorldRefused before anything is written. */
export async function loadFolder(folder: string, { product, loads, now }: { product: Product; loads: Loads; now: Date }): Promise<number> {
  const documents = await readWorld(folder)
  await product.load(documents)
  const count = countOf(documents)
  await loads.note(resolve(folder) === DEMONSTRATION.folder ? DEMONSTRATION.name : resolve(folder), count, now)
  return count
}

function countOf(documents: LoadDocuments): number {
  return Object.values(documents).reduce((sum, kind) => sum + kind.length, 0)
}
