import type { Fetch } from '@fondly/kit/env.ts'
import { ReplyDropped } from '@fondly/kit/http/reply-dropped.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import type { Product } from '../compose.ts'
import { withBadDays } from './fault-injection.ts'
import { createHeaders } from './headers.ts'
import { findFirstView } from './first-view.ts'
import { isOurHost } from './our-host.ts'
import { refuse } from './refuse.ts'
import { limitedSteps } from './limited-steps.ts'
import { mounted } from './mount.ts'
import { packed } from './packed.ts'
import { knownAddress } from './remote-address.ts'
import { findPageStatus } from './page-status.ts'
import type { pages } from './pages.ts'
import { picturesOnly, withMissingPage } from './pictures.ts'
import type { Readiness } from './readiness.ts'
import type { Settings } from '../settings/settings.ts'

type Options = {
  settings: Settings
  product: Product
  page: Pick<Awaited<ReturnType<typeof pages>>, 'file' | 'document'>
  /** Checks whether an order can be taken now. */
  readiness: () => Promise<Readiness>
}

/** Serves everything on one port: the pages, the BFF, and the embedded upstreams as far as they are reachable from outside. */
export function app({ settings, product, page, readiness }: Options): Fetch {
  const { embedded } = product
  const headers = createHeaders(settings)
  const policy = new Map(headers).get('content-security-policy')
  const canonical = new URL(settings.url)
  const hono = new Hono()
  // If the brands cannot be read, serve the page: it makes the same call and shows the error.
  const hasClient = async (slug: string) => (await product.core.context.brands.find(slug).catch(() => true)) !== undefined
  const own: ReturnType<typeof withBadDays> = {
    api: product.bff.fetch,
    page: async (request) => {
      const view = findFirstView(request)
      const screen = view && (await product.bff.firstScreen(request))
      if (screen) return page.document(request, { ahead: ANSWERS_OF_FIRST_SCREEN, first: { screen, view }, policy })
      const [ahead, status] = await Promise.all([product.bff.preload(request), findPageStatus(request.url, hasClient)])
      return page.document(request, { ahead, status })
    },
  }
  const days = settings.mode === 'demo' ? withBadDays(own) : own

  hono.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  hono.get('/healthz', (c) => c.json({ alive: true }))
  hono.get('/readyz', async (c) => {
    const found = await readiness()
    return found.ready ? c.json(found) : c.json(found, 503, { 'retry-after': '2' })
  })

  // Check the host after the health paths: probes call health paths by any host name.
  hono.use(async (c, next) => {
    if (!isOurHost(c.req.raw, settings)) {
      product.core.recordSecurityEvent({ event: 'unknown_host', address: knownAddress(c.req.raw) })
      return refuse(c.req.raw, { status: 421, code: 'unknown-host' })
    }
    await next()
  })
  hono.use('/api/*', compress(), packed)
  hono.all('/api/*', (c) => days.api(c.req.raw))
  for (const [prefix, fetch] of Object.entries(mounts(settings, embedded))) {
    const whole = mounted(prefix, fetch)
    const upstream = prefix === '/identity' ? limitedSteps(whole, product.bff.signOnCounts) : whole
    hono.all(`${prefix}/*`, (c) => upstream(c.req.raw))
  }

  hono.get('*', (c) => {
    const file = page.file(c.req.raw)
    if (file) return file
    // Answer 404 instead of a page: the caller wants a file of an older build, or an upstream that is not reachable from outside.
    if (NO_PAGES.test(c.req.path)) return c.notFound()
    // Cookies and sign-in belong to the public address, so redirect other names of this machine to that address.
    if (isOtherLoopback(c.req.header('host'), canonical))
      return c.redirect(settings.url + new URL(c.req.url).pathname + new URL(c.req.url).search, 307)
    return days.page(c.req.raw)
  })
  hono.onError((error, c) => {
    // This error drops the connection on purpose, so do not turn it into an answer.
    if (error instanceof ReplyDropped) throw error
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    const unavailable = toUnavailable(error)
    if (unavailable) return refuse(c.req.raw, unavailable, [['retry-after', String(unavailable.retryAfterSeconds)]])
    return refuse(c.req.raw, { status: 500, code: 'unexpected' })
  })
  hono.notFound((c) => refuse(c.req.raw, { status: 404, code: 'not-found' }))

  return async (request) => hono.fetch(request)
}

/**
 * Lists the upstreams that are reachable from outside: in demo mode every embedded one, in production only what browsers and printers need. An
 * embedded upstream that a remote one replaces is not reachable at all.
 */
function mounts({ mode }: Settings, embedded: Product['embedded']): Record<string, Fetch> {
  const isOpen = mode === 'demo'
  return {
    '/art': withMissingPage(embedded.art),
    ...(embedded.identity && { '/identity': embedded.identity }),
    ...(embedded.renderer && { '/renderer': withMissingPage(isOpen ? embedded.renderer : picturesOnly(embedded.renderer)) }),
    ...(isOpen && embedded.outbox && { '/outbox': embedded.outbox }),
    ...(isOpen && embedded.commerce && { '/commerce': embedded.commerce }),
    ...(isOpen && embedded.worker && { '/worker': embedded.worker }),
  }
}

/** The page uses these answers to continue from the drawn screen. */
const ANSWERS_OF_FIRST_SCREEN = [{ answer: '/api/session' }, { answer: '/api/catalogue' }]

const NO_PAGES = /^\/(assets|commerce|worker|renderer|identity|outbox)\//

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

function isOtherLoopback(host: string | undefined, canonical: URL): boolean {
  if (!host || host === canonical.host || !LOOPBACK.has(canonical.hostname)) return false
  const here = URL.parse(`http://${host}`)
  return here !== null && LOOPBACK.has(here.hostname) && here.port === canonical.port
}
