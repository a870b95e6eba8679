import { OCAPI_VERSION } from '@fondly/contracts/ocapi/document.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { Fault, faultResponse } from './faults.ts'
import { bodyOf } from './request-body.ts'
import { addressOf, methodOf } from './request-path.ts'
import { findRoute, type Reply, type Route } from './route.ts'
import type { Commerce } from './shelf.ts'

/** Both APIs: path, client, caller, body, answer; a refusal of any of them leaves as a fault document. */
export function serveApis(commerce: Commerce, routes: { shop: Route[]; data: Route[] }): Fetch {
  return async (request) => {
    const url = new URL(request.url)
    try {
      return response(await reply(commerce, routes, request, url))
    } catch (error) {
      if (error instanceof Fault) return faultResponse(error)
      commerce.env.log.error('commerce could not answer', { upstream: 'commerce', method: request.method, cause: error })
      return faultResponse(new Fault('InternalServerErrorException', 'An internal error occurred.'))
    }
  }
}

async function reply(commerce: Commerce, routes: { shop: Route[]; data: Route[] }, request: Request, url: URL): Promise<Reply> {
  const { api, path } = addressOf(url.pathname, commerce.site)
  const method = methodOf(request, url.searchParams)
  acceptsJson(request, url.searchParams)
  if (api === 'shop') await knownClient(commerce, request, url.searchParams)
  const { route, params } = findRoute(routes[api], method === 'HEAD' ? 'GET' : method, path)
  return route.answer({
    params,
    query: url.searchParams,
    headers: request.headers,
    caller: () => commerce.tokens.callerOf(request.headers.get('authorization')),
    body: (schema) => bodyOf(request, schema),
  })
}

function response({ document, headers = {}, state }: Reply): Response {
  if (!document) return new Response(null, { status: 204, headers: { ...headers, ...(state ? { 'x-dw-resource-state': state } : {}) } })
  return Response.json(
    { _v: OCAPI_VERSION, ...document },
    { headers: { 'cache-control': 'no-store', ...headers, 'content-type': 'application/json;charset=UTF-8' } },
  )
}

// A token was given to a client, so that whoever brings one need not name it beside.
async function knownClient({ clientId, tokens }: Commerce, request: Request, query: URLSearchParams): Promise<void> {
  const named = request.headers.get('x-dw-client-id') || query.get('client_id')
  if (named && named !== clientId) throw new Fault('UnknownClientIdException', 'The client id is not known.')
  if (named) return
  const caller = await tokens.callerOf(request.headers.get('authorization'))
  if (caller.kind === 'nobody') throw new Fault('MissingClientIdException', 'Client id is required to access this resource.')
}

function acceptsJson(request: Request, query: URLSearchParams): void {
  const accept = request.headers.get('accept') ?? '*/*'
  const format = query.get('format') ?? 'json'
  if (format !== 'json' || !/\*\/\*|application\/(\*|json)/.test(accept)) {
    throw new Fault('UnsupportedFormatException', 'Only JSON is served.', { format })
  }
}
