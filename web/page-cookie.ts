/** Over https a name that browsers take from this very host alone; public/theme.js reads both. */
const nameOf = (name: string) => (location.protocol === 'https:' ? `__Host-${name}` : name)

/** What this browser remembers under that name, for how pages look. */
export function readPageCookie(name: string): string | undefined {
  const start = `${nameOf(name)}=`
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}

/** Remembers it for so many seconds; 0 forgets it, and without a number it goes with the browser's session. */
export function writePageCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`
  document.cookie = `${nameOf(name)}=${value}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}${age}`
}

export const YEAR_SECONDS = 31_536_000
