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
import { type AuthorizeResponse, authorizeResponseOf, PI_FLOW } from './pi-flow.ts'
import { resumeAuthorization } from './resume.ts'
import { confirmInProcess } from './sign-off.ts'
import type { SignOffRequests } from './sign-off-request.ts'

type IntrospectionTold = (answer: Response) => Promise<Response>

type AuthorizationRoutes = {
  provider: Provider
  call: ProviderCall
  flows: Flows
  issuer: string
  /** Origins whose pages may sign on without redirects. */
  origins: ReadonlySet<string>
  /** The flow as it is told, or what there is to tell when a session made one unnecessary. */
  tellFlow: (flow: FlowRow | undefined) => object
  cookie: CookieRules
  loginPageOf: (flow: FlowRow) => Promise<string>
  signOffRequests: SignOffRequests
  idpSignoff: IdpSignoff
  withWhereabouts: IntrospectionTold
  introspectIdToken: (request: Request, body: string) => Promise<Response | undefined>
}

const MAX_BODY_BYTES = 65_536
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Everything below /{env}/as: oidc-provider, and what PingOne adds to it. */
export function authorizationRoutes(house: AuthorizationRoutes) {
  return (
    new Hono()
      .use('*', async (c, next) => {
        if (!/\/(authorize|resume)$/.test(c.req.path)) return next()
        allowOrigin(c, house.origins)
        if (c.req.method === 'OPTIONS') return c.body(null, 204)
        await next()
      })
      .get('/resume', (c) => resume(c, house))
      .post('/introspect', async (c) => {
        const body = await readText(c.req.raw, MAX_BODY_BYTES)
        return house.withWhereabouts((await house.introspectIdToken(c.req.raw, body)) ?? (await provided(c, house, { body })))
      })
      .on(['GET', 'POST'], '/signoff', async (c) => {
        const request = c.req.query('request')
        const search = request === undefined ? await parametersOf(c) : await house.signOffRequests.find(request)
        const asked = await provided(c, house, { search })
        const answer = asPingOne(await confirmInProcess(house.call, c.req.raw, asked))
        const isPage = answer.status < 300 || answer.status >= 400
        if (isPage && c.req.query('id_token_hint') !== undefined) return toCleanAddress(answer, house, search)
        const cookie = browserCookie(c, house.cookie)
        if (answer.status !== 302 || !cookie) return answer
        await house.flows.forgetBrowser(cookie)
        c.res = answer
        deleteCookie(c, browserCookieName(house.cookie), { ...house.cookie, httpOnly: true, sameSite: 'Lax' })
        return c.res
      })
      .get('/idpSignoff', async (c) => {
        c.header('cache-control', 'no-store')
        if ((await house.idpSignoff(c.req.query('id_token_hint') ?? '')) === 'done') return c.body(null, 204)
        return c.json({ error: 'invalid_request', error_description: 'id_token_hint is not accepted' }, 400)
      })
      .on(['GET', 'POST'], '/authorize', (c) => authorize(c, house))
      // The provider's own way back from the login page is taken by `resume`.
      .all('/authorize/*', (c) => c.notFound())
      .all('/*', async (c) => provided(c, house, { body: await readText(c.req.raw, MAX_BODY_BYTES) }))
  )
}

/** The browser comes back from the login page: the flow's own cookie must come with it. */
async function resume(c: Context, house: AuthorizationRoutes): Promise<Response> {
  const { flows, cookie, loginPageOf, tellFlow } = house
  c.header('cache-control', 'no-store')
  const id = c.req.query('flowId') ?? ''
  const browser = await flows.browser(browserCookie(c, cookie))
  const flow = browser && UUID.test(id) ? await flows.find(id, browser) : undefined
  if (!flow)
    return c.html(errorPage('invalid_request', 'This sign-on is not known in this browser, or it took too long. Please start again.'), 400)

  if (flow.state.status !== 'COMPLETED' && flow.state.status !== 'FAILED') {
    const asked = await house.provider.Interaction.find(flow.interaction_uid)
    return asked?.params['response_mode'] === PI_FLOW ? c.json(tellFlow(flow)) : c.redirect(await loginPageOf(flow), 302)
  }
  const interaction = await house.provider.Interaction.find(flow.interaction_uid)
  const isPiFlow = interaction?.params['response_mode'] === PI_FLOW
  const answer = await resumeAuthorization(house, c.req.raw, { uid: flow.interaction_uid, state: flow.state })
  if (!answer) return c.html(errorPage('invalid_request', 'This sign-on has been used already. Please start again.'), 400)
  return isPiFlow ? told(answer, { ...tellFlow(flow), authorizeResponse: await authorizeResponseOf(answer) }) : asPingOne(answer)
}

/** To the login page or, with a session that suffices, to the application; without redirects where the application asks for it. */
async function authorize(c: Context, house: AuthorizationRoutes): Promise<Response> {
  const search = await parametersOf(c)
  const answer = await provided(c, house, { search })
  if (new URLSearchParams(search).get('response_mode') !== PI_FLOW) return asPingOne(answer)

  const flowId = new URL(answer.headers.get('location') ?? 'nowhere:').searchParams.get('flowId')
  if (flowId) {
    const flow = await house.flows.get(flowId)
    answer.headers.delete('location')
    return told(answer, house.tellFlow(flow))
  }
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const authorizeResponse: AuthorizeResponse = await authorizeResponseOf(answer)
  return told(answer, { ...house.tellFlow(undefined), authorizeResponse })
}

/** A page would stand at an address with the ID token, which browsers remember and tell the next site: it is shown at one without. */
async function toCleanAddress(answer: Response, { issuer, signOffRequests }: AuthorizationRoutes, search: string): Promise<Response> {
  const headers = new Headers({ location: `${issuer}/signoff?request=${await signOffRequests.keep(search)}`, 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The parameters of a request, wherever they are: OpenID Connect Core, 3.1.2.1, takes them in a form as well. */
async function parametersOf(c: Context): Promise<string> {
  const { searchParams } = new URL(c.req.url)
  if (c.req.method !== 'POST') return searchParams.toString()
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded')
    throw invalidRequest('The parameters must be sent as application/x-www-form-urlencoded.')
  const form = new URLSearchParams(await readText(c.req.raw, MAX_BODY_BYTES))
  return new URLSearchParams([...searchParams, ...form]).toString()
}

/** The cookies of an answer with another body. */
function told(answer: Response, body: object): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}

/** PingOne redirects with 302, the provider with 303; browsers follow both with GET. */
function asPingOne(answer: Response): Response {
  return answer.status === 303 ? new Response(answer.body, { status: 302, headers: answer.headers }) : answer
}

/** The provider's answer to this request; with `search` to a GET with these parameters. */
function provided(c: Context, { call }: AuthorizationRoutes, { body, search }: { body?: string; search?: string } = {}): Promise<Response> {
  const url = new URL(c.req.url)
  const path = url.pathname.slice(url.pathname.indexOf('/as') + '/as'.length)
  const headers = new Headers(c.req.raw.headers)
  if (search !== undefined) {
    headers.delete('content-type')
    return call({ method: 'GET', path: `${path}?${search}`, headers })
  }
  return call({ method: c.req.method, path: path + url.search, headers, ...(body ? { body } : {}) })
}
