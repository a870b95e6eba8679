import type { Fetch } from '@fondly/kit/env.ts'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  return { endpoint: { fetch: counted, baseUrl: 'http://commerce' }, calls }
}
const gatewayOn = (fetch: Fetch, more: object = {}) => {
  const { endpoint, calls } = count(fetch)
  return { calls, commerce: commerceGateway({ ...shop.settings, endpoint, tokenEndpoint: endpoint, ...more }) }
}

test('twenty simultaneous callers share one token of each kind', async () => {
  const { commerce, calls } = gatewayOn(shop.fetch)
  const { customerId } = (await commerce.customers.find('ana@acme.test')) ?? { customerId: '' }
  await Promise.all(Array.from({ length: 20 }, () => commerce.baskets.ofCustomer({ customerId, email: 'ana@acme.test' })))
  expect(calls.filter((path) => path === '/dwsso/oauth2/access_token')).toHaveLength(1)
  expect(calls.filter((path) => path === '/customers/auth/trustedsystem')).toHaveLength(1)
})

test('a guest sign-in sends the client id in the query', async () => {
  const signIns: URL[] = []
  const { commerce } = gatewayOn((request) => {
    if (request.url.includes('/customers/auth')) signIns.push(new URL(request.url))
    return shop.fetch(request)
  })
  const person = { identityId: 'sub-of-a-guest', email: 'guest-client-id@acme.test', firstName: 'Gia', lastName: 'Guest' }
  await commerce.customers.create(person)
  expect(signIns[0]?.pathname).toBe('/s/fondly/dw/shop/v21_2/customers/auth')
  expect(signIns[0]?.searchParams.get('client_id')).toBe(shop.settings.clientId)
})

test('every call uses the configured API version', async () => {
  const { commerce, calls } = gatewayOn(shop.fetch, { version: 'v22_4' })
  const { customerId } = (await commerce.customers.find('ana@acme.test')) ?? { customerId: '' }
  await commerce.baskets.ofCustomer({ customerId, email: 'ana@acme.test' })
  expect(calls.filter((path) => !path.startsWith('/dwsso'))).toEqual([
    '/s/-/dw/data/v22_4/customer_lists/fondly/customer_search',
    '/s/fondly/dw/shop/v22_4/customers/auth/trustedsystem',
    `/s/fondly/dw/shop/v22_4/customers/${customerId}/baskets`,
  ])
})

test('a token that commerce rejects is renewed only once', async () => {
  let refusals = 0
  const rejectingTokens: Fetch = (request) => {
    if (!request.url.includes('/customer_groups/') || refusals === 0) return shop.fetch(request)
    refusals--
    const fault = { type: 'InvalidAccessTokenException', message: '', arguments: { accessToken: 'secret' } }
    return Promise.resolve(Response.json({ _v: '21.2', fault }, { status: 401 }))
  }
  const { commerce, calls } = gatewayOn(rejectingTokens)
  refusals = 1
  expect(await commerce.clients.find('acme')).toMatchObject({ id: 'acme' })
  expect(calls.filter((path) => path.startsWith('/dwsso'))).toHaveLength(2)
  refusals = 2
  await expect(commerce.clients.find('acme')).rejects.toMatchObject({ code: 'InvalidAccessTokenException', details: {} })
})

test('a token is renewed when a proxy rejects it', async () => {
  let refusals = 1
  const guarded: Fetch = (request) =>
    request.url.includes('/customer_groups/') && refusals-- > 0 ? Promise.resolve(new Response('', { status: 401 })) : shop.fetch(request)
  const { commerce, calls } = gatewayOn(guarded)
  expect(await commerce.clients.find('acme')).toMatchObject({ id: 'acme' })
  expect(calls.filter((path) => path.startsWith('/dwsso'))).toHaveLength(2)
})

