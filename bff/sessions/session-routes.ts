import { RecipientHandOver } from '@fondly/contracts/bff/prefill.ts'
import type { Session as SessionAnswer, SignOutAnswer } from '@fondly/contracts/bff/session.ts'
import { SignOutRequest } from '@fondly/contracts/bff/sign-in-requests.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { findCheckedSession } from '@fondly/core/sessions/check-session.ts'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { brandAnswer } from '../brands/brand-answer.ts'
import type { Cookies } from '../http/cookies.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import { createSignedInAnswer } from './session-answer.ts'
import { createBrowserSignOut } from './sign-out.ts'

type SessionContext = Pick<
  CoreContext,
  | 'audit'
  | 'brands'
  | 'clients'
  | 'commerce'
  | 'env'
  | 'identity'
  | 'judgeRegistrant'
  | 'monthlyCardCount'
  | 'recipients'
  | 'isThroughClosedProvider'
  | 'sessions'
  | 'settings'
  | 'worker'
>

type Options = { cookies: Cookies; handOvers: RateLimit; remoteAddress: (request: Request) => string }

/** The routes that say who is signed in, and the routes that sign out. */
export function sessionRoutes(context: SessionContext, { cookies, handOvers, remoteAddress }: Options) {
  const { brands, recipients, settings } = context
  const answerSignedIn = createSignedInAnswer(context)
  const { signOut } = createBrowserSignOut(context, cookies)

  return new Hono<{ Variables: { requestId: string } }>()
    .get('/session', async (c) => {
      c.header('cache-control', 'no-store')
      const { flowUrls, sentryDsn } = settings
      // The page polls this every 60 s, so it does not count as activity of the user.
      const { session, wasEnded } = await findCheckedSession(cookies.session.read(c), context)
      if (wasEnded) cookies.askAgain.write(c, '1')
      // With again=1 the page only checks whether the session still exists, so the request does not count as a page load.
      const isPageLoad = c.req.query('again') !== '1'
      const clientSlug = cookies.client.read(c)
      if (session) return c.json(await answerSignedIn(session, { clientSlug, isPageLoad }))
      // The session of this cookie has ended, so delete the cookie.
      if (cookies.session.read(c)) cookies.session.clear(c)
      const brand = brandAnswer(await brands.of(clientSlug), settings)
      return c.json({ signedIn: false, brand, demo: settings.mode === 'demo', flowUrls, sentryDsn } satisfies SessionAnswer)
    })

    .post('/session/arrival', async (c) => {
      await handOvers(remoteAddress(c.req.raw))
      const { recipient } = await readJson(c, RecipientHandOver)
      cookies.linkRecipient.write(c, await recipients.handOver(recipient))
      return c.body(null, 204)
    })

    .post('/session/sign-out', async (c) => {
      const { landing } = await readJson(c, SignOutRequest)
      return c.json((await signOut(c, landing === 'thankyou' ? '/thankyou' : '/')) satisfies z.infer<typeof SignOutAnswer>)
    })
}
