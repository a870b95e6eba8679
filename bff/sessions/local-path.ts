import { isOwnPath } from '@fondly/kit/http/own-path.ts'
import { isLikeSlug, RESERVED_SLUGS } from '@fondly/domain/client/slug.ts'

/** Pages to which a sign-in may lead back, beside the front pages of clients. */
const PAGES = new Set(['/', '/press', '/sessions', '/password', '/thankyou'])

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

function isPage(path: string): boolean {
  const slug = path.slice(1)
  return PAGES.has(path) || (isLikeSlug(slug) && !RESERVED_SLUGS.has(slug))
}
