import type { Session as SessionAnswer, SignOutAnswer } from '@fondly/contracts/bff/session.ts'
import { dashboardLink } from '@fondly/domain/client/dashboard-link.ts'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { brandAnswer } from '../brand/brand-answer.ts'
import type { Cookies } from '../door/cookies.ts'
import type { House } from '../house.ts'
import { checkSession } from './check-session.ts'
import type { Session } from './sessions.ts'

/** Who is signed in, and out again. */
export function sessionRoutes({ house, cookies }: { house: House; cookies: Cookies }) {
  const { brands, clients, settings, sessions, streaks } = house

  return new Hono<{ Variables: { requestId: string } }>()
    .get('/session', async (c) => {
      c.header('cache-control', 'no-store')
      const brand = brandAnswer(await brands.of(cookies.client.read(c)), settings)
      const demo = settings.mode === 'demo'
      const session = await present(c)
      if (!session) {
        // A cookie whose session is over is of no more use.
        if (cookies.session.read(c)) cookies.session.clear(c)
        return c.json({ signedIn: false, brand, demo } satisfies SessionAnswer)
      }
      const { user } = session
      const [banner, cardsThisMonth] = await Promise.all([
        bannerOf(session),
        streaks.cardsThisMonth({ customerId: user.customerId, email: user.email }),
      ])
      const answer: SessionAnswer = {
        signedIn: true,
        brand,
        demo,
        debug: settings.debug,
        user: {
          firstName: user.firstName,
          lastName: user.lastName,
          email: user.email,
          role: user.role,
          language: user.language,
          languages: user.languages,
          favorites: user.favorites,
          recents: user.recents,
          darkMode: user.darkMode,
        },
        client: { id: user.clientId, name: user.clientName },
        dashboardUrl: await dashboardOf(session),
        banner,
        cardsThisMonth,
      }
      return c.json(answer)
    })

    .post('/session/sign-out', async (c) => {
      const session = await sessions.find(cookies.session.read(c))
      cookies.session.clear(c)
      if (!session) return c.json({ location: '/' } satisfies z.infer<typeof SignOutAnswer>)
      await sessions.end(session.idHash)
      await house.audit({ event: 'sign_out', userId: session.user.id, clientId: session.user.clientId })
      const location = house.identity.signOffLocation({ idToken: session.tokens.idToken, postLogoutRedirectUri: `${settings.publicUrl}/` })
      return c.json({ location } satisfies z.infer<typeof SignOutAnswer>)
    })

  // The page asks every 60 s by itself, so this does not count as the user's doing.
  async function present(c: Context): Promise<Session | undefined> {
    const session = await sessions.find(cookies.session.read(c))
    return session && checkSession(session, house)
  }

  /** Of the user's own client; the cookie only chooses how the page looks. A client without a key has no place there. */
  async function dashboardOf({ user: { clientId, role } }: Session): Promise<string | null> {
    const brand = await brands.ofClient(clientId)
    if (!brand?.slug) return null
    return dashboardLink({ dashboardUrl: settings.dashboardUrl, clientKey: brand.slug, policy: brand.policy, role }) ?? null
  }

  /** A decoration: the page is whole without it. */
  async function bannerOf({ user }: Session) {
    try {
      return (await clients.banner(user.clientId, user.language)) ?? null
    } catch (cause) {
      house.env.log.warn('the banner could not be read', { clientId: user.clientId, cause })
      return null
    }
  }
}
