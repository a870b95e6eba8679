import { FragmentTokens, SignInQuery, type RefusalReason, type SignedInTo } from '@fondly/contracts/bff/session.ts'
import { isForRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { parseDevice } from '@fondly/domain/user/device.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { SignedOn } from '@fondly/gateways/identity/identity.ts'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { signInPolicy } from '@fondly/core/brands/brands.ts'
import { answerError } from '../http/answer-errors.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { Cookies } from '../http/cookies.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import { notFound, Refused } from '@fondly/core/refused.ts'
import { tooManyPage } from '../http/too-many-page.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { ResolutionFailed, resolveUser } from '@fondly/core/users/resolve-user.ts'
import type { Person } from '@fondly/core/users/person.ts'
import { localPath } from './local-path.ts'
import { type StoredSignIn, createPendingSignIns } from '@fondly/core/sessions/pending-sign-ins.ts'

type Options = { house: CoreContext; cookies: Cookies; signInStarts: RateLimit; remoteAddress: (request: Request) => string }

type SignInContext = Context<{ Variables: { requestId: string } }>

/** The two ends of a sign-in, both navigations of the browser's own window: away to identity, and back with a code. */
export function signInRoutes({ house, cookies, signInStarts, remoteAddress }: Options) {
  const { env, identity, brands, recordSecurityEvent, settings } = house
  const pendingSignIns = createPendingSignIns(house.database, house.seal, env)
  const redirectUri = `${settings.publicUrl}/api/session/callback`

  return (
    new Hono<{ Variables: { requestId: string } }>()
      .get('/session/sign-in', async (c) => {
        await signInStarts(remoteAddress(c.req.raw))
        const query = z.safeParse(SignInQuery, c.req.query())
        const wanted = query.success ? query.data : {}
        const slug = wanted.client ?? cookies.client.read(c)
        const brand = await brands.find(slug)
        // Report an unknown key in the address; just forget one from an old cookie.
        if (!brand && wanted.client !== undefined) return refuse(c, 'unknown-client')
        if (!brand) cookies.client.clear(c)
        else if (wanted.client) cookies.client.write(c, wanted.client)
        if (wanted.autoredirect === 'true') cookies.autoredirect.write(c, 'true')
        else if (wanted.client !== undefined || wanted.autoredirect === 'false') cookies.autoredirect.clear(c)

        const askAgain = cookies.askAgain.read(c) !== undefined
        const { location, pending } = await identity.beginSignIn({
          redirectUri,
          policy: signInPolicy(brand ?? (await brands.of(undefined))),
          ...(askAgain ? { prompt: 'login' as const } : {}),
        })
        const returnTo = localPath(wanted.returnTo, settings.publicUrl)
        cookies.signIn.write(c, await pendingSignIns.keep({ pending, returnTo, anew: askAgain }, cookies.signIn.read(c)))
        return c.redirect(location, 302)
      })

      .get('/session/callback', async (c) => {
        await signInStarts(remoteAddress(c.req.raw))
        // The server never receives the part after the #: the browser keeps it for the page, which posts it to us.
        if (settings.fragmentTokens && c.req.query('state') === undefined) return c.redirect('/', 303)
        const kept = await pendingSignIns.take(c.req.query('state') ?? '', cookies.signIn.read(c))
        // Back and reload request this a second time: a browser that is signed in by now just continues.
        if (!kept && (await house.sessions.find(cookies.session.read(c)))) return c.redirect('/', 303)
        if (!kept) {
          recordSecurityEvent({ event: 'state_mismatch', address: remoteAddress(c.req.raw) })
          return refuse(c, 'access-denied')
        }

        const address = new URL(c.req.url)
        return c.redirect(await comeIn(c, kept, await identity.finishSignIn(redirectUri + address.search, kept.pending)), 303)
      })

      .post('/session/tokens', async (c) => {
        await signInStarts(remoteAddress(c.req.raw))
        if (!settings.fragmentTokens) throw notFound()
        const { state, ...tokens } = await readJson(c, FragmentTokens)
        const kept = await pendingSignIns.take(state, cookies.signIn.read(c))
        if (!kept) recordSecurityEvent({ event: 'state_mismatch', address: remoteAddress(c.req.raw) })
        const location = !kept
          ? whereRefused(c, 'access-denied')
          : await identity
              .acceptTokens(tokens, kept.pending)
              .catch((error: unknown) => {
                if (!isNonceMismatch(error))
                  recordSecurityEvent({ event: 'bad_token', address: remoteAddress(c.req.raw), code: 'fragment' })
                throw error
              })
              .then((signedOn) => comeIn(c, kept, signedOn))
              .catch((error: unknown) => whereFailed(c, error))
        return c.json({ location } satisfies z.infer<typeof SignedInTo>)
      })

      // A person is at the other end of these addresses, not our page: a failure is a page too.
      .onError((error, c) => {
        if (error instanceof Refused && error.because === 'too-many-requests') return tooManyPage(c, error)
        if (error instanceof Refused) return answerError(env.log, error, c)
        return c.redirect(whereFailed(c, error), 303)
      })
  )

  /** Turns a sign-on at identity into a session, or refuses it; returns where the browser goes. */
  async function comeIn(c: SignInContext, kept: StoredSignIn, signedOn: SignedOn): Promise<string> {
    if (await mustProveAnew(signedOn, kept)) {
      cookies.askAgain.write(c, '1')
      return `/api/session/sign-in?${new URLSearchParams({ returnTo: kept.returnTo })}`
    }
    const resolved = await resolveUser(signedOn, house)
    if ('refused' in resolved) return whereRefused(c, resolved.refused)
    const { user } = resolved
    await takeArrival(c, user)

    const before = await house.sessions.find(cookies.session.read(c))
    if (before) await house.sessions.end(before.idHash)
    cookies.session.write(c, await house.sessions.begin(user, resolved.tokens, parseDevice(c.req.header('user-agent'))))
    cookies.askAgain.clear(c)
    return kept.returnTo
  }

  /**
   * Whether the user must enter the password again: a browser that was signed out from elsewhere is still signed on at identity, which would let it
   * in without a password.
   */
  async function mustProveAnew({ userId, authenticatedAt }: SignedOn, { anew }: { anew?: boolean }): Promise<boolean> {
    // If the password was asked for in this sign-in, it was proved now, whatever the clocks say.
    return !anew && authenticatedAt !== undefined && house.sessions.isOverElsewhere(userId, authenticatedAt)
  }

  /** Section 4, 'set the recipient from the query or the token': what the browser brought to the sign-in comes first, and before what was kept of another. */
  async function takeArrival(c: Context, user: Person): Promise<void> {
    const arrived = await house.recipients.takeOver(cookies.arrival.read(c))
    cookies.arrival.clear(c)
    if (arrived && Object.keys(arrived).length > 0)
      return house.recipients.keepPrefill(user, { recipient: arrived, shippingDate: undefined })
    if (!user.recipient) return
    const [kept, prefill] = [await house.recipients.kept(user.id), await house.recipients.prefill(user.id)]
    if (prefill && prefill.ofToken !== user.tokenRecipient) return house.recipients.forget(user.id)
    // While the token names the same recipient, what the sender corrected is kept. A new recipient in the token replaces it.
    const holds = kept && kept.ofToken === user.tokenRecipient && isForRecipient(kept, user.recipient)
    if (kept && !holds) await house.recipients.forget(user.id)
  }

  /** Without a session: to the page of section 8, and the next sign-in asks for the password again rather than repeat this one. */
  function whereRefused(c: SignInContext, reason: RefusalReason): string {
    if (reason !== 'unknown-client') cookies.askAgain.write(c, '1')
    return `/error?${new URLSearchParams({ reason, reference: c.get('requestId'), time: env.clock().toISOString() })}`
  }

  function refuse(c: SignInContext, reason: RefusalReason): Response {
    return c.redirect(whereRefused(c, reason), 303)
  }

  function whereFailed(c: SignInContext, error: unknown): string {
    if (isNonceMismatch(error)) recordSecurityEvent({ event: 'nonce_mismatch', address: remoteAddress(c.req.raw) })
    logFailure(env.log, 'a sign-in failed', error, { requestId: c.get('requestId') })
    return whereRefused(c, reasonOf(error))
  }
}

/** Failed after it was known who it is: 'Error logging in'; any other: 'Access Denied'. */
function reasonOf(error: unknown): RefusalReason {
  if (isNonceMismatch(error)) return 'nonce-mismatch'
  return error instanceof ResolutionFailed ? 'login-error' : 'access-denied'
}

const isNonceMismatch = (error: unknown) => error instanceof UpstreamRefused && error.code === 'nonce_mismatch'
