import { createHash, createHmac, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import type { Env } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { testBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import { ENVIRONMENT, ORDERER, PUBLIC, testIdentity, WORLD } from '@fondly/upstreams/identity/testing/test-identity.ts'
import { checkPassword } from '@fondly/upstreams/identity/testing/sign-on.ts'
import { describe, expect, test } from 'vitest'
import { identityGateway } from './identity-gateway.ts'

const ISSUER = `https://auth.example.com/${ENVIRONMENT}/as`
const CLIENT = 'b1b7d1a4-3c52-4f0e-8a35-6d0f0c9e7a21'
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const env: Env = {
  fetch: () => Promise.reject(new Error('Asked over the line.')),
  clock: () => new Date(),
  random: (bytes) => randomBytes(bytes),
  ids: () => 'an id',
  log: silentLog,
}

/** A gateway to an issuer whose key this test has, so that a token can be wrong in exactly one claim. */
const issuer = identityGateway({
  env,
  issuerUrl: ISSUER,
  apiUrl: 'https://api.example.com/v1',
  environmentId: ENVIRONMENT,
  endpoint: {
    baseUrl: 'https://auth.example.com',
    fetch: async ({ url }) =>
      url.endsWith('/openid-configuration')
        ? Response.json({
            issuer: ISSUER,
            authorization_endpoint: `${ISSUER}/authorize`,
            jwks_uri: `${ISSUER}/jwks`,
            id_token_signing_alg_values_supported: ['RS256'],
          })
        : Response.json({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] }),
  },
  answersWith: 'fragment',
  clientId: CLIENT,
  clientSecret: 'a-secret-of-the-tests',
  workerClientId: 'worker',
  workerClientSecret: 'a-secret-of-the-tests',
  timeoutMilliseconds: 5000,
})
const { location, pending } = await issuer.beginSignIn({ redirectUri: 'https://cards.example.com/api/session/callback', policy: 'P' })

const ACCESS = 'an-opaque-access-token'
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = Math.floor(Date.now() / 1000)
const good = {
  iss: ISSUER,
  sub: ORDERER.id,
  aud: CLIENT,
  iat: now,
  exp: now + 3600,
  nonce: pending.nonce,
  at_hash: createHash('sha256').update(ACCESS).digest().subarray(0, 16).toString('base64url'),
  email: ORDERER.email,
  populationID: 'p',
}
type Claims = Partial<Record<keyof typeof good | 'azp' | 'nbf', unknown>>

function rs256(claims: Claims, { key = own.privateKey, header = {} }: { key?: KeyObject; header?: object } = {}): string {
  const signed = `${encoded({ alg: 'RS256', kid: 'own', typ: 'JWT', ...header })}.${encoded({ ...good, ...claims })}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}
function hs256(secret: string | Buffer, header: object = {}): string {
  const signed = `${encoded({ alg: 'HS256', kid: 'own', ...header })}.${encoded(good)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
const unsigned = (alg: string, signature = '') => `${encoded({ alg, kid: 'own' })}.${encoded(good)}.${signature}`
const real = rs256({})
const [head = '', body = '', signature = ''] = real.split('.')
const pem = own.publicKey.export({ format: 'pem', type: 'spki' })
const flipped = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
const ofNonce = (nonce: unknown) => rs256({ nonce })

const accept = (idToken: string, more: { accessToken?: string; expiresIn?: number; nonce?: string } = {}) =>
  issuer.acceptTokens({ idToken, accessToken: ACCESS, expiresIn: 3600, ...more }, { ...pending, nonce: more.nonce ?? pending.nonce })

test('tokens in the fragment are accepted with a nonce of 60 characters', async () => {
  const parameters = Object.fromEntries(new URL(location).searchParams)
  expect(parameters).toMatchObject({ response_type: 'id_token token', nonce: expect.stringMatching(/^[\w-]{60}$/), state: pending.state })
  expect(await accept(real)).toMatchObject({
    userId: ORDERER.id,
    claims: { email: ORDERER.email },
    accessToken: ACCESS,
    refreshToken: undefined,
  })
  // A token for several applications is accepted when `azp` says that it was given to ours.
  expect(await accept(rs256({ aud: [CLIENT, 'another'], azp: CLIENT }))).toMatchObject({ userId: ORDERER.id })
})

describe('forged tokens are refused', () => {
  const forged: [string, string, object?][] = [
    ['no algorithm', unsigned('none')],
    ['no algorithm, with another spelling', unsigned('None')],
    ['no algorithm, with the signature of another', unsigned('none', signature)],
    ['an empty algorithm', unsigned('')],
    ['our public key used as a shared secret', hs256(pem)],
    ['the modulus of our public key used as a shared secret', hs256(String(own.publicKey.export({ format: 'jwk' }).n))],
    ['the secret of the application', hs256('a-secret-of-the-tests')],
    ['an empty secret', hs256('')],
    ['another key under our key id', rs256({}, { key: foreign.privateKey })],
    ['another key and key id', rs256({}, { key: foreign.privateKey, header: { kid: 'other' } })],
    ['another key inside the token', rs256({}, { key: foreign.privateKey, header: { jwk: foreign.publicKey.export({ format: 'jwk' }) } })],
    ['another key at an address in the token', rs256({}, { key: foreign.privateKey, header: { jku: 'https://evil.test/jwks' } })],
    ['an unknown key id', rs256({}, { header: { kid: 'other' } })],
    ['a longer hash under the same key', rs256({}, { header: { alg: 'RS512' } })],
    ['another kind of signature', rs256({}, { header: { alg: 'PS256' } })],
    ['a critical header that nobody knows', rs256({}, { header: { crit: ['b64'], b64: false } })],
    ['another issuer', rs256({ iss: 'https://evil.test/as' })],
    ['the issuer with a slash', rs256({ iss: `${ISSUER}/` })],
    ['no issuer', rs256({ iss: undefined })],
    ['another audience', rs256({ aud: 'another' })],
    ['no audience', rs256({ aud: undefined })],
    ['an empty list of audiences', rs256({ aud: [] })],
    ['two audiences without `azp`', rs256({ aud: [CLIENT, 'another'] })],
    ['an `azp` of another application', rs256({ azp: 'another' })],
    ['two audiences, and the `azp` of the other one', rs256({ aud: [CLIENT, 'another'], azp: 'another' })],
    ['expired', rs256({ exp: now - 60 })],
    ['without an end', rs256({ exp: undefined })],
    ['an end that is no number', rs256({ exp: 'never' })],
    ['not valid yet', rs256({ nbf: now + 600 })],
    ['no time of issue', rs256({ iat: undefined })],
    ['no user', rs256({ sub: undefined })],
    ['another access token', real, { accessToken: 'another-access-token' }],
    ['no hash of the access token', rs256({ at_hash: undefined })],
    ['a signature that was cut', `${head}.${body}.${signature.slice(0, -20)}`],
    ['no signature', `${head}.${body}.`],
    ['a changed signature', `${head}.${body}.${flipped(signature, 40)}`],
    ['changed claims under the old signature', `${head}.${encoded({ ...good, sub: 'somebody-else' })}.${signature}`],
    ['two parts', `${head}.${body}`],
    ['no token at all', 'not-a-token'],
    ['nothing', ''],
  ]
  test('the list has forty tokens', () => expect(forged).toHaveLength(40))
  test.each(forged)('%s', async (_, token, more = {}) => {
    await expect(accept(token, more)).rejects.toThrow(Error)
  })

  const mismatched: [string, string, object?][] = [
    ['no nonce', ofNonce(undefined)],
    ['an empty nonce', ofNonce('')],
    ['a cut nonce', ofNonce(pending.nonce.slice(0, 59))],
    ['a longer nonce', ofNonce(`${pending.nonce}x`)],
    ['the nonce of another sign-in', ofNonce('x'.repeat(60))],
    [
      'the right nonce in another case',
      ofNonce(pending.nonce.toUpperCase() === pending.nonce ? pending.nonce.toLowerCase() : pending.nonce.toUpperCase()),
    ],
    ['a short nonce, even if it is the expected one', ofNonce('short'), { nonce: 'short' }],
  ]
  test.each(mismatched)('%s: a nonce mismatch', async (_, token, more = {}) => {
    const refusal: unknown = await accept(token, more).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UpstreamRefused)
    expect(refusal).toMatchObject({ code: 'nonce_mismatch', message: 'Unexpected nonce returned in id token' })
  })
})

test('the fragment of the embedded identity is accepted', async () => {
  const origin = 'http://localhost:3000'
  const redirectUri = `${origin}/api/session/callback`
  const server = await testIdentity({
    origin,
    applications: [{ ...PUBLIC, redirectUris: [redirectUri], postLogoutRedirectUris: [] }],
  })
  await server.load(WORLD)
  const gateway = identityGateway({
    env: server.env,
    issuerUrl: `${origin}/identity/${ENVIRONMENT}/as`,
    apiUrl: `${origin}/identity/v1`,
    environmentId: ENVIRONMENT,
    endpoint: { fetch: server.fetch, baseUrl: 'http://identity' },
    inProcess: true,
    answersWith: 'fragment',
    clientId: PUBLIC.clientId,
    clientSecret: 'nobody-asks-for-it',
    workerClientId: 'worker',
    workerClientSecret: 'nobody-asks-for-it',
    timeoutMilliseconds: 5000,
  })
  const begun = await gateway.beginSignIn({ redirectUri, policy: 'Customer-Care' })
  const browser = testBrowser(server.fetch, '/identity')
  const page = new URL((await browser.follow(begun.location)).location ?? '')
  const flow = `${origin}/identity/${ENVIRONMENT}/flows/${page.searchParams.get('flowId')}`
  const { resumeUrl } = (await (await checkPassword(browser, flow, ORDERER.email)).json()) as { resumeUrl: string }
  const fragment = new URLSearchParams(new URL((await browser.follow(resumeUrl)).location ?? '').hash.slice(1))
  expect(fragment.get('state')).toBe(begun.pending.state)
  const tokens = { idToken: fragment.get('id_token') ?? '', accessToken: fragment.get('access_token') ?? '', expiresIn: 3600 }
  const signedOn = await gateway.acceptTokens(tokens, begun.pending)
  expect(signedOn).toMatchObject({ userId: ORDERER.id, authenticatedAt: expect.any(Date) })
  expect(await gateway.readUser(signedOn.accessToken, signedOn.userId)).toMatchObject({ email: ORDERER.email })
  await server.end()
})
