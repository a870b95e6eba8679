import shopApi from 'commercecloud-ocapi-client'
import { findUnknownProperty } from '@fondly/contracts/ocapi/documents.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATA_CALLS } from './testing/data-calls.ts'
import { type FaultShop, openFaultShop } from './testing/fault-shop.ts'
import { SHOP } from './testing/open-commerce.ts'
import { type Document, hasBody, NOT_RETURNED, REFERENCE_BASKET, ROUND_TRIPS, type RoundTrip } from './testing/round-trips.ts'
import { SHOP_CALLS } from './testing/shop-calls.ts'
import { WRITE_CALLS } from './testing/write-calls.ts'

let shop: FaultShop
beforeAll(async () => void (shop = await openFaultShop(fetch)))
afterAll(() => shop.close())

const send = ({ method, path, token, body }: Pick<RoundTrip, 'method' | 'path' | 'token' | 'body'>) =>
  shop.say(method === 'PUT' ? 'POST' : method, path, {
    token,
    body,
    headers: method === 'PUT' ? { 'x-dw-http-method-override': 'PUT' } : {},
  })

function prepared(call: string): Promise<RoundTrip> {
  const prepare = ROUND_TRIPS[call]
  if (!prepare) throw new Error(`There is no round trip of '${call}'.`)
  return prepare(shop)
}

/** Removes the parts of a document that every write changes: its state, its time, and the ids of addresses. */
function withoutTraces(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutTraces(one, name))
  if (typeof value !== 'object' || value === null) return value
  const dropped = new Set(['_resource_state', 'last_modified', ...(name.endsWith('_address') ? ['id'] : [])])
  return Object.fromEntries(
    Object.entries(value).flatMap(([property, below]) => (dropped.has(property) ? [] : [[property, withoutTraces(below, property)]])),
  )
}

test('every call with a body has a round trip, or a reason why no call returns its document', () => {
  const calls = [...SHOP_CALLS, ...DATA_CALLS, ...WRITE_CALLS].filter(hasBody).map(({ call }) => call)
  expect([...Object.keys(ROUND_TRIPS), ...Object.keys(NOT_RETURNED)].sort()).toEqual([...calls].sort())
})

describe('a document can be sent back as it was read', () => {
  test.each(Object.entries(ROUND_TRIPS))('%s', async (_, prepare) => {
    const { read, ...trip } = await prepare(shop)
    const before = await read?.()
    const answer = await send(trip)
    expect(answer.ok ? undefined : await answer.text()).toBeUndefined()
    // Sending the same values changes nothing.
    expect(withoutTraces(await read?.())).toEqual(withoutTraces(before))
  })

  // These calls use only the id of the basket.
  const strict = Object.entries(ROUND_TRIPS).filter(([call]) => !/^(POST|PUT) \/orders/.test(call))
  test.each(strict)('%s, with a property that the document never has, is refused', async (_, prepare) => {
    const trip = await prepare(shop)
    const unheard = (document: unknown) => ({ ...(document as Document), total_weight: 7 })
    const body = Array.isArray(trip.body) ? trip.body.map(unheard) : unheard(trip.body)
    const { fault } = (await (await send({ ...trip, body })).json()) as { fault: { type: string; arguments: Document } }
    expect(fault).toMatchObject({ type: 'UnknownPropertyException', arguments: { property: 'total_weight' } })
  })
})

test('sending a whole basket creates an equal one for another customer', async () => {
  const trip = await prepared('POST /baskets')
  const made = (await (await send(trip)).json()) as Document
  const source = trip.body as Document
  for (const name of ['order_total', 'product_total', 'shipping_total', 'tax_total', 'billing_address'])
    expect({ [name]: withoutTraces(made[name], name) }).toEqual({ [name]: withoutTraces(source[name], name) })
  expect(made['customer_info']).toMatchObject({ email: 'round@elsewhere.test' })
  expect(made['customer_info']).not.toMatchObject({ customer_id: (source['customer_info'] as Document)['customer_id'] })
  const withoutIds = (document: Document) => (document['product_items'] as Document[]).map((item) => ({ ...item, item_id: 'any' }))
  expect(withoutIds(made)).toEqual(withoutIds(source))
})

