import type { Fetch } from '@fondly/kit/env.ts'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applicationToken, DATA, openTestCommerce, say, SHOP, shopperToken } from '../testing/open-commerce.ts'
import { fillBasket } from '../testing/fill-basket.ts'
import { ANA } from '../testing/small-world.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let http: Awaited<ReturnType<typeof overHttp>>
let application: string
let ana: { token: string; customerId: string }
beforeAll(async () => {
  shop = await openTestCommerce(1, { faultInjection: true })
  http = await overHttp(shop.fetch)
  application = await applicationToken(shop.fetch)
  ana = await shopperToken(shop.fetch, ANA.email)
})
afterEach(() => say(shop.fetch, 'DELETE', '/disturbances', { token: application }))
afterAll(async () => {
  await http.close()
  await shop.close()
})

const overASocket: Fetch = (request) => networkFetch()(new Request(request.url.replace('http://commerce', http.origin), request))
const transports: [string, () => Fetch][] = [
  ['in process', () => shop.fetch],
  ['over HTTP', () => overASocket],
]
const openBaskets = async () =>
  (await say(shop.fetch, 'GET', `${SHOP}/customers/${ana.customerId}/baskets`, { token: ana.token })).json['total']
const products = `${SHOP}/products/1HBE2115`

describe.each(transports)('fault injection %s', (_, getFetch) => {
  const disturb = (body: object) => say(getFetch(), 'POST', '/disturbances', { token: application, body })
  const readMetCounts = async () =>
    ((await say(getFetch(), 'GET', '/disturbances', { token: application })).json['disturbances'] as { met: number }[]).map(
      (one) => one.met,
    )

  test('a dropped reply breaks the connection once after the order was made', async () => {
    const disturbed = await disturb({ call: 'POST /orders', kind: 'reply_dropped' })
    expect([disturbed.status, disturbed.json]).toMatchObject([
      201,
      { call: 'POST /orders', kind: 'reply_dropped', after: 0, times: 1, met: 0 },
    ])
    const basketId = await fillBasket(getFetch(), ana.token, ANA.email, 'dropped')
    const order = () => say(getFetch(), 'POST', `${SHOP}/orders`, { token: ana.token, body: { basket_id: basketId } })
    await expect(order()).rejects.toThrow(TypeError)
    expect(await openBaskets()).toBe(0)
    expect((await order()).json.fault.type).toBe('BasketNotFoundException')
    expect(await readMetCounts()).toEqual([1])
  })

  test('a call that is never answered is executed, and ends when the caller gives up', async () => {
    await disturb({ call: 'POST /baskets', kind: 'never_answered' })
    const gaveUp = new AbortController()
    const call = getFetch()(
      new Request(`http://commerce${SHOP}/baskets`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
        body: '{}',
        signal: gaveUp.signal,
      }),
    )
    await expect.poll(openBaskets).toBe(1)
    gaveUp.abort()
    await expect(call).rejects.toBeInstanceOf(Error)
    const { json } = await say(getFetch(), 'GET', `${SHOP}/customers/${ana.customerId}/baskets`, { token: ana.token })
    const [basket] = json['baskets'] as { basket_id: string }[]
    await say(getFetch(), 'DELETE', `${SHOP}/baskets/${basket?.basket_id}`, { token: ana.token })
  })

  test.each([
    [{ kind: 'conflict' }, 409, 'ConcurrentModificationException'],
    [{ kind: 'expired_token' }, 401, 'InvalidAccessTokenException'],
    [{ kind: 'server_error' }, 500, 'InternalServerErrorException'],
  ])('%j: nothing was done', async (more, status, type) => {
    await disturb({ call: 'POST /baskets', ...more })
    const answer = await say(getFetch(), 'POST', `${SHOP}/baskets`, { token: ana.token, body: {} })
    expect([answer.status, answer.json.fault.type]).toEqual([status, type])
    expect(await openBaskets()).toBe(0)
  })

  test('an error can come after the work was done', async () => {
    await disturb({ call: 'POST /baskets', kind: 'server_error', done: true })
    expect((await say(getFetch(), 'POST', `${SHOP}/baskets`, { token: ana.token, body: {} })).status).toBe(500)
    expect(await openBaskets()).toBe(1)
    const { json } = await say(getFetch(), 'GET', `${SHOP}/customers/${ana.customerId}/baskets`, { token: ana.token })
    await say(getFetch(), 'DELETE', `${SHOP}/baskets/${(json['baskets'] as { basket_id: string }[])[0]?.basket_id}`, { token: ana.token })
  })

  test('an error above 500 looks like the answer of a proxy', async () => {
    await disturb({ call: 'GET /products/*', kind: 'server_error', status: 503 })
    const answer = await getFetch()(new Request(`http://commerce${products}`, { headers: { 'x-dw-client-id': 'fondly-bff' } }))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html'])
  })

  test('a fault can start after some calls and end after others', async () => {
    await disturb({ call: 'GET /products/*', kind: 'server_error', after: 2, times: 2 })
    await disturb({ call: '* /**', kind: 'slow', milliseconds: 1, times: 1 })
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await say(getFetch(), 'GET', products)).status)
    expect(statuses).toEqual([200, 200, 500, 500, 200, 200])
    expect(await readMetCounts()).toEqual([4, 1])
  })

  test('a fault matches the intended method of a call, and only at its path', async () => {
    await disturb({ call: 'PUT /sites/*/orders/*/status', kind: 'conflict', times: 10 })
    const put = (name: string) =>
      say(getFetch(), 'POST', `${DATA}/sites/fondly/orders/1/${name}`, {
        token: application,
        body: { status: name === 'status' ? 'new' : 'confirmed' },
        headers: { 'x-dw-http-method-override': 'PUT' },
      })
    expect((await put('status')).status).toBe(409)
    expect((await put('confirmation_status')).json.fault.type).toBe('OrderNotFoundException')
  })
})

