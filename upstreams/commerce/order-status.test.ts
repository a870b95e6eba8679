import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from './testing/fill-basket.ts'
import { applicationToken, DATA, openTestCommerce, say, SHOP, shopperToken } from './testing/open-commerce.ts'
import { ANA } from './testing/small-world.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let application: string
let token: string
beforeAll(async () => {
  shop = await openTestCommerce()
  application = await applicationToken(shop.fetch)
  token = (await shopperToken(shop.fetch, ANA.email)).token
})
afterAll(() => shop.close())

const put = async (orderNo: string, name: string, status: string) => {
  const { status: code, json } = await say(shop.fetch, 'PUT', `${DATA}/sites/fondly/orders/${orderNo}/${name}`, {
    token: application,
    body: { status },
  })
  return json.fault?.type ?? code
}

test.each([
  ['new open completed', 204],
  ['new cancelled new', 204],
  ['new cancelled open', 204],
  ['failed created new', 204],
  ['new new', 'OrderStatusTransitionException'],
  ['created', 'OrderStatusTransitionException'],
  ['open', 'OrderStatusTransitionException'],
  ['new created', 'OrderStatusTransitionException'],
  ['new failed', 'OrderStatusTransitionException'],
  ['new completed cancelled', 'OrderStatusTransitionException'],
  ['new lost', 'EnumConstraintViolationException'],
])('created, then %s: the last step answers %s', async (steps, last) => {
  const { order_no: orderNo } = await placeOrder(shop.fetch, token, ANA.email, steps)
  const answers = []
  for (const step of steps.split(' ')) answers.push(await put(String(orderNo), 'status', step))
  expect(answers).toEqual([...answers.slice(0, -1).map(() => 204), last])
})

test('only one of two callers can place the same order', async () => {
  const { order_no: orderNo } = await placeOrder(shop.fetch, token, ANA.email, 'twice')
  const both = await Promise.all([put(String(orderNo), 'status', 'new'), put(String(orderNo), 'status', 'new')])
  expect(both.sort()).toEqual([204, 'OrderStatusTransitionException'])
  for (const status of ['ready', 'ready', 'exported', 'not_exported']) expect(await put(String(orderNo), 'export_status', status)).toBe(204)
  expect(await put(String(orderNo), 'shipping_status', 'lost')).toBe('EnumConstraintViolationException')
  expect(await put('99999999', 'status', 'new')).toBe('OrderNotFoundException')
  expect(await put('99999999', 'export_status', 'ready')).toBe('OrderNotFoundException')
})

test('a shopper sets, adds and removes custom fields of an order', async () => {
  const { order_no: orderNo } = await placeOrder(shop.fetch, token, ANA.email, 'fields')
  const patch = (body: object) => say(shop.fetch, 'PATCH', `${SHOP}/orders/${String(orderNo)}`, { token, body })
  await patch({ c_clientID: 'acme', c_location: 'Austin' })
  const { json } = await patch({ c_employeeID: 'E1', c_location: null })
  expect(json).toMatchObject({ c_clientID: 'acme', c_employeeID: 'E1' })
  expect(json).not.toHaveProperty('c_location')
  expect((await patch({ status: 'cancelled', c_clientID: 'other' })).json.fault.type).toBe('OrderStatusTransitionException')
  expect((await patch({ status: 'failed', c_location: 'Boston' })).json).toMatchObject({
    status: 'failed',
    c_location: 'Boston',
    c_clientID: 'acme',
  })
  // Computed values are ignored, and the same status is not a change.
  expect((await patch({ order_total: 0, shipping_total_tax: 7, status: 'failed' })).json).toMatchObject({
    status: 'failed',
    order_total: 5.05,
    shipping_total_tax: 0,
  })
  expect((await patch({ c_clientID: 'x', _resource_state: 'old' })).json.fault.type).toBe('ResourceStateConflictException')
})
