import type { Fetch } from '@fondly/kit/env.ts'
import type { UpstreamEndpoint } from '@fondly/kit/upstream.ts'
import type { Upstreams } from '@fondly/launch/upstreams.ts'

/** Passes a call on to an upstream; `name` is one like 'commerce POST /baskets'. */
export type PassCall = (name: string, call: () => Promise<Response>) => Promise<Response>

/** Lets every call of an upstream go through `pass`, which may note, delay or hold it. */
export function passCalls(upstreams: Upstreams, pass: PassCall): Upstreams {
  const through = (name: string, endpoint: UpstreamEndpoint): UpstreamEndpoint => {
    const fetch: Fetch = (request) => pass(nameCall(name, request), () => endpoint.fetch(request))
    return { ...endpoint, fetch }
  }
  return {
    ...upstreams,
    commerce: through('commerce', upstreams.commerce),
    commerceToken: through('commerce', upstreams.commerceToken),
    identity: through('identity', upstreams.identity),
    identityApi: through('identity', upstreams.identityApi),
    worker: through('worker', upstreams.worker),
    renderer: through('renderer', upstreams.renderer),
  }
}

/** Names a call by its upstream, its method and its path, with ids replaced. */
export function nameCall(name: string, request: Request): string {
  const method = request.headers.get('x-dw-http-method-override') ?? request.method
  return `${name} ${method} ${replaceIds(new URL(request.url).pathname.replace(/^.*\/v\d+_\d+/, ''))}`
}

/** Replaces the ids in a path. */
export const replaceIds = (path: string): string => path.replace(/\/(?=[^/]*\d)[^/]{8,}/g, '/{id}')
