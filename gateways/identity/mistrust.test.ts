import { UpstreamRefused, UpstreamTimeout, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { describe, expect, test } from 'vitest'
import { identityGateway } from './identity-gateway.ts'
import type { Identity } from './identity.ts'
import { realEnv } from './testing/real-env.ts'

const ENVIRONMENT = '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10'
const USER = 'c2f5b0de-0a52-4f3c-9f0e-3d1b2a4c5d6e'

const gatewayTo = (origin: string, endpoint: { fetch: Fetch; baseUrl: string }, more: { inProcess?: boolean } = {}) =>
  identityGateway({
    issuerUrl: `${origin}/identity/${ENVIRONMENT}/as`,
    apiUrl: `${origin}/identity/v1`,
    environmentId: ENVIRONMENT,
    endpoint,
    clientId: 'web',
    clientSecret: 'a-secret-of-the-web-application',
    workerClientId: 'worker',
    workerClientSecret: 'a-secret-of-the-worker-application',
    env: realEnv,
    timeoutMilliseconds: 5000,
    ...more,
  })

describe('answers of identity are checked', () => {
  const to = (fetch: Fetch, origin = 'http://localhost:3000') => gatewayTo(origin, { fetch, baseUrl: 'http://identity' })
  const begin = (identity: Identity) => identity.beginSignIn({ redirectUri: 'http://localhost:3000/cb', policy: 'Customer-Care' })

  test.each<[string, Fetch, new (...args: never[]) => Error]>([
    [
      'a page where JSON belongs',
      () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
      UpstreamUnreadable,
    ],
    ['a document of another issuer', () => Promise.resolve(Response.json({ issuer: 'https://evil.example' })), UpstreamUnreadable],
    ['a broken connection', () => Promise.reject(new Error('reset')), UpstreamTimeout],
  ])('%s', async (_, fetch, error) => {
    await expect(begin(to(fetch))).rejects.toThrow(error)
  })

  test.each([
    ['es-MX,es;q=0.9', 'es_MX'],
    ['en', 'en'],
    ['en-US', 'en_US'],
    ['1n', undefined],
    ['es_MX', undefined],
    ['*', undefined],
    ['', undefined],
    [null, undefined],
  ])('pages are read in the first of the preferred languages %j', async (preferredLanguage, pageLanguage) => {
    const user = { id: USER, username: 'dana', enabled: true, population: { id: 'p' }, preferredLanguage }
    const identity = to(() => Promise.resolve(Response.json(user)))
    expect((await identity.readUser('token', USER)).data.pageLanguage).toBe(pageLanguage)
  })

  test.each([
    [500, UpstreamTimeout],
    [429, UpstreamTimeout],
    [401, UpstreamRefused],
  ])('%i from the platform API', async (status, error) => {
    const identity = to(() => Promise.resolve(Response.json({ id: 'x', code: 'ACCESS_FAILED', message: 'No.' }, { status })))
    await expect(identity.readUser('token', USER)).rejects.toThrow(error)
  })

  test('identity on a network must use https', () => {
    const network = { fetch: () => Promise.reject(new Error('not asked')), baseUrl: 'http://auth.example/identity' }
    expect(() => gatewayTo('http://auth.example', network)).toThrow('https')
    expect(() => gatewayTo('http://auth.example', network, { inProcess: true })).not.toThrow()
  })
})
