import { toDocumentVersion } from '@fondly/contracts/ocapi/version.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { unavailableFor } from '@fondly/kit/unavailable.ts'
import { Fault, faultResponse } from './faults.ts'
import { bodyOf } from './request-body.ts'
import { addressOf, methodOf } from './request-path.ts'
import { findRoute, type Reply, type Route } from './route.ts'
import type { Commerce } from './shelf.ts'
import type { Caller } from './tokens.ts'

export type Routes = { shop: Route[]; data: Route[] }

/** Both APIs: path, client, caller, body, answer; a refusal of any of them leaves as a fault document. `routesOf` takes a published version. */
export function serveApis(commerce: Commerce, routesOf: (version: string) => Routes): Fetch {
  return async (request) => {
    const url = new URL(request.url)
    try {
      return await answer(commerce, routesOf, request, url)
    } catch (error) {
      if (error instanceof Fault) return faultResponse(error, url.pathname)
      if (waitedTooLong(error))
        return faultResponse(new Fault('ConcurrentModificationException', 'Somebody else is changing this. Try again.'), url.pathname)
      commerce.env.log.error('commerce could not answer', { upstream: 'commerce', method: request.method, cause: error })
      const fault = faultResponse(new Fault('InternalServerErrorException', 'An internal error occurred.'), url.pathname)
      const unavailable = unavailableFor(error)
      if (!unavailable) return fault
      fault.headers.set('retry-after', String(unavailable.retryAfterSeconds))
      return new Response(fault.body, { status: unavailable.status, headers: fault.headers })
    }
  }
}

async function answer(commerce: Commerce, routesOf: (version: string) => Routes, request: Request, url: URL): Promise<Response> {
  const { api, version, path } = addressOf(url.pathname, commerce.site)
  const method = methodOf(request, url.searchParams)
  acceptsJson(request, url.searchParams)
  // Asked for by several, found out once.
  let caller: Promise<Caller> | undefined
  const callerOnce = () => (caller ??= commerce.tokens.callerOf(request.headers.get('authorization')))
  if (api === 'shop') {
    // Either is documented, the parameter before the header: clientapplicationidentification.html of the reference.
    const named = url.searchParams.get('client_id') || request.headers.get('x-dw-client-id')
    // A sign-in always names its client: the token that may come with it is only being exchanged.
    const isSignIn = method === 'POST' && path === '/customers/auth'
    // Our own id is looked at first: most calls bring it, and whether their token is good is found out where it is needed.
    const isKnown = named === commerce.clientId || (!isSignIn && (await isCovered(request, callerOnce)))
    if (!isKnown) refuseClient(named)
  }
  const { route, params } = findRoute(routesOf(version)[api], method, path, url.pathname)
  const reply = await route.answer({
    params,
    query: url.searchParams,
    headers: request.headers,
    caller: callerOnce,
    body: (schema) => bodyOf(request, schema, toDocumentVersion(version)),
  })
  return response(reply, request.method, version)
}

function response({ document, headers = {}, state }: Reply, method: string, version: string): Response {
  if (!document) return new Response(null, { status: 204, headers: { ...headers, ...(state ? { 'x-dw-resource-state': state } : {}) } })
  return new Response(method === 'HEAD' ? null : JSON.stringify({ _v: toDocumentVersion(version), ...document }), {
    headers: { 'cache-control': 'no-store', ...headers, 'content-type': 'application/json;charset=UTF-8' },
  })
}

// Another transaction held the row for longer than we wait, or each waited for the other.
function waitedTooLong(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '55P03' || code === '40P01'
}

// A token was given to a client, so that whoever brings a good one need not name it, and what they name is not looked at.
async function isCovered(request: Request, caller: () => Promise<Caller>): Promise<boolean> {
  const bearer = /^Bearer /i.test(request.headers.get('authorization') ?? '')
  return bearer && (await caller()).kind !== 'nobody'
}

function refuseClient(named: string | null): never {
  if (!named) throw new Fault('MissingClientIdException', 'A client id is required to access this resource.')
  if (!/^[\w.-]{1,256}$/.test(named))
    throw new Fault('InvalidClientIdException', 'The client id is malformed.', { clientId: named.slice(0, 256) })
  throw new Fault('UnknownClientIdException', 'The client id is not known.', { clientId: named })
}

function acceptsJson(request: Request, query: URLSearchParams): void {
  const accept = request.headers.get('accept') ?? '*/*'
  const format = query.get('format') ?? 'json'
  if (format !== 'json' || !/\*\/\*|application\/(\*|json)/.test(accept)) {
    throw new Fault('UnsupportedFormatException', 'Only JSON is served.', { format })
  }
}
