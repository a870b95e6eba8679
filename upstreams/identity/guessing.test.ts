import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrowser, type TestBrowser } from './testing/browser.ts'
import { ORDERER, PASSWORD, testIdentity, WORLD } from './testing/test-identity.ts'
import { act, authorizeUrl, begin, checkPassword, signOn, token, VERIFIER } from './testing/sign-on.ts'

let now = new Date('2026-11-20T12:00:00Z')
let upstream: Awaited<ReturnType<typeof testIdentity>>
let browser: TestBrowser
beforeAll(async () => {
  upstream = await testIdentity({ clock: () => now })
  await upstream.load(WORLD)
  browser = testBrowser(upstream.fetch, '/identity')
})
afterAll(() => upstream.end())

test('an hour of guessing allows fifteen password checks', async () => {
  let checkedCount = 0
  let flow = await begin(browser, upstream.origin)
  for (let second = 0; second < 3600; second += 30) {
    now = new Date(Date.parse('2026-11-20T12:00:00Z') + second * 1000)
    if (second % 600 === 0) flow = await begin(browser, upstream.origin)
    const answer = (await (await checkPassword(browser, flow, ORDERER.email, `Guess-${second}!`)).json()) as { details: { code: string }[] }
    // Of five wrong passwords in a row, the first four get this answer; the fifth is checked too and locks the name.
    if (answer.details[0]?.code === 'INVALID_CREDENTIALS') checkedCount++
  }
  expect(checkedCount).toBe(12)
  expect(await (await checkPassword(browser, flow, ORDERER.email, PASSWORD)).json()).toMatchObject({
    details: [{ code: 'PASSWORD_LOCKED_OUT' }],
  })
  now = new Date('2026-11-20T15:00:00Z')
  const later = await begin(browser, upstream.origin)
  expect((await checkPassword(browser, later)).status).toBe(200)
})

test('forty forged tokens are refused', async () => {
  const forged = Array.from({ length: 40 }, (_, at) => `${'forged-'.repeat(4)}${at}-${'x'.repeat(at)}`)
  for (const bearer of forged) {
    const answer = await upstream.fetch(
      new Request(`http://identity/v1/environments/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10/users/${ORDERER.id}`, {
        headers: { authorization: `Bearer ${bearer}` },
      }),
    )
    expect(answer.status).toBe(401)
  }
})

test('a code works once, only with its own verifier and redirect address', async () => {
  const codeOf = async () => (await signOn(testBrowser(upstream.fetch, '/identity'), upstream.origin)).searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', redirect_uri: `${upstream.origin}/api/session/callback`, code_verifier: VERIFIER }
  const code = await codeOf()
  expect((await token(browser, upstream.origin, { ...form, code, code_verifier: VERIFIER.replace('a', 'b') })).status).toBe(400)
  const elsewhere = { ...form, code: await codeOf(), redirect_uri: 'https://evil.example/callback' }
  expect((await token(browser, upstream.origin, elsewhere)).status).toBe(400)
  const good = { ...form, code: await codeOf() }
  expect((await token(browser, upstream.origin, good)).status).toBe(200)
  expect((await token(browser, upstream.origin, good)).status).toBe(400)
})

test('an unregistered redirect address is never used', async () => {
  const answer = await browser.go(authorizeUrl(upstream.origin, { redirect_uri: 'https://evil.example/callback' }))
  expect(answer.status).toBe(400)
  expect(answer.headers.get('location')).toBeNull()
})

test('a page of another site cannot use a flow', async () => {
  const flow = await begin(browser, upstream.origin)
  const answer = await browser.go(flow, { headers: { origin: 'https://evil.example' } })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  // A content type that a form can send without a preflight names no action.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await browser.go(flow, { method: 'POST', headers: { 'content-type': type }, body: '{}' })).status).toBe(415)
  expect((await act(testBrowser(upstream.fetch, '/identity'), flow, 'session.reset')).status).toBe(404)
})
