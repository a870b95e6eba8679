import * as z from 'zod/mini'

const PASSWORD = 'pwd'
const text = z.catch(z.optional(z.string()), undefined)
const Claims = z.looseObject({ acr: text, amr: z.catch(z.optional(z.array(z.string())), undefined) })

/** What an ID token tells about a sign-on: the sign-on policy that was completed, and whether the user typed a password of identity. */
export type SignOnMethods = { policy: string | undefined; hasPassword: boolean }

/**
 * Reads how the user of an ID token, which identity gave us, signed on. After a sign-on at an external provider the token names no password, because
 * the provider does not tell how the user proved who they are. No claim names the provider.
 * @see OpenID Connect Core 1.0, section 2 (acr, amr); RFC 8176 (pwd); PingOne's token claims, where acr is the name of the policy
 */
export function readSignOnMethods(idToken: string): SignOnMethods {
  const { acr, amr } = readClaims(idToken)
  return { policy: acr, hasPassword: amr?.includes(PASSWORD) ?? false }
}

function readClaims(idToken: string): Partial<z.infer<typeof Claims>> {
  try {
    const [, payload = ''] = idToken.split('.')
    return Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data ?? {}
  } catch {
    // An older session has no ID token, so nothing is known about its sign-on.
    return {}
  }
}