test('the basket of the reference’s example is accepted, and its email is empty', async () => {
  const { token, customerId } = await shop.guest()
  const basket = await shop.ask('POST', `${SHOP}/baskets`, { token, body: REFERENCE_BASKET })
  expect(basket).toMatchObject({ customer_info: { customer_id: customerId, email: '' }, shipments: [{ shipment_id: 'me' }] })
  expect(basket['basket_id']).not.toBe(REFERENCE_BASKET.basket_id)
  const path = `${SHOP}/baskets/${String(basket['basket_id'])}`
  const named = await shop.ask('PUT', `${path}/customer`, { token, body: { email: 'guest@elsewhere.test' } })
  expect(named['customer_info']).toMatchObject({ email: 'guest@elsewhere.test' })
  // Sending the empty email back removes the address again.
  const unnamed = await shop.ask('PUT', `${path}/customer`, { token, body: basket['customer_info'] })
  expect(unnamed['customer_info']).toMatchObject({ email: '' })
})

test('coupons in a basket that is created in one call are ignored', async () => {
  const { token } = await shop.guest()
  const answer = await shop.say('POST', `${SHOP}/baskets`, { token, body: { coupon_items: [{ code: 'HALF' }] } })
  expect(answer.status).toBe(200)
  expect(await answer.json()).not.toHaveProperty('coupon_items')
})

test('values that the shop computes cannot be written', async () => {
  const { token, path, body } = await prepared('PATCH /baskets/{id}/items/{item}')
  const changed = await shop.ask('PATCH', path, {
    token,
    body: { ...(body as Document), price: 0.01, base_price: 0.01, product_name: 'Mine' },
  })
  expect((changed['product_items'] as Document[])[0]).toMatchObject({ price: 9, base_price: 4.5, product_name: 'Warm Wishes' })
})

test('null is the same as absent', async () => {
  const { token } = await shop.guest()
  const body = {
    customer_info: null,
    product_items: null,
    shipments: null,
    billing_address: null,
    payment_instruments: null,
    coupon_items: null,
  }
  const basket = await shop.ask('POST', `${SHOP}/baskets`, { token, body })
  expect(basket).toMatchObject({ _type: 'basket', customer_info: { email: '' }, shipments: [{ shipment_id: 'me' }] })
  const shipment = { id: null, shipping_address: null, shipping_method: null, gift: null, gift_message: null }
  const changed = await shop.ask('PATCH', `${SHOP}/baskets/${String(basket['basket_id'])}/shipments/me`, { token, body: shipment })
  expect(changed['shipments']).toMatchObject([{ shipment_id: 'me', gift: false }])
})

test('an unknown property of a nested document is reported with the type of that document', async () => {
  const { token } = await shop.guest()
  const shipments = [{ shipping_address: { first_name: 'Joe', nickname: 'J' } }]
  const { fault } = (await shop.ask('POST', `${SHOP}/baskets`, { token, body: { shipments } })) as { fault: Document }
  expect(fault).toMatchObject({ type: 'UnknownPropertyException', arguments: { property: 'nickname', document: 'order_address' } })
})

// The generated client knows the documents of the real API's own description.
test.each([
  ['basket', shopApi.Basket],
  ['basket_payment_instrument_request', shopApi.BasketPaymentInstrumentRequest],
  ['coupon_item', shopApi.CouponItem],
  ['customer', shopApi.Customer],
  ['customer_info', shopApi.CustomerInfo],
  ['customer_registration', shopApi.CustomerRegistration],
  ['option_item', shopApi.OptionItem],
  ['order', shopApi.Order],
  ['order_address', shopApi.OrderAddress],
  ['order_payment_instrument', shopApi.OrderPaymentInstrument],
  ['product_item', shopApi.ProductItem],
  ['shipment', shopApi.Shipment],
  ['shipping_item', shopApi.ShippingItem],
  ['shipping_method', shopApi.ShippingMethod],
  ['simple_link', shopApi.SimpleLink],
  ['trusted_system_auth_request', shopApi.TrustedSystemAuthRequest],
])('every property of the reference’s %s is known', (document, Model) => {
  const empty = Object.fromEntries(Object.keys(new Model()).map((property) => [property, null]))
  expect(findUnknownProperty(empty, document)).toBeUndefined()
})
