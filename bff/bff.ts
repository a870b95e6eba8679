import type { Role } from '@fondly/domain/user/user.ts'
import type { Env } from '@fondly/kit/env.ts'
import { migrate, openDatabase } from '@fondly/kit/sql/database.ts'
import { openListener } from '@fondly/kit/sql/listen.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SecurityEventCounts } from '@fondly/contracts/bff/security-events.ts'
import { auditTrail } from './audit/audit.ts'
import { createSecurityLog } from './audit/security-log.ts'
import { brandsIn, type BrandedClient } from './brand/brands.ts'
import { brandRoutes } from './brand/routes.ts'
import { postalDays } from './calendar/postal-days.ts'
import type { Inspect } from './card-print/print-findings.ts'
import { askedAhead } from './catalogue/asked-ahead.ts'
import { cataloguesOf } from './catalogue/catalogues.ts'
import { offersOf } from './catalogue/offers.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { clientsOf } from './client/clients.ts'
import { debugRoutes } from './debug/routes.ts'
import { answerError } from './door/answer-errors.ts'
import { cookiesOf } from './door/cookies.ts'
import { atOnce, perMinute } from './door/rate-limit.ts'
import { notFound, tooLarge } from './door/refused.ts'
import { fromOurPages } from './door/same-origin.ts'
import { countedEverywhere, refusing } from './door/shared-rate-limit.ts'
import { draftsIn } from './drafts/drafts.ts'
import { draftRoutes } from './drafts/routes.ts'
import type { BffSettings, Gateways, House } from './house.ts'
import { noPress, type PressDesk } from './orders/press-desk.ts'
import { orderRoutes } from './orders/routes.ts'
import { pageErrorRoutes } from './page-errors/routes.ts'
import { previewRoutes } from './preview/routes.ts'
import { sealWith } from './seal/seal.ts'
import { proofsIn } from './sending/proofs.ts'
import { sendingRoutes } from './sending/routes.ts'
import { type Pace, sendingsOf } from './sending/sendings.ts'
import { leaveRoutes } from './session/leave-routes.ts'
import { ownSessionsRoutes } from './session/own-sessions-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { sessionsIn } from './session/sessions.ts'
import { signInRoutes } from './session/sign-in-routes.ts'
import { onlyFor, signedIn, type SignedIn } from './session/signed-in.ts'
import { bffMigrations } from './store/migrations.ts'
import { sweep } from './store/sweep.ts'
import type { BffTables } from './store/tables.ts'
import { passwordRoutes } from './user/password-routes.ts'
import { preferencesOf } from './user/preferences.ts'
import { recipientRoutes } from './user/recipient-routes.ts'
import { recipientsIn } from './user/recipients.ts'
import { userRoutes } from './user/routes.ts'
import { streaksOf } from './user/streaks.ts'

export type BffOptions = Gateways & {
  env: Env
  databaseUrl: string
  poolSize: number
  settings: BffSettings
  /** A process that works a sending and is not heard of for so long is taken for dead. */
  leaseMilliseconds?: number
  /** How soon a sending that failed is tried again. */
  pace?: Pick<Pace, 'pollMilliseconds' | 'backOff' | 'patienceMilliseconds'>
  /** Whose request it is, for counting too many of them; launch knows the socket. */
  remoteAddress?: (request: Request) => string
  /** Other rooms' pages of data, such as the press: mounted below /api, for those roles only, behind the same door. */
  mounts?: { path: `/${string}`; roles: readonly Role[]; fetch: (request: Request, userId: string) => Promise<Response> }[]
  /** Where the press stands with an order; without it no order can be withdrawn. */
  press?: PressDesk
  /** Looks at a card as the press will; without it by its layout alone. */
  inspect?: Inspect
}

const BODY = 256 * 1024
const SIGN_INS_A_MINUTE = 240
/** Of one address, which may be a whole office. */
const REGISTRATIONS_AN_HOUR = 60
const HOUR = 60 * 60_000
const CHANGES_A_MINUTE = 600
const SENDS_A_MINUTE = 240
const NEWS_A_MINUTE = 240
const NEWS_AT_ONCE = 20
const SWEEP_EVERY = 10 * 60_000
const REPORT_INTERVAL_MS = 60_000

