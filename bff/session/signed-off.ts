import type { Context } from 'hono'
import type { Cookies } from '../door/cookies.ts'
import type { House } from '../house.ts'

/** Ends the session of this browser here; answers where it ends at identity too, or undefined when there was none. */
export async function signedOff(
  c: Context,
  { house, cookies, landing }: { house: House; cookies: Cookies; landing: '/' | '/thankyou' },
): Promise<string | undefined> {
  const { audit, identity, sessions, settings } = house
  const session = await sessions.find(cookies.session.read(c))
  cookies.session.clear(c)
  if (!session) return undefined
  await sessions.end(session.idHash)
  await audit({ event: 'sign_out', userId: session.user.id, clientId: session.user.clientId })
  return identity.signOffLocation({ idToken: session.tokens.idToken, postLogoutRedirectUri: `${settings.publicUrl}${landing}` })
}
