import { RecipientHandOver } from '@fondly/contracts/bff/prefill.ts'
import type { Session as SessionAnswer, SignOutAnswer } from '@fondly/contracts/bff/session.ts'
import { SignOutRequest } from '@fondly/contracts/bff/sign-in-requests.ts'
import { seesReporting } from '@fondly/domain/user/role.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { findCheckedSession } from '@fondly/core/sessions/check-session.ts'
import { createReadSessionOverview } from '@fondly/core/sessions/session-overview.ts'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { brandAnswer } from '../brands/brand-answer.ts'
import type { Cookies } from '../http/cookies.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
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

/** The routes that tell who is signed in, and that sign out. */
export function sessionRoutes(context: SessionContext, { cookies, handOvers, remoteAddress }: Options) {
  const { brands, recipients, settings } = context
  const readOverview = createReadSessionOverview(context)
  const { signOut } = createBrowserSignOut(context, cookies)

  return new Hono<{ Variables: { requestId: string } }>()
    .get('/session', async (c) => {
      c.header('cache-control', 'no-store')
      const { flowUrls, sentryDsn } = settings
      // The page polls this every 60 s, so it does not count as activity of the user.
      const { session, wasEnded } = await findCheckedSession(cookies.session.read(c), context)
      if (wasEnded) cookies.askAgain.write(c, '1')
      // Somebody who is signed in sees the brand of their own client, wherever the sign-in began.
      const own = session && (await brands.ofClient(session.user.clientId))
      const brand = brandAnswer(own ?? (await brands.of(cookies.client.read(c))), settings)
      const page = { brand, demo: settings.mode === 'demo', flowUrls, sentryDsn }
      if (!session) {
        // Delete a cookie whose session has ended.
        if (cookies.session.read(c)) cookies.session.clear(c)
        return c.json({ signedIn: false, ...page } satisfies SessionAnswer)
      }
      const { user } = session
      // With again=1 the page only checks whether the session still exists; that is no page load.
      const { banner, dashboardUrl, recipient, wantedMailDate, isBeingResolved, cardsThisMonth } = await readOverview(session, {
        isPageLoad: c.req.query('again') !== '1',
      })
      return c.json({
        signedIn: true,
        ...page,
        debug: settings.debug,
        user: {
          firstName: user.firstName,
          lastName: user.lastName,
          email: user.email,
          role: user.role,
          reportingUsers: seesReporting(user.role) ? (user.reportingUsers ?? []) : [],
          pageLanguage: user.pageLanguage,
          language: user.language,
          languages: user.languages,
          favorites: user.favorites,
          recents: user.recents,
          darkMode: user.darkMode,
        },
        client: { id: user.clientId, name: user.clientName },
        dashboardUrl: dashboardUrl ?? null,
        mayChangePassword: settings.changesPasswords ?? false,
        maySignByHand: !settings.drawnElsewhere,
        secondFactorsUrl: settings.secondFactorsUrl ?? null,
        banner: banner ?? null,
        singleSend: user.singleSend ?? false,
        recipient: recipient ?? null,
        ...(wantedMailDate ? { shippingDate: wantedMailDate } : {}),
        isBeingResolved,
        cardsThisMonth,
      } satisfies SessionAnswer)
    })

    .post('/session/arrival', async (c) => {
      await handOvers(remoteAddress(c.req.raw))
      const { recipient } = await readJson(c, RecipientHandOver)
      cookies.handOver.write(c, await recipients.handOver(recipient))
      return c.body(null, 204)
    })

    .post('/session/sign-out', async (c) => {
      const { landing } = await readJson(c, SignOutRequest)
      return c.json((await signOut(c, landing === 'thankyou' ? '/thankyou' : '/')) satisfies z.infer<typeof SignOutAnswer>)
    })
}
