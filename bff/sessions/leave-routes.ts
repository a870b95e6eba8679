import { Hono } from 'hono'
import type { Cookies } from '../http/cookies.ts'
import { notFromOurPages, saysOurOrigin } from '../http/same-origin.ts'
import type { House } from '@fondly/core/context.ts'
import { signedOffInPassing } from './sign-out.ts'

type Options = { house: House; cookies: Cookies; onForgery: (request: Request) => void }

/** POST /api/session/leave: 'Leaving the page also logs out'. It is a beacon of a page that is going: nobody reads the answer. */
export function leaveRoutes({ house, cookies, onForgery }: Options) {
  const ours = new URL(house.settings.publicUrl).origin
  return new Hono().post('/session/leave', async (c) => {
    if (!saysOurOrigin(c.req.raw, ours)) {
      onForgery(c.req.raw)
      throw notFromOurPages()
    }
    await signedOffInPassing(c, { house, cookies })
    return c.body(null, 204)
  })
}
