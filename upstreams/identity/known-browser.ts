import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '@fondly/kit/env.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { securedName, type CookieRules } from './browser-cookie.ts'
import type { UserRow } from './store/tables.ts'

export type KnownBrowsers = {
  /** Returns the id of this browser if somebody has signed on in it with this account and its present password, else undefined. */
  idFor: (c: Context, user: UserRow | undefined) => string | undefined
  /** Makes this browser known for this account, until the password changes. */
  remember: (c: Context, user: UserRow) => void
  /**
   * Does the same for a request of a program, which does not send the browser's cookies. The program may pass the new cookie on to the browser. The
   * browser keeps it beside its other cookie until the next sign-on.
   */
  rememberForProgram: (c: Context, user: UserRow) => void
}

const LIFETIME_DAYS = 180
/** The most accounts in one browser's cookie. The account of the oldest sign-on is removed first. */
const MAX_ACCOUNTS = 5
const DAY_MS = 86_400_000
const ENTRY = /^([\w-]{22})\.(\d{5})\.([\w-]{43})$/

type Entry = { id: string; lastDay: number; mac: string }

/**
 * Browsers in which a person signed on before have their own count of wrong passwords and codes, so that nobody else can lock the person out of them
 * (OWASP calls this a device cookie). The cookie holds one signed entry per account: a random id, its last day, and a MAC over
 * both, the account and its present password hash. A new password therefore revokes every entry.
 */
export function knownBrowsers({
  env,
  keys,
  cookie,
}: {
  env: Env
  keys: readonly [string, ...string[]]
  cookie: CookieRules
}): KnownBrowsers {
  const name = securedName('known_browser', cookie)
  const programCookieName = securedName('known_browser_asked', cookie)
  const today = () => Math.floor(env.clock().getTime() / DAY_MS)

  function readEntries(c: Context): Entry[] {
    const fromProgram = (getCookie(c, programCookieName) ?? '').slice(0, 200)
    const parts = (getCookie(c, name) ?? '').slice(0, 1000).split('~').slice(0, MAX_ACCOUNTS)
    return [fromProgram, ...parts].flatMap((part) => {
      const [, id, lastDay, mac] = ENTRY.exec(part) ?? []
      return id && lastDay && mac && Number(lastDay) >= today() ? [{ id, lastDay: Number(lastDay), mac }] : []
    })
  }

  function computeMac({ id, lastDay }: Omit<Entry, 'mac'>, user: UserRow | undefined, key: string): string {
    // An unknown name takes the same work, so that the time of the answer does not tell whether the name exists.
    const password = createHash('sha256')
      .update(user?.password_hash ?? '')
      .digest('base64url')
    return createHmac('sha256', key)
      .update(['known browser', id, lastDay, user?.id ?? '', password].join('\n'))
      .digest('base64url')
  }

  const newEntry = (user: UserRow, id = Buffer.from(env.random(16)).toString('base64url')): Entry => {
    const renewed = { id, lastDay: today() + LIFETIME_DAYS }
    return { ...renewed, mac: computeMac(renewed, user, keys[0]) }
  }
  const formatEntry = ({ id, lastDay, mac }: Entry) => `${id}.${lastDay}.${mac}`
  const rules = { ...cookie, httpOnly: true, sameSite: 'Lax', maxAge: LIFETIME_DAYS * 86_400 } as const

  const isEntryFor = (entry: Entry, user: UserRow | undefined) =>
    keys.some((key) => timingSafeEqual(Buffer.from(entry.mac), Buffer.from(computeMac(entry, user, key)))) &&
    user !== undefined &&
    user.password_hash !== null

  return {
    idFor: (c, user) => readEntries(c).find((entry) => isEntryFor(entry, user))?.id,
    remember: (c, user) => {
      if (user.password_hash === null) return
      const entries = readEntries(c)
      const own = entries.find((entry) => isEntryFor(entry, user))
      const all = [newEntry(user, own?.id), ...entries.filter((entry) => entry !== own)]
      setCookie(c, name, all.slice(0, MAX_ACCOUNTS).map(formatEntry).join('~'), rules)
      if (getCookie(c, programCookieName) !== undefined) deleteCookie(c, programCookieName, { ...cookie, httpOnly: true, sameSite: 'Lax' })
    },
    rememberForProgram: (c, user) => {
      if (user.password_hash !== null) setCookie(c, programCookieName, formatEntry(newEntry(user)), rules)
    },
  }
}
