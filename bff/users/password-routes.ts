import { type OwnPassword, OwnPasswordChange, type OwnPasswordChanged } from '@fondly/contracts/bff/own-password.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** GET and PUT /api/user/password: a signed-in person's own password. Changed, every other session of theirs ends at once. */
export function passwordRoutes({ audit, identity, sessions }: Pick<CoreContext, 'audit' | 'identity' | 'sessions'>) {
  return new Hono<SignedIn>()
    .get('/user/password', async (c) => {
      const { user, tokens } = c.get('session')
      return c.json((await identity.readPasswordState(tokens.accessToken, user.id)) satisfies OwnPassword)
    })
    .put('/user/password', async (c) => {
      const session = c.get('session')
      const { user, tokens } = session
      const outcome = await identity.changePassword(tokens.accessToken, user.id, await readJson(c, OwnPasswordChange))
      if (outcome.changed) {
        for (const line of outcome.cookies) c.header('set-cookie', line, { append: true })
        await sessions.endOthers(session)
        await audit({ event: 'password_changed', userId: user.id, clientId: user.clientId })
      }
      return c.json((outcome.changed ? { changed: true } : outcome) satisfies OwnPasswordChanged)
    })
}
