import { overHttp } from '@fondly/kit/testing/over-http.ts'
import shopApi from 'commercecloud-ocapi-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOE } from './testing/joe.ts'
import { applicationToken, CLIENT, openTestCommerce, SHOP } from './testing/open-commerce.ts'
import { ANA } from './testing/small-world.ts'

// This test calls the server over a socket with a client that was generated from the description of the real API.
let shop: Awaited<ReturnType<typeof openTestCommerce>>
let http: Awaited<ReturnType<typeof overHttp>>
beforeAll(async () => {
  shop = await openTestCommerce()
  http = await overHttp(shop.fetch)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

/** Opens a client of its own. A shopper stays signed in, because the client keeps the token from the header of the reply. */
function program(more: { oauth2AccessToken?: string } = {}) {
  const client = new shopApi.ApiClient({ basePath: `${http.origin}${SHOP}`, defaultHeaders: {}, timeout: 120_000, ...more })
  client.authentications.client_id.apiKey = CLIENT.clientId
  return {
    client,
    categories: new shopApi.CategoriesApi(client),
    search: new shopApi.ProductSearchApi(client),
    products: new shopApi.ProductsApi(client),
    customers: new shopApi.CustomersApi(client),
    baskets: new shopApi.BasketsApi(client),
    orders: new shopApi.OrdersApi(client),
    orderSearch: new shopApi.OrderSearchApi(client),
  }
}

async function guest() {
  const here = program()
  const customer = await here.customers.postCustomersAuth({ type: 'guest' }, {})
  return { ...here, customerId: String(customer['customer_id']) }
}

async function customer(login: string) {
  const trusted = program({ oauth2AccessToken: await applicationToken(shop.fetch) })
  const { data, response } = await trusted.customers.postCustomersAuthTrustedsystemWithHttpInfo({ client_id: CLIENT.clientId, login })
  const here = program()
  here.client.defaultHeaders['authorization'] = response.headers['authorization']
  return { ...here, customerId: String(data['customer_id']) }
}

/** Fills a basket with methods that the shop offers, and turns it into an order. */
async function toOrderRow({ baskets, orders }: ReturnType<typeof program>, email: string, scanCode: string) {
  const opened = await baskets.postBaskets({ body: {} })
  const id = String(opened['basket_id'])
  await baskets.putBasketsByIDCustomer(id, { email })
  const filled = await baskets.postBasketsByIDItems(id, [{ product_id: '1HBE2115', quantity: 2, c_scanCode: scanCode }])
  const [item] = filled['product_items'] as { item_id: string }[]
  await baskets.patchBasketsByIDItemsByID(id, item?.item_id ?? '', { quantity: 1 })
  await baskets.putBasketsByIDShipmentsByIDShippingAddress(id, 'me', JOE, {})

  const shipping = await baskets.getBasketsByIDShipmentsByIDShippingMethods(id, 'me')
  const [method] = shipping['applicable_shipping_methods'] as { id: string; name: string; price: number }[]
  expect(method).toMatchObject({ id: 'USPSFC', name: 'USPS First Class', price: 0.55 })
  await baskets.putBasketsByIDShipmentsByIDShippingMethod(id, 'me', { id: method?.id })
  const billed = await baskets.putBasketsByIDBillingAddress(id, { body: JOE })

  const paying = await baskets.getBasketsByIDPaymentMethods(id)
  const [payment] = paying['applicable_payment_methods'] as { id: string }[]
  expect(payment).toMatchObject({ id: 'AX_INVOICE', name: 'Invoice' })
  await baskets.postBasketsByIDPaymentInstruments(id, { amount: billed['order_total'], payment_method_id: payment?.id })
  // Send the whole basket, although its id would be enough.
  const order = await orders.postOrders(await baskets.getBasketsByID(id))
  await expect(baskets.getBasketsByID(id)).rejects.toMatchObject({ type: 'BasketNotFoundException' })
  return order
}

describe.each([
  ['a guest', guest, 'guest@elsewhere.test'],
  ['a customer of a trusted system', () => customer(ANA.email), ANA.email],
])('%s, with the generated client', (_, signIn, email) => {
  test('places an order, reads it and finds it by a search', async () => {
    const here = await signIn()
    const scanCode = `stranger${email.length}`
    const order = await toOrderRow(here, email, scanCode)
    const expected = {
      order_no: order['order_no'],
      status: 'created',
      order_total: 5.05,
      customer_info: { customer_id: here.customerId, email },
      product_items: [{ product_id: '1HBE2115', quantity: 1, price: 4.5 }],
      shipments: [{ shipping_address: { full_name: 'Joe Poe', postal_code: '02101' }, shipping_method: { id: 'USPSFC' } }],
      payment_instruments: [{ payment_method_id: 'AX_INVOICE', amount: 5.05 }],
    }
    expect(order).toMatchObject(expected)
    expect(await here.orders.getOrdersByID(String(order['order_no']))).toMatchObject(expected)
    await here.orders.patchOrdersByID(String(order['order_no']), { c_clientID: 'acme' })

    const own = await here.customers.getCustomersByIDOrders(here.customerId, {})
    expect(own).toMatchObject({ count: 1, total: 1, start: 0, data: [{ order_no: order['order_no'] }] })
    const query = { term_query: { fields: ['order_no'], operator: 'is', values: [order['order_no']] } }
    expect(await here.orderSearch.postOrderSearch({ query, select: '(**)' })).toMatchObject({
      count: 1,
      hits: [{ data: { order_no: order['order_no'], order_total: 5.05 } }],
    })
  })

  test('changes and deletes the only basket', async () => {
    const { baskets, customers, customerId } = await signIn()
    const id = String((await baskets.postBaskets({ body: {} }))['basket_id'])
    await expect(baskets.postBaskets({ body: {} })).rejects.toMatchObject({
      type: 'CustomerBasketsQuotaExceededException',
      arguments: { basketIds: id },
    })
    const { product_items: items } = await baskets.postBasketsByIDItems(id, [{ product_id: '1HBE2115', quantity: 1 }])
    const [item] = items as { item_id: string }[]
    expect((await baskets.deleteBasketsByIDItemsByID(id, item?.item_id ?? ''))['product_items']).toBeUndefined()
    expect(await customers.getCustomersByIDBaskets(customerId)).toMatchObject({ total: 1, baskets: [{ basket_id: id }] })
    await baskets.deleteBasketsByID(id)
    expect(await customers.getCustomersByIDBaskets(customerId)).toMatchObject({ total: 0 })
  })
})

test('a shopper lists own orders, newest first, in pages, filtered by state and time', async () => {
  const here = await guest()
  for (const scanCode of ['page-1', 'page-2', 'page-3']) await toOrderRow(here, 'pages@elsewhere.test', scanCode)
  const read = async (more: Record<string, unknown>) => {
    const { data, total, next, previous } = await here.customers.getCustomersByIDOrders(here.customerId, more)
    return { numbers: (data as { order_no: string }[]).map(({ order_no }) => order_no), total, next, previous }
  }
  const all = await read({})
  expect(all.numbers).toEqual([...all.numbers].sort().reverse())
  expect(await read({ start: 1, count: 1 })).toMatchObject({ numbers: [all.numbers[1]], total: 3 })
  expect(await read({ status: 'new,open' })).toMatchObject({ numbers: [], total: 0 })
  expect(await read({ status: 'created,new' })).toMatchObject({ total: 3 })
  expect(await read({ until: '2026-11-19T00:00:00.000Z' })).toMatchObject({ total: 0 })
  expect(await read({ from: '2026-11-20T00:00:00.000Z' })).toMatchObject({ total: 3 })
  await expect(read({ from: 'soon' })).rejects.toMatchObject({ type: 'MalformedParameterException' })
  await expect(read({ count: 51 })).rejects.toMatchObject({ type: 'ValueConstraintViolationException' })
  await expect(here.customers.getCustomersByIDOrders('somebody', {})).rejects.toMatchObject({ type: 'CustomerNotFoundException' })
})

test('categories, searches and products are read, with their expansions', async () => {
  const { categories, search, products } = program()
  expect(await categories.getCategoriesByID('root', {})).toMatchObject({ id: 'root', categories: [{ id: 'birthday' }, { id: 'thanks' }] })
  expect(await categories.getCategoriesByIDs(['thanks', 'nothing', 'birthday'], { locale: 'es' })).toMatchObject({
    count: 2,
    data: [
      { id: 'thanks', name: 'Agradecimiento' },
      { id: 'birthday', name: 'Cumpleaños' },
    ],
  })

  const wishes = { q: 'warm wishes', refine: ['cgid=birthday'], count: 5 }
  expect(await search.getProductSearch({ ...wishes, expand: ['images', 'availability', 'prices'] })).toMatchObject({
    count: 1,
    hits: [{ product_id: '1HBE2115', product_name: 'Warm Wishes', orderable: true, price: 4.5, image: { alt: 'Warm Wishes' } }],
  })
  const part = async (found: Promise<Record<string, unknown>>) => {
    const [hit] = (await found)['hits'] as Record<string, unknown>[]
    return ['image', 'orderable', 'price'].filter((name) => hit?.[name] !== undefined)
  }
  expect(await part(search.getProductSearchImages(wishes))).toEqual(['image'])
  expect(await part(search.getProductSearchAvailability(wishes))).toEqual(['orderable'])
  expect(await part(search.getProductSearchPrices(wishes))).toEqual(['price'])
  expect(await search.getProductSearchImages({ count: 2, start: 2 })).toMatchObject({
    count: 2,
    next: expect.stringContaining('/product_search/images?'),
  })

  expect(await products.getProductsByIDs(['1HBE2115', 'feliz'], {})).toMatchObject({
    count: 2,
    data: [{ id: '1HBE2115' }, { id: 'feliz' }],
  })
  const images = await products.getProductsByIDImages('1HBE2115', {})
  expect(images).toMatchObject({ id: '1HBE2115', image_groups: [{ view_type: 'fs' }, { view_type: 'rs' }] })
  expect(images['inventory']).toBeUndefined()
  expect((await products.getProductsByIDImages('1HBE2115', { viewType: ['rs', 'xs'] }))['image_groups']).toMatchObject([
    { view_type: 'rs' },
  ])
  expect(await products.getProductsByIDAvailability('gone', {})).toMatchObject({ inventory: { orderable: false } })
  expect(await products.getProductsByIDPrices('1HBE2115', {})).toMatchObject({ price: 4.5, currency: 'USD', prices: { list: 4.5 } })
  await expect(products.getProductsByIDPrices('nothing', {})).rejects.toMatchObject({
    type: 'ProductNotFoundException',
    arguments: { productId: 'nothing' },
  })
})

test('a token can be renewed, and a token that was ended is refused', async () => {
  const { client, customers, customerId } = await customer(ANA.email)
  const first = client.defaultHeaders['authorization']
  await customers.postCustomersAuth({ type: 'refresh' }, { authorization: first })
  expect(client.defaultHeaders['authorization']).toMatch(/^Bearer /)
  expect(client.defaultHeaders['authorization']).not.toBe(first)

  expect(await customers.patchCustomersByID(customerId, { first_name: 'Anna' })).toMatchObject({ first_name: 'Anna' })
  await customers.deleteCustomersAuth({ authorization: first })
  await expect(customers.deleteCustomersAuth({ authorization: first })).rejects.toMatchObject({ type: 'InvalidAccessTokenException' })
  // The renewed token is still valid.
  expect(await customers.getCustomersByID(customerId, {})).toMatchObject({ email: ANA.email, first_name: 'Anna' })
  await customers.deleteCustomersAuth({ authorization: client.defaultHeaders['authorization'] })
  await expect(customers.getCustomersByID(customerId, {})).rejects.toMatchObject({ type: 'InvalidAccessTokenException' })

  delete client.defaultHeaders['authorization']
  await expect(customers.deleteCustomersAuth({})).rejects.toMatchObject({ type: 'MissingClientIdException' })
})

test('a registered customer signs in and orders, and is locked for a while after five wrong passwords', async () => {
  const visitor = await guest()
  const login = 'reed@elsewhere.test'
  const registered = await visitor.customers.postCustomers({ password: 'Paper-1234', customer: { login, email: login, last_name: 'Reed' } })
  expect(registered).toMatchObject({ auth_type: 'registered', login, last_name: 'Reed' })

  const signIn = async (password: string) => {
    const here = program()
    await here.customers.postCustomersAuth({ type: 'credentials' }, { authorization: `Basic ${btoa(`${login}:${password}`)}` })
    return here
  }
  const here = await signIn('Paper-1234')
  expect(await here.customers.getCustomersByID(String(registered['customer_id']), {})).toMatchObject({ email: login })
  expect(await toOrderRow(here, login, 'registered')).toMatchObject({ customer_name: 'Reed', customer_info: { email: login } })

  for (let guess = 0; guess < 5; guess++)
    await expect(signIn('Paper-4321')).rejects.toMatchObject({ type: 'AuthenticationFailedException' })
  await expect(signIn('Paper-1234')).rejects.toMatchObject({ type: 'AuthenticationFailedException' })
  shop.advanceClock(15 * 60_000)
  await signIn('Paper-1234')
})

test('a program can place an order with its own number once, and the shop skips that number', async () => {
  const trusted = program({ oauth2AccessToken: await applicationToken(shop.fetch) })
  const { baskets, ...here } = await guest()
  const whole = async () => {
    const shipments = [{ shipping_address: JOE, shipping_method: { id: 'USPSFC' } }]
    const basket = await baskets.postBaskets({
      body: {
        customer_info: { email: 'numbers@elsewhere.test' },
        product_items: [{ product_id: '1HBE2115', quantity: 1 }],
        shipments,
        billing_address: JOE,
        payment_instruments: [{ amount: 5.05, payment_method_id: 'AX_INVOICE' }],
      },
    })
    const id = String(basket['basket_id'])
    // The order takes over custom attributes of the basket.
    expect(await baskets.patchBasketsByID(id, { c_location: 'Austin' })).toMatchObject({ c_location: 'Austin' })
    return id
  }
  const next = String(Number((await here.orders.postOrders({ basket_id: await whole() }))['order_no']) + 1).padStart(8, '0')
  expect(await trusted.orders.putOrdersByID(next, { basket_id: await whole() })).toMatchObject({
    order_no: next,
    status: 'created',
    customer_info: { customer_id: here.customerId },
    c_location: 'Austin',
  })
  const again = await whole()
  await expect(trusted.orders.putOrdersByID(next, { basket_id: again })).rejects.toMatchObject({ type: 'ResourceAlreadyExistsException' })
  // The basket is still there after the refusal. The shop skips the number that the program used.
  const after = await here.orders.postOrders({ basket_id: again })
  expect(Number(after['order_no'])).toBe(Number(next) + 1)
  expect(await here.orders.getOrdersByID(next)).toMatchObject({ order_no: next })
})

test('a refined product search returns only matching products', async () => {
  const { search, products } = program()
  const found = async (...refine: string[]) => (await search.getProductSearch({ refine, count: 100 }))['total']
  const read = async (path: string) => {
    const answer = await fetch(`${http.origin}${SHOP}${path}&client_id=${CLIENT.clientId}`)
    return (await answer.json()) as Record<string, unknown>
  }
  expect(await found('cgid=root')).toBe(33)
  expect(await read('/product_search?refine=price%3D(1000..)')).toMatchObject({ total: 0, selected_refinements: { price: '(1000..)' } })
  expect(await read('/product_search?refine_1=c_hbc_CardSize%3D831%7C60&refine_2=orderable_only%3Dtrue&sort=name')).toMatchObject({
    total: 1,
    hits: [{ product_id: 'feliz' }],
    selected_sorting_option: 'name',
    fetch_date: expect.any(Number),
  })
  expect(await found('htypes=set')).toBe(0)
  expect(await found('c_hbc_CardSize=831|49', 'cgid=birthday')).toBe(31)
  expect(await search.getProductSearchRepresentedProducts({ q: 'warm' })).toMatchObject({
    hits: [{ represented_product: { id: '1HBE2115' }, represented_products: [{ id: '1HBE2115' }] }],
  })
  expect(await read('/categories/birthday?locale=es')).toMatchObject({
    parent_category_tree: [{ id: 'birthday', name: 'Cumpleaños' }],
  })
  expect((await products.getProductsByID('1HBE2115', {}))['price']).toBeUndefined()
  expect(await products.getProductsByID('1HBE2115', { expand: ['prices', 'availability'] })).toMatchObject({
    price: 4.5,
    inventory: { ats: 999_999, stock_level: 999_999, orderable: true },
  })
})

test('OPTIONS lists the methods and HEAD omits the body', async () => {
  const say = (method: string, path: string) =>
    fetch(`${http.origin}${SHOP}${path}`, { method, headers: { 'x-dw-client-id': CLIENT.clientId } })
  expect((await say('OPTIONS', '/orders/1')).headers.get('allow')).toBe('PUT, GET, HEAD, PATCH, OPTIONS')
  expect((await say('DELETE', '/categories/root')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  const [head, page] = [await say('HEAD', '/categories/root'), await say('GET', '/categories/root')]
  expect([head.status, await head.text(), head.headers.get('cache-control')]).toEqual([200, '', 'max-age=60'])
  expect(head.headers.get('content-type')).toBe(page.headers.get('content-type'))
})
