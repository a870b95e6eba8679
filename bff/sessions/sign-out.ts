import type { SignOutAnswer } from '@fondly/contracts/bff/session.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createSignOut, type SignOutResult } from '@fondly/core/sessions/sign-out.ts'
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Cookies } from '../http/cookies.ts'

export type SignOutContext = Pick<CoreContext, 'audit' | 'env' | 'identity' | 'sessions'> & { settings: { publicUrl: string } }

/** Creates the functions that sign this browser out and change its cookies. */
export function createBrowserSignOut(context: SignOutContext, cookies: Cookies) {
  const { signOut, signOutOnLeave } = createSignOut(context)

  function writeCookies(c: Context, { isOverAtIdentity }: SignOutResult): void {
    cookies.session.clear(c)
    // The sign-on at identity may still exist, so the next sign-in asks for the password.
    if (!isOverAtIdentity) cookies.askAgain.write(c, '1')
  }

  return {
    /** Returns the address that the browser opens next. With a remote identity, also returns the form that the browser must post there first. */
    signOut: async (c: Context, landing: '/' | '/thankyou'): Promise<z.infer<typeof SignOutAnswer>> => {
      const result = await signOut(cookies.session.read(c), { postLogoutRedirectUri: `${context.settings.publicUrl}${landing}` })
      writeCookies(c, result)
      return { location: landing, ...(result.form ? { form: result.form } : {}) }
    },
    /** Signs out when the user leaves the page. Nobody reads the answer. */
    signOutOnLeave: async (c: Context): Promise<void> => writeCookies(c, await signOutOnLeave(cookies.session.read(c))),
  }
}
