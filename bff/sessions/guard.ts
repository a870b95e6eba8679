import type { Role } from '@fondly/domain/user/user.ts'
import { createMiddleware } from 'hono/factory'
import type { Cookies } from '../http/cookies.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { notSignedIn, notAllowed } from '@fondly/core/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { checkSession } from '@fondly/core/sessions/check-session.ts'
import type { Session } from '@fondly/core/sessions/sessions.ts'

/** What a route behind the guard may read. */
export type SignedIn = { Variables: { requestId: string; session: Session } }

export type Guard = { house: CoreContext; cookies: Cookies; changes: RateLimit }

/** Refuses a request without a valid session. */
export function requireSession({ house, cookies, changes }: Guard) {
  return createMiddleware<SignedIn>(async (c, next) => {
    const found = await house.sessions.find(cookies.session.read(c))
    const session = found && (await checkSession(found, house))
    if (!session) {
      // Identity says that the session is over: the next sign-in asks for the password, even if the session there could not be ended.
      if (found) cookies.askAgain.write(c, '1')
      throw notSignedIn()
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await changes(session.user.id)
    await house.sessions.touch(session)
    c.set('session', session)
    await next()
  })
}

/** Refuses signed-in users who have none of these roles. */
export function requireRole(roles: readonly Role[]) {
  return createMiddleware<SignedIn>(async (c, next) => {
    if (!roles.includes(c.get('session').user.role)) throw notAllowed()
    await next()
  })
}
