import { Flow } from '@fondly/contracts/pingone/flows.ts'
import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testBrowser, type TestBrowser } from '../testing/browser.ts'
import { PASSWORD, testIdentity } from '../testing/test-identity.ts'
import * as people from '../testing/people.ts'
import { act, begin, checkPassword, signOnForTokens, token, VERIFIER } from '../testing/sign-on.ts'

const NEW_PASSWORD = 'Quiet-harbour-27'
const MORNING = new Date('2026-11-20T12:00:00Z')
let now = MORNING
let upstream: Awaited<ReturnType<typeof testIdentity>>
let browser: TestBrowser

beforeAll(async () => {
  upstream = await testIdentity({ clock: () => now })
  await upstream.load(people.PEOPLE_WORLD)
})
afterAll(() => upstream.end())
beforeEach(() => {
  // Each test has its own day, so that counts do not reach into the next one.
  now = new Date(now.getTime() + 25 * 3600_000)
  browser = testBrowser(upstream.fetch, '/identity')
})

const flowOf = async (response: Response) => Flow.parse(await response.json())
const refusal = async (response: Response) => ({ status: response.status, ...PingOneError.parse(await response.json()) })
const links = (flow: Flow) => Object.keys(flow._links).toSorted()
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

/** The newest e-mail to this address, as the outbox page shows it. */
async function findMail(recipient: string): Promise<{ code: string; link: string }> {
  const page = await (await upstream.outbox(new Request('http://outbox/'))).text()
  const item = page.split('<li>').find((one) => one.includes(recipient)) ?? ''
  return { code: /<code>([^<]+)</.exec(item)?.[1] ?? '', link: /href="(http[^"]+)"/.exec(item)?.[1] ?? '' }
}
const passcode = (offsetSeconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(people.SECRET) }).generate({ timestamp: now.getTime() + offsetSeconds * 1000 })
const codeFor = async (recipient: string) => (await findMail(recipient)).code

