import { copyAddress } from './remote-address.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { refuse } from './refuse.ts'

/** Mounts an app below `prefix`: removes the prefix from the path, and answers 404 for any path without it. */
export function mounted(prefix: string, fetch: Fetch): Fetch {
  return (request) => {
    const url = new URL(request.url)
    if (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`))
      return Promise.resolve(refuse(request, { status: 404, code: 'not-found' }))
    url.pathname = url.pathname.slice(prefix.length) || '/'
    return fetch(copyAddress(request, new Request(url, request)))
  }
}
