import type { SecurityEventCounts } from '@fondly/contracts/bff/security-events.ts'
import type { Core } from '@fondly/core/core.ts'
import { notFound, tooLarge } from '@fondly/domain/refused.ts'
import { createStartSending } from '@fondly/core/sendings/start-sending.ts'
import { createUnacknowledgedOutcomes } from '@fondly/core/sendings/unacknowledged-outcomes.ts'
import type { Role } from '@fondly/domain/user/user.ts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { brandRoutes } from './brands/routes.ts'
import { createFirstScreen } from './catalogue/first-screen.ts'
import { createPreload } from './catalogue/preload.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { contactFileRoutes } from './contacts/import-routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { debugRoutes } from './debug/routes.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { drawnSignatureRoutes } from './drawn-signatures/routes.ts'
import { answerError } from './http/answer-errors.ts'
import { createCookies } from './http/cookies.ts'
import { limitConcurrent, toRateLimit } from './http/rate-limit.ts'
import { isUploadPath } from './http/read-upload.ts'
import { requireOwnOrigin } from './http/same-origin.ts'
import { invitationLinkRoutes } from './invitations/routes.ts'
import { occasionRoutes } from './occasions/occasion-routes.ts'
import { preparedCardRoutes } from './occasions/prepared-card-routes.ts'
import { occasionRuleRoutes } from './occasions/rule-routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { pageErrorRoutes } from './page-errors/routes.ts'
import { pastCardRoutes } from './past-cards/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { savedMessageRoutes } from './saved-messages/routes.ts'
import { addressCheckRoutes } from './sendings/address-check-routes.ts'
import { sendingRoutes } from './sendings/routes.ts'
import { requireRole, requireSession, type SignedIn } from './sessions/guard.ts'
import { leaveRoutes } from './sessions/leave-routes.ts'
import { ownSessionsRoutes } from './sessions/own-sessions-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signInRoutes } from './sessions/sign-in-routes.ts'
import { passwordRoutes } from './users/password-routes.ts'
import { recipientRoutes } from './users/recipient-routes.ts'
import { userRoutes } from './users/routes.ts'

export type BffOptions = {
  core: Core
  /** How long the server waits for the first screen of a page. After this time it sends the page without its first screen. */
  firstScreenWaitMs?: number
  /** Returns the network address for which rate limits count a request. Only `launch` can know it, because it has the socket. */
  remoteAddress?: (request: Request) => string
  /** How many processes serve together on one port. */
  processes?: number
  /**
   * Request handlers of other workspaces, such as the press. Each is mounted below /api, behind the same session guard, for users with one of these
   * roles.
   */
  mounts?: { path: `/${string}`; roles: readonly Role[]; fetch: (request: Request, userId: string) => Promise<Response> }[]
}

const MAX_BODY_BYTES = 256 * 1024
const FIRST_SCREEN_WAIT_MS = 100
const SIGN_INS_PER_MINUTE = 240
/** The limit for one network address, which a whole office may share. */
const REGISTRATIONS_PER_HOUR = 60
const HOUR_MS = 60 * 60_000
/** The limit for one network address. Nobody can guess a token; the limit protects the database and identity from a program that repeats requests. */
const INVITATION_REQUESTS_PER_MINUTE = 60
/** The limit for one administrator. */
const UPLOADS_PER_HOUR = 120
/** The limit for one user. An export is a download of the whole address book, which is rare. */
const EXPORTS_PER_HOUR = 30
const CHANGES_PER_MINUTE = 600
/** The limit for one user. The order form asks for one check of each address that the user types. */
const ADDRESS_CHECKS_PER_MINUTE = 60
const SENDS_PER_MINUTE = 240
/** The limit for one user. */
const SIGNATURE_CHANGES_PER_MINUTE = 60
/** The limit for one user. The order form sends a request when the user pauses while typing an address. */
const PAST_CARDS_PER_MINUTE = 120
/** The limit for one user. The order form sends a request at each pause of typing. */
const CONTACT_SEARCHES_PER_MINUTE = 240
const NEWS_PER_MINUTE = 240
const MAX_CONCURRENT_NEWS = 20

