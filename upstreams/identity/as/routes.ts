import { Hono, type Context } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type { Provider } from 'oidc-provider'
import { browserCookie, browserCookieName, type CookieRules } from '../browser-cookie.ts'
import { readText } from '../read-body.ts'
import type { Flows } from '../store/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import type { ProviderCall } from './call-provider.ts'
import { errorPage } from './error-page.ts'
import type { IdpSignoff } from './idp-signoff.ts'
import { resumeAuthorization } from './resume.ts'
import { confirmInProcess } from './sign-off.ts'

type AuthorizationRoutes = {
  provider: Provider
  call: ProviderCall
  flows: Flows
  cookie: CookieRules
  loginPageOf: (flow: FlowRow) => Promise<string>
  idpSignoff: IdpSignoff
  introspectIdToken: (request: Request, body: string) => Promise<Response | undefined>
}

const LARGEST_BODY = 65_536
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Everything below /{env}/as: oidc-provider, and what PingOne adds to it. */
export function authorizationRoutes(house: AuthorizationRoutes) {
  return new Hono()
    .get('/resume', (c) => resume(c, house))
    .post('/introspect', async (c) => {
      const body = await readText(c.req.raw, LARGEST_BODY)
      return (await house.introspectIdToken(c.req.raw, body)) ?? provided(c, house, body)
    })
    .on(['GET', 'POST'], '/signoff', async (c) => {
      const answer = await confirmInProcess(house.call, c.req.raw, await signOff(c, house))
      const cookie = browserCookie(c, house.cookie)
      if (answer.status !== 303 || !cookie) return answer
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
    .get('/authorize/:uid', async (c) => confirmInProcess(house.call, c.req.raw, await provided(c, house)))
    .all('/*', async (c) => provided(c, house, await readText(c.req.raw, LARGEST_BODY)))
}

/** The browser comes back from the login page: the flow's own cookie must come with it. */
async function resume(c: Context, { provider, flows, cookie, loginPageOf }: AuthorizationRoutes): Promise<Response> {
  c.header('cache-control', 'no-store')
  const id = c.req.query('flowId') ?? ''
  const browser = await flows.browser(browserCookie(c, cookie))
  const flow = browser && UUID.test(id) ? await flows.find(id, browser) : undefined
  if (!flow)
    return c.html(errorPage('invalid_request', 'This sign-on is not known in this browser, or it took too long. Please start again.'), 400)

  if (flow.state.status !== 'COMPLETED' && flow.state.status !== 'FAILED') return c.redirect(await loginPageOf(flow), 303)
  const location = await resumeAuthorization(provider, flow.interaction_uid, flow.state)
  if (!location) return c.html(errorPage('invalid_request', 'This sign-on has been used already. Please start again.'), 400)
  return c.redirect(location, 303)
}

/** The provider takes it as GET alone; what was posted stands in no address that leaves this process. */
async function signOff(c: Context, house: AuthorizationRoutes): Promise<Response> {
  if (c.req.method === 'GET') return provided(c, house)
  const posted = new URLSearchParams(await readText(c.req.raw, LARGEST_BODY))
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-type')
  return house.call({ method: 'GET', path: `/signoff?${posted}`, headers })
}

function provided(c: Context, { call }: AuthorizationRoutes, body?: string): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const path = pathname.slice(pathname.indexOf('/as') + '/as'.length)
  return call({ method: c.req.method, path: path + search, headers: c.req.raw.headers, ...(body ? { body } : {}) })
}
