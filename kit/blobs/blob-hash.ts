import { createHash } from 'node:crypto'

/** The bytes under a hash are not those that were put there. */
export class BlobDamaged extends Error {
  override name = 'BlobDamaged'
  constructor(hash: string) {
    super(`The blob ${hash} is damaged.`)
  }
}

export const hashBlob = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** 'ab/abcd...': a folder for each first byte keeps folders small. Anything that is no hash could be a path elsewhere, and is refused. */
export function toBlobPath(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError('A blob is named by a SHA-256 hash.')
  return `${hash.slice(0, 2)}/${hash}`
}
