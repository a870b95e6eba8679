import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { testBrowser } from './testing/browser.ts'
import { ENVIRONMENT, ORDERER, PASSWORD, PUBLIC, WEB } from './testing/test-identity.ts'
import { identityOverHttp } from './testing/identity-over-http.ts'

// A third-party OpenID Connect client over HTTP: it reads discovery and checks every answer.
let upstream: Awaited<ReturnType<typeof identityOverHttp>>
let server: oauth.AuthorizationServer
const insecure = { [oauth.allowInsecureRequests]: true } as const
beforeAll(async () => {
  upstream = await identityOverHttp()
  const issuer = new URL(`${upstream.origin}/identity/${ENVIRONMENT}/as`)
  server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure))
})
afterAll(() => upstream.end())

const web: oauth.Client = { client_id: WEB.clientId }
const authentication = oauth.ClientSecretBasic(WEB.clientSecret)
const redirectUri = () => `${upstream.origin}/api/session/callback`

function newBrowser() {
  const network = networkFetch()
  return testBrowser(
    (request) => network(new Request(request.url.replace(`${upstream.origin}/`, `${upstream.origin}/identity/`), request)),
    '/identity',
  )
}

/** Acts as a login page: reads the flow, follows the link that it offers and sends the password. */
async function person(browser: ReturnType<typeof newBrowser>, authorize: URL): Promise<URL> {
  const { location } = await browser.follow(authorize)
  const page = new URL(location ?? '')
  const { environmentId, flowId } = Object.fromEntries(page.searchParams)
  const flow = (await (await browser.go(`${upstream.origin}/identity/${environmentId}/flows/${flowId}`)).json()) as {
    status: string
    _links: Record<string, { href: string }>
  }
  expect(flow.status).toBe('USERNAME_PASSWORD_REQUIRED')
  const done = await browser.go(flow._links['usernamePassword.check']?.href ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.pingidentity.usernamePassword.check+json' },
    body: JSON.stringify({ username: ORDERER.email, password: PASSWORD }),
  })
  const { status, resumeUrl } = (await done.json()) as { status: string; resumeUrl: string }
  expect(status).toBe('COMPLETED')
  return new URL((await browser.follow(resumeUrl)).location ?? '')
}

/** Signs on from authorize to tokens, with every check that the standard describes for a client. */
async function signOn(browser = newBrowser(), client = web, how: oauth.ClientAuth = authentication, redirect = redirectUri()) {
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const nonce = oauth.generateRandomNonce()
  const authorize = new URL(server.authorization_endpoint ?? '')
  authorize.search = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile email p1:read:user',
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString()
  const callback = oauth.validateAuthResponse(server, client, await person(browser, authorize), state)
  const answer = await oauth.authorizationCodeGrantRequest(server, client, how, callback, redirect, verifier, insecure)
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
    expectedNonce: nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, answer, insecure)
  return { tokens, claims: oauth.getValidatedIdTokenClaims(tokens), callback, verifier }
}

async function isActive(token: string): Promise<boolean> {
  const answer = await oauth.introspectionRequest(server, web, authentication, token, insecure)
  return (await oauth.processIntrospectionResponse(server, web, answer)).active
}

async function refreshed(refreshToken: string | undefined) {
  const answer = await oauth.refreshTokenGrantRequest(server, web, authentication, refreshToken ?? '', insecure)
  return oauth.processRefreshTokenResponse(server, web, answer)
}

test('discovery lists every endpoint below the issuer and the supported methods', () => {
  const below = `${upstream.origin}/identity/${ENVIRONMENT}/as`
  expect(server).toMatchObject({
    issuer: below,
    authorization_endpoint: `${below}/authorize`,
    token_endpoint: `${below}/token`,
    introspection_endpoint: `${below}/introspect`,
    userinfo_endpoint: `${below}/userinfo`,
    revocation_endpoint: `${below}/revoke`,
    jwks_uri: `${below}/jwks`,
    end_session_endpoint: `${below}/signoff`,
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  })
})

