import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrowser } from '../testing/browser.ts'
import { ENVIRONMENT, ORDERER, OTHER, PASSWORD, testIdentity, WORLD } from '../testing/test-identity.ts'
import { begin, signOnForTokens } from '../testing/sign-on.ts'

const changes: { userId: string; accessToken?: string }[] = []
let upstream: Awaited<ReturnType<typeof testIdentity>>
beforeAll(async () => {
  upstream = await testIdentity({ onPasswordChanged: async (change) => void changes.push(change) })
  await upstream.load(WORLD)
})
afterAll(() => upstream.end())

const RESET = 'application/vnd.pingidentity.password.reset+json'
const SCOPE = 'openid p1:read:user p1:read:userPassword p1:reset:userPassword'
const call = (token: string, method: string, user: string, body?: unknown, type = RESET) =>
  upstream.fetch(
    new Request(`http://identity/v1/environments/${ENVIRONMENT}/users/${user}/password?expand=passwordPolicy`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': type } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
const signOn = async (browser = testBrowser(upstream.fetch, '/identity'), scope = SCOPE, password = PASSWORD) =>
  (await signOnForTokens(browser, upstream.origin, { scope, password })).body

test('only the owner with the right scope reads the state and policy of a password', async () => {
  const { access_token: token = '' } = await signOn()
  expect(await (await call(token, 'GET', ORDERER.id)).json()).toMatchObject({
    status: 'OK',
    _embedded: { passwordPolicy: { length: { min: 8 } } },
  })
  expect((await call(token, 'GET', OTHER.id)).status).toBe(403)
  const { access_token: narrow = '' } = await signOn(undefined, 'openid p1:read:user')
  expect((await call(narrow, 'GET', ORDERER.id)).status).toBe(403)
  expect((await call(narrow, 'PUT', ORDERER.id, { currentPassword: PASSWORD, newPassword: 'A-second-one-2!' })).status).toBe(403)
})

test('a new password ends all sessions except that of the caller', async () => {
  const [own, elsewhere] = [testBrowser(upstream.fetch, '/identity'), testBrowser(upstream.fetch, '/identity')]
  const { access_token: token = '' } = await signOn(own)
  const { access_token: other = '' } = await signOn(elsewhere)
  const change = { currentPassword: PASSWORD, newPassword: 'A-second-one-2!' }
  expect((await call(token, 'PUT', ORDERER.id, change, 'application/json')).status).toBe(415)
  expect(await (await call(token, 'PUT', ORDERER.id, { ...change, currentPassword: 'wrong' })).json()).toMatchObject({
    details: [{ code: 'INVALID_VALUE', target: 'currentPassword' }],
  })
  expect(changes).toEqual([])
  expect(await (await call(token, 'PUT', ORDERER.id, change)).json()).toMatchObject({ status: 'OK' })
  expect(changes).toEqual([{ userId: ORDERER.id, accessToken: token }])
  expect((await call(other, 'GET', ORDERER.id)).status).toBe(401)
  expect((await call(token, 'GET', ORDERER.id)).status).toBe(200)
  // The browser that changed the password is still signed on; the other one must sign on again.
  await expect(begin(own, upstream.origin)).rejects.toThrow(/No flow: .*callback\?code=/)
  expect(await begin(elsewhere, upstream.origin)).toContain('/flows/')
})
