import { expect } from 'vitest'
import type { FaultShop } from './fault-shop.ts'
import type { FaultCell } from './fault-table.ts'
import { sayCall, sayReady, type Spoiled } from './say-call.ts'
import { JOE } from './joe.ts'
import { newcomer, type Ready, SHOP_CALLS, type ShopCall, WISHES } from './shop-calls.ts'
import { cell, concurrentFault, existsFault, notFound, stateFaults } from './shop-general-faults.ts'
import { ANA } from './small-world.ts'

type Spoil = (ready: Ready, shop: FaultShop) => Spoiled | Promise<Spoiled>

const ITEM = 'f'.repeat(26)
const HEX = /^[0-9a-f]{26}$/

/** The faults of single calls: what each is refused for beside what it shares with others. */
export function ownFaults(): FaultCell[] {
  return [
    ...signingIn(),
    ...customers(),
    ...openingBaskets(),
    ...changingBaskets(),
    ...placingOrders('POST /orders'),
    ...placingOrders('PUT /orders/{order_no}'),
    ...orders(),
    ...catalogue(),
  ]
}

function signingIn(): FaultCell[] {
  const auth = spoilable('POST /customers/auth')
  const trusted = spoilable('POST /customers/auth/trustedsystem')
  const profile = spoilable('POST /customers/ext_profile')
  const register = spoilable('POST /customers')
  const refresh = { body: { type: 'refresh' } }
  const credentials = { body: { type: 'credentials' } }
  return [
    auth('AuthenticationFailedException', 401, {}, { ...credentials, headers: { authorization: `Basic ${btoa('ana@acme.test:guess')}` } }),
    auth('AuthorizationHeaderMissingException', 401, {}, credentials),
    auth('InvalidAuthorizationHeaderException', 401, {}, { ...credentials, headers: { authorization: 'Digest eA==' } }),
    auth('InvalidAccessTokenException', 401, { accessToken: 'a.b.c' }, { ...refresh, token: 'a.b.c' }),
    auth('AccessWithoutUserForbiddenException', 403, {}, async (_, { application }) => ({ ...refresh, token: await application() })),
    trusted('AuthenticationFailedException', 401, {}, ({ body }) => ({ body: { ...(body as object), login: 'nobody@acme.test' } })),
    concurrentFault(the('POST /customers/auth/trustedsystem')),
    concurrentFault(the('POST /customers/ext_profile')),
    concurrentFault(the('POST /customers')),
    register('InvalidCustomerTypeException', 400, {}, async (_, shop) => ({ token: (await newcomer(shop)).token })),
    register('InvalidPasswordException', 400, {}, ({ body }) => ({ body: { ...(body as object), password: 'short' } })),
    register(
      'LoginAlreadyInUseException',
      400,
      { login: ANA.email },
      { body: { password: 'Card-1234', customer: { login: ANA.email, email: ANA.email, last_name: 'Thief' } } },
    ),
    profile('InvalidCustomerTypeException', 400, {}, async (_, shop) => ({ token: (await newcomer(shop)).token })),
    profile('LoginAlreadyInUseException', 400, { login: ANA.email }, ({ body }) => ({ body: { ...(body as object), email: ANA.email } })),
  ]
}

function customers(): FaultCell[] {
  const read = spoilable('GET /customers/{id}')
  const orders = spoilable('GET /customers/{id}/orders')
  const missing = ['GET /customers/{id}', 'PATCH /customers/{id}', 'GET /customers/{id}/baskets', 'GET /customers/{id}/orders']
  return [
    ...missing.map((call) => notFound(the(call), 'CustomerNotFoundException', 'customerId')),
    read('InvalidExpandValueException', 400, { expandValue: 'secrets' }, { query: 'expand=addresses,secrets' }),
    orders('MalformedParameterException', 400, { parameter: 'from', value: 'soon' }, { query: 'from=soon' }),
    orders('ValueConstraintViolationException', 400, { parameter: 'count', expected: '<= 50' }, { query: 'count=51' }),
    ...writes('PATCH /customers/{id}'),
    spoilable('PATCH /customers/{id}')('LoginAlreadyInUseException', 400, { login: ANA.email }, { body: { email: ANA.email } }),
  ]
}

