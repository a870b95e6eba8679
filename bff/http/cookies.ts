import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** Our cookies. Secrets are HttpOnly; the page can read client and autoredirect. */
export type Cookies = {
  session: Cookie
  /** Binds a sign-in under way to the browser that began it. */
  signIn: Cookie
  /** The next sign-in asks for the password again, because the last one was refused. */
  askAgain: Cookie
  /** Binds a recipient that came before the sign-in to the browser it came with. */
  handOver: Cookie
  client: Cookie
  autoredirect: Cookie
}

export type Cookie = { read: (c: Context) => string | undefined; write: (c: Context, value: string) => void; clear: (c: Context) => void }

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** `__Host-` and Secure follow the scheme under which browsers reach us: plain http cannot carry them. */
export function createCookies(publicUrl: string, absoluteHours: number): Cookies {
  const secure = publicUrl.startsWith('https:')
  const cookie = (name: string, maxAge: number, httpOnly: boolean): Cookie => ({
    read: (c) => getCookie(c, name),
    write: (c, value) => setCookie(c, name, value, { path: '/', sameSite: 'Lax', secure, httpOnly, maxAge }),
    clear: (c) => {
      deleteCookie(c, name, { path: '/', secure })
    },
  })
  // Browsers accept a cookie with this prefix only from this host over https, so no other host of the site can set it.
  const named = (name: string) => (secure ? `__Host-${name}` : name)
  const secret = (name: string, maxAge: number) => cookie(named(name), maxAge, true)
  return {
    session: secret('fondly-session', absoluteHours * HOUR_SECONDS),
    signIn: secret('fondly-sign-in', 10 * MINUTE_SECONDS),
    askAgain: secret('fondly-ask-again', 10 * MINUTE_SECONDS),
    handOver: secret('fondly-arrival', 10 * MINUTE_SECONDS),
    client: cookie(named('client'), 365 * 24 * HOUR_SECONDS, false),
    autoredirect: cookie(named('autoredirect'), 365 * 24 * HOUR_SECONDS, false),
  }
}
