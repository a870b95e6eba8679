import { X509Certificate } from 'node:crypto'
import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { decodeJwt, importX509, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentityTables } from './store/tables.ts'
import { testBrowser, type TestBrowser } from './testing/browser.ts'
import { ENVIRONMENT, ORDERER, testIdentity, WEB, WORLD } from './testing/test-identity.ts'
import { act, authorizeUrl, begin, checkPassword, signOn, signOnForTokens, token } from './testing/sign-on.ts'

type Answer = Flow & Record<string, unknown>

let upstream: Awaited<ReturnType<typeof testIdentity>>
let browser: TestBrowser
let as: string

const read = async (response: Response | Promise<Response>) => (await (await response).json()) as Answer
const newBrowser = () => testBrowser(upstream.fetch, '/identity')

beforeAll(async () => {
  upstream = await testIdentity()
  await upstream.load(WORLD)
  as = `${upstream.origin}/identity/${ENVIRONMENT}/as`
})
afterAll(() => upstream.end())

test('a sign-on runs from authorize to sign-off', async () => {
  browser = newBrowser()
  const sent = await browser.go(authorizeUrl(upstream.origin))
  expect(sent.status).toBe(302)
  const cookie = sent.headers.getSetCookie().find((line) => line.startsWith('ST='))
  expect(cookie).toMatch(new RegExp(`; path=/identity/${ENVIRONMENT};.*samesite=lax;.*httponly`, 'i'))
  expect(cookie).not.toMatch(/secure/i)
  const page = new URL(sent.headers.get('location') ?? '')
  expect(page.origin + page.pathname).toBe(`${upstream.origin}/login`)
  expect(page.searchParams.get('environmentId')).toBe(ENVIRONMENT)
  const flowUrl = `${upstream.origin}/identity/${ENVIRONMENT}/flows/${page.searchParams.get('flowId')}`

  const first = await read(browser.go(flowUrl))
  expect(first).toMatchObject({
    status: 'USERNAME_PASSWORD_REQUIRED',
    _links: { self: { href: flowUrl }, 'usernamePassword.check': { href: flowUrl } },
  })
  const offered = ['password.forgot', 'self', 'session.reset', 'user.register', 'usernamePassword.check']
  expect(Object.keys(first._links).toSorted()).toEqual(offered)

  const before = browser.cookieNamed('ST')
  const completed = await read(checkPassword(browser, flowUrl, '  Orderer@Harborview.TEST '))
  expect(completed).toMatchObject({ status: 'COMPLETED', _links: { self: { href: flowUrl } } })
  expect(Object.keys(completed._links)).toEqual(['self'])
  expect(browser.cookieNamed('ST')).not.toBe(before)

  const { location } = await browser.follow(completed.resumeUrl)
  const callback = new URL(location ?? '')
  expect(callback.origin + callback.pathname).toBe(`${upstream.origin}/api/session/callback`)
  expect(callback.searchParams.get('state')).toBe('a-state')
  expect(callback.searchParams.get('iss')).toBe(as)

  const { body: tokens } = await token(browser, upstream.origin, codeGrant(callback))
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
  expect(decodeJwt(tokens['id_token'] ?? '')).toMatchObject({
    iss: as,
    sub: ORDERER.id,
    aud: WEB.clientId,
    acr: 'Customer-Care',
    amr: ['pwd'],
    auth_time: expect.any(Number),
    nonce: 'n'.repeat(60),
    given_name: 'Dana',
    family_name: 'Whitfield',
    email: ORDERER.email,
    populationID: WORLD.clients[0]?.population,
    profile: { role: 'orderer', location: 'Pier' },
    userData: { favorites: ['1HBE2115'], languages: ['en_US'], sender_profiles: ['hv-care'] },
  })

  const renewed = await token(browser, upstream.origin, { grant_type: 'refresh_token', refresh_token: tokens['refresh_token'] ?? '' })
  expect(renewed.status).toBe(200)
  expect(renewed.body['refresh_token']).not.toBe(tokens['refresh_token'])

  const off = await browser.follow(
    `${as}/signoff?${new URLSearchParams({ id_token_hint: renewed.body['id_token'] ?? '', post_logout_redirect_uri: `${upstream.origin}/`, state: 'bye' })}`,
  )
  expect(off.location).toBe(`${upstream.origin}/?state=bye`)
  expect(browser.cookieNamed('ST')).toBeUndefined()
  expect(await introspect(renewed.body['access_token'] ?? '')).toEqual({ active: false })
  expect(
    (await token(browser, upstream.origin, { grant_type: 'refresh_token', refresh_token: renewed.body['refresh_token'] ?? '' })).body,
  ).toMatchObject({ error: 'invalid_grant' })
  // The next authorize asks for the password again.
  expect((await browser.go(authorizeUrl(upstream.origin))).headers.get('location')).toContain('/login?')
})

