import * as z from 'zod/mini'

const Claims = z.record(z.string(), z.unknown())

/** Reads the claims of a token without checking anything, for display only. Null for a token that is not a JWT. */
export function readTokenClaims(token: string): Record<string, unknown> | null {
  const [, payload, signature] = token.split('.')
  if (!payload || signature === undefined) return null
  try {
    return Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data ?? null
  } catch {
    // Three parts that are not JSON: an opaque token.
    return null
  }
}
