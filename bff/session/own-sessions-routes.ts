import type { OwnSessions } from '@fondly/contracts/bff/own-sessions.ts'
import { Hono } from 'hono'
import { notFound } from '../door/refused.ts'
import type { House } from '../house.ts'
import type { SignedIn } from './signed-in.ts'

/** GET /api/sessions: where the user is signed in. DELETE /api/sessions/{id}, or of all others at once, ends them with their next request. */
export function ownSessionsRoutes({ audit, sessions }: House) {
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
      const [ended] = await sessions.endOthers(c.get('session'), c.req.param('id'))
      // Signing out here is another matter; one that is over already is what was wanted.
      if (!ended) throw notFound()
      await audit({ event: 'sign_out_elsewhere', userId: user.id, clientId: user.clientId, code: 'one' })
      return c.body(null, 204)
    })
    .delete('/sessions', async (c) => {
      const { user } = c.get('session')
      const ended = await sessions.endOthers(c.get('session'))
      if (ended.length > 0) await audit({ event: 'sign_out_elsewhere', userId: user.id, clientId: user.clientId, code: 'all-others' })
      return c.body(null, 204)
    })
}
