import type { FaultShop } from './fault-shop.ts'
import { placeOrder } from './fill-basket.ts'
import { JOE } from './joe.ts'
import { DATA, SHOP } from './open-commerce.ts'
import { newcomer, type ShopCall } from './shop-calls.ts'

export type Document = Record<string, unknown>
/** A document as a call returned it, and the call to which the test sends it back. */
export type RoundTrip = {
  method: 'POST' | 'PUT' | 'PATCH'
  path: string
  token: string
  /** The whole document, unchanged. */
  body: unknown
  /** Reads the surrounding document again after the call; undefined where the call creates something new. */
  read?: () => Promise<Document>
}

let rounds = 0

/** Creates a guest's basket in which every property is set. */
async function fullBasket({ ask, guest }: FaultShop, email?: string) {
  const { token } = await guest()
  const item = { product_id: '1HBE2115', quantity: 2, gift: true, gift_message: 'For you', c_scanCode: `round-${++rounds}` }
  const basket = await ask('POST', `${SHOP}/baskets`, {
    token,
    body: {
      ...(email === undefined ? {} : { customer_info: { email } }),
      product_items: [item, { ...item, quantity: 1 }],
      shipments: [{ shipping_address: JOE, shipping_method: { id: 'USPSFC' }, gift: true, c_taxClassCode: 'EXEMPT' }],
      billing_address: { ...JOE, company_name: 'Acme Care', phone: '512 555 0100' },
      payment_instruments: [{ amount: 9.55, payment_method_id: 'AX_INVOICE' }],
    },
  })
  const path = `${SHOP}/baskets/${String(basket['basket_id'])}`
  return { token, basket, path, read: () => ask('GET', path, { token }) }
}

const listed = (document: Document, name: string) => document[name] as Document[]
const first = (document: Document, name: string): Document => listed(document, name)[0] ?? {}

/** Sends a part of a basket back to a path below it. */
const partOf =
  (method: RoundTrip['method'], rest: (basket: Document) => string, part: (basket: Document) => unknown, options: { isNew?: true } = {}) =>
  async (shop: FaultShop): Promise<RoundTrip> => {
    const { token, basket, path, read } = await fullBasket(shop, 'round@elsewhere.test')
    return { method, path: path + rest(basket), token, body: part(basket), ...(options.isNew ? {} : { read }) }
  }

async function order(shop: FaultShop): Promise<{ token: string; order: Document; read: () => Promise<Document> }> {
  const { token } = await shop.guest()
  const { order_no: orderNo } = await placeOrder(shop.fetch, token, 'round@elsewhere.test', `round-${++rounds}`)
  const read = () => shop.ask('GET', `${SHOP}/orders/${String(orderNo)}`, { token })
  await shop.ask('PATCH', `${SHOP}/orders/${String(orderNo)}`, { token, body: { c_clientID: 'acme', c_location: 'Austin' } })
  return { token, order: await read(), read }
}

