import { Hono } from 'hono'
import type { Cookies } from '../door/cookies.ts'
import { notFromOurPages, saysOurOrigin } from '../door/same-origin.ts'
import type { House } from '../house.ts'
import { signedOff } from './signed-off.ts'

type Options = { house: House; cookies: Cookies; onForgery: (request: Request) => void }

/** POST /api/session/leave: 'Leaving the page also logs out'. The beacon of a page that is going follows the redirect to the sign-off. */
export function leaveRoutes({ house, cookies, onForgery }: Options) {
  const ours = new URL(house.settings.publicUrl).origin
  return new Hono().post('/session/leave', async (c) => {
    if (!saysOurOrigin(c.req.raw, ours)) {
      onForgery(c.req.raw)
      throw notFromOurPages()
    }
    const location = await signedOff(c, { house, cookies, landing: '/thankyou' })
    // Should the browser not get as far as identity, the next sign-in asks for the password again.
    if (location) cookies.askAgain.write(c, '1')
    return location ? c.redirect(location, 303) : c.body(null, 204)
  })
}
