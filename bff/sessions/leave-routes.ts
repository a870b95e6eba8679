import { Hono } from 'hono'
import type { Cookies } from '../http/cookies.ts'
import { foreignOrigin, hasOwnOrigin } from '../http/same-origin.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { signOutOnLeave } from './sign-out.ts'

type Options = { house: CoreContext; cookies: Cookies; onForgery: (request: Request) => void }

/** POST /api/session/leave: 'Leaving the page also logs out'. It is a beacon of a page that is going: nobody reads the answer. */
export function leaveRoutes({ house, cookies, onForgery }: Options) {
  const ours = new URL(house.settings.publicUrl).origin
  return new Hono().post('/session/leave', async (c) => {
    if (!hasOwnOrigin(c.req.raw, ours)) {
      onForgery(c.req.raw)
      throw foreignOrigin()
    }
    await signOutOnLeave(c, { house, cookies })
    return c.body(null, 204)
  })
}
