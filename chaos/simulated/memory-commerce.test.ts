import { randomBytes } from 'node:crypto'
import { Basket, BasketsResult } from '@fondly/contracts/ocapi/shop/baskets.ts'
import { OrderSearchResult } from '@fondly/contracts/ocapi/shop/orders.ts'
import { basketFromWire } from '@fondly/gateways/commerce/basket-mapping.ts'
import { orderFromWire } from '@fondly/gateways/commerce/order-mapping.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import {
  applicationToken,
  openTestCommerce,
  say as sayTo,
  SHOP,
  shopperToken,
  DATA,
} from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { ANA as ANA_OF_THE_WORLD } from '@fondly/upstreams/commerce/testing/small-world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryCommerce } from './memory-commerce.ts'

const LAG_MS = 60_000
type Shop = { fetch: Fetch; advanceClock: (milliseconds: number) => void }

let embedded: Awaited<ReturnType<typeof openTestCommerce>>
beforeAll(async () => (embedded = await openTestCommerce(1, { searchLagMilliseconds: LAG_MS })))
afterAll(() => embedded?.close())

function inMemory(): Shop {
  let now = Date.parse('2026-11-20T15:00:00.000Z')
  const { fetch } = memoryCommerce({
    site: 'fondly',
    now: () => now++,
    newId: () => randomBytes(13).toString('hex'),
    products: [{ id: '1HBE2115', name: 'Warm Wishes', price: 4.5 }],
    customers: [{ id: 'ab'.repeat(13), email: ANA_OF_THE_WORLD.email, firstName: 'Ana', lastName: 'Ruiz' }],
    shippingPrice: 0.55,
    searchLagMilliseconds: LAG_MS,
  })
  return { fetch, advanceClock: (milliseconds) => void (now += milliseconds) }
}

const SOMEBODY = {
  first_name: 'Joe',
  last_name: 'Poe',
  address1: '1 Main St',
  address2: '',
  city: 'Boston',
  state_code: 'MA',
  postal_code: '02101',
}
const ADDRESS = { ...SOMEBODY, country_code: 'US' }

