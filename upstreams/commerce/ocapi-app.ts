import { toDocumentVersion } from '@fondly/contracts/ocapi/version.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { type Context, Hono } from 'hono'
import { checkClient } from './check-client.ts'
import type { CommerceContext } from './context.ts'
import { Fault } from './faults.ts'
import { readBody } from './request-body.ts'
import { type Address, noResource, parseAddress, readMethod, toRoutablePath } from './request-path.ts'
import { findMethods, type Reply, type Routes } from './route.ts'
import type { Caller } from './tokens.ts'

/** The parts of a request that are read before routing. `method` may come from a header or the query, see readMethod. */
type Routing = { url: URL; address: Address; method: string }
type OcapiEnv = { Bindings: Routing }

/**
 * The Shop and the Data API. `routesFor` takes a published version: all versions have the same resources, but links name the version. Each version's
 * app is built on first use, because most programs use one version. Throws Fault.
 */
export function ocapiApp(context: CommerceContext, routesFor: (version: string) => Routes): Fetch {
  const apps = new Map<string, Hono<OcapiEnv>>()
  return async (request) => {
    const url = new URL(request.url)
    const address = parseAddress(url.pathname, context.site)
    const method = readMethod(request, url.searchParams)
    const app = apps.get(address.version) ?? versionApp(context, address.version, routesFor(address.version))
    apps.set(address.version, app)
    return app.fetch(request, { url, address, method })
  }
}

function versionApp(context: CommerceContext, version: string, routes: Routes): Hono<OcapiEnv> {
  // Hono routes by the HTTP method of the request. The method of the call may be another one, so the routed path begins with it.
  const app = new Hono<OcapiEnv>({ getPath: (_, options) => toRoutedPath(options?.env) })
  for (const api of ['shop', 'data'] as const)
    for (const { method, path, answer } of routes[api])
      app.all(`/${api}/${method}${path}`, async (c) => {
        const findCaller = await admit(context, c)
        const reply = await answer({
          params: c.req.param(),
          query: c.env.url.searchParams,
          headers: c.req.raw.headers,
          caller: findCaller,
          body: (schema) => readBody(c.req.raw, schema, toDocumentVersion(version)),
        })
        return toResponse(reply, c.req.method, version)
      })
  app.notFound(async (c) => {
    await admit(context, c)
    const { url, address, method } = c.env
    const methods = findMethods(routes[address.api], address.path, url.pathname)
    if (methods.length === 0) throw noResource(url.pathname)
    const allow = [...methods, 'OPTIONS'].join(', ')
    if (method === 'OPTIONS') return toResponse({ headers: { allow } }, c.req.method, version)
    throw new Fault('MethodNotAllowedException', `${method} is not served here.`, { method }, { allow })
  })
  // The entry app answers errors.
  app.onError((error) => {
    throw error
  })
  return app
}

function toRoutedPath(routing: Routing | undefined): string {
  const path = routing && toRoutablePath(routing.address.path)
  return path === undefined ? '/' : `/${routing?.address.api}/${routing?.method === 'HEAD' ? 'GET' : routing?.method}${path}`
}

/** Checks the accepted format and, for the Shop API, the client. Returns a function that finds the caller; it verifies the token only once. */
async function admit(context: CommerceContext, c: Context<OcapiEnv>): Promise<() => Promise<Caller>> {
  const { url, address, method } = c.env
  const request = c.req.raw
  assertAcceptsJson(request, url.searchParams)
  let caller: Promise<Caller> | undefined
  const findCaller = () => (caller ??= context.tokens.findCaller(request.headers.get('authorization')))
  if (address.api === 'shop') {
    // A sign-in must name its client. A token that it sends is only exchanged for another one.
    const isSignIn = method === 'POST' && address.path === '/customers/auth'
    // The parameter wins over the header (clientapplicationidentification.html of the reference).
    const clientId = url.searchParams.get('client_id') || request.headers.get('x-dw-client-id')
    await checkClient(context.clientId, { clientId, isSignIn, authorization: request.headers.get('authorization'), findCaller })
  }
  return findCaller
}

function toResponse({ document, headers = {}, state }: Reply, method: string, version: string): Response {
  if (!document) return new Response(null, { status: 204, headers: { ...headers, ...(state ? { 'x-dw-resource-state': state } : {}) } })
  return new Response(method === 'HEAD' ? null : JSON.stringify({ _v: toDocumentVersion(version), ...document }), {
    headers: { 'cache-control': 'no-store', ...headers, 'content-type': 'application/json;charset=UTF-8' },
  })
}

function assertAcceptsJson(request: Request, query: URLSearchParams): void {
  const accept = request.headers.get('accept') ?? '*/*'
  const format = query.get('format') ?? 'json'
  if (format !== 'json' || !/\*\/\*|application\/(\*|json)/.test(accept)) {
    throw new Fault('UnsupportedFormatException', 'Only JSON is served.', { format })
  }
}
