import type { RefusalReason } from '@fondly/contracts/bff/session.ts'
import type { SignedInTo } from '@fondly/contracts/bff/sign-in.ts'
import { FragmentTokens, SignInQuery } from '@fondly/contracts/bff/sign-in-requests.ts'
import { parseDevice } from '@fondly/domain/user/device.ts'
import type { SignedOn } from '@fondly/gateways/identity/identity.ts'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { signInPolicy } from '@fondly/core/brands/brands.ts'
import { answerError, retryAfter } from '../http/answer-errors.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { Cookies } from '../http/cookies.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { refusalPage } from '../http/refusal-page.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createCompleteSignIn, isNonceMismatch, signInFailure } from '@fondly/core/sessions/complete-sign-in.ts'
import { clientOfPath, localPath } from './local-path.ts'
import { type StoredSignIn, createPendingSignIns } from '@fondly/core/sessions/pending-sign-ins.ts'

type SignInContext = Pick<
  CoreContext,
  | 'audit'
  | 'brands'
  | 'clients'
  | 'commerce'
  | 'database'
  | 'env'
  | 'identity'
  | 'judgeRegistrant'
  | 'recipients'
  | 'recordSecurityEvent'
  | 'seal'
  | 'sessions'
  | 'settings'
  | 'worker'
>

type Options = { cookies: Cookies; signInStarts: RateLimit; remoteAddress: (request: Request) => string }

type RequestContext = Context<{ Variables: { requestId: string } }>

/**
 * The routes of a sign-in. The browser goes to identity through the first, and comes back with a code through the second. The third takes tokens that
 * came in the fragment of the address.
 */
