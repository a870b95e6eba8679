import { OCAPI_VERSION } from '@fondly/contracts/ocapi/document.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { Fault, faultResponse } from './faults.ts'
import { bodyOf } from './request-body.ts'
import { addressOf, methodOf } from './request-path.ts'
import { findRoute, type Reply, type Route } from './route.ts'
import type { Commerce } from './shelf.ts'
import type { Caller } from './tokens.ts'

/** Both APIs: path, client, caller, body, answer; a refusal of any of them leaves as a fault document. */
export function serveApis(commerce: Commerce, routes: { shop: Route[]; data: Route[] }): Fetch {
  return async (request) => {
    const url = new URL(request.url)
    try {
      return response(await reply(commerce, routes, request, url), request.method)
    } catch (error) {
      if (error instanceof Fault) return faultResponse(error)
      if (waitedTooLong(error))
        return faultResponse(new Fault('ConcurrentModificationException', 'Somebody else is changing this. Try again.'))
      commerce.env.log.error('commerce could not answer', { upstream: 'commerce', method: request.method, cause: error })
      return faultResponse(new Fault('InternalServerErrorException', 'An internal error occurred.'))
    }
  }
}

async function reply(commerce: Commerce, routes: { shop: Route[]; data: Route[] }, request: Request, url: URL): Promise<Reply> {
  const { api, path } = addressOf(url.pathname, commerce.site)
  const method = methodOf(request, url.searchParams)
  acceptsJson(request, url.searchParams)
  // Asked for by several, found out once.
  let caller: Promise<Caller> | undefined
  const callerOnce = () => (caller ??= commerce.tokens.callerOf(request.headers.get('authorization')))
  if (api === 'shop') await knownClient(commerce, request, url.searchParams, callerOnce)
  const { route, params } = findRoute(routes[api], method, path)
  return route.answer({
    params,
    query: url.searchParams,
    headers: request.headers,
    caller: callerOnce,
    body: (schema) => bodyOf(request, schema),
  })
}

function response({ document, headers = {}, state }: Reply, method: string): Response {
  if (!document) return new Response(null, { status: 204, headers: { ...headers, ...(state ? { 'x-dw-resource-state': state } : {}) } })
  return new Response(method === 'HEAD' ? null : JSON.stringify({ _v: OCAPI_VERSION, ...document }), {
    headers: { 'cache-control': 'no-store', ...headers, 'content-type': 'application/json;charset=UTF-8' },
  })
}

// Another transaction held the row for longer than we wait, or each waited for the other.
function waitedTooLong(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '55P03' || code === '40P01'
}

// A token was given to a client, so that whoever brings a good one need not name it, and what they name is not looked at.
async function knownClient(
  { clientId }: Commerce,
  { headers }: Request,
  query: URLSearchParams,
  caller: () => Promise<Caller>,
): Promise<void> {
  const named = headers.get('x-dw-client-id') || query.get('client_id')
  if (named === clientId) return
  const bearer = /^Bearer /i.test(headers.get('authorization') ?? '')
  if (bearer && (await caller()).kind !== 'nobody') return
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
