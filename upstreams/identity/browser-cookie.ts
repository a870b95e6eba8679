import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** `ST`, PingOne's name for it: binds a flow to the browser that began it. No script reads it, no other site sends it. */
export const BROWSER_COOKIE = 'ST'

/** Of the authorization server: who is signed on in this browser. */
export const SESSION_COOKIE = 'identity_session'

export type CookieRules = { path: string; secure: boolean }

/** Below the path that this environment is mounted on; over https only where the product is. */
export function cookieRules(publicUrl: string, environmentId: string): CookieRules {
  const { pathname, protocol } = new URL(publicUrl)
  return { path: `${pathname === '/' ? '' : pathname}/${environmentId}`, secure: protocol === 'https:' }
}

export function browserCookie(c: Context): string | undefined {
  return getCookie(c, BROWSER_COOKIE)
}

export function setBrowserCookie(c: Context, value: string, rules: CookieRules): void {
  setCookie(c, BROWSER_COOKIE, value, { ...rules, httpOnly: true, sameSite: 'Lax' })
}
