import { createHash } from 'node:crypto'

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export function sha256Digest(matter: string | Uint8Array): string {
  return createHash('sha256').update(matter).digest('hex')
}
