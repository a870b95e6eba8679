import { isOwnPath } from '@fondly/kit/http/own-path.ts'
import { problemResponse } from '@fondly/bff/http/problem.ts'
import { opensPage } from '@fondly/bff/http/refusal-page.ts'

const NUL = /%00/

/** Returns true when an address contains a NUL character. None of our addresses does, and PostgreSQL cannot search for NUL. */
export const hasNul = (url: string): boolean => NUL.test(url)

/**
 * Answers an address with a NUL character. A browser that opens a page is redirected: to the same page without the parameters that contain NUL, or to
 * the error page when the path itself contains one. Every other call gets status 400.
 */
export function answerNul(request: Request, headers: [string, string][] = []): Response {
  if (!opensPage(request)) return problemResponse(request, { status: 400, code: 'request-unreadable' }, headers)
  const address = request.url.replace(/^\w+:\/\/[^/]*/, '')
  const [path = '', ...query] = address.split('?')
  const parts = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !hasNul(pair))
  const location =
    isOwnPath(path) && !hasNul(path) ? path + (parts.length > 0 ? `?${parts.join('&')}` : '') : '/error?reason=unknown-client'
  return new Response(null, { status: 303, headers: [...headers, ['location', location], ['cache-control', 'no-store']] })
}
