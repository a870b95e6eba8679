import { createHash } from 'node:crypto'
import type { Measured } from './manifest.ts'

/** Counts bytes and computes their SHA-256, chunk by chunk: call `add` for each chunk, then `end` once. */
export function measure(): { add: (bytes: Uint8Array) => void; end: () => Measured } {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    add: (chunk) => {
      hash.update(chunk)
      bytes += chunk.byteLength
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Returns the size in bytes and the SHA-256 of these bytes. */
export function measured(bytes: Uint8Array): Measured {
  const one = measure()
  one.add(bytes)
  return one.end()
}
