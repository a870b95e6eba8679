import type { Session } from '@fondly/contracts/bff/session.ts'
import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Visitor } from './testing/visitor.ts'
import { ORIGIN, startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const SENDER = 'orderer@harborview.test'

let testProduct: ComposedProduct
let clockAheadMs = 0
/** The refresh tokens that identity has issued, the newest last. */
const refreshTokens: string[] = []
let tokensAreSilent = false

const recordTokens =
  (fetch: Fetch): Fetch =>
  async (request) => {
    if (!request.url.endsWith('/as/token')) return fetch(request)
    if (tokensAreSilent) throw new TypeError('The connection was refused.')
    const response = await fetch(request)
    const { refresh_token: token } = (await response.clone().json()) as { refresh_token?: string }
    if (token) refreshTokens.push(token)
    return response
  }

beforeAll(async () => {
  testProduct = await startComposedProduct({
    clock: () => new Date(Date.now() + clockAheadMs),
    reach: (upstreams) => ({ ...upstreams, identity: { ...upstreams.identity, fetch: recordTokens(upstreams.identity.fetch) } }),
  })
})
beforeEach(() => {
  clockAheadMs = 0
  tokensAreSilent = false
})
afterAll(() => testProduct?.close())

const minutes = (count: number) => void (clockAheadMs += count * 60_000)
const isSignedIn = async (tab: Visitor) => (await tab.json<Session>('GET', '/api/session')).signedIn
async function signedIn(email = SENDER): Promise<Visitor> {
  const tab = testProduct.newVisitor()
  expect((await tab.signIn(email)).pathname).toBe('/')
  return tab
}

/** Sends a password in a new flow. Returns the answer of identity. */
async function tryPassword(tab: Visitor, username: string, password: string) {
  const { url } = await tab.follow('/api/session/sign-in')
  const flow = `${ORIGIN}/identity/${url.searchParams.get('environmentId')}/flows/${url.searchParams.get('flowId')}`
  const type = { 'content-type': 'application/vnd.pingidentity.usernamePassword.check+json' }
  const answer = await tab.ask('POST', flow, { username, password }, type)
  return answer.ok ? 'right' : PingOneError.parse(await answer.json()).details?.[0]
}

test('signing out in one window ends the session in every window at once, and the next sign-in needs the password', async () => {
  const tab = await signedIn()
  const other = testProduct.newVisitor()
  for (const [name, value] of tab.jar) other.jar.set(name, value)
  const { location } = await other.json<{ location: string }>('POST', '/api/session/sign-out', {})
  await other.follow(location)
  expect(await isSignedIn(tab)).toBe(false)
  expect((await other.follow('/api/session/sign-in')).url.pathname).toBe('/login')
})

test('a token that is revoked at identity is noticed at the next check, sixty seconds after the last', async () => {
  const tab = await signedIn()
  const token = refreshTokens.at(-1) ?? ''
  const { identity } = testProduct.settings
  const revoked = await testProduct.fetch(
    new Request(`${ORIGIN}/identity/${identity.environmentId}/as/revoke`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${identity.clientId}:${identity.clientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ token }),
    }),
  )
  expect(revoked.status).toBe(200)
  clockAheadMs = 50_000
  expect(await isSignedIn(tab)).toBe(true)
  clockAheadMs = 61_000
  expect(await isSignedIn(tab)).toBe(false)
  expect((await tab.ask('GET', '/api/catalogue')).status).toBe(401)
})

test('tokens are renewed by rotation hour after hour while somebody works', async () => {
  const tab = await signedIn()
  const from = refreshTokens.length
  for (let hour = 0; hour < 3; hour++) {
    minutes(59)
    expect((await tab.ask('GET', '/api/catalogue')).status).toBe(200)
  }
  expect(new Set(refreshTokens.slice(from - 1)).size).toBe(4)
})

test('a refresh token that somebody else used ends the session and is useless to them too', async () => {
  const tab = await signedIn()
  const stolen = refreshTokens.at(-1) ?? ''
  const thief = await testProduct.product.gateways.identity.refresh(stolen)
  minutes(59)
  expect(await isSignedIn(tab)).toBe(false)
  expect((await tab.ask('GET', '/api/catalogue')).status).toBe(401)
  await expect(testProduct.product.gateways.identity.refresh(thief.refreshToken ?? '')).rejects.toMatchObject({ code: 'invalid_grant' })
  expect(await testProduct.product.gateways.identity.isActive(thief.accessToken)).toBe(false)
})

test('while identity does not answer, users stay signed in until their token ends', async () => {
  const tab = await signedIn()
  tokensAreSilent = true
  minutes(59)
  expect(await isSignedIn(tab)).toBe(true)
  minutes(2)
  expect(await isSignedIn(tab)).toBe(false)
  tokensAreSilent = false
  expect(await isSignedIn(tab)).toBe(false)
  // The session at identity may still exist, but a new sign-in needs the password.
  expect((await tab.follow('/api/session/sign-in')).url.pathname).toBe('/login')
})

test.each([
  ['reporting@harborview.test', 'right'],
  ['nobody-at-all@harborview.test', expect.objectContaining({ code: 'INVALID_CREDENTIALS' })],
])('five wrong passwords for %s lock the name for fifteen minutes, whether or not the name exists', async (email, afterwards) => {
  const tab = testProduct.newVisitor()
  for (let guess = 1; guess < 5; guess++) expect(await tryPassword(tab, email, 'wrong')).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  const locked = { code: 'PASSWORD_LOCKED_OUT', innerError: { secondsUntilUnlock: expect.any(Number) } }
  expect(await tryPassword(tab, email, 'wrong')).toMatchObject(locked)
  // Now the right password is refused too, also in another browser.
  const right = await tryPassword(testProduct.newVisitor(), email, 'Fondly-demo-1')
  expect(right).toMatchObject(locked)
  minutes(10)
  expect(await tryPassword(tab, email, 'Fondly-demo-1')).toMatchObject(locked)
  minutes(6)
  expect(await tryPassword(testProduct.newVisitor(), email, 'Fondly-demo-1')).toEqual(afterwards)
})

test('a name that is locked by guessing keeps the session of its owner', async () => {
  const tab = await signedIn('clientadmin@harborview.test')
  const guesser = testProduct.newVisitor()
  for (let guess = 0; guess < 5; guess++) await tryPassword(guesser, 'clientadmin@harborview.test', 'wrong')
  minutes(2)
  expect(await isSignedIn(tab)).toBe(true)
  minutes(58)
  expect(await isSignedIn(tab)).toBe(true)
})

test.each([
  ['locked@harborview.test', 'locked'],
  ['dormant@harborview.test', 'locked'],
  ['disabled@harborview.test', 'disabled'],
])('%s is always refused as %s and has no session', async (email, reason) => {
  for (let visit = 0; visit < 2; visit++) {
    const tab = testProduct.newVisitor()
    const { pathname, searchParams } = await tab.signIn(email)
    expect([pathname, searchParams.get('reason')]).toEqual(['/error', reason])
    expect(await isSignedIn(tab)).toBe(false)
    expect((await tab.ask('GET', '/api/catalogue')).status).toBe(401)
  }
  // A wrong password does not reveal the state of the account.
  expect(await tryPassword(testProduct.newVisitor(), email, 'wrong')).toMatchObject({ code: 'INVALID_CREDENTIALS' })
})
