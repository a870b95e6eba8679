import { createHash } from 'node:crypto'

/** 256 random bits for a cookie. */
export function newSecret(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString('base64url')
}

/** What is kept of a secret: enough to know it again, not to use it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether a cookie could be one of our secrets at all: nothing else reaches the database. */
export function looksLikeSecret(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)
}
