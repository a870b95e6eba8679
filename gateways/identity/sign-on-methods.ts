import * as z from 'zod/mini'

const PASSWORD = 'pwd'
const Methods = z.looseObject({ amr: z.optional(z.array(z.string())) })

/**
 * Whether the user of this ID token, which identity gave us, signed on with a password of identity itself. After an external provider identity names no
 * such method, because the provider does not tell how it recognised the user.
 * @see OpenID Connect Core 1.0, section 2 (amr); RFC 8176 (pwd)
 */
export function namesOwnPassword(idToken: string): boolean {
  try {
    const [, payload = ''] = idToken.split('.')
    return Methods.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data?.amr?.includes(PASSWORD) ?? false
  } catch {
    // No token, as in an older session: nothing is known about the sign-on.
    return false
  }
}