test('token, introspection, userinfo and the account of the user agree after a sign-on', async () => {
  const { tokens, claims } = await signOn()
  expect(claims).toMatchObject({ sub: ORDERER.id, email: ORDERER.email, given_name: 'Dana', acr: 'Customer-Care' })
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, refresh_token: expect.any(String) })

  const introspection = await oauth.introspectionRequest(server, web, authentication, tokens.access_token, insecure)
  const introspected = await oauth.processIntrospectionResponse(server, web, introspection)
  expect(introspected).toMatchObject({ active: true, sub: ORDERER.id, client_id: WEB.clientId, iss: server.issuer })
  expect(introspected.scope?.split(' ')).toContain('p1:read:user')

  const info = await oauth.userInfoRequest(server, web, tokens.access_token, insecure)
  expect(await oauth.processUserInfoResponse(server, web, ORDERER.id, info)).toMatchObject({
    email: ORDERER.email,
    family_name: 'Whitfield',
  })
  const account = new URL(`${upstream.origin}/identity/v1/environments/${ENVIRONMENT}/users/${ORDERER.id}`)
  const read = await oauth.protectedResourceRequest(tokens.access_token, 'GET', account, undefined, null, insecure)
  expect(await read.json()).toMatchObject({ id: ORDERER.id, username: ORDERER.email })
})

test('refresh tokens rotate, and using an old one revokes the grant', async () => {
  const { tokens } = await signOn()
  const second = await refreshed(tokens.refresh_token)
  const third = await refreshed(second.refresh_token)
  expect(new Set([tokens, second, third].map((each) => each.refresh_token)).size).toBe(3)
  expect(await isActive(third.access_token)).toBe(true)

  await expect(refreshed(second.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant', status: 400 })
  expect(await isActive(third.access_token)).toBe(false)
  await expect(refreshed(third.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a second exchange of a code revokes the tokens of the first', async () => {
  const { tokens, callback, verifier } = await signOn()
  const again = await oauth.authorizationCodeGrantRequest(server, web, authentication, callback, redirectUri(), verifier, insecure)
  await expect(oauth.processAuthorizationCodeResponse(server, web, again)).rejects.toMatchObject({ error: 'invalid_grant' })
  expect(await isActive(tokens.access_token)).toBe(false)
})

test('sign-off ends the session and its tokens, and the next authorize asks for the password', async () => {
  const browser = newBrowser()
  const { tokens } = await signOn(browser)
  const off = new URL(server.end_session_endpoint ?? '')
  off.search = new URLSearchParams({
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: `${upstream.origin}/`,
    state: 'bye',
  }).toString()
  expect((await browser.follow(off)).location).toBe(`${upstream.origin}/?state=bye`)
  expect(await isActive(tokens.access_token)).toBe(false)
  await expect(refreshed(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
  // `person` requires a password form.
  expect((await signOn(browser)).claims?.sub).toBe(ORDERER.id)
})

test('a revoked refresh token and a wrong client secret are refused', async () => {
  const { tokens } = await signOn()
  await oauth.processRevocationResponse(await oauth.revocationRequest(server, web, authentication, tokens.refresh_token ?? '', insecure))
  await expect(refreshed(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
  const stranger = oauth.ClientSecretBasic('a-secret-that-was-guessed')
  const introspection = await oauth.introspectionRequest(server, web, stranger, tokens.access_token, insecure)
  await expect(oauth.processIntrospectionResponse(server, web, introspection)).rejects.toMatchObject({ status: 401 })
})

test('a native program signs on from any local port without a client secret', async () => {
  const program: oauth.Client = { client_id: PUBLIC.clientId }
  const { claims } = await signOn(newBrowser(), program, oauth.None(), 'http://127.0.0.1:49123/callback')
  expect(claims).toMatchObject({ sub: ORDERER.id, aud: PUBLIC.clientId })
})
