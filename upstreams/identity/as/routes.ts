import { Hono, type Context } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type { Provider } from 'oidc-provider'
import { browserCookie, browserCookieName, type CookieRules } from '../browser-cookie.ts'
import { readText } from '../read-body.ts'
import type { Flows } from '../store/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import { allowOrigin } from '../flows/allow-origin.ts'
import { invalidRequest } from '../faults.ts'
import type { ProviderCall } from './call-provider.ts'
import { errorPage } from './error-page.ts'
import type { IdpSignoff } from './idp-signoff.ts'
import { type AuthorizeResponse, readAuthorizeResponse, PI_FLOW } from './pi-flow.ts'
import { resumeAuthorization } from './resume.ts'
import { confirmInProcess } from './sign-off.ts'
import type { SignOffRequests } from './sign-off-request.ts'

type MapIntrospection = (answer: Response) => Promise<Response>

type AuthorizationRoutes = {
  provider: Provider
  call: ProviderCall
  flows: Flows
  issuer: string
  /** Origins whose pages may sign on without redirects (response mode pi.flow). */
  origins: ReadonlySet<string>
  /** Returns the flow's JSON. Without a flow (the session was enough), returns the JSON of a completed flow. */
  toFlow: (flow: FlowRow | undefined) => object
  cookie: CookieRules
  findLoginPage: (flow: FlowRow) => Promise<string>
  signOffRequests: SignOffRequests
  idpSignoff: IdpSignoff
  addEnvironmentClaims: MapIntrospection
  introspectIdToken: (request: Request, body: string) => Promise<Response | undefined>
}

const MAX_BODY_BYTES = 65_536
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Everything below /{env}/as: oidc-provider, and what PingOne adds to it. */
export function authorizationRoutes(context: AuthorizationRoutes) {
  return (
    new Hono()
      .use('*', async (c, next) => {
        if (!/\/(authorize|resume)$/.test(c.req.path)) return next()
        allowOrigin(c, context.origins)
        if (c.req.method === 'OPTIONS') return c.body(null, 204)
        await next()
      })
      .get('/resume', (c) => resume(c, context))
      .post('/introspect', async (c) => {
        const body = await readText(c.req.raw, MAX_BODY_BYTES)
        return context.addEnvironmentClaims(
          (await context.introspectIdToken(c.req.raw, body)) ?? (await callProvider(c, context, { body })),
        )
      })
      .on(['GET', 'POST'], '/signoff', async (c) => {
        const request = c.req.query('request')
        const search = request === undefined ? await readParameters(c) : await context.signOffRequests.find(request)
        const page = await callProvider(c, context, { search })
        const answer = withPingOneRedirect(await confirmInProcess(context.call, c.req.raw, page))
        const isPage = answer.status < 300 || answer.status >= 400
        if (isPage && c.req.query('id_token_hint') !== undefined) return toCleanAddress(answer, context, search)
        const cookie = browserCookie(c, context.cookie)
        if (answer.status !== 302 || !cookie) return answer
        await context.flows.forgetBrowser(cookie)
        c.res = answer
        deleteCookie(c, browserCookieName(context.cookie), { ...context.cookie, httpOnly: true, sameSite: 'Lax' })
        return c.res
      })
      .get('/idpSignoff', async (c) => {
        c.header('cache-control', 'no-store')
        if ((await context.idpSignoff(c.req.query('id_token_hint') ?? '')) === 'done') return c.body(null, 204)
        return c.json({ error: 'invalid_request', error_description: 'id_token_hint is not accepted' }, 400)
      })
      .on(['GET', 'POST'], '/authorize', (c) => authorize(c, context))
      // Only `resume` uses the provider's own route back from the login page.
      .all('/authorize/*', (c) => c.notFound())
      .all('/*', async (c) => callProvider(c, context, { body: await readText(c.req.raw, MAX_BODY_BYTES) }))
  )
}

