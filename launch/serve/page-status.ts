import { isLikeSlug } from '@fondly/domain/client/slug.ts'

/** First parts of the paths in web/routes.tsx. The front pages of clients are not listed here. */
export const PAGE_NAMES: ReadonlySet<string> = new Set([
  '', 'login', 'invitation', 'sso', 'logout', 'error', 'thankyou', 'press', 'sessions', 'password', 'prepared', 'address-book', 'saved-messages', 'signature',
  'dashboard',
]) // prettier-ignore

/** Returns the status for the document of a path: 404 where the page will say that there is nothing at this address. */
export async function findPageStatus(address: string, hasClient: (slug: string) => Promise<boolean>): Promise<200 | 404> {
  const { pathname, searchParams } = new URL(address)
  const [name = '', second, ...more] = pathname.slice(1).replace(/\/$/, '').split('/')
  if (name === 'error' && searchParams.get('reason') === 'unknown-client') return 404
  if (name === 'dashboard') return 200
  // A client's page has the client's slug as its path, or the slug with the client's single sign-on.
  const slug = second === undefined && !PAGE_NAMES.has(name) ? name : name === 'sso' ? second : undefined
  if (slug !== undefined) return more.length === 0 && isLikeSlug(slug.toLowerCase()) && (await hasClient(slug.toLowerCase())) ? 200 : 404
  return PAGE_NAMES.has(name) && second === undefined && name !== 'sso' ? 200 : 404
}
