import { FLOW_ACTIONS, FLOW_STATUSES, Flow, flowMediaType } from '@fondly/contracts/pingone/flows.ts'
import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityTables } from '../store/tables.ts'
import { testBrowser, type TestBrowser } from '../testing/browser.ts'
import { DISABLED, LOCKED, OTHER, PASSWORD, testIdentity, WORLD } from '../testing/test-identity.ts'
import { act, begin, checkPassword, signOn } from '../testing/sign-on.ts'

let now = new Date('2026-11-20T12:00:00Z')
let upstream: Awaited<ReturnType<typeof testIdentity>>
let browser: TestBrowser

beforeAll(async () => {
  upstream = await testIdentity()
  await upstream.load(WORLD)
  browser = testBrowser(upstream.fetch, '/identity')
})
afterAll(() => upstream.end())

const refusal = async (response: Response) => ({ status: response.status, ...PingOneError.parse(await response.json()) })

test('a wrong password is refused in the same way for every name and does not change the flow', async () => {
  const flow = await begin(browser, upstream.origin)
  const before = await (await browser.go(flow)).json()
  for (const [username, password] of [
    [OTHER.email, 'wrong'],
    ['nobody@harborview.test', PASSWORD],
    [DISABLED.email, 'wrong'],
    [LOCKED.email, 'wrong'],
  ]) {
    const { id: _, ...body } = await refusal(await checkPassword(browser, flow, username, password))
    expect(body).toEqual({
      status: 400,
      code: 'INVALID_DATA',
      message: expect.any(String),
      details: [{ code: 'INVALID_CREDENTIALS', message: 'The provided credentials are invalid.' }],
    })
  }
  expect(await (await browser.go(flow)).json()).toEqual(before)
  expect((await checkPassword(browser, flow, OTHER.email)).status).toBe(200)
})

test.each([DISABLED, LOCKED])('the right password of a disabled or locked account completes the flow ($email)', async ({ email }) => {
  const callback = await signOn(testBrowser(upstream.fetch, '/identity'), upstream.origin, { username: email })
  expect(callback.searchParams.get('code')).toBeTruthy()
})

test.each(['known', 'unknown'])('the fifth wrong password locks a name for 15 minutes (%s name)', async (kind) => {
  now = new Date('2026-11-20T12:00:00Z')
  const slow = await testIdentity({ env: { ...upstream.env, clock: () => now } })
  await slow.load(WORLD)
  const walker = testBrowser(slow.fetch, '/identity')
  const name = kind === 'known' ? OTHER.email : 'nobody@harborview.test'
  const flow = await begin(walker, slow.origin)
  // All eight attempts run in parallel, and no more than five of them are checked.
  const answers = await Promise.all(Array.from({ length: 8 }, async () => refusal(await checkPassword(walker, flow, name, 'wrong'))))
  const codes = answers.map(({ details }) => details?.[0]?.code)
  expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(4)
  expect(codes.filter((code) => code === 'PASSWORD_LOCKED_OUT')).toHaveLength(4)

  now = new Date('2026-11-20T12:05:00Z')
  expect(await refusal(await checkPassword(walker, flow, name))).toMatchObject({
    status: 400,
    details: [{ code: 'PASSWORD_LOCKED_OUT', innerError: { secondsUntilUnlock: 600 } }],
  })
  now = new Date('2026-11-20T12:15:00Z')
  const later = await begin(walker, slow.origin)
  expect((await checkPassword(walker, later, name, 'wrong')).status).toBe(400)
  expect((await checkPassword(walker, later, name)).status).toBe(kind === 'known' ? 200 : 400)
  await slow.end()
})

test('a flow is not found without its ST cookie or with another one', async () => {
  const flow = await begin(browser, upstream.origin)
  const stranger = testBrowser(upstream.fetch, '/identity')
  expect(await refusal(await stranger.go(flow))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await begin(stranger, upstream.origin)
  expect((await checkPassword(stranger, flow)).status).toBe(404)
  expect((await browser.go(flow)).status).toBe(200)
})

test('only our own page gets CORS headers from a preflight', async () => {
  const preflight = (origin: string) =>
    upstream.fetch(
      new Request(`http://identity/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10/flows/none`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      }),
    )
  const ours = await preflight(upstream.origin)
  expect(ours.status).toBe(204)
  expect(Object.fromEntries(ours.headers)).toMatchObject({
    'access-control-allow-origin': upstream.origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
  })
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['a content type that is no action', 'application/json', '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a body that is not JSON', flowMediaType('usernamePassword.check'), '{"username":', 400, 'INVALID_REQUEST'],
  ['a body without a password', flowMediaType('usernamePassword.check'), '{"username":"a"}', 400, 'INVALID_DATA'],
  [
    'a password of a million letters',
    flowMediaType('usernamePassword.check'),
    JSON.stringify({ username: 'a', password: 'x'.repeat(1e6) }),
    413,
    'REQUEST_FAILED',
  ],
  ['an action of another status', flowMediaType('otp.check'), '{"otp":"123456"}', 400, 'INVALID_REQUEST'],
])('refuses %s', async (_, type, body, status, code) => {
  const flow = await begin(browser, upstream.origin)
  const answer = await browser.go(flow, { method: 'POST', headers: { 'content-type': type }, body })
  expect(await refusal(answer)).toMatchObject({ status, code })
})

test('every action in every status is answered with a flow or a refusal, never with a crash', async () => {
  const database = openDatabase<IdentityTables>({ url: upstream.database, schema: 'identity', poolSize: 1 })
  const flow = await begin(browser, upstream.origin)
  const id = flow.split('/').at(-1) ?? ''
  for (const status of FLOW_STATUSES) {
    const policy = { name: 'Customer-Care', way: 'password', registration: true }
    const state = JSON.stringify({ status, policy, methods: [], ahead: [], devices: [{ id: 'phone', type: 'MOBILE' }] })
    for (const action of FLOW_ACTIONS) {
      await database.updateTable('flows').set({ state }).where('id', '=', id).execute()
      const shown = Flow.parse(await (await browser.go(flow)).json())
      const offered = action in shown._links
      const answer = await act(browser, flow, action, { username: OTHER.email, password: PASSWORD })
      const { code, message } = (await answer.json()) as { code?: string; message?: string }
      expect([200, 400, 429]).toContain(answer.status)
      expect(code === 'INVALID_REQUEST' && message?.includes('not allowed')).toBe(!offered)
    }
  }
  await database.destroy()
})

test('a flow expires after 15 minutes', async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const slow = await testIdentity({ env: { ...upstream.env, clock: () => now } })
  const walker = testBrowser(slow.fetch, '/identity')
  const flow = await begin(walker, slow.origin)
  now = new Date('2026-11-20T12:16:00Z')
  expect((await walker.go(flow)).status).toBe(404)
  await slow.end()
})