/** Makes every call that a sending may make, in the right order and with mistakes. Returns each answer as the gateway reads it. */
async function makeCalls({ fetch, advanceClock }: Shop): Promise<{ call: string; status: number; read: unknown }[]> {
  const answers: { call: string; status: number; read: unknown }[] = []
  const hidden = hider()
  let token: string | undefined
  const say = async (call: string, body?: unknown, bearer = token) => {
    const [method = '', path = ''] = call.split(' ')
    const put = method === 'PUT' ? { 'x-dw-http-method-override': 'PUT' } : undefined
    const answer = await sayTo(fetch, put ? 'POST' : method, path.startsWith('/s/') ? path : `${SHOP}${path}`, {
      token: bearer,
      body,
      headers: put,
    })
    answers.push({ call: hidden(call) as string, status: answer.status, read: hidden(readByTheGateway(answer.json)) })
    return answer.json
  }
  const application = await applicationToken(fetch)
  const shopper = await shopperToken(fetch, ANA_OF_THE_WORLD.email)
  token = shopper.token
  hidden(shopper.customerId)

  await say(`GET /customers/${shopper.customerId}/baskets`)
  await say('GET /customers/somebody/baskets')
  await say('POST /baskets', {}, 'x.y.z')
  const { basket_id: basket } = await say('POST /baskets', {})
  await say('POST /baskets', {})
  await say(`GET /customers/${shopper.customerId}/baskets`)
  await say(`GET /baskets/${String(basket)}`)
  await say('GET /baskets/nowhere')
  await say('POST /orders', { basket_id: basket })
  const at = `/baskets/${String(basket)}`
  await say(`PUT ${at}/customer`, { email: ANA_OF_THE_WORLD.email })
  await say(`POST ${at}/items`, [{ product_id: 'nothing', quantity: 1 }])
  const { product_items: items } = await say(`POST ${at}/items`, [
    { product_id: '1HBE2115', quantity: 1, c_scanCode: 'SCAN234567', c_sentiment: 'x' },
  ])
  const item = (items as { item_id: string }[])[0]?.item_id
  await say('POST /orders', { basket_id: basket })
  await say(`PUT ${at}/shipments/me/shipping_address`, ADDRESS)
  await say(`PUT ${at}/shipments/me/shipping_method`, { id: 'USPSFC' })
  await say(`PATCH ${at}/shipments/me`, { c_req_ship_date: '2026-11-24', c_taxClassCode: '' })
  await say(`PUT ${at}/billing_address`, ADDRESS)
  await say(`POST ${at}/payment_instruments`, { payment_method_id: 'AX_INVOICE', amount: 5.05 })
  await say(`PATCH ${at}/items/${'0'.repeat(26)}`, { c_hbc_PrintPdf: 'http://x/y' })
  await say(`PATCH ${at}/items/${item}`, { c_hbc_PrintPDF_EP: 'http://pictures/envelope.png' })
  await say(`PATCH ${at}/items/${item}`, { c_hbc_PrintPdf: 'http://pictures/card.pdf' })
  const { order_no: order } = await say('POST /orders', { basket_id: basket })
  await say('POST /orders', { basket_id: basket })
  await say(`GET ${at}`)
  await say(`DELETE ${at}`)
  await say('GET /orders/nowhere')

  const search = (field: string, value: unknown) => ({
    query: { term_query: { fields: [field], operator: 'is', values: [value] } },
    sorts: [{ field: 'creation_date', sort_order: 'desc' }],
    select: '(**)',
  })
  await say('POST /order_search', search('customer_email', ANA_OF_THE_WORLD.email))
  advanceClock(LAG_MS)
  await say('POST /order_search', search('customer_email', ANA_OF_THE_WORLD.email))
  await say('POST /order_search', search('order_no', order), application)
  await say(`GET /orders/${String(order)}`)
  await say(`PATCH /orders/${String(order)}`, { c_clientID: 'acme', c_customerReference: 'ACME-CC' })
  const status = (name: string, value: string, bearer = application) =>
    say(`PUT ${DATA}/sites/fondly/orders/${String(order)}/${name}`, { status: value }, bearer)
  await status('confirmation_status', 'confirmed', token)
  await status('confirmation_status', 'confirmed')
  for (const value of ['open', 'new', 'new', 'failed', 'cancelled', 'new']) await status('status', value)
  await status('export_status', 'ready')
  await say(`GET /orders/${String(order)}`)
  advanceClock(LAG_MS)
  await say('POST /order_search', search('export_status', 'ready'), application)
  const { basket_id: next } = await say('POST /baskets', {})
  await say(`PUT /orders/F123456789AB`, { basket_id: 'nowhere' }, application)
  await say(`PUT /orders/F123456789AB`, { basket_id: next }, application)
  await say(`PUT /orders/F123456789AB`, { basket_id: next })
  const filled = `/baskets/${String(next)}`
  await say(`PUT ${filled}/customer`, { email: ANA_OF_THE_WORLD.email })
  await say(`POST ${filled}/items`, [{ product_id: '1HBE2115', quantity: 1, c_scanCode: 'SCAN234568' }])
  await say(`PUT ${filled}/shipments/me/shipping_address`, ADDRESS)
  await say(`PUT ${filled}/shipments/me/shipping_method`, { id: 'USPSFC' })
  await say(`PUT ${filled}/billing_address`, ADDRESS)
  await say(`POST ${filled}/payment_instruments`, { payment_method_id: 'AX_INVOICE', amount: 5.05 })
  await say(`PUT /orders/${String(order)}`, { basket_id: next }, application)
  await say(`PUT /orders/F123456789AB`, { basket_id: next }, application)
  await say(`PUT /orders/F123456789AB`, { basket_id: next }, application)
  await say('GET /orders/F123456789AB')
  const { basket_id: last } = await say('POST /baskets', {})
  await say(`DELETE /baskets/${String(last)}`)
  await say(`DELETE /baskets/${String(last)}`)
  advanceClock(1_900_000)
  await say('POST /baskets', {})
  return answers
}

/** Reads an order, a basket, a list of them, or the type of a fault. The gateway uses nothing else of an answer. */
function readByTheGateway(json: Record<string, unknown>): unknown {
  if (json['fault']) return (json['fault'] as { type: string }).type
  if (json['order_no']) return orderFromWire(json)
  if (json['basket_id']) return basketFromWire(Basket.parse(json))
  if (json['_type'] === 'baskets_result') return BasketsResult.parse(json).baskets.map(basketFromWire)
  if (json['_type'] !== 'order_search_result') return json
  const { hits, total, count, start } = OrderSearchResult.parse(json)
  return { total, count, start, orders: hits.map(({ data }) => orderFromWire(data)) }
}

/** Replaces ids and tokens by numbers, and instants by a fixed word, so that the answers of both commerces can be compared. Equal ids get the same number. */
function hider(): (value: unknown) => unknown {
  const known = new Map<string, string>()
  const replaced = (text: string) =>
    text
      .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '(instant)')
      .replaceAll(/\b[0-9a-f]{64}\b|\b[0-9a-f]{26}\b|\b[0-9a-f]{32}\b|\b\d{8}\b/g, (id) => {
        known.set(id, known.get(id) ?? `(${known.size})`)
        return known.get(id) ?? ''
      })
  return (value) => JSON.parse(replaced(JSON.stringify(value))) as unknown
}

test('the in-memory commerce and the embedded one give the same answers to a whole order and to its mistakes', async () => {
  const [memory, real] = [await makeCalls(inMemory()), await makeCalls(embedded)]
  for (const [at, answer] of real.entries()) expect(memory[at]).toEqual(answer)
  expect(real.filter(({ status }) => status < 300).length).toBeGreaterThan(25)
})
