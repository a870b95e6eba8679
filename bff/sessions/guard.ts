import type { Role } from '@fondly/domain/user/user.ts'
import { createMiddleware } from 'hono/factory'
import type { Cookies } from '../http/cookies.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { notSignedIn, notAllowed } from '@fondly/domain/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { findCheckedSession } from '@fondly/core/sessions/check-session.ts'
import type { Session } from '@fondly/core/sessions/sessions.ts'

/** The values that the guard sets for the routes behind it. */
export type SignedIn = { Variables: { requestId: string; session: Session } }

type GuardContext = Pick<CoreContext, 'env' | 'identity' | 'isThroughClosedProvider' | 'sessions'>

/** Refuses a request without a valid session. */
export function requireSession(context: GuardContext, { cookies, changes }: { cookies: Cookies; changes: RateLimit }) {
  return createMiddleware<SignedIn>(async (c, next) => {
    const { session, wasEnded } = await findCheckedSession(cookies.session.read(c), context)
    if (wasEnded) cookies.askAgain.write(c, '1')
    if (!session) throw notSignedIn()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await changes(countedFor(session.user.id, c.req.path))
    await context.sessions.touch(session)
    c.set('session', session)
    await next()
  })
}

/**
 * Returns the key for which a request is counted. Previews of the banner have their own count, because the page requests one at every pause of typing
 * and they change nothing.
 */
export const countedFor = (userId: string, path: string): string => (path.endsWith('/banner/preview') ? `${userId} previews` : userId)

/** Refuses signed-in users who have none of these roles. */
export function requireRole(roles: readonly Role[]) {
  return createMiddleware<SignedIn>(async (c, next) => {
    if (!roles.includes(c.get('session').user.role)) throw notAllowed()
    await next()
  })
}