/** Signs on up to the password. */
async function withPassword(username: string, more?: Record<string, string>) {
  const address = await begin(browser, upstream.origin, more)
  return { address, flow: await flowOf(await checkPassword(browser, address, username)) }
}
/** Resumes the completed flow and returns the claims of its ID token. */
async function claimsOf(flow: Flow): Promise<Record<string, unknown>> {
  const { location } = await browser.follow(flow.resumeUrl)
  const code = new URL(location ?? 'none:').searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri: `${upstream.origin}/api/session/callback`, code_verifier: VERIFIER }
  const { body } = await token(browser, upstream.origin, form)
  return JSON.parse(Buffer.from(body['id_token']?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

describe('a temporary password', () => {
  test('is replaced before anything else; what is refused says why', async () => {
    const { address, flow } = await withPassword(people.MUST_CHANGE.email)
    expect(flow).toMatchObject({ status: 'MUST_CHANGE_PASSWORD', _embedded: { passwordPolicy: { length: { min: 8, max: 255 } } } })
    expect(links(flow)).toEqual(['password.reset', 'self', 'session.reset'])

    const change = (currentPassword: string, newPassword: string) =>
      act(browser, address, 'password.reset', { currentPassword, newPassword })
    expect(await refusal(await change('wrong', NEW_PASSWORD))).toMatchObject({
      status: 400,
      details: [{ code: 'INVALID_VALUE', target: 'currentPassword' }],
    })
    const weak = await refusal(await change(PASSWORD, 'abc'))
    expect(weak).toMatchObject({ code: 'INVALID_DATA', details: [{ code: 'INVALID_VALUE', target: 'newPassword' }] })
    const inner = weak.details?.[0]?.innerError ?? {}
    expect(inner.unsatisfiedRequirements).toEqual(['minCharacters', 'minCharacters', 'minCharacters', 'length', 'excludesCommonlyUsed'])
    for (const name of inner.unsatisfiedRequirements ?? []) expect(inner[name]).toEqual(expect.stringMatching(/^The password .*\.$/))
    expect((await refusal(await change(PASSWORD, PASSWORD))).details?.[0]?.innerError?.unsatisfiedRequirements).toEqual([
      'notSimilarToCurrent',
    ])

    const done = await flowOf(await change(PASSWORD, NEW_PASSWORD))
    expect(done.status).toBe('COMPLETED')
    browser = testBrowser(upstream.fetch, '/identity')
    const again = await begin(browser, upstream.origin)
    expect((await checkPassword(browser, again, people.MUST_CHANGE.email)).status).toBe(400)
    expect((await flowOf(await checkPassword(browser, again, people.MUST_CHANGE.email, NEW_PASSWORD))).status).toBe('COMPLETED')
  })

  test('stays changed when the same documents are loaded again', async () => {
    await upstream.load(people.PEOPLE_WORLD)
    const address = await begin(browser, upstream.origin)
    expect((await flowOf(await checkPassword(browser, address, people.MUST_CHANGE.email, NEW_PASSWORD))).status).toBe('COMPLETED')
  })
})

describe('a passcode by e-mail', () => {
  test('lets in once, and the token says that it was asked for', async () => {
    const { address, flow } = await withPassword(people.BY_MAIL.email)
    expect(flow).toMatchObject({
      status: 'OTP_REQUIRED',
      _embedded: { devices: [{ type: 'EMAIL', email: 'o*****@harborview.test', status: 'ACTIVE' }] },
    })
    const otp = await codeFor(people.BY_MAIL.email)
    expect(otp).toMatch(/^\d{6}$/)
    const wrong = await refusal(await act(browser, address, 'otp.check', { otp: otp === '000000' ? '000001' : '000000' }))
    expect(wrong).toMatchObject({ status: 400, code: 'INVALID_DATA', details: [{ code: 'INVALID_VALUE', target: 'otp' }] })
    const done = await flowOf(await act(browser, address, 'otp.check', { otp }))
    expect(done.status).toBe('COMPLETED')
    expect(await claimsOf(done)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'], acr: 'Customer-Care' })
  })

  test('is of no use after five minutes, nor after another has been sent', async () => {
    const { address, flow } = await withPassword(people.BY_MAIL.email)
    const first = await codeFor(people.BY_MAIL.email)
    pass(1)
    await act(browser, address, 'device.select', { device: { id: flow.selectedDevice?.id } })
    const second = await codeFor(people.BY_MAIL.email)
    expect((await act(browser, address, 'otp.check', { otp: first })).status).toBe(first === second ? 200 : 400)
    pass(301)
    expect((await act(browser, address, 'otp.check', { otp: second })).status).toBe(400)
  })

  test('may be guessed five times by a person, whatever flow and however many were sent', async () => {
    const { address } = await withPassword(people.BY_MAIL.email)
    const wrong = async (to: string) => (await refusal(await act(browser, to, 'otp.check', { otp: 'guess' }))).details?.[0]?.code
    expect([await wrong(address), await wrong(address), await wrong(address)]).toEqual(['INVALID_VALUE', 'INVALID_VALUE', 'INVALID_VALUE'])
    browser = testBrowser(upstream.fetch, '/identity')
    pass(1)
    const other = await withPassword(people.BY_MAIL.email)
    expect([await wrong(other.address), await wrong(other.address)]).toEqual(['INVALID_VALUE', 'PASSWORD_LOCKED_OUT'])
    const right = await refusal(await act(browser, other.address, 'otp.check', { otp: await codeFor(people.BY_MAIL.email) }))
    expect(right.details?.[0]).toMatchObject({ code: 'PASSWORD_LOCKED_OUT', innerError: { secondsUntilUnlock: 900 } })
  })

  test('is not sent without end', async () => {
    const { address, flow } = await withPassword(people.BY_MAIL.email)
    const again = () => act(browser, address, 'device.select', { device: { id: flow.selectedDevice?.id } })
    const answers = []
    for (let sent = 0; sent < 6; sent++) answers.push((await again()).status)
    expect(answers).toEqual([200, 200, 200, 200, 429, 429])
    expect(await refusal(await again())).toMatchObject({ code: 'REQUEST_LIMITED' })
  })
})

describe('an authenticator', () => {
  test('lets in with the passcode of the half minute, the one before and the one after, each once', async () => {
    const { address, flow } = await withPassword(people.BY_AUTHENTICATOR.email)
    expect(flow).toMatchObject({ status: 'OTP_REQUIRED', _embedded: { devices: [{ type: 'TOTP' }] } })
    const used = passcode(-30)
    expect((await act(browser, address, 'otp.check', { otp: passcode(-90) })).status).toBe(400)
    const done = await flowOf(await act(browser, address, 'otp.check', { otp: used }))
    expect(await claimsOf(done)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] })

    browser = testBrowser(upstream.fetch, '/identity')
    const again = await withPassword(people.BY_AUTHENTICATOR.email)
    expect((await act(browser, again.address, 'otp.check', { otp: used })).status).toBe(400)
    expect((await flowOf(await act(browser, again.address, 'otp.check', { otp: passcode() }))).status).toBe('COMPLETED')
  })
})

describe('a phone', () => {
  const stranger = () => testBrowser(upstream.fetch, '/identity')
  const answer = (link: string, said: string, headers: Record<string, string> = { origin: upstream.origin }) =>
    stranger().go(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ answer: said }).toString(),
    })

  test('approves with nothing but the link, while the page waits', async () => {
    const { address, flow } = await withPassword(people.BY_PHONE.email)
    expect(flow).toMatchObject({
      status: 'PUSH_CONFIRMATION_REQUIRED',
      _embedded: { devices: [{ nickname: 'Rosa’s phone', pushEnabled: true }] },
    })
    expect(flow.selectedDevice?.id).toBe(flow._embedded?.devices?.[0]?.id)
    expect(links(flow)).toEqual(['device.select', 'self', 'session.reset'])
    expect((await flowOf(await browser.go(address))).status).toBe('PUSH_CONFIRMATION_REQUIRED')

    const { link } = await findMail(people.BY_PHONE.email)
    expect(link).toMatch(new RegExp(`^${upstream.origin}/identity/phone/[\\w-]{43}$`))
    const page = await stranger().go(link, { headers: { 'accept-language': 'es-US' } })
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('¿Es usted quien inicia sesión?')
    expect((await answer(link, 'approved')).status).toBe(303)
    expect(await (await stranger().go(link)).text()).toContain('Approved')

    const done = await flowOf(await browser.go(address))
    expect(done.status).toBe('COMPLETED')
    expect(await claimsOf(done)).toMatchObject({ amr: ['pwd', 'swk', 'mfa'] })
  })

  test('denies: the flow ends, and the application hears that access was denied', async () => {
    const { address } = await withPassword(people.BY_PHONE.email)
    const { link } = await findMail(people.BY_PHONE.email)
    await answer(link, 'denied')
    await answer(link, 'approved')
    const failed = await flowOf(await browser.go(address))
    expect(failed).toMatchObject({ status: 'FAILED', error: { code: 'PUSH_DENIED', message: 'The request was denied on the device.' } })
    const { location } = await browser.follow(failed.resumeUrl)
    expect(new URL(location ?? '').searchParams.get('error')).toBe('access_denied')
  })

  test('that nobody looks at is too late after a minute, and may be asked again', async () => {
    const { address, flow } = await withPassword(people.BY_PHONE.email)
    const { link } = await findMail(people.BY_PHONE.email)
    pass(61)
    expect((await flowOf(await browser.go(address))).status).toBe('PUSH_CONFIRMATION_TIMED_OUT')
    await answer(link, 'approved')
    expect(await (await stranger().go(link)).text()).toContain('This request is over')
    const again = await flowOf(await act(browser, address, 'device.select', { device: { id: flow.selectedDevice?.id } }))
    expect(again.status).toBe('PUSH_CONFIRMATION_REQUIRED')
    await answer((await findMail(people.BY_PHONE.email)).link, 'approved')
    expect((await flowOf(await browser.go(address))).status).toBe('COMPLETED')
  })

  test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    "is not answered by somebody else's page (%j)",
    async (headers) => {
      const { address } = await withPassword(people.BY_PHONE.email)
      expect((await answer((await findMail(people.BY_PHONE.email)).link, 'approved', headers)).status).toBe(403)
      expect((await flowOf(await browser.go(address))).status).toBe('PUSH_CONFIRMATION_REQUIRED')
    },
  )

  test.each(['nothing', 'a'.repeat(43)])('has no page for a link that nobody sent (%s)', async (request) => {
    expect(await (await stranger().go(`${upstream.origin}/identity/phone/${request}`)).text()).toContain('This request is over')
  })
})

