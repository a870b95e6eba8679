import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { PingOneProvider, PROVIDER_READ_ONLY } from '@fondly/contracts/pingone/identity-providers.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openProviderVisits } from '../testing/provider-visits.ts'
import { beacon, CAREFUL, ELSEWHERE, LINKED, lumen, PROVIDER, SINGLE } from '../testing/second-issuer.ts'
import { begin, signOnForTokens, token } from '../testing/sign-on.ts'
import { ENVIRONMENT, harborview, WORKER } from '../testing/test-identity.ts'

const { world, visit, newBrowser, read, toProvider, comeBack, signOnThere } = await openProviderVisits()
let worker: string
beforeAll(async () => {
  worker = (await token(newBrowser(), world.upstream.origin, { grant_type: 'client_credentials' }, WORKER)).body['access_token'] ?? ''
})

const send = (method: string, id: string, body?: unknown, bearer = worker) =>
  world.upstream.fetch(
    new Request(`http://identity/v1/environments/${ENVIRONMENT}/identityProviders/${id}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
const readDocument = async () => PingOneProvider.parse(await (await send('GET', PROVIDER.id)).json())
const toBody = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !PROVIDER_READ_ONLY.some((one) => one === name)))
const put = async (change: object) => send('PUT', PROVIDER.id, { ...toBody(await readDocument()), ...change })
const refusal = async (answer: Response) => {
  const { code, details } = PingOneError.parse(await answer.json())
  return [answer.status, code, details?.[0]?.code, details?.[0]?.target]
}

let loaded: Record<string, unknown>
beforeEach(async () => {
  loaded = toBody(await readDocument())
})
afterEach(async () => {
  await send('PUT', PROVIDER.id, loaded)
})

test('a loaded provider is shown as a complete document of PingOne with public addresses', async () => {
  const issuer = `${world.upstream.origin}/identity/${ELSEWHERE}/as`
  expect(await readDocument()).toMatchObject({
    id: PROVIDER.id,
    type: 'OPENID_CONNECT',
    name: 'Directory',
    enabled: true,
    environment: { id: ENVIRONMENT },
    clientId: PROVIDER.clientId,
    clientSecret: PROVIDER.clientSecret,
    issuer,
    authorizationEndpoint: `${issuer}/authorize`,
    tokenEndpoint: `${issuer}/token`,
    jwksEndpoint: `${issuer}/jwks`,
    scopes: ['openid', 'profile', 'email'],
    tokenEndpointAuthMethod: 'CLIENT_SECRET_BASIC',
  })
})

test('the next sign-on uses the new secret: a wrong one is refused by the provider, the right one is accepted', async () => {
  const before = await readDocument()
  const changed = await put({ clientSecret: 'not-the-secret-of-the-product' })
  expect(changed.status).toBe(200)
  const document = PingOneProvider.parse(await changed.json())
  expect(Date.parse(document.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.updatedAt ?? ''))
  expect((await comeBack(LINKED.email)).flow).toMatchObject({ status: 'FAILED', error: { code: 'PROVIDER_FAILED' } })

  await put({ clientSecret: PROVIDER.clientSecret })
  visit.browser = newBrowser()
  expect((await comeBack(LINKED.email)).flow.status).toBe('ACCOUNT_LINKING_REQUIRED')
})

test('the next sign-on uses the new client id and scopes, and the login page shows the new name', async () => {
  await put({ clientId: 'another-client', name: 'New Directory', scopes: ['openid', 'email'] })
  const { flow, away } = await toProvider()
  expect(flow._embedded?.socialProviders).toMatchObject([{ id: PROVIDER.id, name: 'New Directory' }])
  expect(Object.fromEntries(away.searchParams)).toMatchObject({ client_id: 'another-client', scope: 'openid email' })
})

describe('a sign-on follows the settings of an administrator:', () => {
  /** The requests to the provider: their paths, and where the product sends its secret. */
  const requests: { path: string; isInHeader: boolean; isInBody: boolean }[] = []
  beforeEach(() => {
    requests.length = 0
    visit.between = (fetch) => async (request) => {
      const body = request.method === 'POST' ? await request.clone().text() : ''
      const path = new URL(request.url).pathname
      requests.push({ path, isInHeader: request.headers.has('authorization'), isInBody: body.includes('client_secret=') })
      return fetch(new Request(request.url.replace('/moved/', '/as/'), request))
    }
  })
  const moved = `${world.upstream.origin}/identity/${ELSEWHERE}/moved`

  test('the endpoints, without discovery', async () => {
    const addresses = { authorizationEndpoint: `${moved}/authorize`, tokenEndpoint: `${moved}/token`, jwksEndpoint: `${moved}/jwks` }
    expect((await put(addresses)).status).toBe(200)
    const { address, away } = await toProvider()
    expect(away.pathname).toBe(`/identity/${ELSEWHERE}/moved/authorize`)
    away.pathname = away.pathname.replace('/moved/', '/as/')
    await visit.browser.go(await signOnThere(away, LINKED.email))
    expect((await read(address)).status).toBe('ACCOUNT_LINKING_REQUIRED')
    expect(requests.map(({ path }) => path)).toEqual([`/identity/${ELSEWHERE}/moved/token`, `/identity/${ELSEWHERE}/moved/jwks`])
  })

  test('where the secret is sent', async () => {
    await put({ tokenEndpointAuthMethod: 'CLIENT_SECRET_POST' })
    await comeBack(LINKED.email)
    expect(requests.find(({ path }) => path.endsWith('/token'))).toMatchObject({ isInHeader: false, isInBody: true })
  })

  test('no PKCE when it is switched off', async () => {
    await put({ pkceMethod: 'NONE' })
    expect((await toProvider()).away.searchParams.has('code_challenge')).toBe(false)
  })

  test('a changed name alone keeps discovery and its endpoints', async () => {
    await put({ name: 'Directory by another name' })
    expect((await comeBack(LINKED.email)).flow.status).toBe('ACCOUNT_LINKING_REQUIRED')
    expect(requests[0]?.path).toContain('/.well-known/openid-configuration')
  })
})

describe('a provider that is switched off', () => {
  test('is not offered beside the form', async () => {
    await put({ enabled: false })
    const flow = await read(await begin(visit.browser, world.upstream.origin, { acr_values: 'Either' }))
    expect(flow.status).toBe('USERNAME_PASSWORD_REQUIRED')
    expect(flow._embedded?.socialProviders).toBeUndefined()
  })

  test('ends the sign-on with a sentence where it is the only way in', async () => {
    await put({ enabled: false })
    const address = await begin(visit.browser, world.upstream.origin, { acr_values: 'Elsewhere' })
    await visit.browser.go((await read(address))._links['authenticate']?.href ?? '')
    expect(await read(address)).toMatchObject({
      status: 'FAILED',
      error: { code: 'PROVIDER_DISABLED', message: 'Signing in with Directory is switched off. Please contact your administrator.' },
    })
  })

  test('signs on nobody who went to it before it was switched off', async () => {
    const { address, away } = await toProvider()
    const back = await signOnThere(away, CAREFUL.email)
    await put({ enabled: false })
    await visit.browser.go(back)
    expect(await read(address)).toMatchObject({ status: 'FAILED', error: { code: 'PROVIDER_DISABLED' } })
  })
})

test('loading the same document again keeps the changes of administrators, and a changed document replaces them', async () => {
  await put({ clientId: 'another-client', enabled: false })
  await world.upstream.load({ clients: [harborview, lumen, beacon], people: [] })
  expect(await readDocument()).toMatchObject({ clientId: 'another-client', enabled: false })

  const renamed = { ...PROVIDER, name: 'Directory of the year' }
  const [first, second] = [lumen, beacon].map((client) => ({ ...client, identityProvider: renamed })) as [typeof lumen, typeof beacon]
  await world.upstream.load({ clients: [harborview, first, second], people: [] })
  expect(await readDocument()).toMatchObject({ clientId: PROVIDER.clientId, name: 'Directory of the year' })
})

describe('a change is refused:', () => {
  test.each<[string, object, string, string]>([
    ['a document without a secret', { clientSecret: undefined }, 'REQUIRED_VALUE', 'clientSecret'],
    ['a document without a name', { name: undefined }, 'REQUIRED_VALUE', 'name'],
    ['an empty name', { name: '' }, 'INVALID_VALUE', 'name'],
    ['another type', { type: 'SAML' }, 'INVALID_VALUE', 'type'],
    ['an issuer without https', { issuer: 'http://login.example.com' }, 'INVALID_VALUE', 'issuer'],
    ['no scope', { scopes: [] }, 'INVALID_VALUE', 'scopes'],
    ['an unknown way to show the secret', { tokenEndpointAuthMethod: 'PRIVATE_KEY' }, 'INVALID_VALUE', 'tokenEndpointAuthMethod'],
    ['what PingOne does not know', { colour: 'red' }, 'INVALID_VALUE', 'colour'],
  ])('%s', async (_, change, code, target) => {
    const before = await readDocument()
    expect(await refusal(await put(change))).toEqual([400, 'INVALID_DATA', code, target])
    expect(await readDocument()).toEqual(before)
  })

  test('the name of another provider', async () => {
    const other = { ...PROVIDER, id: '7d2a1b8f-4ea3-4c69-9f25-06b1ac3e8d74', name: 'Other' }
    await world.upstream.load({ clients: [harborview, lumen, { ...beacon, identityProvider: other }], people: [] })
    expect(await refusal(await put({ name: 'Other' }))).toEqual([400, 'INVALID_DATA', 'UNIQUENESS_VIOLATION', 'name'])
  })

  test.each(['GET', 'PUT'])('%s of a provider that is not there', async (method) => {
    const body = method === 'PUT' ? loaded : undefined
    for (const id of [ENVIRONMENT, 'nothing']) expect((await refusal(await send(method, id, body)))[0]).toBe(404)
  })

  test('the token of a user, with any scope', async () => {
    const browser = newBrowser()
    const { body } = await signOnForTokens(browser, world.upstream.origin, { acr_values: 'Either', username: SINGLE.email })
    const own = await send('GET', PROVIDER.id, undefined, body['access_token'])
    expect(await refusal(own)).toEqual([403, 'ACCESS_FAILED', 'INSUFFICIENT_PERMISSIONS', undefined])
    expect((await send('PUT', PROVIDER.id, loaded, 'no-token-at-all-of-anybody')).status).toBe(401)
  })
})
