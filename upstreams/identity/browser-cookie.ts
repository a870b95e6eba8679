import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** `ST` (PingOne's name) binds a flow to the browser that began it. HttpOnly and SameSite. */
const BROWSER_COOKIE = 'ST'

/** The authorization server's session cookie. */
const SESSION_COOKIE = 'identity_session'

export type CookieRules = { path: string; secure: boolean }

/** Returns the rules for cookies: they are limited to the environment's path, and `secure` when its address is https. */
export function cookieRules(environmentUrl: string): CookieRules {
  const { pathname, protocol } = new URL(environmentUrl)
  return { path: pathname, secure: protocol === 'https:' }
}

/** Browsers accept `__Secure-` cookies over https only. `__Host-` would need the path /. */
export const securedName = (name: string, { secure }: Pick<CookieRules, 'secure'>) => (secure ? `__Secure-${name}` : name)
export const browserCookieName = (rules: Pick<CookieRules, 'secure'>) => securedName(BROWSER_COOKIE, rules)
export const sessionCookieName = (rules: Pick<CookieRules, 'secure'>) => securedName(SESSION_COOKIE, rules)

export function browserCookie(c: Context, rules: CookieRules): string | undefined {
  return getCookie(c, browserCookieName(rules))
}

export function setBrowserCookie(c: Context, value: string, rules: CookieRules): void {
  setCookie(c, browserCookieName(rules), value, { ...rules, httpOnly: true, sameSite: 'Lax' })
}