test('several devices: one is chosen, changed, and no foreign one is taken', async () => {
  const { address, flow } = await withPassword(people.BY_ANY.email)
  expect(flow.status).toBe('DEVICE_SELECTION_REQUIRED')
  expect(flow._embedded?.devices?.map(({ type }) => type).toSorted()).toEqual(['EMAIL', 'MOBILE', 'TOTP'])
  expect(links(flow)).toEqual(['device.select', 'self', 'session.reset'])
  const select = (id: string) => act(browser, address, 'device.select', { device: { id } })
  expect(await refusal(await select('5fb49163-a72d-40cf-8386-192c45f70adb'))).toMatchObject({ details: [{ target: 'device.id' }] })
  expect((await flowOf(await select(people.PHONE))).status).toBe('PUSH_CONFIRMATION_REQUIRED')
  expect(await flowOf(await select(people.MAIL_DEVICE))).toMatchObject({
    status: 'OTP_REQUIRED',
    selectedDevice: { id: people.MAIL_DEVICE },
  })
  expect((await flowOf(await select(people.AUTHENTICATOR))).status).toBe('OTP_REQUIRED')
  // The code sent by e-mail is not valid for the authenticator.
  expect((await act(browser, address, 'otp.check', { otp: await codeFor(people.BY_ANY.email) })).status).toBe(400)
  expect((await flowOf(await act(browser, address, 'otp.check', { otp: passcode() }))).status).toBe('COMPLETED')
})

