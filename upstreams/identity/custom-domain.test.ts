import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrowser, type TestBrowser } from './testing/browser.ts'
import { CUSTOM_DOMAIN, ENVIRONMENT, ORDERER, testIdentity, throughCustomDomain, WEB, WORLD } from './testing/test-identity.ts'
import { authorizeQuery, checkPassword, VERIFIER } from './testing/sign-on.ts'

const CARDS = 'https://cards.fondly.test'
const MORE = 'https://more.fondly.test'

let upstream: Awaited<ReturnType<typeof testIdentity>>

beforeAll(async () => {
  const products = [CARDS, MORE].map((origin) => `${origin}/api/session/callback`)
  upstream = await testIdentity({
    customDomain: CUSTOM_DOMAIN,
    loginPageUrl: `${CARDS}/login`,
    origins: [MORE],
    applications: [{ ...WEB, redirectUris: products, postLogoutRedirectUris: [`${CARDS}/`] }],
  })
  await upstream.load(WORLD)
})
afterAll(() => upstream.end())

const newBrowser = () => testBrowser(throughCustomDomain(upstream.fetch), '')
const authorize = (browser: TestBrowser, product: string, more: Record<string, string> = {}) =>
  browser.go(`${CUSTOM_DOMAIN}/as/authorize?${authorizeQuery(product, more)}`)

test('a custom domain replaces the environment in every address and in the issuer', async () => {
  const browser = newBrowser()
  const discovered = await (await browser.go(`${CUSTOM_DOMAIN}/as/.well-known/openid-configuration`)).json()
  expect(discovered).toMatchObject({ issuer: `${CUSTOM_DOMAIN}/as`, authorization_endpoint: `${CUSTOM_DOMAIN}/as/authorize` })

  const sent = await authorize(browser, CARDS)
  const page = new URL(sent.headers.get('location') ?? '')
  expect(Object.keys(Object.fromEntries(page.searchParams))).toEqual(['flowId'])
  expect(sent.headers.getSetCookie().find((line) => line.startsWith('__Secure-ST='))).toMatch(/; path=\/;/i)

  const href = `${CUSTOM_DOMAIN}/flows/${page.searchParams.get('flowId')}`
  expect(await (await browser.go(href)).json()).toMatchObject({
    _links: { self: { href }, 'usernamePassword.check': { href } },
    environment: { id: ENVIRONMENT },
  })
  const done = (await (await checkPassword(browser, href)).json()) as { resumeUrl: string }
  expect(done.resumeUrl).toBe(`${CUSTOM_DOMAIN}/as/resume?flowId=${page.searchParams.get('flowId')}`)
  let location = done.resumeUrl
  while (location.startsWith(CUSTOM_DOMAIN)) location = (await browser.go(location)).headers.get('location') ?? ''
  const code = new URL(location).searchParams.get('code') ?? ''
  const tokens = await browser.go(`${CUSTOM_DOMAIN}/as/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${btoa(`${WEB.clientId}:${WEB.clientSecret}`)}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${CARDS}/api/session/callback`,
      code_verifier: VERIFIER,
    }).toString(),
  })
  expect(tokens.status).toBe(200)
  const { id_token: idToken } = (await tokens.json()) as { id_token: string }
  expect(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    iss: `${CUSTOM_DOMAIN}/as`,
    sub: ORDERER.id,
  })
})

test('another product has its own login page, whose script may read the flow', async () => {
  const browser = newBrowser()
  const page = new URL((await authorize(browser, MORE)).headers.get('location') ?? '')
  expect(page.origin + page.pathname).toBe(`${MORE}/login`)
  const href = `${CUSTOM_DOMAIN}/flows/${page.searchParams.get('flowId')}`

  for (const [origin, allowed] of [
    [MORE, MORE],
    [CARDS, CARDS],
    ['https://evil.test', null],
  ] as const) {
    const preflight = await browser.go(href, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed)
    const { headers } = await browser.go(href, { headers: { origin } })
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual(
      allowed === null ? [null, null] : [allowed, 'true'],
    )
  }
  // A resume that comes too early also leads back to the login page.
  const early = await browser.go(`${CUSTOM_DOMAIN}/as/resume?flowId=${page.searchParams.get('flowId')}`)
  expect(early.headers.get('location')).toBe(page.href)
})