test('an ID token can be verified from the certificate beside its key', async () => {
  const { body } = await signOnForTokens(newBrowser(), upstream.origin)
  const { keys } = (await (await newBrowser().go(`${as}/jwks`)).json()) as { keys: [{ x5c: [string] }] }
  expect(keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' })
  const certificate = new X509Certificate(Buffer.from(keys[0].x5c[0], 'base64'))
  await expect(jwtVerify(body['id_token'] ?? '', await importX509(certificate.toString(), 'RS256'))).resolves.toBeTruthy()
})

test('a session answers the next authorize at once, and prompt=login asks for the password again', async () => {
  browser = newBrowser()
  await signOn(browser, upstream.origin)
  const again = await browser.follow(authorizeUrl(upstream.origin, { acr_values: 'Summit-Claims' }))
  const { body } = await token(browser, upstream.origin, codeGrant(new URL(again.location ?? '')))
  expect(decodeJwt(body['id_token'] ?? '')).toMatchObject({ acr: 'Summit-Claims', sub: ORDERER.id })

  const flow = await begin(browser, upstream.origin, { prompt: 'login' })
  const reply = await read(browser.go(flow))
  expect(reply).toMatchObject({ status: 'PASSWORD_REQUIRED', _embedded: { user: { username: ORDERER.email } } })
  const done = await read(act(browser, flow, 'usernamePassword.check', { password: 'Fondly-demo-1' }))
  expect(new URL((await browser.follow(done.resumeUrl)).location ?? '').searchParams.get('code')).toBeTruthy()
})

test('a second user who signs on in the same browser signs the first one off', async () => {
  browser = newBrowser()
  const { body: first } = await signOnForTokens(browser, upstream.origin)
  const flow = await begin(browser, upstream.origin, { prompt: 'login' })
  expect(await read(act(browser, flow, 'session.reset'))).toMatchObject({ status: 'USERNAME_PASSWORD_REQUIRED' })
  const done = await read(checkPassword(browser, flow, 'other@harborview.test'))
  const callback = new URL((await browser.follow(done.resumeUrl)).location ?? '')
  const { body: second } = await token(browser, upstream.origin, codeGrant(callback))
  expect(decodeJwt(second['id_token'] ?? '').sub).toBe(WORLD.people[1]?.id)
  expect(await introspect(first['access_token'] ?? '')).toEqual({ active: false })
  expect(await introspect(second['access_token'] ?? '')).toMatchObject({ active: true })
})

test('using a refresh token twice revokes the grant', async () => {
  const spend = (refresh_token = '') => token(browser, upstream.origin, { grant_type: 'refresh_token', refresh_token })
  browser = newBrowser()
  const { body: tokens } = await signOnForTokens(browser, upstream.origin)
  const { body: renewed } = await spend(tokens['refresh_token'])
  expect((await spend(tokens['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' })
  expect((await spend(renewed['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' })
  expect(await introspect(renewed['access_token'] ?? '')).toEqual({ active: false })

  const { body: others } = await signOnForTokens(browser, upstream.origin, { prompt: 'login' })
  const both = await Promise.all([spend(others['refresh_token']), spend(others['refresh_token'])])
  expect(both.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThan(2)
})

test('a code is accepted once', async () => {
  browser = newBrowser()
  const callback = await signOn(browser, upstream.origin)
  const { body } = await token(browser, upstream.origin, codeGrant(callback))
  expect((await token(browser, upstream.origin, codeGrant(callback))).body).toMatchObject({ error: 'invalid_grant' })
  expect(await introspect(body['access_token'] ?? '')).toEqual({ active: false })
})

test('introspection describes access and ID tokens, and nothing without the right secret', async () => {
  browser = newBrowser()
  const { body } = await signOnForTokens(browser, upstream.origin)
  expect(await introspect(body['access_token'] ?? '')).toMatchObject({ active: true, sub: ORDERER.id, client_id: WEB.clientId })
  expect(await introspect(body['id_token'] ?? '')).toMatchObject({ active: true, sub: ORDERER.id, email: ORDERER.email })
  expect(await introspect(`${body['id_token']?.slice(0, -6)}AAAAAA`)).toEqual({ active: false })
  expect(await introspect(body['id_token'] ?? '', 'a wrong secret')).toMatchObject({ error: 'invalid_client' })
})

describe('authorize refuses', () => {
  test.each([
    ['a policy that nobody knows', { acr_values: 'No-Such-Policy' }, 'invalid_request'],
    ['prompt=none without a session', { prompt: 'none' }, 'login_required'],
    ['a response type of another application', { response_type: 'id_token token' }, 'invalid_request'],
  ])('%s and redirects to the application', async (_, more, error) => {
    const answer = await newBrowser().go(authorizeUrl(upstream.origin, more))
    expect(new URL(answer.headers.get('location') ?? '').href).toMatch(
      new RegExp(`^${upstream.origin}/api/session/callback[?#].*error=${error}`),
    )
  })

  test.each([
    ['an unknown application', { client_id: 'nobody' }],
    ['a redirect that is not registered', { redirect_uri: 'https://evil.example/callback' }],
  ])('%s on its own page', async (_, more) => {
    const answer = await newBrowser().go(authorizeUrl(upstream.origin, more), { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.text()).toContain('Sign-on could not go on')
  })
})

test('resume works once, in the same browser, after the flow is finished', async () => {
  browser = newBrowser()
  const flow = await begin(browser, upstream.origin)
  const { resumeUrl } = await read(browser.go(flow))
  expect((await browser.go(resumeUrl)).headers.get('location')).toContain('/login?')
  await checkPassword(browser, flow)
  const stranger = newBrowser()
  expect((await stranger.go(resumeUrl)).status).toBe(400)
  expect((await browser.follow(resumeUrl)).location).toContain('code=')
  expect((await browser.go(resumeUrl)).status).toBe(400)
})

test('an attacker who planted an ST cookie cannot use it after the sign-on', async () => {
  const attacker = newBrowser()
  const flow = await begin(attacker, upstream.origin)
  const victim = newBrowser()
  victim.plant('ST', attacker.cookieNamed('ST') ?? '', `/identity/${ENVIRONMENT}`)
  expect((await checkPassword(victim, flow)).status).toBe(200)
  expect((await attacker.go(flow)).status).toBe(404)
})

test('a sign-off without an ID token asks first', async () => {
  browser = newBrowser()
  const { body } = await signOnForTokens(browser, upstream.origin)
  const reply = await browser.go(`${as}/signoff`)
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('Sign off?')
  expect(await introspect(body['access_token'] ?? '')).toMatchObject({ active: true })
})

test('a native program on any local port gets its tokens in the fragment', async () => {
  browser = newBrowser()
  const flow = await begin(browser, upstream.origin, {
    client_id: '3e9d1f60-5b27-4c1e-bb0a-8f4d2a6c9e35',
    redirect_uri: 'http://127.0.0.1:49152/callback',
    response_type: 'id_token token',
    code_challenge: '',
    code_challenge_method: '',
  })
  const done = await read(checkPassword(browser, flow))
  const { location } = await browser.follow(done.resumeUrl)
  const fragment = new URLSearchParams(new URL(location ?? '').hash.slice(1))
  expect(decodeJwt(fragment.get('id_token') ?? '')).toMatchObject({ sub: ORDERER.id, email: ORDERER.email, nonce: 'n'.repeat(60) })
  expect(fragment.get('access_token')).toBeTruthy()
})

const codeGrant = (callback: URL) => ({
  grant_type: 'authorization_code',
  code: callback.searchParams.get('code') ?? '',
  redirect_uri: `${upstream.origin}/api/session/callback`,
  code_verifier: 'a-code-verifier-that-is-long-enough-for-the-rule-of-43-characters',
})

async function introspect(value: string, secret: string = WEB.clientSecret) {
  const answer = await newBrowser().go(`${as}/introspect`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${btoa(`${WEB.clientId}:${secret}`)}` },
    body: new URLSearchParams({ token: value }).toString(),
  })
  return answer.json()
}

test('userinfo returns the claims of the scopes, and refuses a revoked token', async () => {
  const { body } = await signOnForTokens(newBrowser(), upstream.origin)
  const userinfo = () => newBrowser().go(`${as}/userinfo`, { headers: { authorization: `Bearer ${body['access_token']}` } })
  expect(await (await userinfo()).json()).toMatchObject({ sub: ORDERER.id, email: ORDERER.email, given_name: 'Dana' })
  const revoked = await newBrowser().go(`${as}/revoke`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${btoa(`${WEB.clientId}:${WEB.clientSecret}`)}` },
    body: new URLSearchParams({ token: body['access_token'] ?? '' }).toString(),
  })
  expect(revoked.status).toBe(200)
  expect((await userinfo()).status).toBe(401)
})

test('two processes on one database can take the steps of a sign-on in turn', async () => {
  const second = await testIdentity({ databaseUrl: upstream.database })
  let reply = 0
  browser = testBrowser((request) => (reply++ % 2 ? second : upstream).fetch(request), '/identity')
  const { status, body } = await signOnForTokens(browser, upstream.origin)
  expect(status).toBe(200)
  expect((await token(browser, upstream.origin, { grant_type: 'refresh_token', refresh_token: body['refresh_token'] ?? '' })).status).toBe(
    200,
  )
  const keys = async (one: { fetch: typeof upstream.fetch }) =>
    (await one.fetch(new Request(`http://identity/${ENVIRONMENT}/as/jwks`))).text()
  expect(await keys(second)).toBe(await keys(upstream))
  await second.end()
})

test('no token, code, cookie or password can be read from the database', async () => {
  browser = newBrowser()
  const callback = await signOn(browser, upstream.origin)
  const code = callback.searchParams.get('code') ?? 'none'
  const { body } = await token(browser, upstream.origin, codeGrant(callback))
  const database = openDatabase<IdentityTables>({ url: upstream.database, schema: 'identity', poolSize: 1 })
  const rows = await Promise.all(
    (['artefacts', 'browsers', 'flows', 'users', 'sign_in_attempts'] as const).map((table) =>
      database.selectFrom(table).selectAll().execute(),
    ),
  )
  await database.destroy()
  const all = JSON.stringify(rows)
  for (const secret of [
    code,
    body['access_token'],
    body['refresh_token'],
    browser.cookieNamed('ST'),
    browser.cookieNamed('identity_session'),
    'Fondly-demo-1',
  ]) {
    expect(secret).toBeTruthy()
    expect(all.includes(secret ?? '')).toBe(false)
  }
})
