import { describe, expect, test } from 'vitest'
import * as people from '../testing/people.ts'
import { act } from '../testing/sign-on.ts'
import { openFlowVisits, readFlow, readRefusal, listLinks } from '../testing/flow-visits.ts'

const { upstream, visit, newBrowser, findMail, findCode, passSeconds, passcode, withPassword, claimsOfFlow } = await openFlowVisits()

describe('a passcode by e-mail', () => {
  test('signs on once, and the ID token lists it as a second factor', async () => {
    const { address, flow } = await withPassword(people.BY_MAIL.email)
    expect(flow).toMatchObject({
      status: 'OTP_REQUIRED',
      _embedded: { devices: [{ type: 'EMAIL', email: 'o*****@harborview.test', status: 'ACTIVE' }] },
    })
    const otp = await findCode(people.BY_MAIL.email)
    expect(otp).toMatch(/^\d{6}$/)
    const wrong = await readRefusal(await act(visit.browser, address, 'otp.check', { otp: otp === '000000' ? '000001' : '000000' }))
    expect(wrong).toMatchObject({ status: 400, code: 'INVALID_DATA', details: [{ code: 'INVALID_VALUE', target: 'otp' }] })
    const done = await readFlow(await act(visit.browser, address, 'otp.check', { otp }))
    expect(done.status).toBe('COMPLETED')
    expect(await claimsOfFlow(done)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'], acr: 'Customer-Care' })
  })

  test('expires after five minutes or when a new one is sent', async () => {
    const { address, flow } = await withPassword(people.BY_MAIL.email)
    const first = await findCode(people.BY_MAIL.email)
    passSeconds(1)
    await act(visit.browser, address, 'device.select', { device: { id: flow.selectedDevice?.id } })
    const second = await findCode(people.BY_MAIL.email)
    expect((await act(visit.browser, address, 'otp.check', { otp: first })).status).toBe(first === second ? 200 : 400)
    passSeconds(301)
    expect((await act(visit.browser, address, 'otp.check', { otp: second })).status).toBe(400)
  })

  test('locks the person after five wrong guesses across all flows', async () => {
    const { address } = await withPassword(people.BY_MAIL.email)
    const wrong = async (to: string) => (await readRefusal(await act(visit.browser, to, 'otp.check', { otp: 'guess' }))).details?.[0]?.code
    expect([await wrong(address), await wrong(address), await wrong(address)]).toEqual(['INVALID_VALUE', 'INVALID_VALUE', 'INVALID_VALUE'])
    visit.browser = newBrowser()
    passSeconds(1)
    const other = await withPassword(people.BY_MAIL.email)
    expect([await wrong(other.address), await wrong(other.address)]).toEqual(['INVALID_VALUE', 'PASSWORD_LOCKED_OUT'])
    const right = await readRefusal(await act(visit.browser, other.address, 'otp.check', { otp: await findCode(people.BY_MAIL.email) }))
    expect(right.details?.[0]).toMatchObject({ code: 'PASSWORD_LOCKED_OUT', innerError: { secondsUntilUnlock: 900 } })
  })

  test('is sent at most five times', async () => {
    const { address, flow } = await withPassword(people.BY_MAIL.email)
    const again = () => act(visit.browser, address, 'device.select', { device: { id: flow.selectedDevice?.id } })
    const answers = []
    for (let sent = 0; sent < 6; sent++) answers.push((await again()).status)
    expect(answers).toEqual([200, 200, 200, 200, 429, 429])
    expect(await readRefusal(await again())).toMatchObject({ code: 'REQUEST_LIMITED' })
  })
})

describe('an authenticator', () => {
  test('accepts each passcode once, and also the one of the previous 30 seconds', async () => {
    const { address, flow } = await withPassword(people.BY_AUTHENTICATOR.email)
    expect(flow).toMatchObject({ status: 'OTP_REQUIRED', _embedded: { devices: [{ type: 'TOTP' }] } })
    const used = passcode(-30)
    expect((await act(visit.browser, address, 'otp.check', { otp: passcode(-90) })).status).toBe(400)
    const done = await readFlow(await act(visit.browser, address, 'otp.check', { otp: used }))
    expect(await claimsOfFlow(done)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] })

    visit.browser = newBrowser()
    const again = await withPassword(people.BY_AUTHENTICATOR.email)
    expect((await act(visit.browser, again.address, 'otp.check', { otp: used })).status).toBe(400)
    expect((await readFlow(await act(visit.browser, again.address, 'otp.check', { otp: passcode() }))).status).toBe('COMPLETED')
  })
})

