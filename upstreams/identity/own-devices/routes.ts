import type { RecordSecurityEvent, SecurityEvent } from '@fondly/kit/security-events.ts'
import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Provider } from 'oidc-provider'
import { Secret, TOTP } from 'otpauth'
import type { KnownBrowsers } from '../known-browser.ts'
import { sessionCookieName, type CookieRules } from '../browser-cookie.ts'
import { Refusal } from '../faults.ts'
import type { CodeTries } from '../flows/code-tries.ts'
import { readLanguage } from '../mail/mail.ts'
import { SMALL_PAGE_HEADERS } from '../mail/small-page.ts'
import type { Passwords } from '../password.ts'
import { readText } from '../read-body.ts'
import type { Devices } from '../store/devices.ts'
import { countOf, type SignInAttempts } from '../store/sign-in-attempts.ts'
import type { Device, UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { authenticatorPage, devicesPage, nobodyPage, type DevicesNews } from './devices-page.ts'

type OwnDevices = {
  provider: Provider
  users: Users
  devices: Devices
  attempts: SignInAttempts
  tries: CodeTries
  passwords: Passwords
  random: (bytes: number) => Uint8Array
  cookie: CookieRules
  knownBrowsers: KnownBrowsers
  recordSecurityEvent: RecordSecurityEvent
  remoteAddress: (request: Request) => string | undefined
  environmentUrl: string
  loginPageUrl: string
}

const ISSUER_NAME = 'Fondly'
const MAX_BODY_BYTES = 4096
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** GET and POST /{env}/devices: a user's own page about the second factors, in the browser in which he is signed on. Every change takes the password. */
export function ownDevicesRoutes(house: OwnDevices) {
  return new Hono()
    .get('/devices', async (c) => {
      const user = await userOf(c, house)
      return user ? shown(c, house, user) : nobody(c, house)
    })
    .post('/devices', async (c) => {
      assertOwnPage(c, house)
      const user = await userOf(c, house)
      if (!user) return nobody(c, house)
      const said = new URLSearchParams(await readText(c.req.raw, MAX_BODY_BYTES))
      const pending = said.get('device')
      if (pending !== null) return confirm(c, house, { user, id: pending, otp: said.get('otp') ?? '' })
      const problem = await passwordProblem(c, house, user, said.get('password') ?? '')
      if (problem) return shown(c, house, user, problem)
      return change(c, house, user, said)
    })
}

async function change(c: Context, house: OwnDevices, user: UserRow, said: URLSearchParams) {
  const removed = said.get('remove')
  if (removed !== null) {
    if (UUID.test(removed)) {
      await house.devices.remove(user.id, removed)
      record(c, house, user, { event: 'second_factor_removed' })
    }
    return shown(c, house, user, { done: 'removed' })
  }
  if (said.get('add') === 'EMAIL') {
    // Nobody can lock himself out with an address that is not his.
    const may = user.email_verified && !(await house.devices.of(user.id)).some(({ type }) => type === 'EMAIL')
    if (may) {
      await house.devices.add({ userId: user.id, type: 'EMAIL', secret: null })
      record(c, house, user, { event: 'second_factor_added', code: 'EMAIL' })
    }
    return shown(c, house, user, may ? { done: 'added' } : undefined)
  }
  if (said.get('add') !== 'TOTP') return shown(c, house, user)
  const secret = new Secret({ buffer: new Uint8Array(house.random(20)).buffer }).base32
  return authenticator(c, user, await house.devices.add({ userId: user.id, type: 'TOTP', secret }))
}

async function confirm(c: Context, house: OwnDevices, { user, id, otp }: { user: UserRow; id: string; otp: string }) {
  const device = UUID.test(id) ? await house.devices.unconfirmed(user.id, id) : undefined
  if (!device) return shown(c, house, user)
  const isRight = () => house.devices.takePasscode(device, otp.replaceAll(/\s/g, ''))
  const person = countOf(user.id, house.knownBrowsers.idFor(c, user))
  const problem = await house.tries.check({ purpose: 'passcode', person }, isRight)
  if (problem) record(c, house, user, { event: 'wrong_code', code: 'second-factors' })
  if (problem?.problem === 'locked out') return authenticator(c, user, device, { lockedFor: problem.secondsUntilUnlock })
  if (problem) return authenticator(c, user, device, { wrong: 'passcode' })
  await house.devices.confirm(device.id)
  record(c, house, user, { event: 'second_factor_added', code: 'TOTP' })
  return shown(c, house, user, { done: 'added' })
}

async function passwordProblem(c: Context, house: OwnDevices, user: UserRow, password: string): Promise<DevicesNews | undefined> {
  const { attempts, passwords } = house
  const count = countOf(user.username, house.knownBrowsers.idFor(c, user))
  const attempt = await attempts.take(count)
  if ('unlockAt' in attempt) return { lockedFor: attempt.secondsUntilUnlock }
  if (await passwords.matches(password, user.password_hash)) {
    await attempts.clear(count)
    return undefined
  }
  const lockout = await attempts.failed(count, attempt.nth)
  record(c, house, user, { event: 'wrong_password', code: 'second-factors' })
  if (lockout) record(c, house, user, { event: 'lockout', code: 'second-factors' })
  return lockout ? { lockedFor: lockout.secondsUntilUnlock } : { wrong: 'password' }
}

/** Who is signed on in this browser, if he may still sign on. */
async function userOf(c: Context, { provider, users, cookie: rules }: OwnDevices): Promise<UserRow | undefined> {
  const cookie = getCookie(c, sessionCookieName(rules))
  const session = cookie ? await provider.Session.find(cookie) : undefined
  const user = session?.accountId ? await users.find(session.accountId) : undefined
  return user?.enabled && user.locked_at === null ? user : undefined
}

async function shown(c: Context, house: OwnDevices, user: UserRow, news?: DevicesNews) {
  const told = { home: homeOf(house), language: readPageLanguage(c), ...(news ? { news } : {}) }
  const page = devicesPage(user, await house.devices.of(user.id), told)
  return c.html(page, statusOf(news), SMALL_PAGE_HEADERS)
}

function authenticator(c: Context, user: UserRow, device: Device, news?: DevicesNews) {
  const secret = Secret.fromBase32(device.secret ?? '')
  const address = new TOTP({ issuer: ISSUER_NAME, label: user.username, secret }).toString()
  const page = authenticatorPage(device, address, { language: readPageLanguage(c), ...(news ? { news } : {}) })
  return c.html(page, statusOf(news), SMALL_PAGE_HEADERS)
}

const nobody = (c: Context, house: OwnDevices) => c.html(nobodyPage(homeOf(house), readPageLanguage(c)), 401, SMALL_PAGE_HEADERS)

const homeOf = ({ loginPageUrl }: OwnDevices) => new URL('/', loginPageUrl).href
/** OpenID's name for it; without it the browser's own. */
const readPageLanguage = (c: Context) => readLanguage(c.req.query('ui_locales') ?? c.req.header('accept-language'))
const statusOf = (news: DevicesNews | undefined) => (news && !('done' in news) ? 400 : 200)

function record(c: Context, house: OwnDevices, user: UserRow, event: Pick<SecurityEvent, 'event' | 'code'>): void {
  house.recordSecurityEvent({ ...event, subject: user.username, address: house.remoteAddress(c.req.raw) })
}

function assertOwnPage(c: Context, { environmentUrl, recordSecurityEvent, remoteAddress }: OwnDevices): void {
  const own = new URL(environmentUrl).origin
  const from = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  if ((from !== undefined && from !== own) || (site !== undefined && site !== 'same-origin')) {
    recordSecurityEvent({ event: 'cross_site_request', address: remoteAddress(c.req.raw), code: 'second-factors' })
    throw new Refusal(403, 'ACCESS_FAILED', 'This may be changed on its own page only.')
  }
}
