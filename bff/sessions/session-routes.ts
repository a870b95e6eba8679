import { Arrival } from '@fondly/contracts/bff/prefill.ts'
import { type Session as SessionAnswer, type SignOutAnswer, SignOutRequest } from '@fondly/contracts/bff/session.ts'
import { dashboardLink } from '@fondly/domain/client/dashboard-link.ts'
import { seesReporting } from '@fondly/domain/user/role.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import { Hono, type Context } from 'hono'
import type * as z from 'zod/mini'
import { brandAnswer } from '../brands/brand-answer.ts'
import type { Cookies } from '../http/cookies.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { resolveAgainIfDue } from '@fondly/core/users/resolve-again.ts'
import { checkSession } from '@fondly/core/sessions/check-session.ts'
import type { Session } from '@fondly/core/sessions/sessions.ts'
import { signOut } from './sign-out.ts'

type Options = { house: CoreContext; cookies: Cookies; arrivals: RateLimit; remoteAddress: (request: Request) => string }

/** Who is signed in, and out again. */
export function sessionRoutes({ house, cookies, arrivals, remoteAddress }: Options) {
  const { brands, clients, recipients, settings, sessions, streaks } = house

  return new Hono<{ Variables: { requestId: string } }>()
    .get('/session', async (c) => {
      c.header('cache-control', 'no-store')
      const brand = brandAnswer(await brands.of(cookies.client.read(c)), settings)
      const demo = settings.mode === 'demo'
      const { flowUrls } = settings
      const session = await present(c)
      if (!session) {
        // A cookie whose session is over is of no more use.
        if (cookies.session.read(c)) cookies.session.clear(c)
        return c.json({ signedIn: false, brand, demo, flowUrls, sentryDsn: settings.sentryDsn } satisfies SessionAnswer)
      }
      const { user } = session
      const [isBeingResolved, banner, cardsThisMonth] = await Promise.all([
        // With again=1 the page only checks whether the session still exists; that is no page load.
        c.req.query('again') === '1' ? session.isBeingResolved : resolveAgainIfDue(session, house),
        bannerOf(session),
        streaks.cardsThisMonth({ customerId: user.customerId, email: user.email }),
      ])
      const answer: SessionAnswer = {
        signedIn: true,
        brand,
        demo,
        flowUrls,
        debug: settings.debug,
        sentryDsn: settings.sentryDsn,
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
        dashboardUrl: await dashboardOf(session),
        mayChangePassword: settings.changesPasswords ?? false,
        secondFactorsUrl: settings.secondFactorsUrl ?? null,
        banner,
        isBeingResolved,
        singleSend: user.singleSend ?? false,
        ...(await prefillOf(session)),
        cardsThisMonth,
      }
      return c.json(answer)
    })

    .post('/session/arrival', async (c) => {
      await arrivals(remoteAddress(c.req.raw))
      const { recipient } = await readJson(c, Arrival)
      cookies.arrival.write(c, await recipients.handOver(recipient))
      return c.body(null, 204)
    })

    .post('/session/sign-out', async (c) => {
      const { landing } = await readJson(c, SignOutRequest)
      const answer = await signOut(c, { house, cookies, landing: landing === 'thankyou' ? '/thankyou' : '/' })
      return c.json(answer satisfies z.infer<typeof SignOutAnswer>)
    })

  // The page asks every 60 s by itself, so this does not count as the user's doing.
  async function present(c: Context): Promise<Session | undefined> {
    const found = await sessions.find(cookies.session.read(c))
    const session = found && (await checkSession(found, house))
    // Identity says that the session is over: the next sign-in asks for the password, even if the session there could not be ended.
    if (found && !session) cookies.askAgain.write(c, '1')
    return session
  }

  /** Of the user's own client; the cookie only chooses how the page looks. A client without a key has no place there. */
  async function dashboardOf({ user: { clientId, role } }: Session): Promise<string | null> {
    const brand = await brands.ofClient(clientId)
    if (!brand?.slug) return null
    return dashboardLink({ dashboardUrl: settings.dashboardUrl, clientKey: brand.slug, policy: brand.policy, role }) ?? null
  }

  /** What a closed form left comes first, then what the query of / brought, then the token's. */
  async function prefillOf({ user }: Session): Promise<{ recipient: PresetRecipient | null; shippingDate?: string }> {
    const [kept, prefill] = await Promise.all([recipients.kept(user.id), recipients.prefill(user.id)])
    const prefilled = Object.keys(prefill?.recipient ?? {}).length > 0 ? prefill?.recipient : undefined
    const known = readPrefill({ accountNumber: user.accountNumber, ...(kept ?? prefilled ?? user.recipient) })
    const recipient = Object.keys(known).length > 0 ? known : null
    return { recipient, ...(prefill?.shippingDate ? { shippingDate: prefill.shippingDate } : {}) }
  }

  /** A decoration: the page is whole without it. */
  async function bannerOf({ user }: Session) {
    try {
      return (await clients.banner(user.clientId)) ?? null
    } catch (cause) {
      house.env.log.warn('the banner could not be read', { clientId: user.clientId, cause })
      return null
    }
  }
}