function openingBaskets(): FaultCell[] {
  const open = spoilable('POST /baskets')
  return [
    cell(the('POST /baskets'), 'CustomerBasketsQuotaExceededException', 400, { basketIds: expect.stringMatching(HEX) }, async (shop) => {
      const ready = await the('POST /baskets').ready(shop)
      await sayReady(shop, the('POST /baskets'), ready)
      return sayReady(shop, the('POST /baskets'), ready)
    }),
    open('DuplicateShipmentIdException', 400, { shipmentId: 'me' }, { body: { shipments: [{}, { shipment_id: 'me' }] } }),
    open('InvalidShipmentIdException', 400, { shipmentId: 'you' }, { body: { shipments: [{ id: 'you' }] } }),
    open('MissingShippingMethodIdException', 400, {}, { body: { shipments: [{ shipping_method: {} }] } }),
    open(
      'InvalidShippingMethodIdException',
      400,
      { shippingMethodId: 'pigeon' },
      { body: { shipments: [{ shipping_method: { id: 'pigeon' } }] } },
    ),
    open(
      'InvalidPaymentMethodIdException',
      400,
      { paymentMethodId: 'GOLD' },
      { body: { payment_instruments: [{ amount: 1, payment_method_id: 'GOLD' }] } },
    ),
    ...wrongItems('POST /baskets', (item) => ({ product_items: [item] })),
    concurrentFault(the('POST /baskets')),
  ]
}

function wrongItems(call: string, body: (item: object) => unknown): FaultCell[] {
  const wrong = (fault: string, status: number, told: Record<string, unknown>, more: object) =>
    spoilable(call)(fault, status, told, { body: body({ ...WISHES, ...more }) })
  return [
    wrong('InvalidProductIdException', 400, { productId: 'nothing' }, { product_id: 'nothing' }),
    wrong('ProductItemNotAvailableException', 400, { productId: 'gone' }, { product_id: 'gone' }),
    wrong('InvalidProductItemQuantityException', 400, { quantity: 1.5 }, { quantity: 1.5 }),
    wrong(
      'InvalidProductOptionItemException',
      400,
      { optionId: 'colour' },
      { option_items: [{ option_id: 'colour', option_value_id: 'red' }] },
    ),
    wrong('ShipmentNotFoundException', 404, { shipmentId: 'you' }, { shipment_id: 'you' }),
  ]
}

function changingBaskets(): FaultCell[] {
  const paths = SHOP_CALLS.filter(({ call }) => call.includes('/baskets/{id}'))
  const shipments = paths.filter(({ call }) => call.includes('{shipment}'))
  const patchItem = spoilable('PATCH /baskets/{id}/items/{item}')
  const addPayment = spoilable('POST /baskets/{id}/payment_instruments')
  const item = (id: string): Spoiled => ({ path: (path) => path.replace(/items\/.*/, `items/${id}`) })
  const addresses: [string, string][] = [
    ['PUT /baskets/{id}/billing_address', 'use_as_shipping'],
    ['PUT /baskets/{id}/shipments/{shipment}/shipping_address', 'use_as_billing'],
  ]
  const methods: [string, (method: object) => unknown][] = [
    ['PUT /baskets/{id}/shipments/{shipment}/shipping_method', (method) => method],
    ['PATCH /baskets/{id}/shipments/{shipment}', (method) => ({ shipping_method: method })],
  ]
  return [
    ...paths.map((call) => notFound(call, 'BasketNotFoundException', 'basketId')),
    ...shipments.map((call) => notFound(call, 'ShipmentNotFoundException', 'shipmentId')),
    ...paths.filter(({ call }) => !call.startsWith('GET')).flatMap(({ call }) => writes(call)),
    spoilable('PATCH /baskets/{id}')('UnsupportedCurrencyException', 400, { currency: 'EUR' }, { body: { currency: 'EUR' } }),
    ...wrongItems('POST /baskets/{id}/items', (one) => [one]),
    cell(
      the('POST /baskets/{id}/items'),
      'BasketQuotaExceededException',
      400,
      { quota: 100 },
      sayCall(the('POST /baskets/{id}/items'), () => ({ body: Array.from({ length: 100 }, () => WISHES) })),
    ),
    patchItem('InvalidProductIdException', 400, { productId: 'feliz' }, { body: { product_id: 'feliz' } }),
    patchItem('InvalidProductItemQuantityException', 400, { quantity: 0.5 }, { body: { quantity: 0.5 } }),
    patchItem(
      'InvalidProductOptionItemException',
      400,
      { optionId: 'colour' },
      { body: { option_items: [{ option_id: 'colour', option_value_id: 'red' }] } },
    ),
    patchItem('InvalidShipmentIdException', 400, { shipmentId: 'you' }, { body: { shipment_id: 'you' } }),
    ...['PATCH /baskets/{id}/items/{item}', 'DELETE /baskets/{id}/items/{item}'].flatMap((call) => [
      spoilable(call)('InvalidProductItemIdException', 400, { itemId: 'first' }, item('first')),
      spoilable(call)('ProductItemNotFoundException', 404, { itemId: ITEM }, item(ITEM)),
    ]),
    ...addresses.flatMap(([call, flag]) => [
      spoilable(call)('MalformedParameterException', 400, { parameter: flag, value: 'perhaps' }, { query: `${flag}=perhaps` }),
      spoilable(call)('CustomerAddressNotFoundException', 404, { customerAddressId: 'home' }, { query: 'customer_address_id=home' }),
    ]),
    ...methods.flatMap(([call, body]) => [
      spoilable(call)('MissingShippingMethodIdException', 400, {}, { body: body({}) }),
      spoilable(call)('InvalidShippingMethodIdException', 400, { shippingMethodId: 'pigeon' }, { body: body({ id: 'pigeon' }) }),
    ]),
    spoilable('PATCH /baskets/{id}/shipments/{shipment}')(
      'InvalidShipmentIdException',
      400,
      { shipmentId: 'you' },
      { body: { id: 'you' } },
    ),
    addPayment('InvalidPaymentMethodIdException', 400, { paymentMethodId: 'GOLD' }, { body: { amount: 1, payment_method_id: 'GOLD' } }),
    cell(
      the('POST /baskets/{id}/payment_instruments'),
      'QuotaExceededException',
      400,
      { msg: 'A basket holds at most 10 payments.' },
      async (shop) => {
        const ready = await the('POST /baskets/{id}/payment_instruments').ready(shop)
        for (let paid = 0; paid < 10; paid++) await sayReady(shop, the('POST /baskets/{id}/payment_instruments'), ready)
        return sayReady(shop, the('POST /baskets/{id}/payment_instruments'), ready)
      },
    ),
  ]
}

