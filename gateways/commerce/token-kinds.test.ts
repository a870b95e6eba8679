import type { Fetch } from '@fondly/kit/env.ts'
import { placeOrder } from '@fondly/upstreams/commerce/testing/fill-basket.ts'
import { openTestCommerce, shopperToken } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { ANA } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commerceGateway } from './commerce-gateway.ts'
import { TOKEN_KINDS, type TokenKinds } from './token-kinds.ts'

const user = { name: 'press@acme.test', password: 'pa:ss ñ' }
let shop: Awaited<ReturnType<typeof openTestCommerce>>
let shopper: { customerId: string; email: string }
let orderNo: string
beforeAll(async () => {
  shop = await openTestCommerce(1, { user })
  const { token, customerId } = await shopperToken(shop.fetch, ANA.email)
  shopper = { customerId, email: ANA.email }
  orderNo = String((await placeOrder(shop.fetch, token, ANA.email, 'whose'))['order_no'])
})
afterAll(() => shop.close())

/** Creates a gateway. `searches` has whose token each order search used, `granted` the path of each request for a token. */
function openGateway(tokens: TokenKinds, as: typeof user | undefined = user) {
  const searches: unknown[] = []
  const granted: string[] = []
  const fetch: Fetch = (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/oauth2/access_token')) granted.push(pathname)
    if (pathname.endsWith('/order_search')) searches.push(decodeJwt((request.headers.get('authorization') ?? '').slice(7)).aud)
    return shop.fetch(request)
  }
  const endpoint = { ...shop.settings.endpoint, fetch }
  return { ...commerceGateway({ ...shop.settings, endpoint, tokenEndpoint: endpoint, tokens, user: as }), searches, granted }
}

test.each<[TokenKinds, string[]]>([
  [TOKEN_KINDS, ['shopper', 'application']],
  [{ order_search: 'application', site_order_search: 'application' }, ['application', 'application']],
  [{ order_search: 'user', site_order_search: 'user' }, ['user', 'user']],
  [{ order_search: 'shopper', site_order_search: 'user' }, ['shopper', 'user']],
])('with the setting %j, the searches for orders of a shopper and of the site use the tokens %j', async (tokens, kinds) => {
  const commerce = openGateway(tokens)
  expect((await commerce.orders.history(shopper, new Date('2020-01-01'))).map((order) => order.orderNo)).toEqual([orderNo])
  expect((await commerce.orders.ofSite(orderNo))?.orderNo).toBe(orderNo)
  expect(commerce.searches).toEqual(kinds)
})

test('the token of a user is cached for 15 minutes', async () => {
  const commerce = openGateway({ order_search: 'user', site_order_search: 'user' })
  await Promise.all([1, 2, 3].map(() => commerce.orders.ofSite(orderNo)))
  expect(commerce.granted).toEqual(['/dw/oauth2/access_token'])
  shop.advanceClock(899_000)
  expect((await commerce.orders.ofSite(orderNo))?.orderNo).toBe(orderNo)
  expect(commerce.granted).toHaveLength(2)
})

test('a wrong password or an unset user is refused', async () => {
  const kinds: TokenKinds = { order_search: 'user', site_order_search: 'user' }
  await expect(openGateway(kinds, { ...user, password: 'guessed' }).orders.ofSite(orderNo)).rejects.toMatchObject({
    status: 401,
    code: 'invalid_client',
  })
  const { settings } = shop
  await expect(commerceGateway({ ...settings, tokens: kinds }).orders.ofSite(orderNo)).rejects.toMatchObject({
    status: 401,
    code: 'NoUser',
  })
})

test('the token endpoint is not called during the pause that it asks for', async () => {
  let requests = 0
  const fetch: Fetch = (request) => {
    if (!new URL(request.url).pathname.endsWith('/dw/oauth2/access_token')) return shop.fetch(request)
    requests++
    return Promise.resolve(Response.json({ error: 'too_many_requests' }, { status: 429, headers: { 'retry-after': '60' } }))
  }
  const endpoint = { ...shop.settings.endpoint, fetch }
  const tokens: TokenKinds = { order_search: 'user', site_order_search: 'user' }
  const commerce = commerceGateway({ ...shop.settings, endpoint, tokenEndpoint: endpoint, tokens, user })
  await expect(commerce.orders.ofSite(orderNo)).rejects.toMatchObject({ status: 429, retryAfterMilliseconds: 60_000 })
  await expect(commerce.orders.ofSite(orderNo)).rejects.toMatchObject({ name: 'UpstreamUnavailable' })
  expect(requests).toBe(1)
  shop.advanceClock(60_000)
  await expect(commerce.orders.ofSite(orderNo)).rejects.toMatchObject({ status: 429 })
  expect(requests).toBe(2)
})