/** The browser comes back from the login page. It must send the cookie of the flow's browser. */
async function resume(c: Context, context: AuthorizationRoutes): Promise<Response> {
  const { flows, cookie, findLoginPage, toFlow } = context
  c.header('cache-control', 'no-store')
  const id = c.req.query('flowId') ?? ''
  const browser = await flows.browser(browserCookie(c, cookie))
  const flow = browser && UUID.test(id) ? await flows.find(id, browser) : undefined
  if (!flow)
    return c.html(errorPage('invalid_request', 'This sign-on is not known in this browser, or it took too long. Please start again.'), 400)

  if (flow.state.status !== 'COMPLETED' && flow.state.status !== 'FAILED') {
    const pending = await context.provider.Interaction.find(flow.interaction_uid)
    return pending?.params['response_mode'] === PI_FLOW ? c.json(toFlow(flow)) : c.redirect(await findLoginPage(flow), 302)
  }
  const interaction = await context.provider.Interaction.find(flow.interaction_uid)
  const isPiFlow = interaction?.params['response_mode'] === PI_FLOW
  const answer = await resumeAuthorization(context, c.req.raw, { uid: flow.interaction_uid, state: flow.state })
  if (!answer) return c.html(errorPage('invalid_request', 'This sign-on has been used already. Please start again.'), 400)
  return isPiFlow
    ? respondWithJson(answer, { ...toFlow(flow), authorizeResponse: await readAuthorizeResponse(answer) })
    : withPingOneRedirect(answer)
}

/** Redirects to the login page or, if the session is enough, to the application. Answers with JSON for the response mode pi.flow. */
async function authorize(c: Context, context: AuthorizationRoutes): Promise<Response> {
  const search = await readParameters(c)
  const answer = await callProvider(c, context, { search })
  if (new URLSearchParams(search).get('response_mode') !== PI_FLOW) return withPingOneRedirect(answer)

  const flowId = new URL(answer.headers.get('location') ?? 'nowhere:').searchParams.get('flowId')
  if (flowId) {
    const flow = await context.flows.get(flowId)
    answer.headers.delete('location')
    return respondWithJson(answer, context.toFlow(flow))
  }
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const authorizeResponse: AuthorizeResponse = await readAuthorizeResponse(answer)
  return respondWithJson(answer, { ...context.toFlow(undefined), authorizeResponse })
}

/** Redirects to an address without the ID token before a page is shown, because browsers keep the address of a page and send it to the next site. */
async function toCleanAddress(answer: Response, { issuer, signOffRequests }: AuthorizationRoutes, search: string): Promise<Response> {
  const headers = new Headers({ location: `${issuer}/signoff?request=${await signOffRequests.save(search)}`, 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The parameters of the query and, for POST, of the form (OpenID Connect Core 3.1.2.1), as a query. */
async function readParameters(c: Context): Promise<string> {
  const { searchParams } = new URL(c.req.url)
  if (c.req.method !== 'POST') return searchParams.toString()
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded')
    throw invalidRequest('The parameters must be sent as application/x-www-form-urlencoded.')
  const form = new URLSearchParams(await readText(c.req.raw, MAX_BODY_BYTES))
  return new URLSearchParams([...searchParams, ...form]).toString()
}

/** A JSON answer with the cookies of `answer`. */
function respondWithJson(answer: Response, body: object): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}

/** PingOne redirects with 302, the provider with 303; browsers follow both with GET. */
function withPingOneRedirect(answer: Response): Response {
  return answer.status === 303 ? new Response(answer.body, { status: 302, headers: answer.headers }) : answer
}

/** Passes the request to the provider; with `search`, as a GET with these parameters. */
function callProvider(
  c: Context,
  { call }: AuthorizationRoutes,
  { body, search }: { body?: string; search?: string } = {},
): Promise<Response> {
  const url = new URL(c.req.url)
  const path = url.pathname.slice(url.pathname.indexOf('/as') + '/as'.length)
  const headers = new Headers(c.req.raw.headers)
  if (search !== undefined) {
    headers.delete('content-type')
    return call({ method: 'GET', path: `${path}?${search}`, headers })
  }
  return call({ method: c.req.method, path: path + url.search, headers, ...(body ? { body } : {}) })
}
