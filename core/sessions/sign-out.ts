import type { SignOffForm } from '@fondly/gateways/identity/identity.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'
import type { Session } from './sessions.ts'

/**
 * `isOverAtIdentity` is false when the sign-on at identity may still exist. Then the next sign-in of this browser has to ask for the password. `form`
 * must be posted by the browser to a remote identity.
 */
export type SignOutResult = { wasSignedIn: boolean; isOverAtIdentity: boolean; form?: SignOffForm | undefined }

/** Creates the functions that end the session of a cookie, here and at identity. */
export function createSignOut({ audit, env, identity, sessions }: Pick<CoreContext, 'audit' | 'env' | 'identity' | 'sessions'>) {
  async function endSession(cookie: string | undefined): Promise<Session | undefined> {
    const session = await sessions.find(cookie)
    if (!session) return undefined
    await sessions.end(session.idHash)
    await audit({ event: 'sign_out', userId: session.user.id, clientId: session.user.clientId })
    return session
  }
  const logLivesOn = (error: unknown) => logFailure(env.log, 'A sign-on could not be ended at identity.', error)

  return {
    signOut: async (cookie: string | undefined, { postLogoutRedirectUri }: { postLogoutRedirectUri: string }): Promise<SignOutResult> => {
      const session = await endSession(cookie)
      if (!session) return { wasSignedIn: false, isOverAtIdentity: true }
      try {
        const form = await identity.signOff({ tokens: session.tokens, postLogoutRedirectUri })
        return { wasSignedIn: true, isOverAtIdentity: true, form }
      } catch (error) {
        logLivesOn(error)
        return { wasSignedIn: true, isOverAtIdentity: false }
      }
    },

    /**
     * Ends the session when the user leaves the page. The page cannot post a form any more, so a sign-on that only the browser can end stays at
     * identity.
     */
    signOutOnLeave: async (cookie: string | undefined): Promise<SignOutResult> => {
      const session = await endSession(cookie)
      if (!session) return { wasSignedIn: false, isOverAtIdentity: true }
      await identity.endSignOn(session.tokens).catch(logLivesOn)
      return { wasSignedIn: true, isOverAtIdentity: false }
    },
  }
}