function placingOrders(call: string): FaultCell[] {
  const place = spoilable(call)
  /** Something happens to the shop between the basket and the order, and is mended afterwards. */
  const meanwhile = (statement: string, mended: string) => async (shop: FaultShop) => {
    const ready = await the(call).ready(shop)
    await shop.behind(statement)
    try {
      return await sayReady(shop, the(call), ready)
    } finally {
      await shop.behind(mended)
    }
  }
  return [
    ...stateFaults(the(call)),
    concurrentFault(the(call)),
    place('BasketNotFoundException', 404, { basketId: 'nowhere' }, { body: { basket_id: 'nowhere' } }),
    place('InvalidBasketIdException', 400, { basketId: '' }, { body: {} }),
    cell(
      the(call),
      'ValidationException',
      400,
      { basketId: expect.stringMatching(HEX), flash: 'PaymentMethodRequired', path: '$.payment_instruments[0].payment_method_id' },
      sayCall(the(call), async (_, { ask, guest }) => {
        const { token } = await guest()
        const unfinished = await ask('POST', '/s/fondly/dw/shop/v21_2/baskets', {
          token,
          body: { product_items: [WISHES], billing_address: JOE },
        })
        return { body: { basket_id: unfinished['basket_id'] }, ...(call.startsWith('PUT') ? {} : { token }) }
      }),
    ),
    cell(
      the(call),
      'ProductItemNotAvailableException',
      400,
      { productId: '1HBE2115' },
      meanwhile(`update product set orderable = false where id = '1HBE2115'`, `update product set orderable = true where id = '1HBE2115'`),
    ),
    cell(
      the(call),
      'InvalidPaymentMethodIdException',
      400,
      { paymentMethodId: 'AX_INVOICE' },
      meanwhile(`delete from payment_method where id = 'AX_INVOICE'`, `insert into payment_method values ('AX_INVOICE', 'Invoice')`),
    ),
  ]
}

