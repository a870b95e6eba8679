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
import { attemptKey, type SignInAttempts } from '../store/sign-in-attempts.ts'
import type { Device, UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { authenticatorPage, devicesPage, type Looks, nobodyPage, type DevicesNotice } from './devices-page.ts'
import { fontRoutes } from './fonts.ts'

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

/** GET and POST /{env}/devices: the page on which a signed-on user manages second factors. Every change needs the password. */
export function ownDevicesRoutes(context: OwnDevices) {
  return new Hono()
    .route('/', fontRoutes)
    .get('/devices', async (c) => {
      const user = await findSignedOnUser(c, context)
      return user ? respondWithDevices(c, context, user) : respondNotSignedOn(c, context)
    })
    .post('/devices', async (c) => {
      assertOwnPage(c, context)
      const user = await findSignedOnUser(c, context)
      if (!user) return respondNotSignedOn(c, context)
      const form = new URLSearchParams(await readText(c.req.raw, MAX_BODY_BYTES))
      const pending = form.get('device')
      if (pending !== null) return confirm(c, context, { user, id: pending, otp: form.get('otp') ?? '' })
      const problem = await passwordProblem(c, context, user, form.get('password') ?? '')
      if (problem) return respondWithDevices(c, context, user, problem)
      return change(c, context, user, form)
    })
}

async function change(c: Context, context: OwnDevices, user: UserRow, form: URLSearchParams) {
  const removed = form.get('remove')
  if (removed !== null) {
    if (UUID.test(removed)) {
      await context.devices.remove(user.id, removed)
      record(c, context, user, { event: 'second_factor_removed' })
    }
    return respondWithDevices(c, context, user, { done: 'removed' })
  }
  if (form.get('add') === 'EMAIL') {
    // Only a verified address can become a second factor, so that users cannot lock themselves out.
    const may = user.email_verified && !(await context.devices.list(user.id)).some(({ type }) => type === 'EMAIL')
    if (may) {
      await context.devices.add({ userId: user.id, type: 'EMAIL', secret: null })
      record(c, context, user, { event: 'second_factor_added', code: 'EMAIL' })
    }
    return respondWithDevices(c, context, user, may ? { done: 'added' } : undefined)
  }
  if (form.get('add') !== 'TOTP') return respondWithDevices(c, context, user)
  const secret = new Secret({ buffer: new Uint8Array(context.random(20)).buffer }).base32
  return respondWithAuthenticator(c, context, user, await context.devices.add({ userId: user.id, type: 'TOTP', secret }))
}

async function confirm(c: Context, context: OwnDevices, { user, id, otp }: { user: UserRow; id: string; otp: string }) {
  const device = UUID.test(id) ? await context.devices.unconfirmed(user.id, id) : undefined
  if (!device) return respondWithDevices(c, context, user)
  const isRight = () => context.devices.takePasscode(device, otp.replaceAll(/\s/g, ''))
  const person = attemptKey(user.id, context.knownBrowsers.idFor(c, user))
  const problem = await context.tries.check({ purpose: 'passcode', person }, isRight)
  if (problem) record(c, context, user, { event: 'wrong_code', code: 'second-factors' })
  if (problem?.problem === 'locked out')
    return respondWithAuthenticator(c, context, user, device, { lockedFor: problem.secondsUntilUnlock })
  if (problem) return respondWithAuthenticator(c, context, user, device, { wrong: 'passcode' })
  await context.devices.confirm(device.id)
  record(c, context, user, { event: 'second_factor_added', code: 'TOTP' })
  return respondWithDevices(c, context, user, { done: 'added' })
}

async function passwordProblem(c: Context, context: OwnDevices, user: UserRow, password: string): Promise<DevicesNotice | undefined> {
  const { attempts, passwords } = context
  const count = attemptKey(user.username, context.knownBrowsers.idFor(c, user))
  const attempt = await attempts.take(count)
  if ('unlockAt' in attempt) return { lockedFor: attempt.secondsUntilUnlock }
  if (await passwords.matches(password, user.password_hash)) {
    await attempts.clear(count)
    return undefined
  }
  const lockout = await attempts.failed(count, attempt.nth)
  record(c, context, user, { event: 'wrong_password', code: 'second-factors' })
  if (lockout) record(c, context, user, { event: 'lockout', code: 'second-factors' })
  return lockout ? { lockedFor: lockout.secondsUntilUnlock } : { wrong: 'password' }
}

/** Returns the user who is signed on in this browser. Undefined when nobody is, or when the account is disabled or locked. */
async function findSignedOnUser(c: Context, { provider, users, cookie: rules }: OwnDevices): Promise<UserRow | undefined> {
  const cookie = getCookie(c, sessionCookieName(rules))
  const session = cookie ? await provider.Session.find(cookie) : undefined
  const user = session?.accountId ? await users.find(session.accountId) : undefined
  return user?.enabled && user.locked_at === null ? user : undefined
}

async function respondWithDevices(c: Context, context: OwnDevices, user: UserRow, notice?: DevicesNotice) {
  const options = { ...readLooks(c, context), ...(notice ? { notice } : {}) }
  const page = devicesPage(user, await context.devices.list(user.id), options)
  return c.html(page, toStatus(notice), SMALL_PAGE_HEADERS)
}

function respondWithAuthenticator(c: Context, context: OwnDevices, user: UserRow, device: Device, notice?: DevicesNotice) {
  const secret = Secret.fromBase32(device.secret ?? '')
  const address = new TOTP({ issuer: ISSUER_NAME, label: user.username, secret }).toString()
  const page = authenticatorPage(device, address, { ...readLooks(c, context), ...(notice ? { notice } : {}) })
  return c.html(page, toStatus(notice), SMALL_PAGE_HEADERS)
}

const respondNotSignedOn = (c: Context, context: OwnDevices) => c.html(nobodyPage(readLooks(c, context)), 401, SMALL_PAGE_HEADERS)

/** Reads the language from OpenID's `ui_locales`, else from the browser, and the theme from `theme`, else from the system. */
function readLooks(c: Context, { loginPageUrl }: OwnDevices): Looks {
  const theme = c.req.query('theme')
  return {
    home: new URL('/', loginPageUrl).href,
    language: readLanguage(c.req.query('ui_locales') ?? c.req.header('accept-language')),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  }
}
const toStatus = (notice: DevicesNotice | undefined) => (notice && !('done' in notice) ? 400 : 200)

function record(c: Context, context: OwnDevices, user: UserRow, event: Pick<SecurityEvent, 'event' | 'code'>): void {
  context.recordSecurityEvent({ ...event, subject: user.username, address: context.remoteAddress(c.req.raw) })
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