test.each([
  ['POST', '', { call: 'POST /orders', kind: 'conflict' }, undefined, 401, 'AuthorizationHeaderMissingException'],
  ['POST', '', { call: 'POST /orders', kind: 'conflict' }, 'shopper', 401, 'InvalidAccessTokenException'],
  ['POST', '', { call: 'orders', kind: 'conflict' }, 'application', 400, 'PropertyConstraintViolationException'],
  ['POST', '', { call: 'POST /orders', kind: 'explode' }, 'application', 400, 'EnumConstraintViolationException'],
  ['POST', '', { call: 'POST /orders', kind: 'slow', times: 0 }, 'application', 400, 'PropertyConstraintViolationException'],
  ['POST', '', { call: 'POST /orders', kind: 'slow', often: 1 }, 'application', 400, 'UnknownPropertyException'],
  ['PATCH', '', undefined, 'application', 405, 'MethodNotAllowedException'],
  ['DELETE', '/0a7c1f1e-5b1d-4c55-9a0e-3f1f6b8f9a01', undefined, 'application', 404, 'ResourcePathNotFoundException'],
  ['DELETE', '/nonsense', undefined, 'application', 404, 'ResourcePathNotFoundException'],
])('%s /disturbances%s %j is refused (%s)', async (method, rest, body, who, status, type) => {
  const token = who === 'shopper' ? ana.token : who === 'application' ? application : undefined
  const answer = await say(shop.fetch, method, `/disturbances${rest}`, { ...(token ? { token } : {}), body })
  expect([answer.status, answer.json.fault.type]).toEqual([status, type])
})

test('a fault is removed by its id', async () => {
  const add = () => say(shop.fetch, 'POST', '/disturbances', { token: application, body: { call: 'GET /nothing', kind: 'conflict' } })
  const first = (await add()).json['id']
  for (let at = 1; at < 100; at++) expect((await add()).status).toBe(201)
  expect((await add()).json.fault.type).toBe('QuotaExceededException')
  expect((await say(shop.fetch, 'DELETE', `/disturbances/${String(first)}`, { token: application })).status).toBe(204)
  expect((await add()).status).toBe(201)
})

test('without fault injection there is no resource /disturbances', async () => {
  const quiet = await openTestCommerce()
  try {
    const token = await applicationToken(quiet.fetch)
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await say(quiet.fetch, method, '/disturbances', { token, ...(method === 'POST' ? { body: {} } : {}) })).status).toBe(404)
    }
  } finally {
    await quiet.close()
  }
})