export function signInRoutes(context: SignInContext, { cookies, signInStarts, remoteAddress }: Options) {
  const { env, identity, brands, recordSecurityEvent, sessions, settings } = context
  const pendingSignIns = createPendingSignIns(context.database, context.seal, env)
  const completeSignIn = createCompleteSignIn(context)
  const redirectUri = `${settings.publicUrl}/api/session/callback`

  return (
    new Hono<{ Variables: { requestId: string } }>()
      .get('/session/sign-in', async (c) => {
        await signInStarts(remoteAddress(c.req.raw))
        const query = z.safeParse(SignInQuery, c.req.query())
        const wishes = query.success ? query.data : {}
        const returnTo = localPath(wishes.returnTo, settings.publicUrl)
        const clientOfDashboard = wishes.client === undefined ? clientOfPath(returnTo) : undefined
        const request = clientOfDashboard ? { ...wishes, client: clientOfDashboard, autoredirect: 'true' } : wishes
        const slug = request.client ?? cookies.client.read(c)
        const brand = await brands.find(slug)
        // Refuse an unknown client in the address. Ignore an unknown client in a cookie, because the cookie may be old.
        if (!brand && request.client !== undefined) return refuse(c, 'unknown-client')
        if (!brand) cookies.client.clear(c)
        else if (request.client) cookies.client.write(c, request.client)
        if (request.autoredirect === 'true') cookies.autoredirect.write(c, 'true')
        else if (request.client !== undefined || request.autoredirect === 'false') cookies.autoredirect.clear(c)

        const askAgain = cookies.askAgain.read(c) !== undefined
        const { location, pending } = await identity.beginSignIn({
          redirectUri,
          policy: signInPolicy(brand ?? (await brands.of(undefined))),
          ...(askAgain ? { prompt: 'login' as const } : {}),
        })
        cookies.signIn.write(c, await pendingSignIns.keep({ pending, returnTo, anew: askAgain }, cookies.signIn.read(c)))
        return c.redirect(location, 302)
      })

      .get('/session/callback', async (c) => {
        await signInStarts(remoteAddress(c.req.raw))
        // Tokens come after the # of the address, which a browser never sends to a server. The page reads them there and posts them to
        // /session/tokens.
        if (settings.fragmentTokens && c.req.query('state') === undefined) return c.redirect('/', 303)
        const stored = await pendingSignIns.take(c.req.query('state') ?? '', cookies.signIn.read(c))
        // The Back and Reload buttons request this address a second time. If the browser is signed in by now, just continue.
        if (!stored && (await sessions.find(cookies.session.read(c)))) return c.redirect('/', 303)
        if (!stored) {
          recordSecurityEvent({ event: 'state_mismatch', address: remoteAddress(c.req.raw) })
          return refuse(c, 'access-denied')
        }

        const address = new URL(c.req.url)
        return c.redirect(await comeIn(c, stored, await identity.finishSignIn(redirectUri + address.search, stored.pending)), 303)
      })

      .post('/session/tokens', async (c) => {
        await signInStarts(remoteAddress(c.req.raw))
        if (!settings.fragmentTokens) throw notFound()
        const { state, ...tokens } = await readJson(c, FragmentTokens)
        const stored = await pendingSignIns.take(state, cookies.signIn.read(c))
        if (!stored) recordSecurityEvent({ event: 'state_mismatch', address: remoteAddress(c.req.raw) })
        const location = !stored
          ? whereRefused(c, 'access-denied')
          : await identity
              .acceptTokens(tokens, stored.pending)
              .catch((error: unknown) => {
                if (!isNonceMismatch(error))
                  recordSecurityEvent({ event: 'bad_token', address: remoteAddress(c.req.raw), code: 'fragment' })
                throw error
              })
              .then((signedOn) => comeIn(c, stored, signedOn))
              .catch((error: unknown) => whereFailed(c, error))
        return c.json({ location } satisfies z.infer<typeof SignedInTo>)
      })

      // The browser opens these addresses directly, without our page. So a failure must be a page too.
      .onError((error, c) => {
        if (error instanceof Refused && error.because === 'too-many-requests') {
          const { code, params } = error
          return refusalPage(c.req.raw, { status: 429, code, params }, Object.entries(retryAfter(error)))
        }
        if (error instanceof Refused) return answerError(env.log, error, c)
        return c.redirect(whereFailed(c, error), 303)
      })
  )

  /** Turns a sign-on at identity into a session, or refuses it. Returns the address that the browser opens next. */
  async function comeIn(c: RequestContext, stored: StoredSignIn, signedOn: SignedOn): Promise<string> {
    const result = await completeSignIn(stored, signedOn, {
      sessionCookie: cookies.session.read(c),
      handOverCookie: cookies.linkRecipient.read(c),
      device: parseDevice(c.req.header('user-agent')),
    })
    if (result.kind === 'prove-again') {
      cookies.askAgain.write(c, '1')
      return `/api/session/sign-in?${new URLSearchParams({ returnTo: stored.returnTo })}`
    }
    if (result.kind === 'refused') {
      const { reason } = result
      if (reason === 'locked' || reason === 'disabled') return whereRefused(c, reason)
      cookies.askAgain.write(c, '1')
      return `/invitation?registration=${reason === 'registration-waiting' ? 'waiting' : 'closed'}`
    }
    cookies.linkRecipient.clear(c)
    cookies.session.write(c, result.cookie)
    cookies.askAgain.clear(c)
    return stored.returnTo
  }

  /**
   * Returns the address of the error page (section 8). The next sign-in asks for the password, because otherwise identity would repeat the refused
   * sign-on.
   */
  function whereRefused(c: RequestContext, reason: RefusalReason): string {
    if (reason !== 'unknown-client') cookies.askAgain.write(c, '1')
    return `/error?${new URLSearchParams({ reason, reference: c.get('requestId'), time: env.clock().toISOString() })}`
  }

  function refuse(c: RequestContext, reason: RefusalReason): Response {
    return c.redirect(whereRefused(c, reason), 303)
  }

  function whereFailed(c: RequestContext, error: unknown): string {
    if (isNonceMismatch(error)) recordSecurityEvent({ event: 'nonce_mismatch', address: remoteAddress(c.req.raw) })
    logFailure(env.log, 'A sign-in failed.', error, { requestId: c.get('requestId') })
    return whereRefused(c, signInFailure(error))
  }
}
