import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** `ST`, PingOne's name for it: binds a flow to the browser that began it. No script reads it, no other site sends it. */
const BROWSER_COOKIE = 'ST'

/** Of the authorization server: who is signed on in this browser. */
const SESSION_COOKIE = 'identity_session'

export type CookieRules = { path: string; secure: boolean }

/** For the address of this environment and everything below it; over https only where the product is. */
export function cookieRules(environmentUrl: string): CookieRules {
  const { pathname, protocol } = new URL(environmentUrl)
  return { path: pathname, secure: protocol === 'https:' }
}

/** Over https browsers take a cookie of such a name from https alone; `__Host-` would need the path /. */
export const securedName = (name: string, { secure }: Pick<CookieRules, 'secure'>) => (secure ? `__Secure-${name}` : name)
export const browserCookieName = (rules: Pick<CookieRules, 'secure'>) => securedName(BROWSER_COOKIE, rules)
export const sessionCookieName = (rules: Pick<CookieRules, 'secure'>) => securedName(SESSION_COOKIE, rules)

export function browserCookie(c: Context, rules: CookieRules): string | undefined {
  return getCookie(c, browserCookieName(rules))
}

export function setBrowserCookie(c: Context, value: string, rules: CookieRules): void {
  setCookie(c, browserCookieName(rules), value, { ...rules, httpOnly: true, sameSite: 'Lax' })
}