/** Every call whose body is a document that some call returns: reads the document and sends it back. */
export const ROUND_TRIPS: Record<string, (shop: FaultShop) => Promise<RoundTrip>> = {
  'POST /customers/ext_profile': async (shop) => {
    const { profile } = await newcomer(shop)
    const path = `${SHOP}/customers/ext_profile`
    const body = await shop.ask('POST', path, { token: (await shop.guest()).token, body: profile })
    return { method: 'POST', path, token: (await shop.guest()).token, body }
  },
  'POST /customers': async (shop) => {
    const { token, customerId } = await newcomer(shop)
    const customer = await shop.ask('GET', `${SHOP}/customers/${customerId}`, { token })
    // Another person with the same profile, because a login has one owner.
    const login = `round-${++rounds}@elsewhere.test`
    const body = { password: 'Card-1234', customer: { ...customer, login, email: login } }
    return { method: 'POST', path: `${SHOP}/customers`, token: (await shop.guest()).token, body }
  },
  'PATCH /customers/{id}': async (shop) => {
    const { token, customerId } = await newcomer(shop)
    const path = `${SHOP}/customers/${customerId}`
    await shop.ask('PATCH', path, { token, body: { company_name: 'Acme', gender: 1, birthday: '1990-02-03', phone_home: '512 555 0100' } })
    const read = () => shop.ask('GET', path, { token })
    return { method: 'PATCH', path, token, body: await read(), read }
  },
  'POST /baskets': async (shop) => {
    const { basket } = await fullBasket(shop, 'round@elsewhere.test')
    return { method: 'POST', path: `${SHOP}/baskets`, token: (await shop.guest()).token, body: basket }
  },
  'PATCH /baskets/{id}': partOf(
    'PATCH',
    () => '',
    (basket) => basket,
  ),
  'PUT /baskets/{id}/customer': partOf(
    'PUT',
    () => '/customer',
    (basket) => basket['customer_info'],
  ),
  'POST /baskets/{id}/items': partOf(
    'POST',
    () => '/items',
    (basket) => basket['product_items'],
    { isNew: true },
  ),
  'PATCH /baskets/{id}/items/{item}': partOf(
    'PATCH',
    (basket) => `/items/${String(first(basket, 'product_items')['item_id'])}`,
    (basket) => first(basket, 'product_items'),
  ),
  'PUT /baskets/{id}/billing_address': partOf(
    'PUT',
    () => '/billing_address',
    (basket) => basket['billing_address'],
  ),
  'PUT /baskets/{id}/shipments/{shipment}/shipping_address': partOf(
    'PUT',
    () => '/shipments/me/shipping_address',
    (basket) => first(basket, 'shipments')['shipping_address'],
  ),
  'PUT /baskets/{id}/shipments/{shipment}/shipping_method': partOf(
    'PUT',
    () => '/shipments/me/shipping_method',
    (basket) => first(basket, 'shipments')['shipping_method'],
  ),
  'PATCH /baskets/{id}/shipments/{shipment}': partOf(
    'PATCH',
    () => '/shipments/me',
    (basket) => first(basket, 'shipments'),
  ),
  'POST /baskets/{id}/payment_instruments': partOf(
    'POST',
    () => '/payment_instruments',
    (basket) => first(basket, 'payment_instruments'),
    { isNew: true },
  ),
  'POST /orders': async (shop) => {
    const { token, basket } = await fullBasket(shop, 'round@elsewhere.test')
    return { method: 'POST', path: `${SHOP}/orders`, token, body: basket }
  },
  'PUT /orders/{order_no}': async (shop) => {
    const { basket } = await fullBasket(shop, 'round@elsewhere.test')
    return { method: 'PUT', path: `${SHOP}/orders/round-${++rounds}`, token: await shop.application(), body: basket }
  },
  'PATCH /orders/{order_no}': async (shop) => {
    const { token, order: body, read } = await order(shop)
    return { method: 'PATCH', path: `${SHOP}/orders/${String(body['order_no'])}`, token, body, read }
  },
  'PATCH /sites/{site}/orders/{no}': async (shop) => {
    const { order: body, read } = await order(shop)
    const path = `${DATA}/sites/fondly/orders/${String(body['order_no'])}`
    return { method: 'PATCH', path, token: await shop.application(), body, read }
  },
  'PUT /sites/{site}/customer_groups/{id}': async (shop) => {
    const { token, body } = await writtenBack(shop, '/customer_groups/acme')
    // This call only creates, so the document goes to a new path, without the state of the old one.
    const { id: _id, _resource_state: _state, ...document } = body
    return { method: 'PUT', path: `${DATA}/sites/fondly/customer_groups/round-${++rounds}`, token, body: document }
  },
  'PATCH /sites/{site}/customer_groups/{id}': (shop) => writtenBack(shop, '/customer_groups/acme'),
  'PUT /sites/{site}/custom_objects/{type}/{key}': async (shop) => ({
    ...(await writtenBack(shop, '/custom_objects/BlackoutDate/2026-12-25')),
    method: 'PUT',
  }),
  'PATCH /sites/{site}/custom_objects/{type}/{key}': (shop) => writtenBack(shop, '/custom_objects/BlackoutDate/2026-12-25'),
  'PUT /sites/{site}/slots/{slot}/slot_configurations/{config}': async (shop) => ({
    ...(await writtenBack(shop, '/slots/header-banner/slot_configurations/acme')),
    method: 'PUT',
  }),
  'PATCH /sites/{site}/slots/{slot}/slot_configurations/{config}': (shop) =>
    writtenBack(shop, '/slots/header-banner/slot_configurations/acme'),
  'PUT /products/{id}': (shop) => productBack(shop, 'PUT'),
  'PATCH /products/{id}': (shop) => productBack(shop, 'PATCH'),
  'PUT /catalogs/{catalog}/categories/{category}/products/{id}': async (shop) => {
    const path = `${DATA}/catalogs/storefront/categories/birthday/products/feliz`
    const token = await shop.application()
    const read = () => shop.ask('GET', `${DATA}/products/feliz?select=(**)`, { token })
    const body = await shop.ask('POST', path, { token, body: {}, headers: { 'x-dw-http-method-override': 'PUT' } })
    return { method: 'PUT', path, token, body, read }
  },
  'POST /order_search': searched(`${SHOP}/order_search`),
  'POST /customer_lists/{list}/customer_search': searched(`${DATA}/customer_lists/fondly/customer_search`),
  'POST /sites/{site}/customer_group_search': searched(`${DATA}/sites/fondly/customer_group_search`),
  'POST /custom_objects_search/{object_type}': searched(`${DATA}/custom_objects_search/BlackoutDate`),
}

