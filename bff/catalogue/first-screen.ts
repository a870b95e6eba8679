import { setTimeout as wait } from 'node:timers/promises'
import type { FirstScreen } from '@fondly/contracts/bff/first-screen.ts'
import { readCatalogue } from '@fondly/core/catalogue/read-catalogue.ts'
import type { Session } from '@fondly/core/sessions/sessions.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { Context } from 'hono'
import type { Cookies } from '../http/cookies.ts'
import { createSignedInAnswer } from '../sessions/session-answer.ts'

/** The server draws no first screen of a larger catalogue, because the drawing would delay other requests. */
const MAX_DRAWN_CARDS = 2_000
/** The first screen accepts a session without asking identity if identity confirmed it within this time (core/sessions/check-session.ts). */
const CHECKED_FOR_MS = 60_000

type FirstScreenContext = Parameters<typeof createSignedInAnswer>[0] &
  Parameters<typeof readCatalogue>[1] & { isThroughClosedProvider: (session: Session) => Promise<boolean> }

/**
 * Creates the function that reads what the catalogue shows first to the user of a request. It returns undefined for another address, for a filtered
 * catalogue, without a valid session, and when the data is not there within `waitMs`. It never ends a session or renews a token, because the requests
 * of the page do so.
 */
export function createFirstScreen(context: FirstScreenContext, { cookies, waitMs }: { cookies: Cookies; waitMs: number }) {
  const { sessions, catalogues, identity, env, isThroughClosedProvider } = context
  const answerSignedIn = createSignedInAnswer(context)

  return async (request: Request): Promise<FirstScreen | undefined> => {
    const { pathname, search } = new URL(request.url)
    const isNarrowed = /(?:^|; )(?:__Host-)?cgid=[^;]/.test(request.headers.get('cookie') ?? '')
    if (pathname !== '/' || search !== '' || isNarrowed) return undefined
    const reading = read(new Context(request)).catch((cause: unknown) => {
      env.log.warn('The first screen of a page could not be read.', { cause })
      return undefined
    })
    return Promise.race([reading, wait(waitMs, undefined, { ref: false })])
  }

  async function read(c: Context): Promise<FirstScreen | undefined> {
    const session = await sessions.find(cookies.session.read(c))
    if (!session || !(await isAccepted(session))) return undefined
    const catalogue = catalogues.known(session.user) ?? (await loadCatalogue(session.user))
    if (!catalogue || catalogue.cards.length > MAX_DRAWN_CARDS) return undefined
    return { session: await answerSignedIn(session, { clientSlug: cookies.client.read(c), isPageLoad: false }), catalogue }
  }

  /** This process may not have sent the catalogue yet, because several processes answer. It is loaded for the page, which asks for it next. */
  async function loadCatalogue(user: Session['user']): Promise<FirstScreen['catalogue'] | undefined> {
    try {
      await readCatalogue(user, context)
    } catch (error) {
      if (error instanceof Refused) return undefined
      throw error
    }
    return catalogues.known(user)
  }

  async function isAccepted(session: Session): Promise<boolean> {
    const now = env.clock().getTime()
    if (now - session.checkedAt.getTime() < CHECKED_FOR_MS) return true
    if (session.tokens.expiresAt.getTime() <= now || (await isThroughClosedProvider(session))) return false
    return identity.isActive(session.tokens.accessToken)
  }
}
