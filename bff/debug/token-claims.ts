import * as z from 'zod/mini'

const Claims = z.record(z.string(), z.unknown())

/** What a token says, to be read only: nothing is checked. Null for one that is no JWT. */
export function readTokenClaims(token: string): Record<string, unknown> | null {
  const [, payload, signature] = token.split('.')
  if (!payload || signature === undefined) return null
  try {
    return Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data ?? null
  } catch {
    // Three parts, but not of JSON: opaque to us.
    return null
  }
}
