import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testBrowser, type TestBrowser } from '../testing/browser.ts'
import { testIdentity } from '../testing/test-identity.ts'
import * as people from '../testing/people.ts'
import { act, begin } from '../testing/sign-on.ts'
import { mayRegister } from './may-register.ts'

const policy = { name: 'Customer-Care', way: 'password', registration: true } as const
const domains = { ...policy, registrationDomains: ['harborview.test', 'xn--mnchen-3ya.test'] }

test.each([
  ['ana@harborview.test', true],
  [' Ana.Núñez+cards@HarborView.TEST ', true],
  ['ana@münchen.test', true],
  ['ana@MÜNCHEN.test', true],
  ['ana@xn--mnchen-3ya.test', true],
  ['ana@mail.harborview.test', false],
  ['ana@evilharborview.test', false],
  ['ana@harborview.test.evil.test', false],
  ['ana@harborview.test.', false],
  ['ana@harborview.test/evil', false],
  ['ana@harborview.test#evil', false],
  ['ana@harborview.test:25', false],
  ['ana@ｈarborview.test', false],
  ['ana@harborview。test', false],
  ['ana@hаrborview.test', false], // a Cyrillic a
  ['ana@evil.test@harborview.test', false],
  ['"ana@evil.test"@harborview.test', false],
  ['ana%evil.test@harborview.test', false],
  ['evil.test!ana@harborview.test', false],
  ['ana,bob@harborview.test', false],
  ['<ana@evil.test>,x@harborview.test', false],
  ['ana@harborview.test\n', true],
  ['ana@harborview.test\0', false],
  ['@harborview.test', false],
  ['ana', false],
  ['', false],
])('when the client names its domains, %j may register: %s', (email, expected) => {
  expect(mayRegister(domains, email)).toBe(expected)
})

test('without domains everybody may register, and nobody may when registration is off', () => {
  expect(mayRegister(policy, 'ana@anywhere.test')).toBe(true)
  expect(mayRegister({ ...domains, registration: false }, 'ana@harborview.test')).toBe(false)
})

const NEW_PASSWORD = 'Quite-a-new-1-here'
const named = {
  ...people.twice,
  id: 'named',
  slug: 'named',
  population: '4fa05162-7384-4e95-8fa6-b0718293e4f5',
  brand: { ...people.twice.brand, policy: 'Named' },
  signOn: undefined,
  registrationDomains: ['harborview.test'],
}
let upstream: Awaited<ReturnType<typeof testIdentity>>
let browser: TestBrowser
beforeAll(async () => {
  upstream = await testIdentity({ openRegistration: false })
  await upstream.load({ ...people.PEOPLE_WORLD, clients: [...people.PEOPLE_WORLD.clients, named] })
})
afterAll(() => upstream.end())
beforeEach(() => {
  browser = testBrowser(upstream.fetch, '/identity')
})
const register = (flow: string, email: string) => act(browser, flow, 'user.register', { username: email, email, password: NEW_PASSWORD })
const linksOf = async (flow: string) => Object.keys(((await (await browser.go(flow)).json()) as { _links: object })._links)

test.each(['Customer-Care', 'Names-First'])(
  'in production %s, which names no domains, neither offers nor accepts a registration',
  async (name) => {
    const flow = await begin(browser, upstream.origin, { acr_values: name })
    expect(await linksOf(flow)).not.toContain('user.register')
    expect(await (await register(flow, 'new@harborview.test')).json()).toMatchObject({ code: 'INVALID_REQUEST' })
  },
)

test('in production a client that names domains accepts only those, with one answer for all others', async () => {
  const flow = await begin(browser, upstream.origin, { acr_values: 'Named' })
  expect(await linksOf(flow)).toContain('user.register')
  const refusals = []
  for (const email of ['new@else.test', 'new@mail.harborview.test', people.PLAIN.email.replace('@', '@not-')]) {
    const answer = await register(flow, email)
    refusals.push([answer.status, ((await answer.json()) as { details: unknown }).details])
  }
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
  expect(refusals[0]).toMatchObject([400, [{ code: 'EMAIL_NOT_ALLOWED', target: 'email' }]])
  expect(await (await register(flow, 'New@Harborview.test')).json()).toMatchObject({ status: 'VERIFICATION_CODE_REQUIRED' })
})