/** Reads a document of the Data API and sends it back to the same path. */
async function writtenBack(shop: FaultShop, place: string): Promise<RoundTrip & { body: Document }> {
  const token = await shop.application()
  const path = `${DATA}/sites/fondly${place}`
  const read = () => shop.ask('GET', `${path}?select=(**)`, { token })
  return { method: 'PATCH', path, token, body: await read(), read }
}

/** Reads a card of the small world and sends it back. */
async function productBack(shop: FaultShop, method: 'PUT' | 'PATCH'): Promise<RoundTrip> {
  const token = await shop.application()
  const path = `${DATA}/products/feliz`
  const read = () => shop.ask('GET', `${path}?select=(**)`, { token })
  return { method, path, token, body: await read(), read }
}

/** Sends the query that a search result repeats as a new search. */
function searched(path: string) {
  return async (shop: FaultShop): Promise<RoundTrip> => {
    const token = await shop.application()
    const filter = { range_filter: { field: 'creation_date', from: '2020-01-01T00:00:00.000Z' } }
    const query = path.includes('_objects') ? { filtered_query: { query: { match_all_query: {} }, filter } } : { match_all_query: {} }
    const result = await shop.ask('POST', path, { token, body: { query, select: '(**)', start: 0, count: 1 } })
    const request = Object.fromEntries(['_v', 'query', 'select', 'start', 'count'].map((name) => [name, result[name]]))
    return { method: 'POST', path, token, body: request }
  }
}

/** Calls whose body no call returns, each with the reason. */
export const NOT_RETURNED: Record<string, string> = {
  'POST /customers/auth': 'An auth_request is only sent.',
  'POST /customers/auth/trustedsystem': 'A trusted_system_auth_request is only sent.',
  'PUT /sites/{site}/orders/{no}/status': 'A status is told as part of the order, as a word.',
  'PUT /sites/{site}/orders/{no}/confirmation_status': 'The same.',
  'PUT /sites/{site}/orders/{no}/export_status': 'The same.',
  'PUT /sites/{site}/orders/{no}/payment_status': 'The same.',
  'PUT /sites/{site}/orders/{no}/shipping_status': 'The same.',
  'PUT /sites/{site}/orders/{no}/external_status': 'The same.',
  'PUT /sites/{site}/customer_groups/{id}/members/{customer_no}': 'Needs no document.',
}

/** Whether a call has a body. */
export function hasBody({ call }: ShopCall): boolean {
  return /^(POST|PUT|PATCH) /.test(call)
}

/** The reference's example for POST /baskets (25.6): a basket as it is returned, with ids of a form that this server does not use. */
export const REFERENCE_BASKET = {
  basket_id: 'bczFTaOjgEqUkaaadkvHwbgrP5',
  currency: 'USD',
  customer_info: { customer_id: 'adNJrbxJovaT5DPxUSfOywk6Et', email: '' },
  order_total: 0,
  product_sub_total: 0,
  product_total: 0,
  shipments: [{ id: 'me', shipment_id: 'bc5OTaOjgEqUoaaadkvHwbgrP5' }],
  shipping_items: [{ item_id: 'bcwsbaOjgEqUsaaadkvHwbgrP5', shipment_id: 'me' }],
  shipping_total: 0,
  shipping_total_tax: 0,
  tax_total: 0,
  taxation: 'net',
} as const
