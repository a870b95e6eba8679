import type { LoadIdentityProvider } from '@fondly/contracts/load/world.ts'
import type { Env } from '@fondly/kit/env.ts'
import { Hono, type Context } from 'hono'
import { browserCookie } from '../browser-cookie.ts'
import type { CodeTries } from '../flows/code-tries.ts'
import { dispatchOf } from '../flows/dispatch.ts'
import { offeredProvider, visited, type Visit } from '../flows/engine.ts'
import { flowFailure } from '../flows/flow-failures.ts'
import { move, type Moving } from '../flows/move.ts'
import { readLanguage } from '../mail/mail.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { SMALL_PAGE_HEADERS } from '../mail/small-page.ts'
import type { Codes } from '../store/codes.ts'
import type { ProviderVisits } from '../store/provider-visits.ts'
import type { Providers } from '../store/providers.ts'
import type { PushRequests } from '../store/push-requests.ts'
import type { FlowRow } from '../store/tables.ts'
import type { OpenIdProviders } from './openid-provider.ts'
import { faultSentence, ProviderFault } from './provider-fault.ts'
import { strandedPage } from './stranded-page.ts'
import { visitOf, type ComingBack } from './visit-of.ts'

type ProviderRoutes = Moving &
  ComingBack & {
    codes: Codes
    mailQueue: MailQueue
    pushes: PushRequests
    tries: CodeTries
    providers: Providers
    visits: ProviderVisits
    openId: OpenIdProviders
    publicUrl: string
    environmentUrl: string
    loginPageUrl: string
    loginPageOf: (flow: FlowRow) => Promise<string>
  }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const STATE = /^[\w-]{43}$/

/** GET /{env}/rp/authenticate and /{env}/rp/callback/openid_connect: to the external provider and back, the browser's own window all the way. */
export function providerRoutes(house: ProviderRoutes) {
  return new Hono()
    .use('*', async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/authenticate', async (c) => {
      const id = c.req.query('flowId') ?? ''
      const browser = await house.flows.browser(browserCookie(c, house.cookie))
      const flow = browser && UUID.test(id) ? await house.flows.find(id, browser) : undefined
      if (!flow) return stranded(c, house)
      const offered = offeredProvider(flow.state)
      const provider = offered && offered.id === c.req.query('providerId') ? await house.providers.find(offered.id) : undefined
      // The flow has gone on meanwhile: the page shows where to.
      if (!provider) return toLoginPage(c, house, flow)
      try {
        const { location, state, ...visit } = await house.openId.locationOf(provider, flow.state.afresh === true)
        await house.visits.begin(state, { flowId: flow.id, providerId: provider.id, ...visit })
        return c.redirect(location, 302)
      } catch (error) {
        return goOn(c, house, flow, failedVisit(house.env, provider, error))
      }
    })
    .get('/callback/openid_connect', async (c) => {
      const state = c.req.query('state') ?? ''
      const browser = await house.flows.browser(browserCookie(c, house.cookie))
      const visit = browser && STATE.test(state) ? await house.visits.take(state, browser) : undefined
      const flow = browser && visit && (await house.flows.find(visit.flowId, browser))
      if (!visit || !flow) return stranded(c, house)
      const provider = offeredProvider(flow.state)?.id === visit.providerId ? await house.providers.find(visit.providerId) : undefined
      if (!provider) return toLoginPage(c, house, flow)
      return goOn(c, house, flow, await visitAt(c, house, { flow, provider, visit }))
    })
}

type Returning = { flow: FlowRow; provider: LoadIdentityProvider; visit: { nonce: string; codeVerifier: string } }

async function visitAt(c: Context, house: ProviderRoutes, { flow, provider, visit }: Returning): Promise<Visit> {
  try {
    const claims = await house.openId.claimsOf(provider, new URL(c.req.url).search, visit)
    return await visitOf(house, flow.state, provider.id, claims)
  } catch (error) {
    return failedVisit(house.env, provider, error)
  }
}

function failedVisit({ log }: Env, { name }: LoadIdentityProvider, error: unknown): Visit {
  if (!(error instanceof ProviderFault)) throw error
  const { code, cause } = error
  if (code !== 'PROVIDER_DENIED') log.warn('an external provider could not be used', { upstream: 'identity', code, cause })
  return { failed: { code, message: faultSentence(code, name) } }
}

/** Moves the flow, sends what its next step needs, and shows it on the login page. */
async function goOn(c: Context, house: ProviderRoutes, flow: FlowRow, visit: Visit): Promise<Response> {
  const state = visited(flow.state, visit)
  const sent = await dispatchOf(house, flow, state, { language: readLanguage(c.req.header('accept-language')) })
  if ('problem' in sent) {
    await move(c, house, { flow, state: visited(flow.state, { failed: flowFailure('REQUEST_LIMITED') }) })
  } else await move(c, house, { flow, state, along: sent.along })
  return toLoginPage(c, house, flow)
}

async function toLoginPage(c: Context, { loginPageOf }: ProviderRoutes, flow: FlowRow): Promise<Response> {
  return c.redirect(await loginPageOf(flow), 302)
}

/** Used before, another browser's, or too old: nothing is known of it, and nobody is told more. */
function stranded(c: Context, { loginPageUrl }: ProviderRoutes) {
  return c.html(strandedPage(loginPageUrl, readLanguage(c.req.header('accept-language'))), 400, SMALL_PAGE_HEADERS)
}
