import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeWhole } from '../files/write-whole.ts'
import { BlobDamaged, hashBlob, toBlobPath } from './blob-hash.ts'
import type { Blobs } from './blobs.ts'

/** Creates a store of blobs in a folder on disk. `put` returns after the blob is flushed to the disk. */
export function diskBlobs(folder: string): Blobs {
  const path = (hash: string) => join(folder, toBlobPath(hash))
  const size = (hash: string) => stat(path(hash)).then((found) => found.size, absent)
  return {
    path,
    put: async (bytes) => {
      const hash = hashBlob(bytes)
      // Another process may have just renamed this file into place, and may not have flushed the folder yet.
      if ((await size(hash)) === bytes.byteLength) await syncFolder(join(path(hash), '..'))
      else await writeWhole(path(hash), bytes)
      return hash
    },
    get: async (hash) => {
      const bytes = await readFile(path(hash)).catch(absent)
      if (bytes && hashBlob(bytes) !== hash) throw new BlobDamaged(hash)
      return bytes
    },
    has: async (hash) => (await size(hash)) !== undefined,
    remove: (hash) => rm(path(hash), { force: true }),
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
