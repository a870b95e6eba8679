import type { OwnSessions } from '@fondly/contracts/bff/own-sessions.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { notFound } from '@fondly/domain/refused.ts'
import { createEndOtherSessions } from '@fondly/core/sessions/end-other-sessions.ts'
import { Hono } from 'hono'
import type { SignedIn } from './guard.ts'

/** GET /api/sessions lists where the user is signed in. DELETE /api/sessions/{id}, or DELETE of all others, ends sessions here and at identity. */
export function ownSessionsRoutes(context: Pick<CoreContext, 'audit' | 'env' | 'identity' | 'sessions'>) {
  const endOtherSessions = createEndOtherSessions(context)

  return new Hono<SignedIn>()
    .get('/sessions', async (c) => {
      const list = await context.sessions.ofUser(c.get('session'))
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
      if ((await endOtherSessions(c.get('session'), c.req.param('id'))) === 0) throw notFound()
      return c.body(null, 204)
    })
    .delete('/sessions', async (c) => {
      await endOtherSessions(c.get('session'))
      return c.body(null, 204)
    })
}
