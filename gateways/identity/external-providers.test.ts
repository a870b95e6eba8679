import type { Fetch } from '@fondly/kit/env.ts'
import { UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { beacon, lumen, PROVIDER } from '@fondly/upstreams/identity/testing/second-issuer.ts'
import { ENVIRONMENT, harborview, testIdentity } from '@fondly/upstreams/identity/testing/test-identity.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { administerProviders } from './administer-providers.ts'
import type { ProviderChange } from './sign-on.ts'
import { gatewayToEmbedded } from './testing/identity-targets.ts'

type Sent = { method: string; path: string; body: Record<string, unknown> | undefined }

let sent: Sent[] = []
/** Lets a test lose or delay the answer of a call. By default every answer arrives. */
let between: (request: Request, answer: () => Promise<Response>) => Promise<Response> = (_, answer) => answer()
beforeEach(() => {
  sent = []
  between = (_, answer) => answer()
})

const upstream = await testIdentity()
await upstream.load({ clients: [harborview, lumen, beacon], people: [] })
afterAll(() => upstream.end())
const fetch: Fetch = async (request) => {
  const { pathname } = new URL(request.url)
  const text = await request.clone().text()
  if (pathname.includes('/identityProviders/'))
    sent.push({ method: request.method, path: pathname, body: text ? (JSON.parse(text) as Sent['body']) : undefined })
  return between(request, () => upstream.fetch(request))
}
const { signOn } = gatewayToEmbedded(upstream.origin, { fetch, baseUrl: 'http://identity' }, upstream.env)

async function read() {
  const found = await signOn.readProvider(PROVIDER.id)
  if (!found) throw new Error('The provider is gone.')
  return found
}
const write = async (change: ProviderChange) => signOn.writeProvider(PROVIDER.id, change, (await read()).version)
const isPut = ({ method }: { method: string }) => method === 'PUT'
const loseAnswer = () => Promise.reject(new TypeError('The answer was lost.'))

test('a policy names its providers, and each is read without its secret', async () => {
  const policies = await signOn.describePolicies()
  expect(policies.find(({ name }) => name === 'Elsewhere')).toMatchObject({ ways: ['provider'], providerIds: [PROVIDER.id] })
  expect(policies.find(({ name }) => name === 'Either')).toMatchObject({ ways: ['password', 'provider'], providerIds: [PROVIDER.id] })
  expect(policies.find(({ name }) => name === 'Customer-Care')).toMatchObject({ providerIds: [] })
  const found = await read()
  const issuer = `${upstream.origin}${PROVIDER.issuer}`
  const { id, name, clientId } = PROVIDER
  expect(found.value).toEqual({ id, type: 'OPENID_CONNECT', name, enabled: true, clientId, issuer, needsSecret: false })
  expect(JSON.stringify([policies, found])).not.toContain(PROVIDER.clientSecret)
  expect(await signOn.readProvider(ENVIRONMENT)).toBeUndefined()
})

test('a change sends the whole document with its secret, without the fields that only PingOne writes', async () => {
  const before = await read()
  const written = await write({ name: 'Directory of Lumen' })
  expect(written).toMatchObject({ kind: 'written', current: { value: { ...before.value, name: 'Directory of Lumen' } } })
  const put = sent.find(isPut)
  expect(put?.path).toMatch(new RegExp(`/v1/environments/${ENVIRONMENT}/identityProviders/${PROVIDER.id}$`))
  expect(put?.body).toEqual({
    type: 'OPENID_CONNECT',
    name: 'Directory of Lumen',
    enabled: true,
    clientId: PROVIDER.clientId,
    clientSecret: PROVIDER.clientSecret,
    issuer: before.value.issuer,
    authorizationEndpoint: `${before.value.issuer}/authorize`,
    tokenEndpoint: `${before.value.issuer}/token`,
    jwksEndpoint: `${before.value.issuer}/jwks`,
    userInfoEndpoint: `${before.value.issuer}/userinfo`,
    discoveryEndpoint: `${before.value.issuer}/.well-known/openid-configuration`,
    scopes: ['openid', 'profile', 'email'],
    tokenEndpointAuthMethod: 'CLIENT_SECRET_BASIC',
    pkceMethod: 'S256',
  })
  await write({ name: PROVIDER.name })
})

test('a new secret alone makes a new version, and no answer contains the secret', async () => {
  const before = await read()
  const written = await signOn.writeProvider(PROVIDER.id, { secret: 'a-new-secret-of-the-product' }, before.version)
  expect(written).toMatchObject({ kind: 'written', current: { value: before.value } })
  expect((await read()).version).not.toBe(before.version)
  expect(JSON.stringify(written)).not.toContain('a-new-secret')
  expect(await signOn.hasSecret(PROVIDER.id, 'a-new-secret-of-the-product')).toBe(true)
  expect(await signOn.hasSecret(PROVIDER.id, PROVIDER.clientSecret)).toBe(false)
  // The version from before the write is outdated.
  expect(await signOn.writeProvider(PROVIDER.id, { enabled: false }, before.version)).toMatchObject({
    kind: 'changed-meanwhile',
    current: { value: { enabled: true } },
  })
  await write({ secret: PROVIDER.clientSecret })
})

test('changing a provider that no longer exists reports that it was changed meanwhile', async () => {
  expect(await signOn.writeProvider(ENVIRONMENT, { enabled: false }, 'seen')).toEqual({ kind: 'changed-meanwhile', current: undefined })
})

test('the result of a refused write names the field', async () => {
  expect(await write({ name: '' })).toEqual({ kind: 'not-readable', field: 'name' })
})

test('after a lost reply the provider is read, and a write that arrived is not repeated', async () => {
  const { version } = await read()
  between = async (request, answer) => {
    const answered = await answer()
    return isPut(request) ? loseAnswer() : answered
  }
  const written = await signOn.writeProvider(PROVIDER.id, { clientId: 'another', secret: 'another-secret-of-it' }, version)
  expect(written).toMatchObject({ kind: 'written', current: { value: { clientId: 'another' } } })
  expect(sent.filter(isPut)).toHaveLength(1)
  between = (_, answer) => answer()
  await write({ clientId: PROVIDER.clientId, secret: PROVIDER.clientSecret })
})

test('a write that did not arrive ends with an error, because it may still arrive', async () => {
  const { version } = await read()
  between = (request, answer) => (isPut(request) ? loseAnswer() : answer())
  await expect(signOn.writeProvider(PROVIDER.id, { enabled: false }, version)).rejects.toBeInstanceOf(UpstreamTimeout)
  expect(sent.filter(isPut)).toHaveLength(1)
})

test('a write whose reply was lost is unconfirmed when somebody else changed the provider at once', async () => {
  const { version } = await read()
  const other = gatewayToEmbedded(upstream.origin, { fetch: upstream.fetch, baseUrl: 'http://identity' }, upstream.env).signOn
  between = async (request, answer) => {
    if (!isPut(request)) return answer()
    await other.writeProvider(PROVIDER.id, { secret: 'the-secret-of-somebody-else' }, version)
    return loseAnswer()
  }
  expect(await signOn.writeProvider(PROVIDER.id, { secret: 'the-secret-of-mine' }, version)).toMatchObject({ kind: 'unconfirmed' })
  between = (_, answer) => answer()
  await write({ secret: PROVIDER.clientSecret })
})

test('a change needs the secret again when identity does not return it', async () => {
  const bodies: unknown[] = []
  const document = { id: 'p', type: 'OPENID_CONNECT', name: 'Hidden', enabled: true, clientId: 'ours', scopes: ['openid'] }
  const hiding = administerProviders({
    apiUrl: 'https://api.pingone.test/v1',
    environmentId: 'e',
    call: ({ body }) => Promise.resolve((body === undefined || bodies.push(body)) && document),
  })
  const { value, version } = (await hiding.readProvider('p'))!
  expect(value.needsSecret).toBe(true)
  expect(await hiding.hasSecret('p', 'any')).toBeUndefined()
  expect(await hiding.writeProvider('p', { enabled: false }, version)).toEqual({ kind: 'not-readable', field: 'clientSecret' })
  expect((await hiding.writeProvider('p', { secret: 'again' }, version)).kind).toBe('written')
  expect(bodies).toEqual([
    { type: 'OPENID_CONNECT', name: 'Hidden', enabled: true, clientId: 'ours', scopes: ['openid'], clientSecret: 'again' },
  ])
})

test('a change of a SAML provider keeps the fields that only this type has', async () => {
  const bodies: unknown[] = []
  const document = {
    id: 's',
    type: 'SAML',
    name: 'Saml',
    enabled: true,
    spEntityId: 'sp',
    idpVerification: { certificates: [{ id: 'c' }] },
  }
  const saml = administerProviders({
    apiUrl: 'https://api.pingone.test/v1',
    environmentId: 'e',
    call: ({ body }) => Promise.resolve((body === undefined || bodies.push(body)) && document),
  })
  const { value, version } = (await saml.readProvider('s'))!
  expect(value).toMatchObject({ clientId: undefined, issuer: undefined, needsSecret: false })
  await saml.writeProvider('s', { enabled: false }, version)
  const { id: _, ...rest } = document
  expect(bodies).toEqual([{ ...rest, enabled: false }])
})
