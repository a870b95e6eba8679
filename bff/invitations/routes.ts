import { FirstPassword, type FirstPasswordAnswer, type InvitationAnswer, InvitationRequest } from '@fondly/contracts/bff/invitation.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createAcceptInvitation } from '@fondly/core/invitations/accept-invitation.ts'
import { Hono } from 'hono'
import type { Cookies } from '../http/cookies.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'

type Context = Pick<CoreContext, 'audit' | 'brands' | 'clients' | 'database' | 'identity' | 'invitations'>
type Options = { cookies: Cookies; attempts: RateLimit; remoteAddress: (request: Request) => string }

/** POST /api/invitation and PUT /api/invitation/password: for a person with the link of an invitation, who has no session yet. */
export function invitationLinkRoutes(context: Context, { cookies, attempts, remoteAddress }: Options) {
  const invitation = createAcceptInvitation(context)
  return new Hono()
    .post('/invitation', async (c) => {
      await attempts(remoteAddress(c.req.raw))
      const { firstName, email, clientName, policy } = await invitation.look((await readJson(c, InvitationRequest)).token)
      return c.json({ firstName, email, clientName, policy } satisfies InvitationAnswer)
    })
    .put('/invitation/password', async (c) => {
      await attempts(remoteAddress(c.req.raw))
      const { token, password } = await readJson(c, FirstPassword)
      const outcome = await invitation.setPassword(token, password)
      if (!outcome.set) return c.json(outcome satisfies FirstPasswordAnswer)
      // Another person may be signed on at identity in this browser.
      cookies.askAgain.write(c, '1')
      const query = new URLSearchParams({ ...(outcome.clientKey ? { client: outcome.clientKey } : {}), returnTo: '/' })
      return c.json({ set: true, signInPath: `/api/session/sign-in?${query}` } satisfies FirstPasswordAnswer)
    })
}
