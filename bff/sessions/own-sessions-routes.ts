import type { OwnSessions } from '@fondly/contracts/bff/own-sessions.ts'
import type { Tokens } from '@fondly/gateways/identity/identity.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
import { Hono } from 'hono'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { notFound } from '@fondly/core/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { SignedIn } from './guard.ts'

/** GET /api/sessions: where the user is signed in. DELETE /api/sessions/{id}, or of all others at once, ends them with their next request, and at identity. */
export function ownSessionsRoutes({ audit, env, identity, sessions }: CoreContext) {
  return new Hono<SignedIn>()
    .get('/sessions', async (c) => {
      const list = await sessions.ofUser(c.get('session'))
      return c.json({
        sessions: list.map(({ id, device, begunAt, seenAt, isThis }) => ({
          id,
          ...device,
          begunAt: begunAt.toISOString(),
          seenAt: seenAt.toISOString(),
          isThis,
        })),
      } satisfies OwnSessions)
    })
    .delete('/sessions/:id', async (c) => {
      const { user } = c.get('session')
      const ended = await sessions.endOthers(c.get('session'), c.req.param('id'))
      // 404 for this session, which signs out by another route, and for one that has ended already.
      if (ended.length === 0) throw notFound()
      await audit({ event: 'sign_out_elsewhere', userId: user.id, clientId: user.clientId, code: 'one' })
      await endAtIdentity(ended)
      return c.body(null, 204)
    })
    .delete('/sessions', async (c) => {
      const { user } = c.get('session')
      const ended = await sessions.endOthers(c.get('session'))
      if (ended.length > 0) await audit({ event: 'sign_out_elsewhere', userId: user.id, clientId: user.clientId, code: 'all-others' })
      await endAtIdentity(ended)
      return c.body(null, 204)
    })

  /** Here they are over whatever identity says: where it cannot end a sign-on, the next one from there asks for the password. */
  async function endAtIdentity(ended: Tokens[]): Promise<void> {
    await inParallel(ended, MAX_CONCURRENT_CALLS, (tokens) =>
      identity
        .endSignOn(tokens)
        .catch((error: unknown) => logFailure(env.log, 'a sign-on elsewhere could not be ended at identity', error)),
    )
  }
}

const MAX_CONCURRENT_CALLS = 4
