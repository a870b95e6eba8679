import { describe, expect, test } from 'vitest'
import * as people from '../testing/people.ts'
import { act, begin } from '../testing/sign-on.ts'
import { openFlowVisits, NEW_PASSWORD, readFlow, readRefusal, listLinks } from '../testing/flow-visits.ts'

const { upstream, visit, newBrowser, findCode, passSeconds, withPassword, claimsOfFlow } = await openFlowVisits()

test('a code confirms an e-mail address, and the next sign-on does not ask again', async () => {
  const { address, flow } = await withPassword(people.UNVERIFIED.email)
  expect(flow.status).toBe('VERIFICATION_CODE_REQUIRED')
  expect(listLinks(flow)).toEqual(['self', 'session.reset', 'user.sendVerificationCode', 'user.verify'])
  expect(await readRefusal(await act(visit.browser, address, 'user.verify', { verificationCode: 'WRONG' }))).toMatchObject({
    details: [{ code: 'INVALID_VALUE', target: 'verificationCode' }],
  })
  passSeconds(1)
  expect((await act(visit.browser, address, 'user.sendVerificationCode')).status).toBe(200)
  const verificationCode = await findCode(people.UNVERIFIED.email)
  expect(verificationCode).toMatch(/^[A-Z2-9]{8}$/)
  // People type the code with spaces and in lower case.
  const typed = ` ${verificationCode.toLowerCase()} `
  expect((await readFlow(await act(visit.browser, address, 'user.verify', { verificationCode: typed }))).status).toBe('COMPLETED')
  visit.browser = newBrowser()
  expect((await withPassword(people.UNVERIFIED.email)).flow.status).toBe('COMPLETED')
})

describe('registration', () => {
  const register = (address: string, more: Record<string, unknown>) =>
    act(visit.browser, address, 'user.register', { username: 'new@else.test', email: 'New@else.test', password: NEW_PASSWORD, ...more })

  test('a stranger becomes a person of the default client once the e-mail is confirmed', async () => {
    const address = await begin(visit.browser, upstream.origin)
    const flow = await readFlow(await register(address, { name: { given: 'Nora', family: 'Lind' } }))
    expect(flow.status).toBe('VERIFICATION_CODE_REQUIRED')
    const verificationCode = await findCode('new@else.test')
    const done = await readFlow(await act(visit.browser, address, 'user.verify', { verificationCode }))
    const claims = await claimsOfFlow(done)
    expect(claims).toMatchObject({ email: 'new@else.test', given_name: 'Nora', populationID: people.standard.population })
  })

  test('under the policy of a client a new person belongs to that client', async () => {
    const address = await begin(visit.browser, upstream.origin, { acr_values: 'Names-First' })
    expect((await readFlow(await visit.browser.go(address))).status).toBe('SIGN_ON_REQUIRED')
    await register(address, { username: 'theirs@else.test', email: 'theirs@else.test' })
    const done = await readFlow(await act(visit.browser, address, 'user.verify', { verificationCode: await findCode('theirs@else.test') }))
    expect(await claimsOfFlow(done)).toMatchObject({ populationID: people.namesFirst.population, acr: 'Names-First' })
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
    const address = await begin(visit.browser, upstream.origin)
    expect(await readRefusal(await register(address, more))).toMatchObject({ status: 400, code: 'INVALID_DATA', details: [detail] })
  })

  test('is not offered by a policy without registration', async () => {
    const address = await begin(visit.browser, upstream.origin, { acr_values: 'Twice' })
    expect(listLinks(await readFlow(await visit.browser.go(address)))).toEqual([
      'password.forgot',
      'self',
      'session.reset',
      'usernamePassword.check',
    ])
    expect((await register(address, {})).status).toBe(400)
  })
})
