import { createHash } from 'node:crypto'

/** The stored bytes do not match their hash. */
export class BlobDamaged extends Error {
  override name = 'BlobDamaged'
  constructor(hash: string) {
    super(`The blob ${hash} is damaged.`)
  }
}

/** Returns the SHA-256 of the bytes in hexadecimal: the name of a blob. */
export const hashBlob = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Returns the path of a blob, such as 'ab/abcd...': a folder for each first byte keeps folders small. Throws a TypeError for anything that is not a
 * hash, because it could be a path elsewhere.
 */
export function toBlobPath(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError('A blob is named by a SHA-256 hash.')
  return `${hash.slice(0, 2)}/${hash}`
}
