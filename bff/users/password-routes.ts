import { type OwnPassword, OwnPasswordChange, type OwnPasswordChanged } from '@fondly/contracts/bff/own-password.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { changePassword } from '@fondly/core/users/change-password.ts'
import { Hono } from 'hono'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** GET and PUT /api/user/password, for the signed-in person's own password. A change ends all other sessions of this person at once. */
export function passwordRoutes(context: Pick<CoreContext, 'audit' | 'identity' | 'sessions'>) {
  return new Hono<SignedIn>()
    .get('/user/password', async (c) => {
      const { user, tokens } = c.get('session')
      return c.json((await context.identity.readPasswordState(tokens.accessToken, user.id)) satisfies OwnPassword)
    })
    .put('/user/password', async (c) => {
      const outcome = await changePassword(c.get('session'), await readJson(c, OwnPasswordChange), context)
      if (outcome.changed) for (const cookie of outcome.cookies) c.header('set-cookie', cookie, { append: true })
      return c.json((outcome.changed ? { changed: true } : outcome) satisfies OwnPasswordChanged)
    })
}