/** The product's server: /api, over its own tables and four gateways. */
export async function bff(options: BffOptions) {
  const { env, settings, mounts = [], remoteAddress = () => 'anybody' } = options
  const database = openDatabase<BffTables>({
    url: options.databaseUrl,
    schema: 'bff',
    poolSize: options.poolSize,
    onLostConnection: (cause) => env.log.warn('a connection to the database was lost', { cause }),
  })
  await migrate(database, 'bff', bffMigrations)
  const securityLog = createSecurityLog({ database, dataKey: settings.dataKey, clock: env.clock, log: env.log })
  const reporting = setInterval(securityLog.report, REPORT_INTERVAL_MS)
  reporting.unref()
  const house = houseOf(options, database, securityLog.record)
  const listener = openListener({ url: options.databaseUrl, log: env.log })
  const sendings = sendingsOf(house, listener, { leaseMilliseconds: options.leaseMilliseconds, ...options.pace })
  const sweepAll = async () => {
    await sweep(database, env.clock(), settings)
    await house.recipients.clearAgain()
  }
  const sweeping = setInterval(() => {
    sweepAll().catch((cause: unknown) => env.log.warn('what is over could not be removed', { cause }))
  }, SWEEP_EVERY)
  sweeping.unref()
  const working = new Set<{ stop: () => Promise<void> }>()

  const cookies = cookiesOf(settings.publicUrl, settings.absoluteHours)
  const guard = { house, cookies, changes: perMinute(CHANGES_A_MINUTE, env.log) }
  const everywhere = countedEverywhere({ database, env, dataKey: settings.dataKey })
  const signInStarts = refusing(everywhere('sign-ins', SIGN_INS_A_MINUTE))
  const limits = {
    sends: refusing(everywhere('sends', SENDS_A_MINUTE)),
    news: refusing(everywhere('news', NEWS_A_MINUTE)),
    newsAtOnce: atOnce(NEWS_AT_ONCE, env.log),
  }

  const app = new Hono<SignedIn>().basePath('/api')
  app.onError((error, c) => answerError(env.log, error, c))
  app.notFound((c) => answerError(env.log, notFound(), c))
  app.use(async (c, next) => {
    c.set('requestId', env.ids())
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  // A beacon cannot carry what the door asks for; it has a door of its own.
  const onForgery = (request: Request) => securityLog.record({ event: 'cross_site_request', address: remoteAddress(request), code: 'api' })
  app.route('/', leaveRoutes({ house, cookies, onForgery }))
  app.use(fromOurPages(settings.publicUrl, onForgery))
  app.use(
    bodyLimit({
      maxSize: BODY,
      onError: () => {
        throw tooLarge()
      },
    }),
  )

  // Open to everybody.
  app.route('/', signInRoutes({ house, cookies, signInStarts, remoteAddress }))
  app.route('/', sessionRoutes({ house, cookies, arrivals: signInStarts, remoteAddress }))
  app.route('/', brandRoutes({ house, cookies }))
  app.route('/', pageErrorRoutes(house, remoteAddress))

  // From here on for who is signed in; what does not exist is told only to them.
  app.use(signedIn(guard))
  app.route('/', ownSessionsRoutes(house))
  app.route('/', userRoutes(house))
  if (settings.changesPasswords) app.route('/', passwordRoutes(house))
  app.route('/', recipientRoutes(house))
  app.route('/', catalogueRoutes(house))
  app.route('/', draftRoutes(house, sendings))
  app.route('/', previewRoutes(house))
  app.route('/', sendingRoutes(house, sendings, limits))
  app.route('/', orderRoutes(house))
  if (settings.debug) app.route('/', debugRoutes(house, sendings))
  app.get('/security-events', onlyFor(['admin']), (c) => c.json({ counts: securityLog.counts() } satisfies SecurityEventCounts))
  for (const { path, roles, fetch } of mounts) {
    app.use(`${path}/*`, onlyFor(roles))
    app.all(`${path}/*`, (c) => fetch(c.req.raw, c.get('session').user.id))
  }

  return {
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    /** What the page at this address is going to ask for. */
    askedAhead: askedAhead(house, cookies),
    /** Takes from a load folder what is the product's own: branding. */
    load: (documents: { clients: readonly BrandedClient[] }): Promise<void> => house.brands.load(documents.clients),
    /** Count what an identity of ours is asked for; each answers the seconds to wait when its address has asked too often. */
    signOnCounts: {
      step: everywhere('sign-on-steps', SIGN_INS_A_MINUTE),
      registration: everywhere('registrations', REGISTRATIONS_AN_HOUR, HOUR),
    },
    /** Counts a security event and writes it to the audit log. */
    recordSecurityEvent: securityLog.record,
    /** Ends every session of this user: the next page resolves anew who it is and what they may. */
    signOut: (userId: string, { exceptAccessToken }: { exceptAccessToken?: string | undefined } = {}): Promise<void> =>
      house.sessions.endAllOf(userId, exceptAccessToken),
    /** What the sender of an order approved. */
    proofOf: proofsIn(database, house.seal),
    /** Removes what is over; it is done every ten minutes anyway. */
    sweep: sweepAll,
    /** Places the orders of sendings that are due, those of a process that died included, until it is stopped or all is closed. */
    work(): { stop: () => Promise<void> } {
      const worker = sendings.work(env.ids())
      working.add(worker)
      return worker
    },
    /** How a sending ended, for the press: it may have reserved an order. */
    sendingOutcome: sendings.outcome,
    /** Sendings that have neither been sent nor stopped. */
    unfinishedSendings: (): Promise<number> => sendings.unfinished(),
    async close(): Promise<void> {
      clearInterval(sweeping)
      clearInterval(reporting)
      await Promise.all([...working].map((worker) => worker.stop()))
      await listener.close()
      securityLog.report()
      await securityLog.written()
      await database.destroy()
    },
  }
}

export type Bff = Awaited<ReturnType<typeof bff>>

const layoutAlone: Inspect = (pages) => Promise.resolve(preflight(pages))

function houseOf(
  { env, settings, commerce, identity, worker, renderer, press = noPress, inspect = layoutAlone }: BffOptions,
  database: House['database'],
  recordSecurityEvent: House['recordSecurityEvent'],
): House {
  const seal = sealWith(settings.dataKey, env.random)
  const sessions = sessionsIn(database, seal, env, settings)
  const calendar = postalDays(commerce, settings.postalZone, env)
  const clients = clientsOf(commerce, env)
  return {
    env,
    settings,
    commerce,
    identity,
    worker,
    renderer,
    database,
    seal,
    audit: auditTrail(database, env.clock),
    recordSecurityEvent,
    brands: brandsIn(database, env),
    calendar,
    catalogues: cataloguesOf(commerce, env),
    clients,
    drafts: draftsIn(database, seal, env),
    inspect,
    offers: offersOf(commerce, clients, env),
    preferences: preferencesOf(identity, sessions),
    press,
    recipients: recipientsIn({ database, seal, env, identity, sessions }),
    sessions,
    streaks: streaksOf(commerce, calendar, env),
  }
}
