import { createMiddleware } from 'hono/factory'
import { Refused } from '@fondly/domain/refused.ts'

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns the refusal (403, request-of-another-site) of a request that a page of another site made. */
export const foreignOrigin = () => new Refused('not-allowed', 'request-of-another-site')

/**
 * Refuses a request that changes something and comes from a page of another site. The request needs our own origin, as the browser reports it, and a
 * header and a content type that a form of another site cannot send.
 */
export function requireOwnOrigin(publicUrl: string, onForgery: (request: Request) => void = () => {}) {
  const ours = new URL(publicUrl).origin
  return createMiddleware(async (c, next) => {
    if (!CHANGES_NOTHING.has(c.req.method) && !isOwnPageRequest(c.req.raw, ours)) {
      onForgery(c.req.raw)
      throw foreignOrigin()
    }
    await next()
  })
}

/**
 * Returns true when a script of our own pages made this request: it has our origin (`ours`, without a path), our header, and a body of JSON or bytes,
 * or no body.
 */
export function isOwnPageRequest(request: Request, ours: string): boolean {
  const { headers } = request
  if (headers.get('x-requested-with') !== 'fondly' || !hasOwnOrigin(request, ours)) return false
  const type = headers.get('content-type')
  return type === null ? !hasBody(headers) : /^application\/(?:json|octet-stream)\s*(?:;|$)/i.test(type)
}

/**
 * Returns true when the browser says that the request comes from our own origin. A page cannot forge these headers, and they are the only proof that
 * a beacon can carry.
 */
export function hasOwnOrigin({ headers }: Request, ours: string): boolean {
  const site = headers.get('sec-fetch-site')
  // Prefer sec-fetch-site where the browser sends it, because in development our origin may have more than one name.
  return site ? site === 'same-origin' : headers.get('origin') === ours
}

// Reads only the headers: a server may attach a body stream to a request that has no body.
function hasBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) !== 0
}
