import { isOwnPath } from '@fondly/kit/http/own-path.ts'
import { isLikeSlug, RESERVED_SLUGS } from '@fondly/domain/client/slug.ts'

/** The pages to which a sign-in may return, besides the front pages of clients. */
const PAGES = new Set(['/', '/press', '/sessions', '/password', '/prepared', '/address-book', '/saved-messages', '/signature', '/thankyou'])

/**
 * Returns the path of our own page to open after a sign-in; '/' for anything else. Refused are: another host in any spelling (//host, /\\host, a
 * scheme, control characters that browsers drop), our own API, an upstream, a picture.
 */
export function localPath(wanted: string | undefined, publicUrl: string): string {
  if (!wanted || !isOwnPath(wanted) || !/^[\x21-\x7e]*$/.test(wanted) || wanted.includes('\\')) return '/'
  const url = URL.parse(wanted, publicUrl)
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return '/'
  return isPage(url.pathname) ? url.pathname + url.search + url.hash : '/'
}

/**
 * The addresses of the built-in dashboard: the choice of a client, one client's dashboard, one of its pages, and the sign-in address of a client with
 * a policy.
 */
const DASHBOARD = /^\/dashboard(?:\/[a-z][a-z0-9-]{1,39}){0,2}$/

/** Returns the client of the address /dashboard/sso/{clientKey}, under whose policy the person signs in; undefined for another address. */
export function clientOfPath(path: string): string | undefined {
  return /^\/dashboard\/sso\/([a-z][a-z0-9-]{1,39})$/.exec(path)?.[1]
}

function isPage(path: string): boolean {
  const slug = path.slice(1)
  return PAGES.has(path) || DASHBOARD.test(path) || (isLikeSlug(slug) && !RESERVED_SLUGS.has(slug))
}
