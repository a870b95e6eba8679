import type { Fetch } from '@fondly/kit/env.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commerceGateway } from './commerce-gateway.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeAll(async () => void (shop = await openTestCommerce(1)))
afterAll(() => shop.close())

const count = (fetch: Fetch) => {
  const calls: string[] = []
  const counted: Fetch = (request) => {
    calls.push(new URL(request.url).pathname.replace(/^\/s\/[^/]+\/dw\/\w+\/v21_2/, ''))
    return fetch(request)
  }
  return { line: { fetch: counted, baseUrl: 'http://commerce' }, calls }
}
const gatewayOn = (fetch: Fetch, more: object = {}) => {
  const { line, calls } = count(fetch)
  return { calls, commerce: commerceGateway({ ...shop.settings, line, tokenLine: line, ...more }) }
}

test('twenty callers at once take one token of each kind', async () => {
  const { commerce, calls } = gatewayOn(shop.fetch)
  const { customerId } = (await commerce.customers.find('ana@acme.test')) ?? { customerId: '' }
  await Promise.all(Array.from({ length: 20 }, () => commerce.baskets.ofCustomer({ customerId, email: 'ana@acme.test' })))
  expect(calls.filter((path) => path === '/dwsso/oauth2/access_token')).toHaveLength(1)
  expect(calls.filter((path) => path === '/customers/auth/trustedsystem')).toHaveLength(1)
})

test('a token that commerce no longer takes is renewed once, not for ever', async () => {
  let refusals = 0
  const forgetful: Fetch = (request) => {
    if (!request.url.includes('/customer_groups/') || refusals === 0) return shop.fetch(request)
    refusals--
    const fault = { type: 'InvalidAccessTokenException', message: '', arguments: { accessToken: 'secret' } }
    return Promise.resolve(Response.json({ _v: '21.2', fault }, { status: 401 }))
  }
  const { commerce, calls } = gatewayOn(forgetful)
  refusals = 1
  expect(await commerce.clients.find('acme')).toMatchObject({ id: 'acme' })
  expect(calls.filter((path) => path.startsWith('/dwsso'))).toHaveLength(2)
  refusals = 2
  await expect(commerce.clients.find('acme')).rejects.toMatchObject({ code: 'InvalidAccessTokenException', details: {} })
})

test.each<[string, Fetch, object]>([
  ['no connection', () => Promise.reject(new Error('refused')), { name: 'UpstreamSilent' }],
  ['no answer in time', () => new Promise(() => {}), { name: 'UpstreamSilent' }],
  [
    'a page of a proxy',
    () => Promise.resolve(new Response('<html>', { status: 502 })),
    { name: 'UpstreamRefused', status: 502, code: 'Unknown' },
  ],
  ['HTML with 200', () => Promise.resolve(new Response('<html>')), { name: 'UpstreamUnreadable' }],
  ['half a document', () => Promise.resolve(Response.json({ _type: 'category', name: 'without an id' })), { name: 'UpstreamUnreadable' }],
])('%s', async (_, fetch, error) => {
  const { commerce } = gatewayOn(fetch, { timeoutMilliseconds: 200 })
  await expect(commerce.catalogue.categories()).rejects.toMatchObject(error)
})

test('a wrong secret is told as a refusal', async () => {
  const { commerce } = gatewayOn(shop.fetch, { clientSecret: 'wrong' })
  await expect(commerce.clients.find('acme')).rejects.toMatchObject({ name: 'UpstreamRefused', status: 401, code: 'invalid_client' })
})

test('every PUT goes out as a POST that says so', async () => {
  const methods: string[] = []
  const { commerce } = gatewayOn((request) => {
    methods.push(`${request.method} ${request.headers.get('x-dw-http-method-override') ?? ''}`.trim())
    return Promise.resolve(
      request.url.includes('dwsso')
        ? Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 1799 })
        : new Response(null, { status: 204 }),
    )
  })
  await commerce.orders.setExportStatus('00001001', 'ready')
  expect(methods).toEqual(['POST', 'POST PUT'])
})
