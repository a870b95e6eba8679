import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrowser } from '../testing/browser.ts'
import { DISABLED, ENVIRONMENT, ORDERER, PASSWORD, testIdentity, WEB, WORKER, WORLD } from '../testing/test-identity.ts'
import { act, authorizeQuery, authorizeUrl, begin, checkPassword, signOn, signOnForTokens, token, VERIFIER } from '../testing/sign-on.ts'

let upstream: Awaited<ReturnType<typeof testIdentity>>
let as: string
const newBrowser = () => testBrowser(upstream.fetch, '/identity')
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

beforeAll(async () => {
  upstream = await testIdentity()
  await upstream.load(WORLD)
  as = `${upstream.origin}/identity/${ENVIRONMENT}/as`
})
afterAll(() => upstream.end())

const codeGrant = (code: string, verifier = VERIFIER) => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: `${upstream.origin}/api/session/callback`,
  code_verifier: verifier,
})

test('resume answers 302 with the code in its own Location', async () => {
  const browser = newBrowser()
  const flow = await begin(browser, upstream.origin)
  const { resumeUrl } = (await (await checkPassword(browser, flow)).json()) as Flow
  const answer = await browser.go(resumeUrl)
  expect(answer.status).toBe(302)
  const location = new URL(answer.headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe(`${upstream.origin}/api/session/callback`)
  expect(location.searchParams.get('state')).toBe('a-state')
  expect((await token(browser, upstream.origin, codeGrant(location.searchParams.get('code') ?? ''))).status).toBe(200)
  // The address works only once.
  expect((await browser.go(resumeUrl)).status).toBe(400)
})

test('resume also answers with the code when another user takes over the browser', async () => {
  const browser = newBrowser()
  await signOn(browser, upstream.origin)
  const flow = await begin(browser, upstream.origin, { prompt: 'login' })
  await act(browser, flow, 'session.reset')
  const { resumeUrl } = (await (await checkPassword(browser, flow, 'other@harborview.test')).json()) as Flow
  const code = new URL((await browser.go(resumeUrl)).headers.get('location') ?? '').searchParams.get('code') ?? ''
  expect((await token(browser, upstream.origin, codeGrant(code))).status).toBe(200)
  // The session now belongs to the second user.
  const again = await browser.go(authorizeUrl(upstream.origin))
  expect(again.status).toBe(302)
  expect(again.headers.get('location')).toContain('code=')
})

test('the address that oidc-provider uses to continue an authorization does not exist', async () => {
  expect((await newBrowser().go(`${as}/authorize/${'x'.repeat(43)}`)).status).toBe(404)
})

test('authorize takes its parameters in a form', async () => {
  const browser = newBrowser()
  const post = (type: string) =>
    browser.go(`${as}/authorize`, { method: 'POST', headers: { 'content-type': type }, body: authorizeQuery(upstream.origin) })
  const answer = await post('application/x-www-form-urlencoded; charset=utf-8')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(`${upstream.origin}/login?environmentId=${ENVIRONMENT}&flowId=`)
  expect((await post('application/json')).status).toBe(400)
})

test('signoff takes its parameters in a form, so that no ID token is in an address', async () => {
  const browser = newBrowser()
  const { body } = await signOnForTokens(browser, upstream.origin)
  const form = { id_token_hint: body['id_token'] ?? '', post_logout_redirect_uri: `${upstream.origin}/`, state: 'bye' }
  const answer = await browser.go(`${as}/signoff`, { method: 'POST', headers: FORM, body: new URLSearchParams(form).toString() })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${upstream.origin}/?state=bye`])
  expect(browser.cookieNamed('ST')).toBeUndefined()
  expect((await browser.go(authorizeUrl(upstream.origin))).headers.get('location')).toContain('/login?')
})

test('the page that confirms a sign-off has no ID token in its address', async () => {
  const [browser, other] = [newBrowser(), newBrowser()]
  const { body } = await signOnForTokens(browser, upstream.origin)
  const parameters = { id_token_hint: body['id_token'] ?? '', post_logout_redirect_uri: `${upstream.origin}/`, state: 'bye' }
  const address = `${as}/signoff?${new URLSearchParams(parameters)}`
  // In the browser of another user, the page asks first.
  await signOn(other, upstream.origin, { username: 'other@harborview.test' })
  const away = await other.go(address)
  expect([away.status, await away.text()]).toEqual([303, ''])
  const clean = away.headers.get('location') ?? ''
  expect(clean).toMatch(new RegExp(`^${as}/signoff\\?request=[\\w-]{43}$`))
  // A reload shows the same page.
  for (let time = 0; time < 2; time++) {
    const cleanReply = await other.go(clean)
    expect([cleanReply.status, await cleanReply.text()]).toEqual([200, expect.stringContaining('Sign off?')])
  }
  // In the browser of the user whom the ID token names, the same address signs off and redirects to the application.
  expect((await browser.go(clean)).headers.get('location')).toBe(`${upstream.origin}/?state=bye`)
  // The refusal of an invalid hint is also shown at an address without it. An unknown request is a sign-off without a hint.
  const refused = await other.go(`${as}/signoff?id_token_hint=not-a-token`)
  expect([refused.status, refused.headers.get('location')]).toEqual([303, expect.stringContaining('/signoff?request=')])
  expect((await other.go(refused.headers.get('location') ?? '')).status).toBe(400)
  expect((await other.go(`${as}/signoff?request=unknown`)).status).toBe(200)
})

test('response_mode=pi.flow answers with the flow as JSON, and with the code when the flow is resumed', async () => {
  const browser = newBrowser()
  const begun = await browser.go(authorizeUrl(upstream.origin, { response_mode: 'pi.flow' }))
  expect(begun.status).toBe(200)
  const flow = (await begun.json()) as Flow
  expect(flow).toMatchObject({ status: 'USERNAME_PASSWORD_REQUIRED', environment: { id: ENVIRONMENT } })
  const href = flow._links['usernamePassword.check']?.href ?? ''

  // Resuming too early returns the unchanged flow.
  expect(await (await browser.go(flow.resumeUrl)).json()).toMatchObject({ id: flow.id, status: 'USERNAME_PASSWORD_REQUIRED' })
  expect(await (await checkPassword(browser, href)).json()).toMatchObject({ status: 'COMPLETED' })
  const resumed = await browser.go(flow.resumeUrl)
  expect(resumed.status).toBe(200)
  const done = (await resumed.json()) as Flow & { authorizeResponse: Record<string, string> }
  expect(done).toMatchObject({ id: flow.id, status: 'COMPLETED', authorizeResponse: { code: expect.any(String), state: 'a-state' } })
  expect((await token(browser, upstream.origin, codeGrant(done.authorizeResponse['code'] ?? ''))).status).toBe(200)

  // With a session no flow is needed.
  const again = (await (await browser.go(authorizeUrl(upstream.origin, { response_mode: 'pi.flow' }))).json()) as typeof done
  expect(again).toMatchObject({ status: 'COMPLETED', authorizeResponse: { state: 'a-state' } })
  expect((await token(browser, upstream.origin, codeGrant(again.authorizeResponse['code'] ?? ''))).status).toBe(200)
})

test('response_mode=pi.flow refuses as JSON and allows our own page by CORS', async () => {
  const browser = newBrowser()
  const refused = await browser.go(authorizeUrl(upstream.origin, { response_mode: 'pi.flow', prompt: 'none' }), {
    headers: { origin: upstream.origin },
  })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'INVALID_REQUEST', details: [{ code: 'LOGIN_REQUIRED' }] })
  expect(refused.headers.get('access-control-allow-origin')).toBe(upstream.origin)
  const unknown = await browser.go(authorizeUrl(upstream.origin, { response_mode: 'pi.flow', acr_values: 'No-Such-Policy' }))
  expect(await unknown.json()).toMatchObject({ code: 'INVALID_REQUEST' })
})

test('introspection returns environment, organization and audience of access tokens and ID tokens', async () => {
  const { body } = await signOnForTokens(newBrowser(), upstream.origin)
  const introspect = async (cleanReply: string) =>
    (
      await newBrowser().go(`${as}/introspect`, {
        method: 'POST',
        headers: { ...FORM, authorization: `Basic ${btoa(`${WEB.clientId}:${WEB.clientSecret}`)}` },
        body: new URLSearchParams({ token: cleanReply }).toString(),
      })
    ).json()
  const whereabouts = { active: true, env: ENVIRONMENT, org: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown }
  expect(await introspect(body['access_token'] ?? '')).toMatchObject({ ...whereabouts, aud: [upstream.origin], client_id: WEB.clientId })
  expect(await introspect(body['id_token'] ?? '')).toMatchObject({ ...whereabouts, aud: WEB.clientId, sub: ORDERER.id })
  const own = await token(newBrowser(), upstream.origin, { grant_type: 'client_credentials' }, WORKER)
  expect(await introspect(own.body['access_token'] ?? '')).toMatchObject({ ...whereabouts, aud: [upstream.origin] })
  expect(await introspect('a-token-of-nobody')).toEqual({ active: false })
})

test.each([
  ['a wrong verifier', 'w'.repeat(60)],
  ['no verifier', undefined],
])('%s makes the code unusable', async (_, verifier) => {
  const browser = newBrowser()
  const code = (await signOn(browser, upstream.origin)).searchParams.get('code') ?? ''
  const { code_verifier: right, ...rest } = codeGrant(code)
  const wrong = await token(browser, upstream.origin, verifier === undefined ? rest : { ...rest, code_verifier: verifier })
  expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await token(browser, upstream.origin, { ...rest, code_verifier: right })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
})

test('an attempt by another application leaves the code usable', async () => {
  const browser = newBrowser()
  const code = (await signOn(browser, upstream.origin)).searchParams.get('code') ?? ''
  expect((await token(browser, upstream.origin, codeGrant(code, 'w'.repeat(60)), WORKER)).status).toBe(400)
  expect((await token(browser, upstream.origin, codeGrant(code))).status).toBe(200)
})

test('a disabled person returns to the application with a code, so that the application can give the reason', async () => {
  expect(
    (await signOn(newBrowser(), upstream.origin, { username: DISABLED.email, password: PASSWORD })).searchParams.get('code'),
  ).toBeTruthy()
})