describe('deadlines', () => {
  const delayed =
    (milliseconds: number): Fetch =>
    async (request) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      return shop.fetch(request)
    }
  // Use the real clock, because these calls take real time.
  const env = () => ({ ...shop.env, clock: () => new Date() })

  test('the calls of one operation share a deadline', async () => {
    const { commerce: directCommerce } = gatewayOn(shop.fetch)
    const { customerId } = (await directCommerce.customers.find('ana@acme.test')) ?? { customerId: '' }
    const shopper = { customerId, email: 'ana@acme.test' }
    const { id } = await directCommerce.baskets.create(shopper)
    const { commerce, calls } = gatewayOn(delayed(300), { env: env(), timeoutMilliseconds: 60_000, stepMilliseconds: 1000 })
    const address = { firstName: 'Joe', lastName: 'Poe', address1: '1 Main St', address2: '', city: 'Boston', state: 'MA', zip: '02101' }
    const put = commerce.baskets.putShipment(shopper, id, { address, method: 'USPSFC', mailDate: '', taxClassCode: '' })
    await expect(put).rejects.toMatchObject({ name: 'UpstreamTimeout', waitedMilliseconds: 1000 })
    // Within the deadline of one second, at most four calls of 300 ms can begin; the first two get tokens.
    expect(calls.length).toBeLessThanOrEqual(4)
    await directCommerce.baskets.remove(shopper, id)
  })

  test('a single call has its own deadline', async () => {
    const { commerce } = gatewayOn(() => new Promise(() => {}), { env: env(), timeoutMilliseconds: 50, stepMilliseconds: 60_000 })
    await expect(commerce.catalogue.categories()).rejects.toMatchObject({ name: 'UpstreamTimeout', waitedMilliseconds: 50 })
  })
})

describe('an upstream that fails', () => {
  test('is not called while the circuit is open', async () => {
    let isFailing = true
    const { commerce, calls } = gatewayOn((request) =>
      isFailing && request.url.includes('/products/') ? Promise.resolve(new Response('', { status: 503 })) : shop.fetch(request),
    )
    for (let at = 0; at < 10; at++)
      await expect(commerce.baskets.get({ customerId: 'x', email: 'nobody@acme.test' }, 'y')).rejects.toMatchObject({
        name: 'UpstreamRefused',
      })
    for (let at = 0; at < 5; at++) await expect(commerce.catalogue.card('1HBE2115')).rejects.toMatchObject({ status: 503 })
    const before = calls.length
    await expect(commerce.catalogue.categories()).rejects.toMatchObject({ name: 'UpstreamUnavailable', upstream: 'commerce' })
    expect(calls).toHaveLength(before)
    isFailing = false
    shop.advanceClock(3000)
    expect(await commerce.catalogue.card('1HBE2115')).toMatchObject({ id: '1HBE2115' })
  })

  test('the circuit of the token host is separate from that of commerce', async () => {
    const { commerce } = gatewayOn((request) =>
      request.url.includes('/dwsso/') ? Promise.reject(new TypeError('The connection was refused.')) : shop.fetch(request),
    )
    for (let at = 0; at < 5; at++) await expect(commerce.clients.find('acme')).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    await expect(commerce.clients.find('acme')).rejects.toMatchObject({ name: 'UpstreamUnavailable', upstream: 'commerce-token' })
    expect(await commerce.catalogue.card('1HBE2115')).toMatchObject({ id: '1HBE2115' })
  })

  test('a 429 with Retry-After pauses the calls for that long', async () => {
    let limited = true
    const { commerce, calls } = gatewayOn((request) => {
      if (!limited) return shop.fetch(request)
      limited = false
      return Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '20' } }))
    })
    await expect(commerce.catalogue.card('1HBE2115')).rejects.toMatchObject({ status: 429, retryAfterMilliseconds: 20_000 })
    shop.advanceClock(19_000)
    await expect(commerce.catalogue.card('1HBE2115')).rejects.toMatchObject({ name: 'UpstreamUnavailable', reason: 'limit' })
    expect(calls).toHaveLength(1)
    shop.advanceClock(1000)
    expect(await commerce.catalogue.card('1HBE2115')).toMatchObject({ id: '1HBE2115' })
  })
})

test.each<[string, Fetch, object]>([
  ['no connection', () => Promise.reject(new Error('refused')), { name: 'UpstreamTimeout' }],
  ['no answer in time', () => new Promise(() => {}), { name: 'UpstreamTimeout' }],
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

test('a wrong secret is reported as a refusal', async () => {
  const { commerce } = gatewayOn(shop.fetch, { clientSecret: 'wrong' })
  await expect(commerce.clients.find('acme')).rejects.toMatchObject({ name: 'UpstreamRefused', status: 401, code: 'invalid_client' })
})

test('every PUT is sent as a POST with a method override', async () => {
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
