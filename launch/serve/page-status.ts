import { isLikeSlug } from '@fondly/domain/client/slug.ts'

/** First parts of the paths that web/routes.tsx serves, beside the front pages of clients. */
export const PAGE_NAMES: ReadonlySet<string> = new Set([
  '', 'login', 'invitation', 'sso', 'logout', 'error', 'thankyou', 'press', 'sessions', 'password', 'prepared', 'address-book', 'saved-messages', 'signature',
  'dashboard',
]) // prettier-ignore

/** Returns the status with which the document of a path is served: 404 where the page will say that there is nothing at this address. */
export async function findPageStatus(address: string, hasClient: (slug: string) => Promise<boolean>): Promise<200 | 404> {
  const { pathname, searchParams } = new URL(address)
  const [name = '', second, ...more] = pathname.slice(1).replace(/\/$/, '').split('/')
  if (name === 'error' && searchParams.get('reason') === 'unknown-client') return 404
  if (name === 'dashboard') return 200
  // The page of a client, by its slug or by its single sign-on.
  const slug = second === undefined && !PAGE_NAMES.has(name) ? name : name === 'sso' ? second : undefined
  if (slug !== undefined) return more.length === 0 && isLikeSlug(slug.toLowerCase()) && (await hasClient(slug.toLowerCase())) ? 200 : 404
  return PAGE_NAMES.has(name) && second === undefined && name !== 'sso' ? 200 : 404
}
