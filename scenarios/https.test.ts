import type { SecurityEventCounts } from '@fondly/contracts/bff/security-events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHeaders } from '@fondly/launch/serve/headers.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { visitor, type Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

const ORIGIN = 'https://cards.example.test'
let testProduct: ComposedProduct
let tab: Visitor
const setCookies: string[] = []
beforeAll(async () => {
  testProduct = await startComposedProduct({ environment: { FONDLY_URL: ORIGIN } })
  tab = visitor(async (request) => {
    const answer = await testProduct.fetch(request)
    setCookies.push(...answer.headers.getSetCookie())
    return answer
  }, ORIGIN)
})
afterAll(() => testProduct?.close())

test('every cookie over https has a name that browsers accept from https alone, and sign-in works with it', async () => {
  await tab.follow('/api/session/sign-in?client=harborview&autoredirect=true')
  const { url } = await tab.follow('/api/session/sign-in')
  const flow = `${ORIGIN}/identity/${url.searchParams.get('environmentId')}/flows/${url.searchParams.get('flowId')}`
  const { resumeUrl } = await tab.json<{ resumeUrl: string }>(
    'POST',
    flow,
    { username: 'orderer@harborview.test', password: 'Fondly-demo-1' },
    { 'content-type': 'application/vnd.pingidentity.usernamePassword.check+json' },
  )
  expect((await tab.follow(resumeUrl)).url.pathname).toBe('/')
  expect(await tab.json('GET', '/api/session')).toMatchObject({ signedIn: true })
  const set = setCookies.filter((cookie) => !/max-age=0|expires=thu, 01 jan 1970/i.test(cookie))
  expect(new Set(set.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set([
      '__Host-fondly-session',
      '__Host-fondly-sign-in',
      '__Host-client',
      '__Host-autoredirect',
      '__Secure-ST',
      '__Secure-known_browser',
      '__Secure-identity_session',
      '__Secure-identity_session.sig',
    ]),
  )
  for (const cookie of set) expect(cookie).toMatch(/; ?secure/i)
  for (const cookie of set.filter((one) => one.startsWith('__Host-'))) expect(cookie).toMatch(/; ?path=\/(;|$)/i)
})

test('signing out puts no ID token into an address and ends the sign-on at identity', async () => {
  const before = setCookies.length
  expect(await tab.json('POST', '/api/session/sign-out', {})).toEqual({ location: '/' })
  expect(setCookies.slice(before).join()).not.toContain('id_token')
  expect((await tab.follow('/api/session/sign-in')).url.pathname).toBe('/login')
})

test('a request for another host name gets 421 with the usual headers, except at the health paths', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    testProduct.fetch(new Request(`http://10.0.0.7:3000${path}`, { headers: { host: '10.0.0.7:3000', ...headers } }))
  for (const path of ['/', '/api/session', '/identity/x', '/art/x', '/assets/x.js']) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([421, 'DENY'])
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 421, code: 'unknown-host', detail: expect.stringContaining('FONDLY_URL') })
  }
  const page = await ask('/', { accept: 'text/html', 'accept-language': 'es' })
  expect([page.status, page.headers.get('content-type')]).toEqual([421, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('Fondly no responde por este nombre')
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200])
})

test('a refused host is counted as a security event', async () => {
  const operator = visitor(testProduct.fetch, ORIGIN)
  await operator.signIn('admin@fondly.test')
  const counts = async () => (await operator.json<SecurityEventCounts>('GET', '/api/security-events')).counts['unknown_host'] ?? 0
  const before = await counts()
  await testProduct.fetch(new Request('http://rebound.evil.test/', { headers: { host: 'rebound.evil.test' } }))
  expect(await counts()).toBe(before + 1)
})

test.each([
  [{}, 'max-age=31536000'],
  [{ FONDLY_HSTS: 'subdomains' }, 'max-age=31536000; includeSubDomains'],
  [{ FONDLY_HSTS: 'preload' }, 'max-age=63072000; includeSubDomains; preload'],
])('strict transport security follows the setting %j', (environment, expected) => {
  const headers = new Map(createHeaders(readSettings({ FONDLY_URL: ORIGIN, ...environment })))
  expect(headers.get('strict-transport-security')).toBe(expected)
  expect(new Map(createHeaders(readSettings(environment))).has('strict-transport-security')).toBe(false)
})
