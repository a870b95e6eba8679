import { opensPage } from '@fondly/bff/http/refusal-page.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { refuse } from './refuse.ts'

const missing = (request: Request): Response => refuse(request, { status: 404, code: 'not-found' })

/**
 * Answers with our page, in the browser's language, when a browser opens a missing picture as a page. Every other caller gets the answer of
 * `pictures`.
 */
export function withMissingPage(pictures: Fetch): Fetch {
  return async (request) => {
    const answer = await pictures(request)
    return answer.status === 404 && opensPage(request) ? missing(request) : answer
  }
}

/** Serves only the pictures and print files of the renderer. Nobody outside may make the renderer draw. */
export function picturesOnly(renderer: Fetch): Fetch {
  return async (request) => (new URL(request.url).pathname.startsWith('/pictures/') ? renderer(request) : missing(request))
}
