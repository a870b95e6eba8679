import { SignJWT, generateKeyPair, decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testBrowser, type TestBrowser } from '../testing/browser.ts'
import { ENVIRONMENT, ORDERER, testIdentity, WORLD } from '../testing/test-identity.ts'
import { authorizeUrl, signOnForTokens } from '../testing/sign-on.ts'

let now = new Date('2026-11-20T12:00:00Z')
let upstream: Awaited<ReturnType<typeof testIdentity>>
let browser: TestBrowser
beforeAll(async () => {
  upstream = await testIdentity({ clock: () => now })
  await upstream.load(WORLD)
})
afterAll(() => upstream.end())
beforeEach(() => {
  browser = testBrowser(upstream.fetch, '/identity')
})

const end = (idToken: string) =>
  upstream.fetch(new Request(`http://identity/${ENVIRONMENT}/as/idpSignoff?${new URLSearchParams({ id_token_hint: idToken })}`))
const isSignedOn = async () => (await browser.follow(authorizeUrl(upstream.origin))).location?.includes('code=') ?? false

test('an ID token ends its sign-on without the browser, even after the token has expired', async () => {
  const { body } = await signOnForTokens(browser, upstream.origin)
  const devices = `${upstream.origin}/identity/${ENVIRONMENT}/devices`
  expect((await browser.go(devices)).status).toBe(200)
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect((await end(body['id_token'] ?? '')).status).toBe(204)
  expect(await isSignedOn()).toBe(false)
  expect((await browser.go(devices)).status).toBe(401)
  expect((await end(body['id_token'] ?? '')).status).toBe(204)
})

test('a forged, unsigned or missing token ends no sign-on', async () => {
  const { body } = await signOnForTokens(browser, upstream.origin)
  const own = decodeJwt(body['id_token'] ?? '')
  expect(own).toMatchObject({ sub: ORDERER.id, sid: expect.any(String) })
  const { privateKey } = await generateKeyPair('RS256')
  const forged = await new SignJWT(own).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  const unsigned = `${btoa('{"alg":"none"}')}.${(body['id_token'] ?? '').split('.')[1]}.`
  for (const hint of ['', 'nonsense', forged, unsigned]) {
    const answer = await end(hint)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
  }
  expect(await isSignedOn()).toBe(true)
})
