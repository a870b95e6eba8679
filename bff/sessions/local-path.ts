import { isOwnPath } from '@fondly/kit/http/own-path.ts'
import { isLikeSlug, RESERVED_SLUGS } from '@fondly/domain/client/slug.ts'

/** Pages to which a sign-in may lead back, besides the front pages of clients. */
const PAGES = new Set(['/', '/press', '/sessions', '/password', '/prepared', '/address-book', '/saved-messages', '/signature', '/thankyou'])

/**
 * A page of ours to return to after a sign-in, or '/' for anything else: another host however it is written (//host, /\\host, a scheme, control
 * characters that browsers drop), our own API, an upstream, a picture.
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

/** Returns the client under whose policy somebody signs in who opened its dashboard at /dashboard/sso/{clientKey}. */
export function clientOfPath(path: string): string | undefined {
  return /^\/dashboard\/sso\/([a-z][a-z0-9-]{1,39})$/.exec(path)?.[1]
}

function isPage(path: string): boolean {
  const slug = path.slice(1)
  return PAGES.has(path) || DASHBOARD.test(path) || (isLikeSlug(slug) && !RESERVED_SLUGS.has(slug))
}
