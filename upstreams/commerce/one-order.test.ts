import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, applicationToken, DATA, openTestCommerce, say, SHOP, shopperToken } from './testing/open-commerce.ts'
import { ANA } from './testing/small-world.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
beforeAll(async () => void (shop = await openTestCommerce(1)))
afterAll(() => shop.close())

const NO_TAX = {
  shipping_total_tax: 0,
  adjusted_shipping_total_tax: 0,
  merchandize_total_tax: 0,
  adjusted_merchandize_total_tax: 0,
  tax_total: 0,
}
const PUT = { 'x-dw-http-method-override': 'PUT' }

test('a whole order gets the documented answer to every call', async () => {
  const application = await applicationToken(shop.fetch)
  const { token, customerId } = await shopperToken(shop.fetch, ANA.email)
  const ask = (method: string, path: string, body?: unknown) => {
    const put = method === 'PUT'
    return say(shop.fetch, put ? 'POST' : method, SHOP + path, { token, body, headers: put ? PUT : {} })
  }
  const ok = (answer: Answer) => {
    expect(answer.json).not.toHaveProperty('fault')
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ _v: '21.2', _type: expect.any(String) })
    return answer.json
  }

  expect(ok(await ask('GET', `/customers/${customerId}/baskets`))).toEqual({ _v: '21.2', _type: 'baskets_result', total: 0 })

  const opened = ok(await ask('POST', '/baskets', {}))
  expect((opened['_flash'] as { type: string }[]).map(({ type }) => type)).toEqual([
    'ProductItemsRequired',
    'PaymentMethodRequired',
    'BillingAddressRequired',
    'ShippingAddressRequired',
    'ShippingMethodRequired',
  ])
  expect(opened).not.toHaveProperty('order_total')
  const basket = `/baskets/${String(opened['basket_id'])}`

  expect(ok(await ask('PUT', `${basket}/customer`, { email: ANA.email }))).toMatchObject({ customer_info: { email: ANA.email } })
  const filled = ok(
    await ask('POST', `${basket}/items`, [{ product_id: '1HBE2115', quantity: 1, c_scanCode: 'k3J9aQ2LpZ', c_sentimentCode: 'S-0001' }]),
  )
  const item = (filled['product_items'] as { item_id: string }[])[0]?.item_id
  const recipient = {
    first_name: 'Joe',
    last_name: 'Poe',
    address1: '1 Main St',
    address2: '',
    city: 'Boston',
    state_code: 'MA',
    postal_code: '02101',
    country_code: 'US',
  }
  ok(await ask('PUT', `${basket}/shipments/me/shipping_address`, recipient))
  ok(await ask('PUT', `${basket}/shipments/me/shipping_method`, { id: 'USPSFC' }))
  ok(await ask('PATCH', `${basket}/shipments/me`, { c_req_ship_date: '2026-11-23', c_taxClassCode: '' }))
  const billing = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    company_name: 'Acme Care',
    address1: '9 HQ Rd',
    city: 'Austin',
    state_code: 'TX',
    postal_code: '73301',
    country_code: 'US',
  }
  expect(ok(await ask('PUT', `${basket}/billing_address`, billing))).toMatchObject({ order_total: 5.05 })
  const paid = ok(await ask('POST', `${basket}/payment_instruments`, { amount: 5.05, payment_method_id: 'AX_INVOICE' }))
  expect(paid).not.toHaveProperty('_flash')
  ok(await ask('PATCH', `${basket}/items/${item}`, { c_hbc_PrintPDF_EP: 'https://render/env.png' }))
  ok(await ask('PATCH', `${basket}/items/${item}`, { c_hbc_PrintPdf: 'https://render/card.pdf' }))

  const created = ok(await ask('POST', '/orders', { basket_id: opened['basket_id'] }))
  expect(created).toMatchObject({ _type: 'order', status: 'created', export_status: 'not_exported' })
  const no = String(created['order_no'])
  ok(await ask('PATCH', `/orders/${no}`, { c_clientID: 'acme', c_clientName: 'Acme Utilities', c_senderProfileID: 'acme-care' }))
  for (const [name, status] of [
    ['confirmation_status', 'confirmed'],
    ['status', 'new'],
    ['export_status', 'ready'],
  ] as const) {
    const path = `${DATA}/sites/fondly/orders/${no}/${name}`
    const moved = await say(shop.fetch, 'POST', path, { token: application, body: { status }, headers: PUT })
    expect([moved.status, moved.headers.get('x-dw-resource-state')]).toEqual([204, expect.stringMatching(/^[0-9a-f]{64}$/)])
  }

  expect(ok(await ask('GET', `/orders/${no}`))).toEqual({
    _v: '21.2',
    _type: 'order',
    _resource_state: expect.any(String),
    order_no: expect.stringMatching(/^\d{8}$/),
    order_token: expect.stringMatching(/^[\w-]{43}$/),
    site_id: 'fondly',
    created_by: 'Customer',
    creation_date: expect.stringMatching(/^\d{4}-.*Z$/),
    last_modified: expect.stringMatching(/^\d{4}-.*Z$/),
    currency: 'USD',
    taxation: 'net',
    channel_type: 'storefront',
    customer_info: {
      _type: 'customer_info',
      customer_id: customerId,
      customer_no: '00000001',
      customer_name: 'Ana Ruiz',
      email: ANA.email,
    },
    customer_name: 'Ana Ruiz',
    notes: { _type: 'simple_link', link: `http://localhost:3000/commerce/s/fondly/dw/shop/v21_2/orders/${no}/notes` },
    status: 'new',
    confirmation_status: 'confirmed',
    export_status: 'ready',
    payment_status: 'not_paid',
    shipping_status: 'not_shipped',
    product_total: 4.5,
    product_sub_total: 4.5,
    shipping_total: 0.55,
    ...NO_TAX,
    order_total: 5.05,
    shipping_items: [expect.objectContaining({ _type: 'shipping_item', price: 0.55 })],
    product_items: [
      {
        _type: 'product_item',
        item_id: item,
        product_id: '1HBE2115',
        product_name: 'Warm Wishes',
        item_text: 'Warm Wishes',
        quantity: 1,
        price: 4.5,
        base_price: 4.5,
        price_after_item_discount: 4.5,
        price_after_order_discount: 4.5,
        tax: 0,
        tax_basis: 4.5,
        tax_rate: 0,
        tax_class_id: 'exempt',
        adjusted_tax: 0,
        shipment_id: 'me',
        gift: false,
        bonus_product_line_item: false,
        c_scanCode: 'k3J9aQ2LpZ',
        c_sentimentCode: 'S-0001',
        c_hbc_PrintPDF_EP: 'https://render/env.png',
        c_hbc_PrintPdf: 'https://render/card.pdf',
      },
    ],
    shipments: [
      {
        _type: 'shipment',
        shipment_id: 'me',
        shipment_no: '00000771',
        gift: false,
        shipping_status: 'not_shipped',
        shipping_address: { _type: 'order_address', id: expect.any(String), ...recipient, full_name: 'Joe Poe' },
        shipping_method: { _type: 'shipping_method', id: 'USPSFC', name: 'USPS First Class', price: 0.55 },
        product_sub_total: 4.5,
        product_total: 4.5,
        shipping_total: 0.55,
        shipment_total: 5.05,
        ...NO_TAX,
        c_req_ship_date: '2026-11-23',
        c_taxClassCode: '',
      },
    ],
    billing_address: { _type: 'order_address', id: expect.any(String), ...billing, full_name: 'Ana Ruiz' },
    payment_instruments: [
      { _type: 'order_payment_instrument', payment_instrument_id: expect.any(String), payment_method_id: 'AX_INVOICE', amount: 5.05 },
    ],
    c_clientID: 'acme',
    c_clientName: 'Acme Utilities',
    c_senderProfileID: 'acme-care',
  })

  const again = await ask('POST', '/orders', { basket_id: opened['basket_id'] })
  expect([again.status, again.json.fault.type]).toEqual([404, 'BasketNotFoundException'])
})
