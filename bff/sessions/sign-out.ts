import type { SignOutAnswer } from '@fondly/contracts/bff/session.ts'
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { Cookies } from '../http/cookies.ts'
import type { CoreContext } from '@fondly/core/context.ts'

type SigningOff = { house: CoreContext; cookies: Cookies; landing: '/' | '/thankyou' }

/** Ends the session of this browser here and at identity; answers where the browser goes on, or the form that it posts to a remote identity first. */
export async function signOut(c: Context, { house, cookies, landing }: SigningOff): Promise<z.infer<typeof SignOutAnswer>> {
  const session = await endedHere(c, { house, cookies })
  if (!session) return { location: landing }
  const postLogoutRedirectUri = `${house.settings.publicUrl}${landing}`
  const form = await house.identity.signOff({ tokens: session.tokens, postLogoutRedirectUri }).catch((error: unknown) => {
    logFailure(house.env.log, 'a sign-on could not be ended at identity', error)
    // It lives on there, so the next sign-in asks for the password.
    cookies.askAgain.write(c, '1')
    return undefined
  })
  return { location: landing, ...(form ? { form } : {}) }
}

/** The same for a page that is being left, which can post no form: what identity does not end without the browser asks for the password next time. */
export async function signOutOnLeave(c: Context, { house, cookies }: Omit<SigningOff, 'landing'>): Promise<void> {
  const session = await endedHere(c, { house, cookies })
  if (!session) return
  cookies.askAgain.write(c, '1')
  await house.identity
    .endSignOn(session.tokens)
    .catch((error: unknown) => logFailure(house.env.log, 'a sign-on could not be ended at identity', error))
}

async function endedHere(c: Context, { house: { audit, sessions }, cookies }: Omit<SigningOff, 'landing'>) {
  const session = await sessions.find(cookies.session.read(c))
  cookies.session.clear(c)
  if (!session) return undefined
  await sessions.end(session.idHash)
  await audit({ event: 'sign_out', userId: session.user.id, clientId: session.user.clientId })
  return session
}
