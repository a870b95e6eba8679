import { createHash } from 'node:crypto'

/** Returns 256 random bits as text for a cookie. */
export function newSecret(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString('base64url')
}

/** Returns the hash of a secret. Only the hash is stored: it can recognise the secret, but nobody can use it as the secret. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Returns true when a cookie has the form of our secrets. Other cookies are refused without asking the database. */
export function looksLikeSecret(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)
}