/** The HTTP interface of our own page: everything below /api. */
export function createBff({
  core,
  firstScreenWaitMs = FIRST_SCREEN_WAIT_MS,
  mounts = [],
  remoteAddress = () => 'anybody',
  processes = 1,
}: BffOptions) {
  const { context, sendings, sharedCounters } = core
  const { each: count, inBlocks } = sharedCounters
  const { env, settings, recordSecurityEvent } = context
  const cookies = createCookies(settings.publicUrl, settings.absoluteHours)
  const changes = toRateLimit(inBlocks('changes', CHANGES_PER_MINUTE))
  const signInStarts = toRateLimit(count('sign-ins', SIGN_INS_PER_MINUTE))
  const limits = {
    sends: toRateLimit(count('sends', SENDS_PER_MINUTE)),
    news: toRateLimit(inBlocks('news', NEWS_PER_MINUTE)),
    newsAtOnce: limitConcurrent(Math.ceil(MAX_CONCURRENT_NEWS / processes), env.log),
  }

  const app = new Hono<SignedIn>().basePath('/api')
  app.onError((error, c) => answerError(env.log, error, c))
  app.notFound((c) => answerError(env.log, notFound(), c))
  app.use(async (c, next) => {
    c.set('requestId', env.ids())
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  const onForgery = (request: Request) => recordSecurityEvent({ event: 'cross_site_request', address: remoteAddress(request), code: 'api' })
  // The browser sends this request as a beacon, which cannot carry the header that `requireOwnOrigin` demands. So this route stands before that
  // check.
  app.route('/', leaveRoutes(context, { cookies, onForgery }))
  app.use(requireOwnOrigin(settings.publicUrl, onForgery))
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw tooLarge()
    },
  })
  app.use((c, next) => (isUploadPath(c.req.path) ? next() : limitBody(c, next)))

  // Routes without a session.
  app.route('/', signInRoutes(context, { cookies, signInStarts, remoteAddress }))
  app.route('/', sessionRoutes(context, { cookies, handOvers: signInStarts, remoteAddress }))
  app.route('/', brandRoutes(context, cookies))
  const attempts = toRateLimit(count('invitations', INVITATION_REQUESTS_PER_MINUTE))
  app.route('/', invitationLinkRoutes(context, { cookies, attempts, remoteAddress }))
  app.route('/', pageErrorRoutes(context, remoteAddress))

  // Routes with a session. Without one, every address below answers 401, even if it does not exist.
  app.use(requireSession(context, { cookies, changes }))
  app.route('/', ownSessionsRoutes(context))
  app.route('/', userRoutes(context))
  if (settings.changesPasswords) app.route('/', passwordRoutes(context))
  app.route('/', recipientRoutes(context))
  app.route('/', catalogueRoutes(context))
  app.route('/', draftRoutes(context, sendings))
  app.route('/', previewRoutes(context))
  const checks = toRateLimit(inBlocks('address checks', ADDRESS_CHECKS_PER_MINUTE))
  app.route('/', addressCheckRoutes(context, checks))
  app.route('/', deliveryRoutes(context))
  app.route('/', pastCardRoutes(context, toRateLimit(inBlocks('past cards', PAST_CARDS_PER_MINUTE))))
  app.route('/', occasionRoutes(context))
  app.route('/', occasionRuleRoutes(context))
  app.route('/', preparedCardRoutes(context))
  app.route('/', contactRoutes(context, { searches: toRateLimit(inBlocks('contact searches', CONTACT_SEARCHES_PER_MINUTE)), checks }))
  app.route('/', savedMessageRoutes(context))
  app.route('/', drawnSignatureRoutes(context, toRateLimit(inBlocks('signature changes', SIGNATURE_CHANGES_PER_MINUTE))))
  const startSending = createStartSending(context, { sendings, countSending: limits.sends })
  const outcomes = createUnacknowledgedOutcomes(context, sendings)
  app.route('/', sendingRoutes({ startSending, sendings, outcomes, limits, log: env.log }))
  app.route('/', orderRoutes(context))
  const uploads = toRateLimit(count('uploads', UPLOADS_PER_HOUR, HOUR_MS))
  app.route('/', contactFileRoutes(context, { uploads, exports: toRateLimit(count('contact exports', EXPORTS_PER_HOUR, HOUR_MS)) }))
  app.route('/', dashboardRoutes(context, uploads))
  if (settings.debug) app.route('/', debugRoutes(context, sendings))
  app.get('/security-events', requireRole(['admin']), (c) => c.json({ counts: core.securityEventCounts() } satisfies SecurityEventCounts))
  for (const { path, roles, fetch } of mounts) {
    app.use(`${path}/*`, requireRole(roles))
    app.all(`${path}/*`, (c) => fetch(c.req.raw, c.get('session').user.id))
  }

  return {
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    /** Every route, by method and path pattern. The method 'ALL' marks a mount or a middleware. */
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    /** Lists the requests that the page at this address will make. */
    preload: createPreload(context, cookies),
    /** Reads what the page at this address shows first; undefined when that cannot be read in time. */
    firstScreen: createFirstScreen(context, { cookies, waitMs: firstScreenWaitMs }),
    /** Rate limits for an embedded identity. Each function counts a request and returns the seconds to wait when its address has sent too many. */
    signOnCounts: {
      step: count('sign-on-steps', SIGN_INS_PER_MINUTE),
      registration: count('registrations', REGISTRATIONS_PER_HOUR, HOUR_MS),
    },
  }
}

export type Bff = ReturnType<typeof createBff>
