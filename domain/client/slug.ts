/** First parts of paths that the product serves itself. A client with such a slug could never be reached. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'login', 'invitation', 'sso', 'logout', 'error', 'thankyou',
  'api', 'art', 'identity', 'commerce', 'worker', 'renderer', 'press', 'sessions', 'password', 'prepared', 'outbox',
  'dashboard', 'address-book', 'saved-messages', 'signature', 'send-to-many', 'developers', 'mcp', 'scim', 'metrics', 'status',
  'healthz', 'readyz', 'manifest', 'manifest.json', 'assets', 'static', 'fonts', 'favicon', 'robots', 'index', 'src', 'default', 'undefined', 'null',
]) // prettier-ignore

/** Returns true when the text has only characters that a slug may have, and its length. */
export const isLikeSlug = (slug: string): boolean => /^[a-z][a-z0-9-]{1,39}$/.test(slug)

/** Returns why a client cannot be reached at /{slug}, or undefined when it can. */
export function slugProblem(slug: string): string | undefined {
  if (!isLikeSlug(slug)) return 'A slug is lower-case letters, digits and hyphens, 2 to 40, and begins with a letter.'
  if (RESERVED_SLUGS.has(slug)) return `'${slug}' is the name of a page of the product.`
  return undefined
}
