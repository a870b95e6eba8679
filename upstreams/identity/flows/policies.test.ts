import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../testing/test-identity.ts'
import * as people from '../testing/people.ts'
import { act, begin, checkPassword } from '../testing/sign-on.ts'
import { openFlowVisits, readFlow } from '../testing/flow-visits.ts'

const { upstream, visit, newBrowser, findCode, withPassword, claimsOfFlow } = await openFlowVisits()

describe('policies', () => {
  test('a policy that asks for the name first answers known and unknown names alike until the password is right', async () => {
    const answerFor = async (username: string) => {
      visit.browser = newBrowser()
      const address = await begin(visit.browser, upstream.origin, { acr_values: 'Names-First' })
      const lookedUp = await (await act(visit.browser, address, 'user.lookup', { username })).text()
      const wrong = await (await act(visit.browser, address, 'usernamePassword.check', { password: 'wrong' })).text()
      return [lookedUp, wrong].map((body) => body.replaceAll(username, 'NAME').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'))
    }
    expect(await answerFor('nobody.here@harborview.test')).toEqual(await answerFor(people.PLAIN.email))
    const address = await begin(visit.browser, upstream.origin, { acr_values: 'Names-First' })
    await act(visit.browser, address, 'user.lookup', { username: people.PLAIN.email })
    const done = await readFlow(await act(visit.browser, address, 'usernamePassword.check', { password: PASSWORD }))
    expect(done.status).toBe('COMPLETED')
  })

  test('a second-factor policy sends a passcode by e-mail to a user without a device', async () => {
    const { address, flow } = await withPassword(people.PLAIN.email, { acr_values: 'Twice' })
    expect(flow).toMatchObject({ status: 'OTP_REQUIRED', _embedded: { devices: [{ type: 'EMAIL' }] } })
    const done = await readFlow(await act(visit.browser, address, 'otp.check', { otp: await findCode(people.PLAIN.email) }))
    expect(await claimsOfFlow(done)).toMatchObject({ acr: 'Twice', amr: ['pwd', 'otp', 'mfa'] })
  })

  test('a second-factor policy does not accept a session of the password alone', async () => {
    const { flow } = await withPassword(people.PLAIN.email)
    await claimsOfFlow(flow)
    const address = await begin(visit.browser, upstream.origin, { acr_values: 'Twice' })
    expect(await readFlow(await visit.browser.go(address))).toMatchObject({
      status: 'PASSWORD_REQUIRED',
      _embedded: { user: { username: people.PLAIN.email } },
    })
  })

  test('a policy that is not assigned to the application starts no flow', async () => {
    await expect(begin(visit.browser, upstream.origin, { acr_values: 'Weaker' })).rejects.toThrow('invalid_request')
  })
})

test('switching the account restarts the flow and invalidates the code that was sent', async () => {
  const { address } = await withPassword(people.BY_MAIL.email)
  const otp = await findCode(people.BY_MAIL.email)
  expect((await readFlow(await act(visit.browser, address, 'session.reset'))).status).toBe('USERNAME_PASSWORD_REQUIRED')
  expect((await act(visit.browser, address, 'otp.check', { otp })).status).toBe(400)
  expect((await readFlow(await checkPassword(visit.browser, address, people.PLAIN.email))).status).toBe('COMPLETED')
})
