/** On https, browsers accept a `__Host-` cookie only from this host. public/theme.js reads both names. */
const nameOf = (name: string) => (location.protocol === 'https:' ? `__Host-${name}` : name)

/** Reads a cookie about how pages look in this browser: language, theme or category. */
export function readPageCookie(name: string): string | undefined {
  const start = `${nameOf(name)}=`
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}

/**
 * Writes a cookie about how pages look in this browser. A max age of 0 deletes the cookie. Without a max age, the cookie ends with the browser
 * session.
 */
export function writePageCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`
  document.cookie = `${nameOf(name)}=${value}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}${age}`
}

export const YEAR_SECONDS = 31_536_000
