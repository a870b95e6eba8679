import type { Env } from '@fondly/kit/env.ts'
import { expect, test } from 'vitest'
import { openIdProviders } from './openid-provider.ts'

const requestedUrls: string[] = []
const { startAuthorization, exchangeCode } = openIdProviders({
  env: { clock: () => new Date('2026-11-23T15:00:00Z'), random: (bytes: number) => new Uint8Array(bytes) } as unknown as Env,
  fetch: async ({ url }: Request) => {
    requestedUrls.push(url)
    return new Response('away', { status: 503 })
  },
  redirectUri: 'https://fondly.test/callback',
  publicUrl: 'https://fondly.test',
  deadlineMilliseconds: 1_000,
})
const provider = (authorization: string, token: string, issuer = 'https://idp.test') => ({
  id: 'p1',
  name: 'Directory',
  issuer,
  clientId: 'product',
  clientSecret: 'secret',
  enabled: true,
  settings: { scopes: ['openid'], authorizationEndpoint: authorization, tokenEndpoint: token, jwksEndpoint: 'https://idp.test/keys' },
})

test('with an https issuer, nobody is sent to an http address', async () => {
  await expect(startAuthorization(provider('http://idp.test/go', 'https://idp.test/take'), false)).rejects.toThrow('PROVIDER_FAILED')
  const { location } = await startAuthorization(provider('https://idp.test/go', 'https://idp.test/take'), false)
  expect(location).toMatch(/^https:\/\/idp\.test\/go\?/)
})

test('with an https issuer, code and secret are sent only over https', async () => {
  const visit = { nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) }
  const exchange = (token: string) => exchangeCode(provider('https://idp.test/go', token), '?code=c&state=s', visit)
  await expect(exchange('http://idp.test/take')).rejects.toThrow('PROVIDER_FAILED')
  expect(requestedUrls).toEqual([])
  await expect(exchange('https://idp.test/take')).rejects.toThrow('PROVIDER_SILENT')
  expect(requestedUrls).toEqual(['https://idp.test/take'])
})