describe('a phone', () => {
  const stranger = () => newBrowser()
  const answer = (link: string, said: string, headers: Record<string, string> = { origin: upstream.origin }) =>
    stranger().go(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ answer: said }).toString(),
    })

  test('approves with the link alone', async () => {
    const { address, flow } = await withPassword(people.BY_PHONE.email)
    expect(flow).toMatchObject({
      status: 'PUSH_CONFIRMATION_REQUIRED',
      _embedded: { devices: [{ nickname: 'Rosa’s phone', pushEnabled: true }] },
    })
    expect(flow.selectedDevice?.id).toBe(flow._embedded?.devices?.[0]?.id)
    expect(listLinks(flow)).toEqual(['device.select', 'self', 'session.reset'])
    expect((await readFlow(await visit.browser.go(address))).status).toBe('PUSH_CONFIRMATION_REQUIRED')

    const { link } = await findMail(people.BY_PHONE.email)
    expect(link).toMatch(new RegExp(`^${upstream.origin}/identity/phone/[\\w-]{43}$`))
    const page = await stranger().go(link, { headers: { 'accept-language': 'es-US' } })
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('¿Es usted quien inicia sesión?')
    expect((await answer(link, 'approved')).status).toBe(303)
    expect(await (await stranger().go(link)).text()).toContain('Approved')

    const done = await readFlow(await visit.browser.go(address))
    expect(done.status).toBe('COMPLETED')
    expect(await claimsOfFlow(done)).toMatchObject({ amr: ['pwd', 'swk', 'mfa'] })
  })

  test('denies, and the application gets access_denied', async () => {
    const { address } = await withPassword(people.BY_PHONE.email)
    const { link } = await findMail(people.BY_PHONE.email)
    await answer(link, 'denied')
    await answer(link, 'approved')
    const failed = await readFlow(await visit.browser.go(address))
    expect(failed).toMatchObject({ status: 'FAILED', error: { code: 'PUSH_DENIED', message: 'The request was denied on the device.' } })
    const { location } = await visit.browser.follow(failed.resumeUrl)
    expect(new URL(location ?? '').searchParams.get('error')).toBe('access_denied')
  })

  test('times out after a minute and can be asked again', async () => {
    const { address, flow } = await withPassword(people.BY_PHONE.email)
    const { link } = await findMail(people.BY_PHONE.email)
    passSeconds(61)
    expect((await readFlow(await visit.browser.go(address))).status).toBe('PUSH_CONFIRMATION_TIMED_OUT')
    await answer(link, 'approved')
    expect(await (await stranger().go(link)).text()).toContain('This request is over')
    const again = await readFlow(await act(visit.browser, address, 'device.select', { device: { id: flow.selectedDevice?.id } }))
    expect(again.status).toBe('PUSH_CONFIRMATION_REQUIRED')
    await answer((await findMail(people.BY_PHONE.email)).link, 'approved')
    expect((await readFlow(await visit.browser.go(address))).status).toBe('COMPLETED')
  })

  test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    "is not answered by somebody else's page (%j)",
    async (headers) => {
      const { address } = await withPassword(people.BY_PHONE.email)
      expect((await answer((await findMail(people.BY_PHONE.email)).link, 'approved', headers)).status).toBe(403)
      expect((await readFlow(await visit.browser.go(address))).status).toBe('PUSH_CONFIRMATION_REQUIRED')
    },
  )

  test.each(['nothing', 'a'.repeat(43)])('has no page for a link that nobody sent (%s)', async (request) => {
    expect(await (await stranger().go(`${upstream.origin}/identity/phone/${request}`)).text()).toContain('This request is over')
  })
})

test('a user with several devices can choose and change the device, but not take a device of another user', async () => {
  const { address, flow } = await withPassword(people.BY_ANY.email)
  expect(flow.status).toBe('DEVICE_SELECTION_REQUIRED')
  expect(flow._embedded?.devices?.map(({ type }) => type).toSorted()).toEqual(['EMAIL', 'MOBILE', 'TOTP'])
  expect(listLinks(flow)).toEqual(['device.select', 'self', 'session.reset'])
  const select = (id: string) => act(visit.browser, address, 'device.select', { device: { id } })
  expect(await readRefusal(await select('5fb49163-a72d-40cf-8386-192c45f70adb'))).toMatchObject({ details: [{ target: 'device.id' }] })
  expect((await readFlow(await select(people.PHONE))).status).toBe('PUSH_CONFIRMATION_REQUIRED')
  expect(await readFlow(await select(people.MAIL_DEVICE))).toMatchObject({
    status: 'OTP_REQUIRED',
    selectedDevice: { id: people.MAIL_DEVICE },
  })
  expect((await readFlow(await select(people.AUTHENTICATOR))).status).toBe('OTP_REQUIRED')
  // The code sent by e-mail is not valid for the authenticator.
  expect((await act(visit.browser, address, 'otp.check', { otp: await findCode(people.BY_ANY.email) })).status).toBe(400)
  expect((await readFlow(await act(visit.browser, address, 'otp.check', { otp: passcode() }))).status).toBe('COMPLETED')
})
