import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** Our cookies. A cookie with a secret is HttpOnly; the page can read only `client` and `autoredirect`. */
export type Cookies = {
  session: Cookie
  /** Binds a sign-in that has not finished to the browser that began it. */
  signIn: Cookie
  /** The next sign-in asks for the password again, because the last one was refused. */
  askAgain: Cookie
  /** Binds the recipient of a link that was opened before the sign-in to the browser that opened it. */
  linkRecipient: Cookie
  client: Cookie
  autoredirect: Cookie
}

export type Cookie = { read: (c: Context) => string | undefined; write: (c: Context, value: string) => void; clear: (c: Context) => void }

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/**
 * Creates the cookies. The prefix `__Host-` and the attribute Secure are used only if `publicUrl` is https, because browsers refuse them over http.
 */
export function createCookies(publicUrl: string, absoluteHours: number): Cookies {
  const secure = publicUrl.startsWith('https:')
  const cookie = (name: string, maxAge: number, httpOnly: boolean): Cookie => ({
    read: (c) => getCookie(c, name),
    write: (c, value) => setCookie(c, name, value, { path: '/', sameSite: 'Lax', secure, httpOnly, maxAge }),
    clear: (c) => {
      deleteCookie(c, name, { path: '/', secure })
    },
  })
  // Browsers accept a cookie with this prefix only over https and only from this host. So no other host of the site can set it.
  const named = (name: string) => (secure ? `__Host-${name}` : name)
  const secret = (name: string, maxAge: number) => cookie(named(name), maxAge, true)
  return {
    session: secret('fondly-session', absoluteHours * HOUR_SECONDS),
    signIn: secret('fondly-sign-in', 10 * MINUTE_SECONDS),
    askAgain: secret('fondly-ask-again', 10 * MINUTE_SECONDS),
    linkRecipient: secret('fondly-arrival', 10 * MINUTE_SECONDS),
    client: cookie(named('client'), 365 * 24 * HOUR_SECONDS, false),
    autoredirect: cookie(named('autoredirect'), 365 * 24 * HOUR_SECONDS, false),
  }
}