test('an unconfirmed e-mail address is confirmed with a code, for good', async () => {
  const { address, flow } = await withPassword(people.UNVERIFIED.email)
  expect(flow.status).toBe('VERIFICATION_CODE_REQUIRED')
  expect(links(flow)).toEqual(['self', 'session.reset', 'user.sendVerificationCode', 'user.verify'])
  expect(await refusal(await act(browser, address, 'user.verify', { verificationCode: 'WRONG' }))).toMatchObject({
    details: [{ code: 'INVALID_VALUE', target: 'verificationCode' }],
  })
  pass(1)
  expect((await act(browser, address, 'user.sendVerificationCode')).status).toBe(200)
  const verificationCode = await codeFor(people.UNVERIFIED.email)
  expect(verificationCode).toMatch(/^[A-Z2-9]{8}$/)
  // With spaces and in lower case, as people type it on a phone.
  const typed = ` ${verificationCode.toLowerCase()} `
  expect((await flowOf(await act(browser, address, 'user.verify', { verificationCode: typed }))).status).toBe('COMPLETED')
  browser = testBrowser(upstream.fetch, '/identity')
  expect((await withPassword(people.UNVERIFIED.email)).flow.status).toBe('COMPLETED')
})

describe('a forgotten password', () => {
  const recover = (address: string, recoveryCode: string, newPassword = NEW_PASSWORD) =>
    act(browser, address, 'password.recover', { recoveryCode, newPassword })

  test('is replaced with a code, which signs on as well', async () => {
    const address = await begin(browser, upstream.origin)
    const asked = await flowOf(await act(browser, address, 'password.forgot', { username: people.FORGETFUL.email }))
    expect(asked).toMatchObject({ status: 'RECOVERY_CODE_REQUIRED', _embedded: { passwordPolicy: {} } })
    expect(links(asked)).toEqual(['password.recover', 'password.sendRecoveryCode', 'self', 'session.reset'])
    pass(1)
    // PingOne's page names this one without '+json'.
    const sent = await browser.go(address, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.pingidentity.password.sendRecoveryCode' },
    })
    expect(sent.status).toBe(200)
    const code = await codeFor(people.FORGETFUL.email)
    expect(await refusal(await recover(address, code, 'Fondly'))).toMatchObject({ details: [{ target: 'newPassword' }] })
    expect(await refusal(await recover(address, 'WRONG'))).toMatchObject({ details: [{ code: 'INVALID_VALUE', target: 'recoveryCode' }] })
    const done = await flowOf(await recover(address, code))
    expect(done.status).toBe('COMPLETED')
    expect(await claimsOf(done)).toMatchObject({ sub: people.FORGETFUL.id })
    browser = testBrowser(upstream.fetch, '/identity')
    const again = await begin(browser, upstream.origin)
    expect((await flowOf(await checkPassword(browser, again, people.FORGETFUL.email, NEW_PASSWORD))).status).toBe('COMPLETED')
  })

  test('ends what somebody else had signed on with it', async () => {
    const thief = testBrowser(upstream.fetch, '/identity')
    const stolen = await signOnForTokens(thief, upstream.origin, { username: people.ROBBED.email })
    const refresh = (refreshToken = '') => token(thief, upstream.origin, { grant_type: 'refresh_token', refresh_token: refreshToken })
    const renewed = await refresh(stolen.body['refresh_token'])
    expect(renewed.status).toBe(200)
    const address = await begin(browser, upstream.origin)
    await act(browser, address, 'password.forgot', { username: people.ROBBED.email })
    expect((await recover(address, await codeFor(people.ROBBED.email))).status).toBe(200)
    expect((await refresh(renewed.body['refresh_token'])).status).toBe(400)
  })

  test("ends others' sessions and begun sign-ons too; one's own browser goes on", async () => {
    const thief = testBrowser(upstream.fetch, '/identity')
    await signOnForTokens(thief, upstream.origin, { username: people.ROBBED.email, password: NEW_PASSWORD })
    const begun = await begin(thief, upstream.origin, { prompt: 'login' })
    // This user too is signed on already and asked again.
    await signOnForTokens(browser, upstream.origin, { username: people.ROBBED.email, password: NEW_PASSWORD })
    const address = await begin(browser, upstream.origin, { prompt: 'login' })
    await act(browser, address, 'password.forgot', { username: people.ROBBED.email })
    const done = await flowOf(await recover(address, await codeFor(people.ROBBED.email), 'Another-harbour-28'))
    expect(await claimsOf(done)).toMatchObject({ sub: people.ROBBED.id })

    expect((await thief.go(begun)).status).toBe(404)
    const again = await flowOf(await thief.go(await begin(thief, upstream.origin)))
    expect(again.status).toBe('USERNAME_PASSWORD_REQUIRED')
    expect(again._embedded?.user).toBeUndefined()
  })

  test('of a name that nobody has is answered in the same bytes, step for step', async () => {
    const told = async (username: string) => {
      browser = testBrowser(upstream.fetch, '/identity')
      const address = await begin(browser, upstream.origin)
      const answers = [
        await act(browser, address, 'password.forgot', { username }),
        await act(browser, address, 'password.sendRecoveryCode'),
        await recover(address, 'GUESSED'),
        await recover(address, 'GUESSED', 'weak'),
        await browser.go(address),
        ...(await Promise.all(Array.from({ length: 5 }, () => recover(address, 'GUESSED')))),
        await recover(address, 'GUESSED'),
      ]
      const bodies = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`))
      return bodies.map((body) => body.replaceAll(username, 'NAME').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')).toSorted()
    }
    expect(await told('nobody.at.all@harborview.test')).toEqual(await told(people.PLAIN.email))
  })

  test('of an account with a second factor still asks for it', async () => {
    const address = await begin(browser, upstream.origin)
    await act(browser, address, 'password.forgot', { username: people.BY_ANY.email })
    const next = await flowOf(await recover(address, await codeFor(people.BY_ANY.email)))
    expect(next.status).toBe('DEVICE_SELECTION_REQUIRED')
  })
})

describe('registration', () => {
  const register = (address: string, more: Record<string, unknown>) =>
    act(browser, address, 'user.register', { username: 'new@else.test', email: 'New@else.test', password: NEW_PASSWORD, ...more })

  test('a stranger becomes a person of the default client once the e-mail is confirmed', async () => {
    const address = await begin(browser, upstream.origin)
    const flow = await flowOf(await register(address, { name: { given: 'Nora', family: 'Lind' } }))
    expect(flow.status).toBe('VERIFICATION_CODE_REQUIRED')
    const verificationCode = await codeFor('new@else.test')
    const done = await flowOf(await act(browser, address, 'user.verify', { verificationCode }))
    const claims = await claimsOf(done)
    expect(claims).toMatchObject({ email: 'new@else.test', given_name: 'Nora', populationID: people.standard.population })
  })

  test('under a client’s own policy it becomes one of that client', async () => {
    const address = await begin(browser, upstream.origin, { acr_values: 'Names-First' })
    expect((await flowOf(await browser.go(address))).status).toBe('SIGN_ON_REQUIRED')
    await register(address, { username: 'theirs@else.test', email: 'theirs@else.test' })
    const done = await flowOf(await act(browser, address, 'user.verify', { verificationCode: await codeFor('theirs@else.test') }))
    expect(await claimsOf(done)).toMatchObject({ populationID: people.namesFirst.population, acr: 'Names-First' })
  })

  test.each([
    [
      'a name that is taken',
      { username: people.PLAIN.email, email: people.PLAIN.email },
      { code: 'UNIQUENESS_VIOLATION', target: 'username' },
    ],
    ['a name with a space', { username: 'two words' }, { code: 'INVALID_VALUE', target: 'username' }],
    ["somebody else's address as a name", { username: 'boss@else.test' }, { code: 'INVALID_VALUE', target: 'username' }],
    ['what is no address', { username: 'plain', email: 'plain' }, { code: 'INVALID_VALUE', target: 'email' }],
    ['a password that everybody uses', { password: 'P@ssw0rd2026!' }, { code: 'INVALID_VALUE', target: 'password' }],
  ])('refuses %s', async (_, more, detail) => {
    const address = await begin(browser, upstream.origin)
    expect(await refusal(await register(address, more))).toMatchObject({ status: 400, code: 'INVALID_DATA', details: [detail] })
  })

  test('is not offered where the policy does not say so', async () => {
    const address = await begin(browser, upstream.origin, { acr_values: 'Twice' })
    expect(links(await flowOf(await browser.go(address)))).toEqual(['password.forgot', 'self', 'session.reset', 'usernamePassword.check'])
    expect((await register(address, {})).status).toBe(400)
  })
})

describe('policies', () => {
  test('a name first: known and unknown names look the same until the password is right', async () => {
    const told = async (username: string) => {
      browser = testBrowser(upstream.fetch, '/identity')
      const address = await begin(browser, upstream.origin, { acr_values: 'Names-First' })
      const looked = await (await act(browser, address, 'user.lookup', { username })).text()
      const wrong = await (await act(browser, address, 'usernamePassword.check', { password: 'wrong' })).text()
      return [looked, wrong].map((body) => body.replaceAll(username, 'NAME').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'))
    }
    expect(await told('nobody.here@harborview.test')).toEqual(await told(people.PLAIN.email))
    const address = await begin(browser, upstream.origin, { acr_values: 'Names-First' })
    await act(browser, address, 'user.lookup', { username: people.PLAIN.email })
    const done = await flowOf(await act(browser, address, 'usernamePassword.check', { password: PASSWORD }))
    expect(done.status).toBe('COMPLETED')
  })

  test('a second factor for everybody: who has no device gets the passcode by e-mail', async () => {
    const { address, flow } = await withPassword(people.PLAIN.email, { acr_values: 'Twice' })
    expect(flow).toMatchObject({ status: 'OTP_REQUIRED', _embedded: { devices: [{ type: 'EMAIL' }] } })
    const done = await flowOf(await act(browser, address, 'otp.check', { otp: await codeFor(people.PLAIN.email) }))
    expect(await claimsOf(done)).toMatchObject({ acr: 'Twice', amr: ['pwd', 'otp', 'mfa'] })
  })

  test('a session by the password alone does not do where two factors are asked for', async () => {
    const { flow } = await withPassword(people.PLAIN.email)
    await claimsOf(flow)
    const address = await begin(browser, upstream.origin, { acr_values: 'Twice' })
    expect(await flowOf(await browser.go(address))).toMatchObject({
      status: 'PASSWORD_REQUIRED',
      _embedded: { user: { username: people.PLAIN.email } },
    })
  })

  test('one that is not assigned is an error, and no flow begins', async () => {
    await expect(begin(browser, upstream.origin, { acr_values: 'Weaker' })).rejects.toThrow('invalid_request')
  })
})

test('switching the account in the middle begins anew, and the code sent before is worth nothing', async () => {
  const { address } = await withPassword(people.BY_MAIL.email)
  const otp = await codeFor(people.BY_MAIL.email)
  expect((await flowOf(await act(browser, address, 'session.reset'))).status).toBe('USERNAME_PASSWORD_REQUIRED')
  expect((await act(browser, address, 'otp.check', { otp })).status).toBe(400)
  expect((await flowOf(await checkPassword(browser, address, people.PLAIN.email))).status).toBe('COMPLETED')
})
