import { createHash } from 'node:crypto'

/** 256 random bits for a cookie. */
export function newSecret(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString('base64url')
}

/** Returns the hash of a secret. We store only the hash, which recognises the secret but cannot be used in its place. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether a cookie has the form of our secrets. Anything else never reaches the database. */
export function looksLikeSecret(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)
}
