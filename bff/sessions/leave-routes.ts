import { Hono } from 'hono'
import type { Cookies } from '../http/cookies.ts'
import { foreignOrigin, hasOwnOrigin } from '../http/same-origin.ts'
import { createBrowserSignOut, type SignOutContext } from './sign-out.ts'

type Options = { cookies: Cookies; onForgery: (request: Request) => void }

/** POST /api/session/leave, for 'Leaving the page also logs out'. The page sends this beacon while it closes, so nobody reads the answer. */
export function leaveRoutes(context: SignOutContext, { cookies, onForgery }: Options) {
  const ownOrigin = new URL(context.settings.publicUrl).origin
  const { signOutOnLeave } = createBrowserSignOut(context, cookies)
  return new Hono().post('/session/leave', async (c) => {
    if (!hasOwnOrigin(c.req.raw, ownOrigin)) {
      onForgery(c.req.raw)
      throw foreignOrigin()
    }
    await signOutOnLeave(c)
    return c.body(null, 204)
  })
}
