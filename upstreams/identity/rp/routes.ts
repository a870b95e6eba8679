import type { Env } from '@fondly/kit/env.ts'
import { Hono, type Context } from 'hono'
import { browserCookie } from '../browser-cookie.ts'
import type { CodeTries } from '../flows/code-tries.ts'
import { prepareNotification } from '../flows/notify.ts'
import { offeredProvider, applyProviderOutcome, type ProviderOutcome } from '../flows/engine.ts'
import { flowError } from '../flows/flow-errors.ts'
import { saveFlow, type SaveFlowContext } from '../flows/save-flow.ts'
import { readLanguage } from '../mail/mail.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { SMALL_PAGE_HEADERS } from '../mail/small-page.ts'
import type { Codes } from '../store/codes.ts'
import type { AuthorizationRequests } from '../store/authorization-requests.ts'
import type { Providers, SignOnProvider } from '../store/providers.ts'
import type { PushRequests } from '../store/push-requests.ts'
import type { FlowRow } from '../store/tables.ts'
import type { OpenIdProviders } from './openid-provider.ts'
import { providerFaultMessage, ProviderFault } from './provider-fault.ts'
import { strandedPage } from './stranded-page.ts'
import { resolveAccount, type ResolveAccountContext } from './resolve-account.ts'

type ProviderRoutes = SaveFlowContext &
  ResolveAccountContext & {
    codes: Codes
    mailQueue: MailQueue
    pushes: PushRequests
    tries: CodeTries
    providers: Providers
    authorizationRequests: AuthorizationRequests
    openId: OpenIdProviders
    publicUrl: string
    environmentUrl: string
    loginPageUrl: string
    findLoginPage: (flow: FlowRow) => Promise<string>
  }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const STATE = /^[\w-]{43}$/

/** GET /{env}/rp/authenticate and /{env}/rp/callback/openid_connect: sends the browser to the external provider and takes it back. */
export function providerRoutes(context: ProviderRoutes) {
  return new Hono()
    .use('*', async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/authenticate', async (c) => {
      const id = c.req.query('flowId') ?? ''
      const browser = await context.flows.browser(browserCookie(c, context.cookie))
      const flow = browser && UUID.test(id) ? await context.flows.find(id, browser) : undefined
      if (!flow) return respondWithStrandedPage(c, context)
      const offered = offeredProvider(flow.state)
      const provider = offered && offered.id === c.req.query('providerId') ? await context.providers.find(offered.id) : undefined
      // The flow has changed in the meantime, so go to the login page, which shows its status.
      if (!provider) return redirectToLoginPage(c, context, flow)
      if (!provider.enabled) return continueFlow(c, context, flow, toDisabledOutcome(provider))
      try {
        const { location, state, ...request } = await context.openId.startAuthorization(provider, flow.state.afresh === true)
        await context.authorizationRequests.begin(state, { flowId: flow.id, providerId: provider.id, ...request })
        return c.redirect(location, 302)
      } catch (error) {
        return continueFlow(c, context, flow, toFailedOutcome(context.env, provider, error))
      }
    })
    .get('/callback/openid_connect', async (c) => {
      const state = c.req.query('state') ?? ''
      const browser = await context.flows.browser(browserCookie(c, context.cookie))
      const request = browser && STATE.test(state) ? await context.authorizationRequests.take(state, browser) : undefined
      const flow = browser && request && (await context.flows.find(request.flowId, browser))
      if (!request || !flow) return respondWithStrandedPage(c, context)
      const provider = offeredProvider(flow.state)?.id === request.providerId ? await context.providers.find(request.providerId) : undefined
      if (!provider) return redirectToLoginPage(c, context, flow)
      if (!provider.enabled) return continueFlow(c, context, flow, toDisabledOutcome(provider))
      return continueFlow(c, context, flow, await finishAuthorization(c, context, { flow, provider, request }))
    })
}

type AuthorizationReturn = { flow: FlowRow; provider: SignOnProvider; request: { nonce: string; codeVerifier: string } }

async function finishAuthorization(
  c: Context,
  context: ProviderRoutes,
  { flow, provider, request }: AuthorizationReturn,
): Promise<ProviderOutcome> {
  try {
    const claims = await context.openId.exchangeCode(provider, new URL(c.req.url).search, request)
    return await resolveAccount(context, flow.state, provider.id, claims)
  } catch (error) {
    return toFailedOutcome(context.env, provider, error)
  }
}

const toDisabledOutcome = ({ name }: SignOnProvider): ProviderOutcome => ({
  failed: { code: 'PROVIDER_DISABLED', message: providerFaultMessage('PROVIDER_DISABLED', name) },
})

function toFailedOutcome({ log }: Env, { name }: SignOnProvider, error: unknown): ProviderOutcome {
  if (!(error instanceof ProviderFault)) throw error
  const { code, cause } = error
  if (code !== 'PROVIDER_DENIED') log.warn('An external provider could not be used.', { upstream: 'identity', code, cause })
  return { failed: { code, message: providerFaultMessage(code, name) } }
}

/** Saves the flow, sends the code that its next step needs, and redirects to the login page. */
async function continueFlow(c: Context, context: ProviderRoutes, flow: FlowRow, request: ProviderOutcome): Promise<Response> {
  const state = applyProviderOutcome(flow.state, request)
  const sent = await prepareNotification(context, flow, state, { language: readLanguage(c.req.header('accept-language')) })
  if ('problem' in sent) {
    await saveFlow(c, context, { flow, state: applyProviderOutcome(flow.state, { failed: flowError('REQUEST_LIMITED') }) })
  } else await saveFlow(c, context, { flow, state, alsoInTransaction: sent.alsoInTransaction })
  return redirectToLoginPage(c, context, flow)
}

async function redirectToLoginPage(c: Context, { findLoginPage }: ProviderRoutes, flow: FlowRow): Promise<Response> {
  return c.redirect(await findLoginPage(flow), 302)
}

/** The state was used before, has expired, or belongs to another browser. The page does not tell the reason. */
function respondWithStrandedPage(c: Context, { loginPageUrl }: ProviderRoutes) {
  return c.html(strandedPage(loginPageUrl, readLanguage(c.req.header('accept-language'))), 400, SMALL_PAGE_HEADERS)
}