function orders(): FaultCell[] {
  const put = the('PUT /orders/{order_no}')
  return [
    existsFault(the('POST /orders')),
    // The numbers that the site would take next are taken.
    cell(the('POST /orders'), 'PlaceOrderException', 409, {}, async (shop) => {
      const ready = await the('POST /orders').ready(shop)
      await shop.behind(`insert into orders (order_no, order_token, customer_id, status, confirmation_status, export_status, payment_status,
          shipping_status, total, content, custom, created_at, modified_at)
        select lpad((last_value + ahead)::text, 8, '0'), '', '', 'failed', '', '', '', '', 0,
          '{"items":[],"shipment":{"gift":false,"custom":{}},"payments":[],"custom":{}}', '{}', now(), now()
        from order_number, generate_series(1, 20) as ahead`)
      return sayReady(shop, the('POST /orders'), ready)
    }),
    cell(put, 'ResourceAlreadyExistsException', 409, { orderNo: 'ours-twice' }, async (shop) => {
      const twice = { path: () => '/s/fondly/dw/shop/v21_2/orders/ours-twice' }
      await sayReady(shop, put, await put.ready(shop), twice)
      return sayReady(shop, put, await put.ready(shop), twice)
    }),
    spoilable(put.call)(
      'MalformedParameterException',
      400,
      { parameter: 'order_no', value: 'our number' },
      { path: (path) => path.replace(/[^/]*$/, 'our%20number') },
    ),
    notFound(the('GET /orders/{order_no}'), 'OrderNotFoundException', 'orderNo'),
    notFound(the('GET /orders/{order_no}/notes'), 'OrderNotFoundException', 'orderNo'),
    notFound(the('PATCH /orders/{order_no}'), 'OrderNotFoundException', 'orderNo'),
    ...writes('PATCH /orders/{order_no}'),
    spoilable('PATCH /orders/{order_no}')('OrderStatusTransitionException', 409, {}, { body: { status: 'completed' } }),
  ]
}

function catalogue(): FaultCell[] {
  const category = spoilable('GET /categories/{id}')
  const search = 'GET /product_search'
  const product = 'GET /products/{id}'
  const many = Array.from({ length: 25 }, (_, at) => `card-${at}`).join(',')
  return [
    category('CategoryNotFoundException', 404, { categoryId: 'nowhere' }, { path: (path) => path.replace('birthday', 'nowhere') }),
    category('MalformedParameterException', 400, { parameter: 'levels', value: 'all' }, { query: 'levels=all' }),
    category('ValueConstraintViolationException', 400, { parameter: 'levels', expected: '<= 10' }, { query: 'levels=11' }),
    ...[search, 'GET /product_search/{part}'].flatMap((call) => [
      spoilable(call)('MalformedParameterException', 400, { parameter: 'start', value: '-1' }, { query: 'start=-1' }),
      spoilable(call)('ValueConstraintViolationException', 400, { parameter: 'count', expected: '<= 200' }, { query: 'count=201' }),
    ]),
    ...[search, product, 'GET /products/({ids})'].map((call) =>
      spoilable(call)('InvalidExpandValueException', 400, { expandValue: 'everything' }, { query: 'expand=images,everything' }),
    ),
    ...[search, 'GET /product_search/{part}', product, 'GET /products/({ids})', 'GET /products/{id}/{part}'].map((call) =>
      spoilable(call)('UnsupportedCurrencyException', 400, { currency: 'EUR' }, { query: 'currency=EUR' }),
    ),
    ...[product, 'GET /products/{id}/{part}'].map((call) =>
      spoilable(call)('ProductNotFoundException', 404, { productId: 'nothing' }, { path: (path) => path.replace('1HBE2115', 'nothing') }),
    ),
    spoilable(product)('MalformedParameterException', 400, { parameter: 'all_images', value: 'some' }, { query: 'all_images=some' }),
    spoilable('GET /products/({ids})')(
      'MalformedParameterException',
      400,
      { parameter: 'id', value: many },
      { path: (path) => path.replace(/\(.*\)/, `(${many})`) },
    ),
  ]
}

/** What refuses one who writes over a thing that he saw. */
function writes(call: string): FaultCell[] {
  return [...stateFaults(the(call)), existsFault(the(call)), concurrentFault(the(call))]
}

function the(call: string): ShopCall {
  const found = SHOP_CALLS.find((one) => one.call === call)
  if (!found) throw new Error(`There is no call '${call}' in the list.`)
  return found
}

function spoilable(call: string) {
  return (fault: string, status: number, told: Record<string, unknown>, spoiled: Spoiled | Spoil): FaultCell =>
    cell(the(call), fault, status, told, sayCall(the(call), typeof spoiled === 'function' ? spoiled : () => spoiled))
}
